#if Macros
internal import SwiftSyntax

/// What makes an object of a type: one of its initialisers, or the one that the compiler writes.
struct Initialiser {
    let arguments: Arguments
    let isAsync: Bool
    let isThrowing: Bool
    let isolation: Isolation
    /// Nil for one that the compiler writes.
    let syntax: InitializerDeclSyntax?

    init(_ syntax: InitializerDeclSyntax, in type: Isolation) {
        let queries = syntax.attributes.named("Inject").first.map { AttributeArguments($0).unlabelled } ?? []
        arguments = Arguments(
            parameters: syntax.signature.parameterClause.parameters.map(Parameter.init), queries: queries)
        let effects = syntax.signature.effectSpecifiers
        isAsync = effects?.asyncSpecifier != nil
        isThrowing = effects?.throwsClause != nil
        // An actor's initialiser runs on the actor only if it is awaited.
        let own = Isolation(ofMember: syntax, in: type)
        isolation = own == .actor ? .none : own
        self.syntax = syntax
    }

    /// The one that the compiler writes.
    init(implicit parameters: [Parameter], in type: Isolation) {
        arguments = Arguments(parameters: parameters, queries: [])
        isAsync = false
        isThrowing = false
        isolation = type == .actor ? .none : type
        syntax = nil
    }

    /// Whether it belongs to another global actor than the main one: there is no reference to it from outside.
    private var isElsewhere: Bool {
        if case .global = isolation { !isAsync } else { false }
    }

    private var isOnMain: Bool {
        if case .main = isolation { !isAsync } else { false }
    }

    /// The statement that declares a type: `Singleton(Dashboard.init(store:), .named("main"))`.
    ///
    /// - Parameters:
    ///   - lifetime: The declaration of the lifetime.
    ///   - type: The type's name.
    ///   - first: What stands before the initialiser, such as the name of a scope.
    ///   - isOnly: Whether a name without parameters can mean no other initialiser.
    ///   - chain: What is then called on the result.
    /// - Returns: The statement.
    func statement(
        _ lifetime: String, of type: String, after first: String?, isOnly: Bool, chain: [String]
    ) -> Statement {
        let front = [first].compactMap(\.self)
        let queries = arguments.queries.map(\.text)
        let isCall = arguments.leavesOut || isElsewhere || (arguments.parameters.isEmpty && !isOnly)
        guard isCall else {
            return Statement(lifetime, front + [arguments.reference(type + ".init")] + queries, chain: chain)
        }
        let effects = (isThrowing ? "try " : "") + (isAsync || isElsewhere ? "await " : "")
        if isElsewhere, !arguments.found.isEmpty {
            let parameters = arguments.found.enumerated().map {
                "\($0.element.localName($0.offset)): \($0.element.type.trimmedDescription)"
            }
            let signature = "(\(parameters.joined(separator: ", "))) in "
            return Statement(
                lifetime, front + ["{ \(signature)\(effects)\(type)\(arguments.callByName()) }"] + queries, chain: chain
            )
        }
        let call = effects + type + arguments.call()
        if front.isEmpty, !isOnMain, queries.isEmpty {
            return Statement(lifetime, closure: (nil, call), chain: chain)
        }
        return Statement(lifetime, front + ["{ \(isOnMain ? "@MainActor in " : "")\(call) }"] + queries, chain: chain)
    }
}
#endif
