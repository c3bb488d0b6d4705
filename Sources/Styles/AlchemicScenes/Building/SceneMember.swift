internal import Alchemic

/// How one member of a scene, its controller or a helper, is made.
///
/// A class, because parameter packs of anything larger do not compile.
@_documentation(visibility: internal)
public final class SceneMember<Member> {
    /// A factory that runs in its caller's isolation.
    typealias AwaitedMaker = nonisolated(nonsending) () async throws -> Member

    enum Making {
        case directly(() -> Member)
        case throwing(() throws -> Member)
        case awaiting(AwaitedMaker)
        case asking(Query<Member>)
    }

    let making: Making

    init(_ making: Making) { self.making = making }

    /// The parameter that the member requests from a container, if any.
    var parameter: ListedParameter? {
        if case .asking(let query) = making { ListedParameter(Member.self, query) } else { nil }
    }

    func make(_ source: SceneSource) throws -> Member {
        switch making {
        case .directly(let make): make()
        case .throwing(let make): try make()
        case .asking(let query): try source.ask(Member.self, query)
        // A scene's effects are counted as it is put together: one that awaits has no other `instantiate`.
        case .awaiting: preconditionFailure("a scene that awaits was not awaited")
        }
    }

    nonisolated(nonsending)
        func makeAwaiting(_ source: SceneSource) async throws -> Member
    {
        switch making {
        case .awaiting(let make): try await make()
        case .asking(let query): try await source.askAwaiting(Member.self, query)
        default: try make(source)
        }
    }
}

/// Where the members that are resolved come from.
@_documentation(visibility: internal)
public final class SceneSource {
    private enum Kind {
        case none
        case container(Container, isOnMain: Bool)
        case arguments(Arguments)
    }

    private let kind: Kind
    /// How many of the arguments have been taken: each is for one member, in order.
    private var taken = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// Whether a container finishes what it provides only after the scene has been made: connecting then waits too.
    var connectsLater: Bool {
        if case .arguments = kind { true } else { false }
    }

    static var none: SceneSource { SceneSource(.none) }
    /// A container, for code that is isolated to an actor, or to none.
    static func container(_ container: Container, for isolation: (any Actor)?) -> SceneSource {
        SceneSource(.container(container, isOnMain: isolation === MainActor.shared))
    }
    static func arguments(_ arguments: Arguments) -> SceneSource { SceneSource(.arguments(arguments)) }

    func ask<Member>(_ type: Member.Type, _ query: Query<Member>) throws -> Member {
        switch kind {
        case .container(let container, let isOnMain): return try container.get(type, query, isOnMain: isOnMain)
        case .arguments(let arguments): return try arguments.next(&taken)
        // A scene's effects are counted as it is put together: with requests, `instantiate` needs a container.
        case .none: preconditionFailure("a scene that resolves was given no container")
        }
    }

    nonisolated(nonsending)
        func askAwaiting<Member>(_ type: Member.Type, _ query: Query<Member>) async throws -> Member
    {
        guard case .container(let container, _) = kind else { return try ask(type, query) }
        return try await container.get(async: type, query, file: "", line: 0)
    }
}
