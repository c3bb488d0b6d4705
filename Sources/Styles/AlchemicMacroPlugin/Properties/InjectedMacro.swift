#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Injected` on a property of an object that the container does not make: each access asks the container.
struct InjectedMacro: AccessorMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            context.report([.injectedWithoutMeaning(node)])
            return []
        }
        let attribute = variable.attribute(node, in: context)
        let owner = Owner(context)
        let mistakes = mistakes(variable, attribute, owner)
        context.report(mistakes)
        guard mistakes.allSatisfy({ $0.severity != .error }), let type = variable.bindings.first?.typeAnnotation?.type
        else { return [] }
        return ["\(raw: getter(variable, type, AttributeArguments(attribute), owner))"]
    }

    /// The getter that asks.
    private static func getter(
        _ variable: VariableDeclSyntax, _ type: TypeSyntax, _ arguments: AttributeArguments, _ owner: Owner
    ) -> String {
        let waits = arguments.value("async") != nil
        let isMain = !waits && Isolation(ofMember: variable, in: owner.isolation) == .main
        let query = (arguments.value("async") ?? arguments.unlabelled.first)?.text
        let asked = query.flatMap { $0 == ".auto" ? nil : ", \($0)" } ?? ""
        let container = arguments.value("from")?.text ?? "Container.main"
        let label = waits ? "async: " : isMain ? "main: " : ""
        let effects = waits ? "async throws(ResolutionError)" : "throws(ResolutionError)"
        return """
            get \(effects) {
                try \(waits ? "await " : "")\(container).get(\(label)\(type.metatype)\(asked))
            }
            """
    }

    private static func mistakes(
        _ variable: VariableDeclSyntax, _ attribute: AttributeSyntax, _ owner: Owner
    ) -> [MacroDiagnostic] {
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return [.severalProperties(attribute)] }
        var mistakes: [MacroDiagnostic] = []
        if variable.bindingSpecifier.tokenKind == .keyword(.let) {
            mistakes.append(.accessedConstant(name, variable.bindingSpecifier))
        }
        if variable.modifiers.has(.lazy), let lazy = variable.modifiers.modifier(.lazy) {
            mistakes.append(.accessedLazy(name, lazy))
        }
        if binding.typeAnnotation == nil { mistakes.append(.injectedWithoutType(name, binding)) }
        if let value = binding.initializer { mistakes.append(.accessedValue(name, value)) }
        if binding.accessorBlock != nil { mistakes.append(.accessedComputed(name, attribute)) }
        if mistakes.isEmpty, owner.isManaged, variable.attributes.named("Inject").isEmpty {
            mistakes.append(.accessedInManaged(name, attribute))
        }
        return mistakes
    }
}

extension TypeSyntax {
    /// The type as a value: `(any Store).self`.
    var metatype: String {
        let text = trimmedDescription
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped.wrappedType.metatype }
        let isSimple =
            self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) || self.is(ArrayTypeSyntax.self)
            || self.is(DictionaryTypeSyntax.self) || self.is(TupleTypeSyntax.self) || self.is(OptionalTypeSyntax.self)
        return isSimple ? "\(text).self" : "(\(text)).self"
    }
}
#endif
