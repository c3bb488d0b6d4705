import CAlchemic

/// A unit that is being built, by the one who has claimed it: a kept object, or the members of a cycle.
///
/// Whoever else needs one of its objects waits for all of it, and is given what is complete. Only what belongs to the unit
/// itself receives its unfinished members.
///
/// The family's lock guards what changes of it, except ``queue``, which belongs to its builder alone.
@usableFromInline
package final class Construction: @unchecked Sendable {
    /// One of the objects that are built.
    struct Member {
        enum State {
            /// It is claimed, and may not be needed.
            case claimed
            /// Its factory runs.
            case underWay
            /// Its factory has returned.
            case made(ErasedBox)
        }

        /// Nil for what a `Lazy` keeps.
        let producer: SharedProducer?
        let slot: Slot
        let retention: Cell.Retention
        var state = State.claimed
        /// The object, if it is to be started or stopped once it is complete.
        var takingPart: TakingPart?

        var box: ErasedBox? { if case .made(let box) = state { box } else { nil } }
    }

    /// An object whose steps and callback wait until all members of its unit have been made.
    struct Pending {
        let object: AnyObject
        let node: Node
        let container: Container
        let finisher: Container
    }

    /// Where the objects are kept.
    ///
    /// Whoever builds them keeps it. A task that a factory has started may keep this for longer.
    unowned let container: Container
    private let familyMemory: FamilyMemory
    var family: Family { familyMemory.family }
    var familyIdentity: ObjectIdentifier { ObjectIdentifier(familyMemory) }
    /// The unit, if it has several members.
    let unit: BuildUnit?
    /// Whether a task builds it, which may be suspended; no thread ever blocks for such a construction.
    let isAsynchronous: Bool
    /// What its builder was building when it needed this, of whatever family.
    let outer: Construction?
    /// What is claimed, in the order of construction.
    @exclusivity(unchecked) var members: [Member] = []
    /// Objects whose steps have not run, in the order of construction.
    @exclusivity(unchecked) var queue: [Pending] = []
    /// Those who wait for its end.
    @exclusivity(unchecked) var waiters: [Waiter] = []
    /// Whether it has ended, well or not.
    @exclusivity(unchecked) private(set) var isOver = false

    init(in container: Container, _ unit: BuildUnit?, within outer: Construction?, isAsynchronous: Bool) {
        self.container = container
        familyMemory = container.wiring.familyMemory
        self.unit = unit
        self.outer = outer
        self.isAsynchronous = isAsynchronous
    }

    /// Whether it is another one, or is being built within that.
    func isWithin(_ other: Construction) -> Bool {
        var next: Construction? = self
        while let current = next {
            if current === other { return true }
            next = current.outer
        }
        return false
    }

    /// Which of its members a slot is for; nil if none is.
    func member(in slot: Slot) -> Int? { members.firstIndex { $0.slot == slot } }

    /// How the object in a slot that it has claimed is kept; under the lock.
    func retention(of slot: Slot) -> Cell.Retention? { member(in: slot).map { members[$0].retention } }

    /// Ends it: nothing is claimed any more; under the lock.
    ///
    /// - Parameter kept: What would go before those who wait for it have taken it.
    /// - Returns: What was claimed, to be let go of without the lock.
    func end(keeping kept: [ErasedBox] = []) -> [Member] {
        isOver = true
        for waiter in waiters { waiter.pause.kept = kept }
        wakeAll()
        defer { members = [] }
        return members
    }

    /// Wakes everyone who waits for it; each looks again; under the lock.
    func wakeAll() {
        guard !waiters.isEmpty else { return }
        let sleepers = waiters
        waiters = []
        for waiter in sleepers { waiter.wake(in: family) }
    }

    // MARK: Whose construction it is

    /// What the calling code is a part of: what its thread is building, or else what awaits its task.
    static var current: Construction? { ofThread ?? ofTask }

    /// What the calling thread is building.
    private static var ofThread: Construction? {
        guard let pointer = alchemic_current_construction() else { return nil }
        let construction = Unmanaged<Construction>.fromOpaque(pointer).takeUnretainedValue()
        // A task that a factory has left behind may run for longer.
        return construction.isOver ? nil : construction
    }

    /// What awaits the calling task; a start or a stop within it is on its own.
    static var ofTask: Construction? {
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

    /// All that the calling code is a part of.
    static var underWayHere: [Construction] {
        [ofThread, ofTask].flatMap { innermost in
            Array(
                sequence(state: innermost) { next -> Construction? in
                    defer { next = next?.outer }
                    return next
                })
        }
    }

    /// Runs `body` with this construction as what the calling thread is building.
    func asCurrent<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
        let outer = alchemic_current_construction()
        alchemic_set_current_construction(Unmanaged.passUnretained(self).toOpaque())
        defer { alchemic_set_current_construction(outer) }
        return try body()
    }
}
