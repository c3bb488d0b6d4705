/// What there is, who does what with it, and what else may happen, each once and at any moment.
struct LifeScenario: Sendable {
    struct Container: Sendable {
        var parent: Int?
        /// The name of a scope.
        var scope: String?
        var isOpen = true
    }

    /// What an action or a factory of a user does.
    enum Code: Hashable, Sendable {
        case plain
        case fails
        case stops(Int)
    }

    struct Object: Sendable {
        var container = 0
        var isEager = false
        /// Nil if it has none.
        var start: Code?
        var factory = Code.plain
    }

    enum Deed: Hashable, Sendable {
        case start(Int)
        case stop(Int)
        case drain(Int, String)
        case open(Int)
        /// Lets go of a scope without stopping it.
        case release(Int)
        case request(Int)
        case purge(Int)
    }

    enum Event: Hashable, Sendable {
        case cancel(Int)
        /// The time for the start action of an object is over.
        case limit(Int)
        /// The time for the drain of a caller is over.
        case timeOut(Int)
    }

    let name: String
    var containers: [Container] = [Container()]
    var objects: [Object] = []
    let callers: [[Deed]]
    var events: [Event] = []
}

extension LifeScenario {
    private static let eager = Object(isEager: true)
    private static let started = Object(isEager: true, start: .plain)
    private static func scope(_ name: String = "a", in parent: Int = 0, isOpen: Bool = false) -> Container {
        Container(parent: parent, scope: name, isOpen: isOpen)
    }

    static let all: [LifeScenario] = [
        LifeScenario(
            name: "a drain, a start that fails and a scope", containers: [Container(), scope("b"), scope("a")],
            objects: [Object(isEager: true, start: .fails)],
            callers: [[.start(0)], [.drain(0, "a")], [.open(1)]]),
        LifeScenario(
            name: "a start, a stop and a request", objects: [started, Object()],
            callers: [[.start(0)], [.stop(0)], [.request(1)]]),
        LifeScenario(
            name: "two stops, and a request", objects: [Object(), Object()],
            callers: [[.request(0), .stop(0)], [.stop(0)], [.request(1)]]),
        LifeScenario(
            name: "two starts, of which one may be canceled", objects: [started, eager],
            callers: [[.start(0)], [.start(0)]], events: [.cancel(0)]),
        LifeScenario(
            name: "two starts that may be canceled, and a stop", objects: [started],
            callers: [[.start(0)], [.start(0), .stop(0)]], events: [.cancel(0), .cancel(1)]),
        LifeScenario(
            name: "two starts that fail", objects: [started, Object(isEager: true, start: .fails)],
            callers: [[.start(0)], [.start(0)]]),
        LifeScenario(
            name: "a start that fails, a stop and a request",
            objects: [started, Object(isEager: true, start: .fails), Object()],
            callers: [[.start(0)], [.stop(0)], [.request(2)]]),
        LifeScenario(
            name: "a start action that stops the container, and a stop",
            objects: [eager, Object(isEager: true, start: .stops(0)), Object()],
            callers: [[.start(0)], [.stop(0)], [.request(2)]]),
        LifeScenario(
            name: "a start action that stops the container, which may be abandoned",
            objects: [eager, Object(isEager: true, start: .stops(0)), Object()],
            callers: [[.start(0)], [.request(2)]], events: [.limit(1)]),
        LifeScenario(
            name: "a start of a child, and a stop", containers: [Container(), Container(parent: 0)],
            objects: [started], callers: [[.start(1)], [.stop(0)]]),
        LifeScenario(
            name: "a start of a child whose action stops the container",
            containers: [Container(), Container(parent: 0)], objects: [Object(isEager: true, start: .stops(0))],
            callers: [[.start(1)], [.stop(0)]]),
        LifeScenario(
            name: "a start of a container and of its child, which is canceled",
            containers: [Container(), Container(parent: 0)], objects: [started],
            callers: [[.start(0)], [.start(1)]], events: [.cancel(1)]),
        LifeScenario(
            name: "a factory that stops the container", objects: [Object(isEager: true, factory: .stops(0)), Object()],
            callers: [[.start(0)], [.request(0)], [.request(1)]]),
        LifeScenario(
            name: "a start action that may be abandoned", objects: [started], callers: [[.start(0)], [.stop(0)]],
            events: [.limit(0), .cancel(0)]),
        LifeScenario(
            name: "a purge, a stop and a start", objects: [started, eager],
            callers: [[.start(0)], [.purge(0), .purge(1)], [.stop(0)]]),
        LifeScenario(
            name: "two purges and two stops", objects: [Object(), Object()],
            callers: [[.request(0), .purge(0)], [.request(1), .purge(1), .stop(0)], [.stop(0)]]),
        LifeScenario(
            name: "a scope that is opened and stopped, a stop and a request within",
            containers: [Container(), scope()], objects: [Object(container: 1)],
            callers: [[.open(1), .stop(1)], [.stop(0)], [.request(0)]]),
        LifeScenario(
            name: "a scope that two stop, and a request within", containers: [Container(), scope(isOpen: true)],
            objects: [Object(container: 1)], callers: [[.stop(1)], [.stop(1)], [.request(0), .stop(0)]]),
        LifeScenario(
            name: "a scope that is released, and a stop", containers: [Container(), scope()],
            objects: [Object(container: 1)], callers: [[.open(1), .request(0), .release(1)], [.stop(0)]]),
        LifeScenario(
            name: "a scope within a scope, and stops", containers: [Container(), scope(isOpen: true), scope(in: 1)],
            objects: [Object(container: 2)], callers: [[.open(2), .request(0), .stop(2)], [.stop(1)], [.stop(0)]]),
        LifeScenario(
            name: "a scope and a start that fails", containers: [Container(), scope()],
            objects: [Object(isEager: true, start: .fails), Object(container: 1)],
            callers: [[.start(0)], [.open(1), .request(1), .stop(1)]]),
        LifeScenario(
            name: "a start, a scope and a stop", containers: [Container(), scope()],
            objects: [started, Object(container: 1)],
            callers: [[.start(0)], [.open(1), .request(1)], [.stop(0)]]),
        LifeScenario(
            name: "a drain, and scopes that are opened", containers: [Container(), scope(), scope()],
            objects: [Object(container: 1)],
            callers: [[.open(1), .request(0), .stop(1)], [.drain(0, "a")], [.open(2), .release(2)]]),
        LifeScenario(
            name: "two drains of one name", containers: [Container(), scope()],
            callers: [[.open(1), .stop(1)], [.drain(0, "a")], [.drain(0, "a")]]),
        LifeScenario(
            name: "two drains of different names", containers: [Container(), scope(), scope("b")],
            callers: [[.open(1), .stop(1), .open(2), .release(2)], [.drain(0, "a")], [.drain(0, "b")]]),
        LifeScenario(
            name: "a drain, and a stop meanwhile", containers: [Container(), scope()], objects: [Object()],
            callers: [[.open(1), .stop(1)], [.drain(0, "a")], [.request(0), .stop(0)]]),
        LifeScenario(
            name: "a drain whose time may be over, or whose task canceled",
            containers: [Container(), scope(isOpen: true)], objects: [Object(container: 1)],
            callers: [[.request(0), .stop(1)], [.drain(0, "a")]], events: [.timeOut(1), .cancel(1)]),
        LifeScenario(
            name: "a drain, and scopes within another one",
            containers: [Container(), scope("b"), scope(in: 1)],
            callers: [[.open(1), .open(2), .stop(2), .release(1)], [.drain(0, "a")]]),
        LifeScenario(
            name: "two drains, one of an inner scope",
            containers: [Container(), scope("b", isOpen: true), scope(in: 1)],
            callers: [[.open(2), .stop(2)], [.drain(0, "a")], [.drain(1, "a")]]),
        LifeScenario(
            name: "a drain, and scopes within those that it waits for",
            containers: [Container(), scope(isOpen: true), scope(in: 1), scope("b", in: 1)],
            callers: [[.open(2), .stop(2), .stop(1)], [.drain(0, "a")], [.open(3), .stop(3)]]),
        LifeScenario(
            name: "a drain, a start and a scope", containers: [Container(), scope()], objects: [started],
            callers: [[.start(0)], [.drain(0, "a")], [.open(1), .stop(1)]]),
    ]
}
