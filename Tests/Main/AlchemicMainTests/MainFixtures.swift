import Synchronization

@_spi(Finding) @testable import Alchemic
@_spi(Finding) @testable import AlchemicMain

/// A value that many may change.
final class Settable<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) { storage = Mutex(value) }

    var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    func append<Element>(_ element: Element) where Value == [Element] {
        storage.withLock { $0.append(element) }
    }
}

/// What happened in a test, in order.
final class Notebook: Sendable {
    private let storage = Mutex<[String]>([])

    var entries: [String] { storage.withLock { $0 } }

    func note(_ entry: String) { storage.withLock { $0.append(entry) } }
}

final class Turbine: Sendable {
    init() {}
}

final class Gate: Sendable, Stoppable {
    let journal: Notebook

    init(journal: Notebook) {
        self.journal = journal
        journal.note("gate")
    }

    func stop() async throws { journal.note("gate stopped") }
}

final class Keeper: Sendable {
    let name: String

    init(name: String) { self.name = name }
}

final class Plant: Sendable {
    let keeper: Keeper

    init(keeper: Keeper, journal: Notebook) {
        self.keeper = keeper
        journal.note("plant of \(keeper.name)")
    }
}

struct Leak: Error {}

/// Tells events apart, without the durations and without what containers say of single objects.
func recordSteps(in journal: Notebook) -> @Sendable (ContainerEvent) -> Void {
    { event in
        guard [.found, .checked, .started, .step, .whenStarted, .finished, .failed, .joined].contains(event.kind) else {
            return
        }
        journal.note("\(event.kind.rawValue): \(event.label)")
    }
}

/// Libraries that a search will find, in turns.
final class Shelf: Sendable {
    private let images = Settable<[FoundImage]>([])
    private let asked = Settable<[[String]]>([])

    /// The names of the types with which each search was made.
    var searches: [[String]] { asked.value }

    func put(
        _ path: String, configurations: [any MainConfiguration.Type] = [], _ module: Module,
        problem: Diagnostic? = nil
    ) {
        images.append(
            FoundImage(path: path, module: module, configurations: configurations, problem: problem))
    }

    func find(_ additional: [Any.Type]) -> [FoundImage] {
        asked.append(additional.map { "\($0)" })
        defer { images.value = [] }
        return images.value
    }
}

extension MainContainer {
    convenience init(_ shelf: Shelf, observer: (@Sendable (ContainerEvent) -> Void)? = nil) {
        self.init(observer: observer) { shelf.find($0) }
    }
}
