#if Macros
internal import SwiftSyntax

/// A property with `@Inject`, and what is wrong with that.
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
        if variable.modifiers.isStatic { mistakes.append(.injectedStatic(name, attribute)) }
        if variable.bindingSpecifier.tokenKind == .keyword(.let) {
            mistakes.append(.injectedConstant(name, variable.bindingSpecifier))
        } else if binding.isComputed, !binding.hasSetter {
            mistakes.append(.injectedComputed(name, attribute))
        }
        if binding.typeAnnotation == nil { mistakes.append(.injectedWithoutType(name, binding)) }
        if let injected = variable.attributes.named("Injected").first {
            mistakes.append(.injectedTwice(name, attribute, injected))
        }
        return mistakes + argumentMistakes(name, binding)
    }

    private func argumentMistakes(_ name: TokenSyntax, _ binding: PatternBindingSyntax) -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
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

extension PatternBindingSyntax {
    /// Whether something written there takes a value.
    var hasSetter: Bool {
        guard case .accessors(let list) = accessorBlock?.accessors else { return false }
        return list.contains { ["set", "_modify", "unsafeMutableAddress"].contains($0.accessorSpecifier.text) }
    }
}
#endif
