#if Macros
internal import SwiftSyntax

/// A method with `@Inject`: called once after the injection points are set, with arguments that the container resolves.
struct InjectedCall {
    let function: FunctionDeclSyntax
    let attribute: AttributeSyntax
    private let call: Callable

    init(_ function: FunctionDeclSyntax, by attribute: AttributeSyntax, in isolation: Isolation = .none) {
        self.function = function
        self.attribute = attribute
        call = Callable(
            function.signature, queries: AttributeArguments(attribute).unlabeled,
            isolation: Isolation(ofMember: function, in: isolation))
    }

    /// Nil for a method without `@Inject`, for one with mistakes, and for methods of structures.
    init?(_ function: FunctionDeclSyntax, in type: DeclaredType) {
        guard type.kind != .structure, let attribute = function.attributes.named("Inject").first else { return nil }
        self.init(function, by: attribute, in: type.isolation)
        guard mistakes().isEmpty else { return nil }
    }

    /// The statement that declares the call.
    func statement(in type: DeclaredType) -> Statement {
        let closure = call.closure(
            calling: "owner.\(function.name.text)", owner: type.name.text, discarding: function.returnsSomething)
        let label = call.waits ? "async: " : call.isOnMain ? "main: " : ""
        let name = mayBeOverridden(in: type) ? ["name: \"\(signature)\""] : []
        return Statement(".call", taking: name + ["\(label)\(closure)"] + call.queries.map(\.text))
    }

    /// Whether the method overrides another one, or may be overridden.
    ///
    /// The call then has a name, so that only one of the methods is called.
    private func mayBeOverridden(in type: DeclaredType) -> Bool {
        if function.modifiers.has(.override) { return true }
        let isHidden = function.modifiers.has(.private) || function.modifiers.has(.fileprivate)
        return type.isOpenToSubclasses && !isHidden && !function.modifiers.has(.final)
    }

    /// The method's name with labels and parameter types, which an overriding method shares.
    private var signature: String {
        let parameters = function.signature.parameterClause.parameters.map {
            "\($0.firstName.text): \($0.type.trimmedDescription)"
        }
        return "\(function.name.text)(\(parameters.joined(separator: ", ")))"
    }

    /// The mistakes of the method and its attribute.
    func mistakes() -> [MacroDiagnostic] {
        if let label = AttributeArguments(attribute).labeled.first?.label {
            return [.argumentWithoutMeaning(label, on: "a method")]
        }
        if function.attributes.has("Provides") { return [.calledAndProvided(function.name, by: attribute)] }
        return [call.mistake(at: attribute, of: "`\(function.name.text)`")].compactMap(\.self)
    }
}
#endif
