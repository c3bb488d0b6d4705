#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Injected` on a property of an object that the container does not make: each access resolves the value.
///
/// The compiler rejects the attribute on other declarations than properties, on constants, and on properties with accessors.
struct InjectedMacro: AccessorMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let name = binding.name
        else { return [] }
        let attribute = variable.attribute(node, in: context)
        guard let type = binding.typeAnnotation?.type else {
            context.report([.injectedWithoutType(name, in: binding)])
            return []
        }
        // The compiler would silently ignore the initial value.
        if let value = binding.initializer { context.report([.accessedValue(name, set: value)]) }
        let owner = Owner(context)
        if owner.isManaged { context.report([.accessedInManaged(name, by: attribute)]) }

        let arguments = AttributeArguments(attribute)
        let waits = arguments.value("async") != nil
        let isMain = !waits && Isolation(ofMember: variable, in: owner.isolation) == .main
        let query = (arguments.value("async") ?? arguments.unlabeled.first)?.text
        let asked = query.flatMap { $0 == ".auto" ? nil : ", \($0)" } ?? ""
        let container = arguments.value("from")?.text ?? "Container.main"
        let label = waits ? "async: " : isMain ? "main: " : ""
        return [
            """
            get \(raw: waits ? "async " : "")throws(ResolutionError) {
                try \(raw: waits ? "await " : "")\(raw: container).get(\(raw: label)\(raw: type.metatype)\(raw: asked))
            }
            """
        ]
    }
}

extension TypeSyntax {
    /// The type as a value: `(any Store).self`.
    fileprivate var metatype: String {
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped.wrappedType.metatype }
        let isSimple =
            self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) || self.is(ArrayTypeSyntax.self)
            || self.is(DictionaryTypeSyntax.self) || self.is(TupleTypeSyntax.self) || self.is(OptionalTypeSyntax.self)
        return isSimple ? "\(trimmedDescription).self" : "(\(trimmedDescription)).self"
    }
}
#endif
