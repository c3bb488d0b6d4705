import CAlchemic

/// One construction, from its outermost object to its last callback.
///
/// An object is finished, and published, before anyone receives it. Circles are the exception: an object that takes an
/// unfinished one cannot be published before that one is. ``lowest`` keeps track of this, as in Tarjan's algorithm: it is
/// the position of the outermost unfinished object that anything built since has taken.
///
/// The family's lock guards all of it except ``queue``, which belongs to the one thread or task that builds.
@usableFromInline
package final class Construction: @unchecked Sendable {
    /// An object of a circle, whose steps wait until all members of the circle have been built.
    struct Pending {
        let object: AnyObject
        let node: Node
        let container: Container
        let finisher: Container
    }

    let family: Family
    /// Keeps the family's memory alive for what a task builds: other tasks, which it has started, may look at it later.
    ///
    /// A thread that builds has a container of the family anyway.
    private let keeper: FamilyMemory?
    /// Whether a task builds it, which may be suspended; no thread ever blocks for such a construction.
    let isAsynchronous: Bool
    /// Objects of circles whose steps have not run, in order of construction.
    @exclusivity(unchecked) var queue: [Pending] = []
    /// The circles that are being built, with the position of the first member of each.
    @exclusivity(unchecked) var circles: [(circle: Circle, position: Int)] = []

    /// How many shared objects have been begun, and neither published nor abandoned.
    @exclusivity(unchecked) var begun = 0
    @exclusivity(unchecked) var lowest = Int.max
    /// Objects that are complete except for something unfinished that they have taken, in order of completion.
    @exclusivity(unchecked) var held: [Held] = []
    /// The constructions that end together with this one, since they share unfinished objects; usually nil.
    @exclusivity(unchecked) var group: ConstructionGroup?
    /// The place of the object that this construction waits for, and the construction that builds it.
    @exclusivity(unchecked) var wanted: (slot: Slot, builder: Construction)?
    /// Those who wait for news of this construction.
    @exclusivity(unchecked) var waiters: [Waiter] = [] { didSet { hasWaiters = !waiters.isEmpty } }
    /// Whether there are any waiters: checked for each object, without looking at the list.
    @exclusivity(unchecked) private(set) var hasWaiters = false
    /// Whether it has ended; other members of its group may not have.
    @exclusivity(unchecked) var isDone = false
    /// The construction whose factory or step requested this one's object, and awaits it.
    @exclusivity(unchecked) var host: Construction?
    /// The position of the host's outermost unfinished object that this construction has taken.
    @exclusivity(unchecked) var lowestOfHost = Int.max
    /// The constructions for requests of this one's factories and steps.
    @exclusivity(unchecked) var guests: [Construction] = []

    /// How often this has been tried already, since what it shared with others was discarded each time.
    let attempt: Int
    /// After how many attempts it is told of a failure of those with whom it shares objects.
    static let attempts = 5

    /// Creates a construction for a thread.
    init(_ family: Family, attempt: Int = 0) {
        self.family = family
        self.attempt = attempt
        isAsynchronous = false
        keeper = nil
    }

    /// Creates a construction for a task, or for code that a task awaits and that cannot wait itself.
    init(in container: Container, isAsynchronous: Bool = true, attempt: Int = 0) {
        family = container.family
        self.attempt = attempt
        self.isAsynchronous = isAsynchronous
        keeper = container.wiring.familyMemory
    }

    /// An object that is held back, and its place.
    struct Held {
        let cell: Cell
        let container: Container
    }

    // MARK: Whose construction it is

    /// What a thread is building, and what it was building before: on the thread's stack.
    private struct Frame {
        let construction: Unmanaged<Construction>
        let outer: UnsafeMutableRawPointer?
    }

    /// The construction that the calling thread works for, even below constructions of other families.
    static func current(in family: Family) -> Construction? {
        var next = alchemic_current_construction()
        while let frame = next?.assumingMemoryBound(to: Frame.self).pointee {
            let construction = frame.construction.takeUnretainedValue()
            // One that has ended releases objects, whose deinitializers may make requests.
            if construction.family == family, !construction.isDone { return construction }
            next = frame.outer
        }
        return nil
    }

    /// The constructions that the calling thread is in, from the innermost outwards.
    static var ofThread: [Construction] {
        var constructions: [Construction] = []
        var next = alchemic_current_construction()
        while let frame = next?.assumingMemoryBound(to: Frame.self).pointee {
            constructions.append(frame.construction.takeUnretainedValue())
            next = frame.outer
        }
        return constructions
    }

    /// Whether the calling code runs as part of it.
    var isUnderWayHere: Bool {
        if Construction.current(in: family) === self { return true }
        var undertaking = Undertaking.current
        while let current = undertaking {
            if current.subject === self { return true }
            undertaking = current.outer
        }
        return false
    }

    /// Runs `body` with this construction as the calling thread's current one.
    func asCurrent<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = alchemic_current_construction()
        var frame = Frame(construction: .passUnretained(self), outer: outer)
        return try withUnsafeMutablePointer(to: &frame) { (pointer) throws(Failure) -> Result in
            alchemic_set_current_construction(pointer)
            defer { alchemic_set_current_construction(outer) }
            return try body()
        }
    }
}

/// A circle of definitions: its members are built first, then finished together.
final class Circle: Sendable {}

/// Constructions that took one another's unfinished objects, and so end together.
final class ConstructionGroup: @unchecked Sendable {
    var members: [Construction] = []
    /// What kept a member from ending; the others hold its objects, and build again.
    var failure: ResolutionError?
    /// Whether something was set in place of an object that the members share: everything is built again.
    var isOutdated = false

    var isDone: Bool { members.allSatisfy(\.isDone) }

    /// The members, if all of them have ended, for the caller to release after it has released the lock: the group and
    /// its members keep one another alive.
    func takeEnded() -> [Construction] {
        guard isDone else { return [] }
        defer { members = [] }
        return members
    }
}

/// A waiter that sleeps until something has changed for the construction it waits for.
struct Waiter {
    enum Sleeper {
        case thread(OpaquePointer)
        case task(CheckedContinuation<Void, Never>)
    }

    let sleeper: Sleeper
    /// The number of the wait.
    let number: Int

    /// Under the lock of the family.
    func wake(in family: Family) {
        Waits.end(number)
        switch sleeper {
        case .thread(let gate): alchemic_gate_open(gate)
        case .task(let continuation): family.resumeSoon(continuation)
        }
    }
}
