/// What is declared, the consumer, and what else may happen, each once and at any moment.
struct Scenario: Sendable {
    /// What a factory or a step needs.
    enum Need: Sendable {
        /// What the graph knows of.
        case declared(Int)
        /// What code requests, which passes the error on.
        case code(Int)
        /// What code requests, which swallows the error.
        case tolerant(Int)
        /// Child tasks, each of which requests something.
        case children([Int])

        var isCode: Bool { if case .declared = self { false } else { true } }
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
    private static func threads(_ roots: [Int]...) -> [(isTask: Bool, roots: [Int])] { roots.map { (false, $0) } }
    private static func tasks(_ roots: [Int]...) -> [(isTask: Bool, roots: [Int])] { roots.map { (true, $0) } }

    static let all: [Scenario] = [
        Scenario(
            name: "one unit alone", definitions: [Definition(fails: true)], requesters: threads([0], [0], [0]),
            events: [.set(0), .purge(0), .end]),
        Scenario(
            name: "one unit alone, which is set in vain", definitions: [Definition(fails: true)],
            requesters: threads([0], [0, 0]), events: [.setInVain(0), .set(0), .renew(0)]),
        Scenario(
            name: "two in a row",
            definitions: [Definition(parameters: [.declared(1)]), Definition(fails: true)],
            requesters: threads([0], [1], [0]), events: [.set(1), .purge(1), .end]),
        Scenario(
            name: "a diamond",
            definitions: [
                Definition(parameters: [.declared(1), .declared(2)]), Definition(parameters: [.declared(2)]),
                Definition(fails: true),
            ],
            requesters: threads([0], [1], [2, 0]), events: [.set(1), .end]),
        Scenario(
            name: "a cycle, and what takes it",
            definitions: [
                Definition(steps: [.declared(1)], unit: [0, 1], fails: true),
                Definition(steps: [.declared(0)], unit: [0, 1]),
                Definition(parameters: [.declared(0), .declared(1)]),
            ],
            requesters: threads([0], [1], [2]), events: [.set(1), .end]),
        Scenario(
            name: "a cycle of which a member is set in vain",
            definitions: [
                Definition(steps: [.declared(1)], unit: [0, 1]),
                Definition(steps: [.declared(0)], unit: [0, 1], fails: true),
            ],
            requesters: threads([0], [1]), events: [.setInVain(0), .setInVain(1)]),
        Scenario(
            name: "a cycle of which a part is there",
            definitions: [
                Definition(steps: [.declared(1)], unit: [0, 1]),
                Definition(parameters: [.declared(0)], unit: [0, 1], fails: true),
            ],
            requesters: threads([0], [1, 0]), events: [.set(0), .purge(0), .renew(1)]),
        Scenario(
            name: "a cycle whose members are called by code",
            definitions: [
                Definition(parameters: [.tolerant(1)], steps: [.tolerant(1), .code(2)], unit: [0, 1]),
                Definition(parameters: [.tolerant(0)], unit: [0, 1]), Definition(fails: true),
            ],
            requesters: threads([0], [1], [2, 0]), events: [.set(1), .purge(2)]),
        Scenario(
            name: "requests by code in both directions",
            definitions: [Definition(parameters: [.code(1)]), Definition(parameters: [.code(0)])],
            requesters: threads([0], [1], [0, 1]), events: [.set(1), .end]),
        Scenario(
            name: "a ring by code of three, errors swallowed",
            definitions: [
                Definition(parameters: [.tolerant(1)]), Definition(parameters: [.tolerant(2)]),
                Definition(parameters: [.tolerant(0)]),
            ],
            requesters: threads([0], [1], [2]), events: [.set(0)]),
        Scenario(
            name: "code that needs what another one builds, in a cycle with it",
            definitions: [
                Definition(parameters: [.tolerant(1)]), Definition(parameters: [.declared(2)], steps: [.tolerant(0)]),
                Definition(parameters: [.declared(0)]),
            ],
            requesters: threads([0], [1], [2])),
        Scenario(
            name: "awaited units, and a thread",
            definitions: [
                Definition(parameters: [.declared(1)], isAwaited: true, fails: true),
                Definition(isAwaited: true, fails: true), Definition(parameters: [.tolerant(0)]),
            ],
            requesters: tasks([0], [1]) + threads([2]), events: [.cancel(0), .purge(1), .end]),
        Scenario(
            name: "an awaited cycle, and cancellation",
            definitions: [
                Definition(steps: [.declared(1)], unit: [0, 1], isAwaited: true, fails: true),
                Definition(steps: [.declared(0)], unit: [0, 1], isAwaited: true),
                Definition(parameters: [.declared(1)], isAwaited: true),
            ],
            requesters: tasks([0], [1], [2]), events: [.cancel(1), .cancel(2), .set(0), .end]),
        Scenario(
            name: "tasks that request by code in both directions",
            definitions: [
                Definition(parameters: [.code(1)], isAwaited: true),
                Definition(parameters: [.code(0)], isAwaited: true),
            ],
            requesters: tasks([0], [1], [0]), events: [.cancel(0), .cancel(1), .set(1)]),
        Scenario(
            name: "two child tasks of one factory",
            definitions: [
                Definition(parameters: [.children([1, 2])], isAwaited: true),
                Definition(parameters: [.declared(2)], isAwaited: true), Definition(isAwaited: true, fails: true),
            ],
            requesters: tasks([0], [1]), events: [.cancel(0), .purge(2), .end]),
        Scenario(
            name: "child tasks that need their own factory, by way of another one's",
            definitions: [
                Definition(parameters: [.children([1, 2])], isAwaited: true),
                Definition(parameters: [.tolerant(0)], isAwaited: true), Definition(isAwaited: true),
            ],
            requesters: tasks([0], [1], [2]), events: [.set(2)]),
        Scenario(
            name: "child tasks in a cycle of units",
            definitions: [
                Definition(parameters: [.children([1, 0])], isAwaited: true),
                Definition(parameters: [.children([0, 1])], isAwaited: true),
            ],
            requesters: tasks([0], [1]), events: [.cancel(1)]),
    ]
}
