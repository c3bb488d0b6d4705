#if Macros
internal import SwiftSyntax

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

    /// What is wrong with them, given what makes the object; that it must be a prototype, the check says.
    func mistakesOfGivenProperties(_ initializer: (call: Callable, syntax: InitializerDeclSyntax?)) -> [MacroDiagnostic]
    {
        if let attribute = initializer.syntax?.attributes.named("Inject").first,
            !AttributeArguments(attribute).unlabelled.isEmpty
        {
            return givenProperties.map { .givenBesideQueries($0.attribute, attribute) }
        }
        return givenProperties.filter { property in
            !initializer.call.parameters.contains { $0.isNamed(property.name.text) }
        }.map { .givenWithoutParameter($0.name, $0.attribute, initializer.syntax) }
    }
}
#endif
