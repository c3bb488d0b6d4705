#if Macros
internal import SwiftSyntax

/// A method with `@Inject`: called once after the injection points are set, with what the container finds.
struct InjectedCall {
    let function: FunctionDeclSyntax
    let attribute: AttributeSyntax
    private let arguments: Arguments

    init(_ function: FunctionDeclSyntax, _ attribute: AttributeSyntax) {
        self.function = function
        self.attribute = attribute
        arguments = Arguments(
            parameters: function.signature.parameterClause.parameters.map(Parameter.init),
            queries: AttributeArguments(attribute).unlabelled)
    }

    /// The one that is to be called; nil if something is wrong with it.
    init?(_ function: FunctionDeclSyntax, in type: DeclaredType) {
        guard type.kind != .structure, let attribute = function.attributes.named("Inject").first else { return nil }
        self.init(function, attribute)
        guard mistakes().isEmpty else { return nil }
    }

    /// The statement that declares it.
    func statement(in type: DeclaredType) -> Statement {
        let effects = function.signature.effectSpecifiers
        let isolation = Isolation(ofMember: function, in: type.isolation)
        let isAsync = effects?.asyncSpecifier != nil
        let waits: Bool
        switch isolation {
        case .none, .main: waits = isAsync
        case .global, .actor: waits = true
        }
        let words = (effects?.throwsClause != nil ? "try " : "") + (waits ? "await " : "")
        let result = function.returnsSomething ? "_ = " : ""
        let call = "\(result)\(words)$0.\(function.name.text)\(arguments.call(from: 1))"
        let label = waits ? "async: " : isolation == .main ? "main: " : ""
        let name = mayBeOverridden(in: type) ? ["name: \"\(signature)\""] : []
        if label.isEmpty, arguments.queries.isEmpty { return Statement(".call", name, closure: (nil, call)) }
        return Statement(".call", name + ["\(label){ \(call) }"] + arguments.queries.map(\.text))
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
        if function.modifiers.isStatic { return [.calledStatic(function.name, attribute)] }
        if let clause = function.genericParameterClause { return [.genericMethod(clause, function.name)] }
        if let obstacle = arguments.parameters.lazy.compactMap({ $0.syntax?.obstacle }).first { return [obstacle] }
        if let label = AttributeArguments(attribute).labelled.first?.label {
            return [.argumentWithoutMeaning(label, on: "a method")]
        }
        if function.attributes.has("Provides") { return [.calledAndProvided(function.name, attribute)] }
        return [arguments.mistake(at: attribute, of: "`\(function.name.text)`")].compactMap(\.self)
    }
}

extension FunctionDeclSyntax {
    /// Whether it returns something other than `Void`.
    var returnsSomething: Bool {
        guard let type = signature.returnClause?.type.trimmedDescription else { return false }
        return !["Void", "()", "Swift.Void"].contains(type)
    }
}
#endif
