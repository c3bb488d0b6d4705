internal import Alchemic

/// The closure or the query for one member of a scene: its controller or a helper.
///
/// This is a class because parameter packs of larger types do not compile.
@_documentation(visibility: internal)
public final class SceneMember<Member> {
    /// A factory that runs in its caller's isolation.
    typealias AwaitedMaker = nonisolated(nonsending) () async throws -> Member

    /// The ways to get a member.
    enum Making {
        case directly(() -> Member)
        case throwing(() throws -> Member)
        case awaiting(AwaitedMaker)
        case asking(Query<Member>)
    }

    let making: Making

    init(_ making: Making) { self.making = making }

    /// The parameter that a container resolves for the member, if any.
    var parameter: ListedParameter? {
        if case .asking(let query) = making { ListedParameter(Member.self, matching: query) } else { nil }
    }

    /// Makes or resolves the member; only for scenes that await nothing.
    func make(_ source: SceneSource) throws -> Member {
        switch making {
        case .directly(let make): make()
        case .throwing(let make): try make()
        case .asking(let query): try source.ask(Member.self, matching: query)
        // The scene's `Way` tracks effects: a scene that awaits has only an awaiting `instantiate`.
        case .awaiting: preconditionFailure("a scene that awaits was not awaited")
        }
    }

    /// Makes or resolves the member in the caller's isolation.
    nonisolated(nonsending)
        func makeAwaiting(_ source: SceneSource) async throws -> Member
    {
        switch making {
        case .awaiting(let make): try await make()
        case .asking(let query): try await source.askAwaiting(Member.self, matching: query)
        default: try make(source)
        }
    }
}

/// The source of the members that are resolved: a container, or the arguments of a factory.
@_documentation(visibility: internal)
public final class SceneSource {
    /// The kinds of sources.
    private enum Kind {
        case none
        case container(Container, isOnMain: Bool)
        case arguments(Arguments)
    }

    private let kind: Kind
    /// The number of arguments that have been taken.
    ///
    /// Each argument is for one member, in order.
    private var taken = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// Whether connecting must wait, because the container finishes the members only after the scene has been built.
    var connectsLater: Bool {
        if case .arguments = kind { true } else { false }
    }

    /// The source of scenes that resolve nothing.
    static var none: SceneSource { SceneSource(.none) }
    /// A source that resolves from a container, in the isolation of an actor or of none.
    static func container(_ container: Container, for isolation: (any Actor)?) -> SceneSource {
        SceneSource(.container(container, isOnMain: isolation === MainActor.shared))
    }
    /// A source of the arguments that a container has resolved for a declared scene.
    static func arguments(_ arguments: Arguments) -> SceneSource { SceneSource(.arguments(arguments)) }

    /// Resolves a member, or takes the next argument, which has been resolved by the same query.
    func ask<Member>(_ type: Member.Type, matching query: Query<Member>) throws -> Member {
        switch kind {
        case .container(let container, let isOnMain):
            return try container.get(type, matching: query, isOnMain: isOnMain)
        case .arguments(let arguments): return try arguments.next(&taken)
        // The scene's `Way` tracks queries: a scene with any has only an `instantiate` that takes a container.
        case .none: preconditionFailure("a scene that resolves was given no container")
        }
    }

    /// Resolves a member that may have to be awaited.
    nonisolated(nonsending)
        func askAwaiting<Member>(_ type: Member.Type, matching query: Query<Member>) async throws -> Member
    {
        guard case .container(let container, _) = kind else { return try ask(type, matching: query) }
        return try await container.get(async: type, query, file: "", line: 0)
    }
}
