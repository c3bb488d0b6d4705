#if Macros
internal import SwiftSyntax

extension DeclaredType {
    /// What keeps the type as a whole from declaring itself.
    func mistakes(_ attribute: AttributeSyntax) -> [MacroDiagnostic] {
        if let (clause, owner) = genericClause {
            // Where the surroundings stand is not told to a macro.
            return [.genericType(name.text, owner, owner == name.text ? clause : Syntax(name), attribute)]
        }
        if isLocal { return [.localType(name, attribute)] }
        let byHand = syntax.inheritanceClause?.inheritedTypes.first { inherited in
            ["SelfDeclaring", "AlchemicMain.SelfDeclaring"].contains(inherited.type.trimmedDescription)
        }
        if let byHand { return [.declaredByHand(byHand.type, name.text, attribute)] }
        return []
    }

    /// Whether it stands in a function, a closure or an accessor.
    private var isLocal: Bool {
        surroundings.contains {
            $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(ClosureExprSyntax.self)
                || $0.is(AccessorDeclSyntax.self) || $0.is(DeinitializerDeclSyntax.self)
                || $0.is(VariableDeclSyntax.self) || $0.is(SubscriptDeclSyntax.self)
        }
    }

    /// The variable for which a shared class does not seem to be safe, as far as its own text tells.
    ///
    /// Nothing is said where another attribute or an inherited type may make it safe. The compiler knows: it refuses the
    /// statement that is written, with the same words.
    var unguardedVariable: TokenSyntax? {
        let others = syntax.attributes.written.filter { attribute in
            !["InjectedByName", "available"].contains(attribute.name) && RegistrationAttribute(attribute) == nil
        }
        guard kind == .class, isolation == .none, syntax.inheritanceClause == nil, others.isEmpty,
            !syntax.modifiers.has(.nonisolated)
        else { return nil }
        let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter {
            $0.bindingSpecifier.tokenKind == .keyword(.var) && !$0.modifiers.isStatic && !$0.modifiers.has(.nonisolated)
                && !$0.attributes.has("Injected")
                && $0.attributes.written.allSatisfy { ["Inject", "Argument"].contains($0.name) }
        }
        return variables.flatMap(\.storedBindings).first?.name
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
        let shared = registrations.first { [.singleton, .scoped].contains($0.lifetime) }
        if mistakes.isEmpty, let shared, let variable = type.unguardedVariable {
            mistakes.append(.seeminglyNotSendable(type, variable, shared.attribute))
        }
        return mistakes
    }
}
#endif
