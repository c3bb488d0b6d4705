#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@Argument` on a property: writes nothing, and says what is wrong; the attribute of the type reads it.
struct ArgumentMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // `@Observable` writes a second property for each one, with its attributes: nothing reads this one.
        if context.lexicalContext.isEmpty, declaration.attributesOfDeclaration.has("ObservationIgnored") { return [] }
        let attribute = declaration.attribute(node, in: context)
        if let mistake = Owner(context).mistake(attribute) {
            context.report([mistake])
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            if variable.modifiers.isStatic || variable.storedBindings.isEmpty {
                context.report([.givenWithoutMeaning(attribute)])
            } else if variable.bindings.count > 1 {
                context.report([.severalProperties(attribute)])
            }
        } else {
            context.report([.givenWithoutMeaning(attribute)])
        }
        return []
    }
}

extension DeclaredType {
    /// The properties that are left to the caller, each with its attribute.
    var givenProperties: [(name: TokenSyntax, attribute: AttributeSyntax)] {
        members.compactMap { $0.as(VariableDeclSyntax.self) }.compactMap { variable in
            guard !variable.modifiers.isStatic, let attribute = variable.attributes.named("Argument").first,
                let name = variable.storedBindings.first?.name
            else { return nil }
            return (name, attribute)
        }
    }

    /// What is wrong with them, given what makes the object and how long it is kept.
    func mistakesOfGivenProperties(
        _ initializer: Initializer?, _ registrations: [RegistrationAttribute]
    ) -> [MacroDiagnostic] {
        let given = givenProperties
        guard !given.isEmpty else { return [] }
        if let shared = registrations.first(where: { $0.lifetime != .prototype }) {
            return given.map { .givenToShared($0.name, $0.attribute, shared.attribute) }
        }
        guard let initializer else { return [] }
        if let attribute = initializer.syntax?.attributes.named("Inject").first,
            !AttributeArguments(attribute).unlabelled.isEmpty
        {
            return given.map { .givenBesideQueries($0.attribute, attribute) }
        }
        return given.filter { property in
            !initializer.arguments.parameters.contains { $0.isNamed(property.name.text) }
        }.map { .givenWithoutParameter($0.name, $0.attribute, initializer.syntax) }
    }
}
#endif
