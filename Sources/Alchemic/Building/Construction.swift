import CAlchemic

/// One construction from its outermost object to its last callback.
///
/// An object is finished, and shown to all, before anybody is handed it. The exception are circles: what takes an object
/// that is not finished cannot be shown before that is. ``lowest`` keeps account of it, as Tarjan's algorithm does: it is
/// the position of the outermost unfinished object that anything built since has taken.
///
/// All of it is guarded by the family's lock, but ``queue``, which belongs to the one thread or task that builds.
@usableFromInline
package final class Construction: @unchecked Sendable {
    /// An object of a circle, whose steps wait until all members of the circle have been made.
    struct Pending {
        let object: AnyObject
        let node: Node
        let container: Container
    }

    let family: Family
    /// What keeps the family's memory, for what a task builds: others, which it has started, may look at it later.
    ///
    /// What a thread builds has a container of the family.
    private let keeper: FamilyMemory?
    /// Whether a task builds it, which may be suspended; nobody blocks a thread for such a construction.
    let isAsynchronous: Bool
    /// Objects of circles whose steps have not run, in order of construction.
    @exclusivity(unchecked) var queue: [Pending] = []
    /// The circles that are being built, with the position of the first member of each.
    @exclusivity(unchecked) var circles: [(circle: Circle, position: Int)] = []

    /// How many shared objects have been begun, and neither shown to all nor given up.
    @exclusivity(unchecked) var begun = 0
    @exclusivity(unchecked) var lowest = Int.max
    /// Objects that are complete but for something unfinished that they have taken, in order of completion.
    @exclusivity(unchecked) var held: [Held] = []
    /// What ends together with this one, since they took one another's unfinished objects; nil for most.
    @exclusivity(unchecked) var group: ConstructionGroup?
    /// The place of the object this one waits for, and the construction that builds it.
    @exclusivity(unchecked) var wanted: (slot: Slot, builder: Construction)?
    /// Who waits for news of this one.
    @exclusivity(unchecked) var waiters: [Waiter] = [] { didSet { hasWaiters = !waiters.isEmpty } }
    /// Whether anybody does: asked for each object, without a look into the list.
    @exclusivity(unchecked) private(set) var hasWaiters = false
    /// Whether it has ended; others of its group may not have.
    @exclusivity(unchecked) var isDone = false
    /// The construction whose factory or step asked for this one's object, and awaits it.
    @exclusivity(unchecked) var host: Construction?
    /// The position of the outermost unfinished object of the host's that this one has taken.
    @exclusivity(unchecked) var lowestOfHost = Int.max
    /// Those who ask on behalf of this one's factories and steps.
    @exclusivity(unchecked) var guests: [Construction] = []

    /// One for a thread.
    init(_ family: Family) {
        self.family = family
        isAsynchronous = false
        keeper = nil
    }

    /// One for a task; or for code that a task awaits and that cannot wait itself.
    init(in container: Container, isAsynchronous: Bool = true) {
        family = container.family
        self.isAsynchronous = isAsynchronous
        keeper = container.wiring.familyMemory
    }

    /// One for a thread, which may be one that has ended.
    static func fresh(in family: Family) -> Construction {
        let idle = family.locked { () -> Construction? in
            let idle = family.takeIdle()
            idle?.isDone = false
            return idle
        }
        return idle ?? Construction(family)
    }

    /// An object that is held back, and where it belongs.
    struct Held {
        let cell: Cell
        let container: Container
    }

    // MARK: Whose construction it is

    /// What a thread is building, and what it was building when that began: on the thread's stack.
    private struct Frame {
        let construction: Unmanaged<Construction>
        let outer: UnsafeMutableRawPointer?
    }

    /// The one that the calling thread is building something for, below constructions of other families too.
    static func current(in family: Family) -> Construction? {
        var next = alchemic_current_construction()
        while let frame = next?.assumingMemoryBound(to: Frame.self).pointee {
            let construction = frame.construction.takeUnretainedValue()
            // One that has ended lets go of objects, whose ends may ask for something.
            if construction.family == family, !construction.isDone { return construction }
            next = frame.outer
        }
        return nil
    }

    /// Those that the calling thread is in, from the innermost outwards.
    static var ofThread: [Construction] {
        var constructions: [Construction] = []
        var next = alchemic_current_construction()
        while let frame = next?.assumingMemoryBound(to: Frame.self).pointee {
            constructions.append(frame.construction.takeUnretainedValue())
            next = frame.outer
        }
        return constructions
    }

    /// Whether the calling code runs as a part of it.
    var isUnderWayHere: Bool {
        if Construction.current(in: family) === self { return true }
        var undertaking = Undertaking.current
        while let current = undertaking {
            if current.subject === self { return true }
            undertaking = current.outer
        }
        return false
    }

    /// Runs `body` with this one as the calling thread's current one.
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

/// A circle of definitions: its members are made first, then finished together.
final class Circle: Sendable {}

/// Constructions that took one another's unfinished objects, and so end together.
final class ConstructionGroup: @unchecked Sendable {
    var members: [Construction] = []
    /// What kept one of them from ending; the others hold objects of it and fail too.
    var failure: ResolutionError?
    /// Whether something was set in place of an object that they have shared: all is built again.
    var isOutdated = false

    var isDone: Bool { members.allSatisfy(\.isDone) }

    /// The members, if all of them have ended, for the caller to let go of when it holds the lock no longer: the group
    /// and its members keep one another.
    func takeEnded() -> [Construction] {
        guard isDone else { return [] }
        defer { members = [] }
        return members
    }
}

/// Somebody who sleeps until something has changed for the construction it waits for.
struct Waiter {
    enum Sleeper {
        case thread(OpaquePointer)
        case task(CheckedContinuation<Void, Never>)
    }

    let sleeper: Sleeper
    /// The number of the wait.
    let number: Int

    func wake() {
        Waits.end(number)
        switch sleeper {
        case .thread(let gate): alchemic_gate_open(gate)
        case .task(let continuation): continuation.resume()
        }
    }
}
