#if Macros
internal import SwiftSyntax

extension DeclaredType {
    /// What keeps the type as a whole from declaring itself.
    func mistakes(_ attribute: AttributeSyntax) -> [MacroDiagnostic] {
        if let (clause, owner) = genericClause {
            // Where the surroundings stand is not told to a macro.
            return [.genericType(name.text, owner, owner == name.text ? clause : Syntax(name), attribute)]
        }
        let byHand = syntax.inheritanceClause?.inheritedTypes.first { inherited in
            ["SelfDeclaring", "AlchemicMain.SelfDeclaring"].contains(inherited.type.trimmedDescription)
        }
        if let byHand { return [.declaredByHand(byHand.type, name.text, attribute)] }
        return []
    }
}

extension RegistrationAttribute {
    /// What is wrong with the attributes of a type, each by itself and all together.
    static func mistakes(_ registrations: [RegistrationAttribute], of type: DeclaredType) -> [MacroDiagnostic] {
        var mistakes = registrations.flatMap { $0.mistakes() }
        if registrations.count > 1 {
            let unnamed = registrations.contains { $0.givenName == nil }
            if unnamed {
                mistakes += registrations.dropFirst().map {
                    .declaredTwice($0.attribute, first: registrations[0].attribute, type.name.text)
                }
            }
        }
        return mistakes
    }
}
#endif
