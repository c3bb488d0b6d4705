#if Macros
internal import SwiftSyntax

/// What makes an object of a type: one of its initializers, or the one that the compiler writes.
struct Initializer {
    let arguments: Arguments
    let isAsync: Bool
    let isThrowing: Bool
    let isolation: Isolation
    /// Nil for one that the compiler writes.
    let syntax: InitializerDeclSyntax?

    init(_ syntax: InitializerDeclSyntax, in type: Isolation, leaving given: [String]) {
        let parameters = syntax.signature.parameterClause.parameters.map(Parameter.init)
        let queries = syntax.attributes.named("Inject").first.map { AttributeArguments($0).unlabelled } ?? []
        arguments = Arguments(
            parameters: parameters, queries: queries.isEmpty ? Arguments.leaving(given, of: parameters) : queries)
        let effects = syntax.signature.effectSpecifiers
        isAsync = effects?.asyncSpecifier != nil
        isThrowing = effects?.throwsClause != nil
        // An actor's initializer runs on the actor only if it is awaited.
        let own = Isolation(ofMember: syntax, in: type)
        isolation = own == .actor ? .none : own
        self.syntax = syntax
    }

    /// The one that the compiler writes.
    init(implicit parameters: [Parameter], in type: Isolation, leaving given: [String]) {
        arguments = Arguments(parameters: parameters, queries: Arguments.leaving(given, of: parameters))
        isAsync = false
        isThrowing = false
        isolation = type == .actor ? .none : type
        syntax = nil
    }

    /// The global actor it belongs to, if that is not the main one: a reference to it would not say that it is awaited.
    private var otherActor: String? {
        if case .global(let actor) = isolation, !isAsync { actor } else { nil }
    }

    private var isOnMain: Bool {
        if case .main = isolation { !isAsync } else { false }
    }

    /// The statement that declares a type: `Singleton(Dashboard.init(store:), .named("main"))`.
    ///
    /// - Parameters:
    ///   - lifetime: The declaration of the lifetime.
    ///   - type: The type's name.
    ///   - first: What stands before the initializer, such as the name of a scope.
    ///   - isOnly: Whether a name without parameters can mean no other initializer.
    ///   - chain: What is then called on the result.
    /// - Returns: The statement.
    func statement(
        _ lifetime: String, of type: String, after first: String?, isOnly: Bool, chain: [String]
    ) -> Statement {
        let front = [first].compactMap(\.self)
        let chain = arguments.labels + chain
        let queries = arguments.queries.map(\.text)
        if let otherActor {
            let parameters = arguments.found.enumerated().map {
                "\($0.element.localName($0.offset)): \($0.element.type.trimmedDescription)"
            }
            // On the actor, since one that the compiler writes may run anywhere: awaiting it would be a warning.
            let signature = "@\(otherActor) (\(parameters.joined(separator: ", "))) async in"
            let call = (isThrowing ? "try " : "") + type + arguments.callByName()
            return Statement(lifetime, front + ["{ \(signature) \(call) }"] + queries, chain: chain)
        }
        let isCall = arguments.leavesOut || (arguments.parameters.isEmpty && !isOnly)
        guard isCall else {
            return Statement(lifetime, front + [arguments.reference(type + ".init")] + queries, chain: chain)
        }
        let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        let call = effects + type + arguments.call()
        if front.isEmpty, !isOnMain, queries.isEmpty {
            return Statement(lifetime, closure: (nil, call), chain: chain)
        }
        return Statement(lifetime, front + ["{ \(isOnMain ? "@MainActor in " : "")\(call) }"] + queries, chain: chain)
    }
}
#endif
