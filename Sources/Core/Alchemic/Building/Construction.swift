import CAlchemic

/// A unit that is being built, for the one who builds it: what is made for it refers to it, and the code that runs meanwhile is
/// known as a part of it.
///
/// Who has claimed what, and who waits, is in the family's ``Claims``.
@usableFromInline
package final class Construction: @unchecked Sendable {
    /// An object whose steps and callback wait until all members of its unit have been made.
    struct Pending {
        let object: AnyObject
        let node: Node
        let container: Container
        let finisher: Container
    }

    /// Where the objects are kept.
    ///
    /// The code that builds them keeps it. A task that a factory has started may keep this for longer.
    @exclusivity(unchecked) private var uncountedContainer: Reference<Container>
    var container: Container { uncountedContainer.object }
    let family: Family
    /// Keeps the family of what is awaited.
    private let familyMemory: FamilyMemory?
    @exclusivity(unchecked) var unit: BuildUnit?
    /// Its number among the family's claims, until it is over.
    @exclusivity(unchecked) private(set) var number: Int
    /// Whether a task builds it, which may be suspended; no thread ever blocks for such a unit.
    let isAwaited: Bool
    /// What its builder was building when it needed this, of whatever family.
    @exclusivity(unchecked) var outer: Construction?
    /// Objects whose steps have not run, in the order of construction.
    ///
    /// It is its builder's alone; where it is awaited, the family's lock guards it.
    @exclusivity(unchecked) var queue: [Pending] = []
    /// Members that are to be started or stopped once they are complete; under the family's lock.
    @exclusivity(unchecked) var parts: [(member: Int, participant: Participant)] = []
    /// Whether it has ended, well or not; under the family's lock.
    @exclusivity(unchecked) var isOver = false

    init(_ number: Int, in container: Container, _ unit: BuildUnit?, within outer: Construction?, isAwaited: Bool) {
        self.number = number
        uncountedContainer = Reference(container)
        family = container.family
        familyMemory = isAwaited ? container.wiring.familyMemory : nil
        self.unit = unit
        self.outer = outer
        self.isAwaited = isAwaited
    }

    /// Begins another unit with one that is over, and that nothing refers to.
    func begin(_ number: Int, in container: Container) {
        self.number = number
        uncountedContainer = Reference(container)
        isOver = false
    }

    func clear() {
        if unit != nil { unit = nil }
        if outer != nil { outer = nil }
        if !parts.isEmpty { parts = [] }
    }

    var outwards: some Sequence<Construction> { sequence(first: self, next: \.outer) }

    // MARK: Whose construction it is

    /// What the calling code is a part of: what its thread is building, or else what awaits its task.
    static var current: Construction? { ofThread ?? ofTask }

    private static var ofThread: Construction? {
        guard let construction = Reference<Construction>(at: alchemic_current_construction())?.object else {
            return nil
        }
        // A task that a factory has left behind may run for longer.
        return construction.isOver ? nil : construction
    }

    /// How many factories and steps of constructions are awaited in the process.
    private static let awaited = OwnWord()
    static func countAwaited(_ difference: Int) { awaited.word.addRelaxed(difference) }

    /// What awaits the calling task; a start or a stop within it is on its own.
    static var ofTask: Construction? {
        // Where nothing is awaited, no task is asked, which takes the longer the more values are bound in it.
        guard awaited.word.loadRelaxed() > 0 else { return nil }
        var next = Undertaking.current
        while let undertaking = next {
            if let construction = undertaking.subject as? Construction {
                if construction.family.locked({ !construction.isOver }) { return construction }
            } else if !(undertaking.subject is Node) {
                return nil
            }
            next = undertaking.outer
        }
        return nil
    }

    static var underWayHere: [Construction] { [ofThread, ofTask].flatMap { $0.map { Array($0.outwards) } ?? [] } }

    func asCurrent<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
        let outer = enter()
        defer { Construction.leave(outer) }
        return try body()
    }

    /// Makes it what the calling thread is building; returns what that was building before.
    @inline(__always)
    func enter() -> Int {
        defer { alchemic_set_current_construction(Reference(self).address) }
        return alchemic_current_construction()
    }

    @inline(__always)
    static func leave(_ outer: Int) { alchemic_set_current_construction(outer) }
}
