#if Macros
internal import SwiftSyntax

/// A property with `@Inject`, and what is wrong with that, as far as the compiler does not say it of what is written.
struct InjectedProperty {
    let variable: VariableDeclSyntax
    let attribute: AttributeSyntax

    init(_ variable: VariableDeclSyntax, _ attribute: AttributeSyntax) {
        self.variable = variable
        self.attribute = attribute
    }

    /// Mistakes that need no look at the type around it.
    func mistakes() -> [MacroDiagnostic] {
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return [.severalProperties(attribute)] }
        var mistakes: [MacroDiagnostic] = []
        if binding.typeAnnotation == nil { mistakes.append(.injectedWithoutType(name, binding)) }
        let arguments = AttributeArguments(attribute)
        if arguments.unlabelled.count > 1 { mistakes.append(.severalQueries(arguments.unlabelled[1], name)) }
        if let given = arguments.value("name"), given.literalText == "" { mistakes.append(.emptyName(given)) }
        if let label = arguments.label("ifUnset"), arguments.isTrue("ifUnset") {
            if variable.modifiers.has(.lazy) {
                mistakes.append(.unsetLazy(label, name))
            } else if let type = binding.typeAnnotation?.type, !type.isOptional {
                mistakes.append(.unsetWithoutOptional(label, name, type))
            }
        }
        return mistakes
    }
}
#endif
