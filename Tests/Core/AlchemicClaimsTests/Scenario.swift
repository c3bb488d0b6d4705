/// What is declared, the consumer, and what else may happen, each once and at any moment.
struct Scenario: Sendable {
    /// What a factory or a step needs.
    enum Need: ExpressibleByIntegerLiteral, Sendable {
        /// What the graph knows of.
        case declared(Int)
        /// What code requests, which passes the error on.
        case code(Int)
        /// What code requests, which swallows the error.
        case tolerant(Int)
        /// Child tasks, each of which requests something.
        case children([Int])

        init(integerLiteral place: Int) { self = .declared(place) }
    }

    /// What makes the object that is kept in one place.
    struct Definition: Sendable {
        var parameters: [Need] = []
        var steps: [Need] = []
        /// All members of its unit in the order of construction, if there are several.
        var unit: [Int] = []
        /// Whether a task has to build it.
        var isAwaited = false
        /// Whether its factory may throw, once.
        var fails = false
    }

    enum Event: Sendable {
        case set(Int)
        /// Sets an object that cannot be finished, so that what was there comes back.
        case setInVain(Int)
        case purge(Int)
        /// Something that it wraps was replaced, so that it is to be built anew.
        case renew(Int)
        case end
        case cancel(Int)
    }

    let name: String
    let definitions: [Definition]
    /// What each requester requests, in order; whether it is a task.
    let requesters: [(isTask: Bool, roots: [Int])]
    var events: [Event] = []
}

extension Scenario {
    private typealias One = Definition

    private static func threads(_ roots: [Int]...) -> [(isTask: Bool, roots: [Int])] { roots.map { (false, $0) } }
    private static func tasks(_ roots: [Int]...) -> [(isTask: Bool, roots: [Int])] { roots.map { (true, $0) } }

    static let all: [Scenario] = [
        Scenario(
            name: "one unit alone", definitions: [One(fails: true)], requesters: threads([0], [0], [0]),
            events: [.set(0), .purge(0), .end]),
        Scenario(
            name: "one unit alone, which is set in vain", definitions: [One(fails: true)],
            requesters: threads([0], [0, 0]), events: [.setInVain(0), .set(0), .renew(0)]),
        Scenario(
            name: "two in a row", definitions: [One(parameters: [1]), One(fails: true)],
            requesters: threads([0], [1], [0]), events: [.set(1), .purge(1), .end]),
        Scenario(
            name: "a diamond", definitions: [One(parameters: [1, 2]), One(parameters: [2]), One(fails: true)],
            requesters: threads([0], [1], [2, 0]), events: [.set(1), .end]),
        Scenario(
            name: "a cycle, and what takes it",
            definitions: [
                One(steps: [1], unit: [0, 1], fails: true), One(steps: [0], unit: [0, 1]), One(parameters: [0, 1]),
            ], requesters: threads([0], [1], [2]), events: [.set(1), .end]),
        Scenario(
            name: "a cycle of which a member is set in vain",
            definitions: [One(steps: [1], unit: [0, 1]), One(steps: [0], unit: [0, 1], fails: true)],
            requesters: threads([0], [1]), events: [.setInVain(0), .setInVain(1)]),
        Scenario(
            name: "a cycle of which a part is there",
            definitions: [One(steps: [1], unit: [0, 1]), One(parameters: [0], unit: [0, 1], fails: true)],
            requesters: threads([0], [1, 0]), events: [.set(0), .purge(0), .renew(1)]),
        Scenario(
            name: "a cycle whose members are called by code",
            definitions: [
                One(parameters: [.tolerant(1)], steps: [.tolerant(1), .code(2)], unit: [0, 1]),
                One(parameters: [.tolerant(0)], unit: [0, 1]), One(fails: true),
            ], requesters: threads([0], [1], [2, 0]), events: [.set(1), .purge(2)]),
        Scenario(
            name: "requests by code in both directions",
            definitions: [One(parameters: [.code(1)]), One(parameters: [.code(0)])],
            requesters: threads([0], [1], [0, 1]), events: [.set(1), .end]),
        Scenario(
            name: "a ring by code of three, errors swallowed",
            definitions: [
                One(parameters: [.tolerant(1)]), One(parameters: [.tolerant(2)]), One(parameters: [.tolerant(0)]),
            ], requesters: threads([0], [1], [2]), events: [.set(0)]),
        Scenario(
            name: "code that needs what another one builds, in a cycle with it",
            definitions: [
                One(parameters: [.tolerant(1)]), One(parameters: [2], steps: [.tolerant(0)]), One(parameters: [0]),
            ], requesters: threads([0], [1], [2])),
        Scenario(
            name: "awaited units, and a thread",
            definitions: [
                One(parameters: [1], isAwaited: true, fails: true), One(isAwaited: true, fails: true),
                One(parameters: [.tolerant(0)]),
            ], requesters: tasks([0], [1]) + threads([2]), events: [.cancel(0), .purge(1), .end]),
        Scenario(
            name: "an awaited cycle, and cancellation",
            definitions: [
                One(steps: [1], unit: [0, 1], isAwaited: true, fails: true),
                One(steps: [0], unit: [0, 1], isAwaited: true), One(parameters: [1], isAwaited: true),
            ], requesters: tasks([0], [1], [2]), events: [.cancel(1), .cancel(2), .set(0), .end]),
        Scenario(
            name: "tasks that request by code in both directions",
            definitions: [One(parameters: [.code(1)], isAwaited: true), One(parameters: [.code(0)], isAwaited: true)],
            requesters: tasks([0], [1], [0]), events: [.cancel(0), .cancel(1), .set(1)]),
        Scenario(
            name: "two child tasks of one factory",
            definitions: [
                One(parameters: [.children([1, 2])], isAwaited: true), One(parameters: [2], isAwaited: true),
                One(isAwaited: true, fails: true),
            ], requesters: tasks([0], [1]), events: [.cancel(0), .purge(2), .end]),
        Scenario(
            name: "child tasks that need their own factory, by way of another one's",
            definitions: [
                One(parameters: [.children([1, 2])], isAwaited: true), One(parameters: [.tolerant(0)], isAwaited: true),
                One(isAwaited: true),
            ], requesters: tasks([0], [1], [2]), events: [.set(2)]),
        Scenario(
            name: "child tasks in a cycle of units",
            definitions: [
                One(parameters: [.children([1, 0])], isAwaited: true),
                One(parameters: [.children([0, 1])], isAwaited: true),
            ], requesters: tasks([0], [1]), events: [.cancel(1)]),
    ]
}
