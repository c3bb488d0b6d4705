import CAlchemic

/// A unit that is being built, for the code that builds it.
///
/// Requests on behalf of the unit refer to its construction, and code that runs in a construction is a part of it, unless it is
/// a stranger, see ``isStranger``. The claims and the requests that wait are in the family's ``Claims``.
@usableFromInline
package final class Construction: @unchecked Sendable {
    /// The container that keeps the objects.
    ///
    /// Not counted: the code that builds the unit keeps the container. A task that a factory has started may keep the
    /// construction for longer.
    private let uncountedContainer: Reference<Container>
    var container: Container { uncountedContainer.object }
    /// Not counted: the container keeps it, and for an awaited unit ``familyMemory`` does.
    let family: Family
    /// Keeps the family of an awaited unit.
    private let familyMemory: FamilyMemory?
    /// The cycle whose members are built; nil for a unit of one.
    let unit: BuildUnit?
    /// The unit's number among the family's claims, until the construction is over.
    let number: Int
    /// Whether a task builds the unit, and may be suspended; no thread ever blocks for such a unit.
    let isAwaited: Bool
    /// The construction within which the builder needed this one, of whatever family.
    let outer: Construction?
    /// Objects to finish, in the order of construction.
    ///
    /// Objects are added under the family's lock; a thread that builds the unit reads the queue without it.
    var queue: [Unfinished] = []
    /// Members that are to be started or stopped once they are complete; under the family's lock.
    var participants: [(member: Int, participant: Participant)] = []
    /// Whether the construction has ended, well or not; under the family's lock, but read without it by the builder, which alone
    /// ends it, and by a thread that has entered it.
    var isOver = false

    /// Creates the construction of a unit that has been claimed under a number.
    init(number: Int, in place: ObjectPlace, within outer: Construction?, isAwaited: Bool) {
        self.number = number
        uncountedContainer = place.uncountedContainer
        family = place.family
        familyMemory = isAwaited ? place.container.wiring.familyMemory : nil
        unit = place.unit
        self.outer = outer
        self.isAwaited = isAwaited
    }

    /// This construction and the ones around it, from the innermost, of whatever family; an outer one may be over.
    var outwards: some Sequence<Construction> { sequence(first: self, next: \.outer) }

    // MARK: The current construction

    /// The construction that the calling code is a part of: the one of its thread, or else the one that awaits its task.
    ///
    /// A stranger is no part of it, see ``isStranger``, but the construction does not go on before the stranger has returned.
    static var current: Construction? { ofThread ?? ofTask }

    /// Whether code runs on a thread within a construction without being a part of it: an observer, or another task that
    /// runs because a factory runs the main loop.
    ///
    /// A stranger gets no unfinished object. It must not wait for the construction either, which waits for it.
    static var isStranger: Bool { alchemic_is_stranger() && ofThread != nil }

    /// The construction whose factory or step the thread is running.
    private static var ofThread: Construction? {
        guard let construction = Reference<Construction>(at: alchemic_current_entry().construction)?.object else {
            return nil
        }
        // A task that a factory has left behind may run longer than the construction.
        return construction.isOver ? nil : construction
    }

    /// The number of factories and steps of constructions that are awaited in the process.
    static let awaitedCount = Word.allocate(1)

    /// The construction that awaits the calling task; nil in a start or a stop, even if code of a construction has begun it.
    static var ofTask: Construction? {
        // Reading a task-local value takes longer the more values are bound, so it is left out if nothing is awaited.
        guard awaitedCount.loadRelaxed() > 0 else { return nil }
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

    /// Every construction that the calling code is a part of; some may be over.
    static var enteredHere: [Construction] { [ofThread, ofTask].compactMap(\.self).flatMap { $0.outwards } }

    /// Makes this the construction of the calling thread, to which the requests of the code that it runs then belong.
    ///
    /// - Returns: The former entry, for ``leave(_:)``.
    func enter() -> alchemic_entry {
        defer { alchemic_enter(Reference(self).address) }
        return alchemic_current_entry()
    }

    /// Ends the matching ``enter()``, on the same thread, once all later ones have been left.
    static func leave(_ former: alchemic_entry) { alchemic_leave(former) }

    /// Runs code that the current construction waits for, but that is no part of it.
    static func asStranger(_ body: () -> Void) {
        guard let construction = current else { return body() }
        let former = alchemic_current_entry()
        defer { withExtendedLifetime(construction) { alchemic_leave(former) } }
        alchemic_enter_as_stranger(Reference(construction).address)
        body()
    }
}

extension Node {
    /// Throws if the calling thread's stack would not hold the construction of the node's object.
    ///
    /// Constructions nest where prototypes take one another, or code resolves.
    func checkStack() throws(ResolutionError) { if !alchemic_has_stack() { throw .tooDeep(self) } }
}
