#if Macros
internal import SwiftSyntax

/// A method with `@Inject`: called once after the injection points are set, with what the container finds.
struct InjectedCall {
    let function: FunctionDeclSyntax
    let attribute: AttributeSyntax
    private let call: Callable

    init(_ function: FunctionDeclSyntax, _ attribute: AttributeSyntax, in isolation: Isolation = .none) {
        self.function = function
        self.attribute = attribute
        call = Callable(
            function.signature, queries: AttributeArguments(attribute).unlabelled,
            isolation: Isolation(ofMember: function, in: isolation))
    }

    /// The one that is to be called; nil if something is wrong with it.
    init?(_ function: FunctionDeclSyntax, in type: DeclaredType) {
        guard type.kind != .structure, let attribute = function.attributes.named("Inject").first else { return nil }
        self.init(function, attribute, in: type.isolation)
        guard mistakes().isEmpty else { return nil }
    }

    /// The statement that declares it.
    func statement(in type: DeclaredType) -> Statement {
        let closure = call.closure(
            calling: "owner.\(function.name.text)", owner: type.name.text, discarding: function.returnsSomething)
        let label = call.waits ? "async: " : call.isOnMain ? "main: " : ""
        let name = mayBeOverridden(in: type) ? ["name: \"\(signature)\""] : []
        return Statement(".call", name + ["\(label)\(closure)"] + call.queries.map(\.text))
    }

    /// Whether another class may have a method that overrides this one, or that this one overrides: it is called once.
    private func mayBeOverridden(in type: DeclaredType) -> Bool {
        if function.modifiers.has(.override) { return true }
        let isHidden = function.modifiers.has(.private) || function.modifiers.has(.fileprivate)
        return type.isOpenToSubclasses && !isHidden && !function.modifiers.has(.final)
    }

    /// The method's name with its labels and types, as a method has them that overrides it.
    private var signature: String {
        let parameters = function.signature.parameterClause.parameters.map {
            "\($0.firstName.text): \($0.type.trimmedDescription)"
        }
        return "\(function.name.text)(\(parameters.joined(separator: ", ")))"
    }

    /// What is wrong with it.
    func mistakes() -> [MacroDiagnostic] {
        if let label = AttributeArguments(attribute).labelled.first?.label {
            return [.argumentWithoutMeaning(label, on: "a method")]
        }
        if function.attributes.has("Provides") { return [.calledAndProvided(function.name, attribute)] }
        return [call.mistake(at: attribute, of: "`\(function.name.text)`")].compactMap(\.self)
    }
}
#endif
