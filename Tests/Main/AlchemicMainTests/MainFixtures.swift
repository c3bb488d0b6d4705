import TestSupport

@_spi(Finding) @testable import Alchemic
@_spi(Finding) @testable import AlchemicMain

final class Turbine: Sendable {
    init() {}
}

final class Sluice: Sendable, Stoppable {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        journal.note("sluice")
    }

    func stop() async throws { journal.note("sluice stopped") }
}

final class Keeper: Sendable {
    let name: String

    init(name: String) { self.name = name }
}

final class Plant: Sendable {
    let keeper: Keeper

    init(keeper: Keeper, journal: Journal) {
        self.keeper = keeper
        journal.note("plant of \(keeper.name)")
    }
}

/// Tells events apart, without the durations and without what containers say of single objects.
func recordSteps(in journal: Journal) -> @Sendable (ContainerEvent) -> Void {
    { event in
        guard [.found, .checked, .started, .step, .whenStarted, .finished, .failed, .joined].contains(event.kind) else {
            return
        }
        journal.note("\(event.kind.rawValue): \(event.label)")
    }
}

/// Libraries that a search will find, in turns.
final class Shelf: Sendable {
    private let images = Variable<[FoundImage]>([])
    private let asked = Variable<[[String]]>([])

    /// The names of the types with which each search was made.
    var searches: [[String]] { asked.value }

    func put(
        _ path: String, configurations: [any MainConfiguration.Type] = [], _ module: Module,
        problem: Diagnostic? = nil
    ) {
        images.append(FoundImage(path: path, module: module, configurations: configurations, problem: problem))
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
