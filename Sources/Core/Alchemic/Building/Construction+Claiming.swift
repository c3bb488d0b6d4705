// Who builds what: the first who needs a unit claims all of it, and the others wait for it.

/// Where a shared object is kept, and for whom.
struct ObjectPlace {
    let slot: Slot
    let retention: Cell.Retention
    let container: Container
    /// What makes the object; nil for what a `Lazy` keeps.
    let producer: SharedProducer?

    var node: Node? { producer?.node }
}

/// Who needs an object.
struct Requester {
    /// The innermost unit that it is a part of.
    let construction: Construction?
    /// Whether code asks, rather than a parameter or a step that the graph knows.
    let isCode: Bool
    /// Whether a thread asks: it must not block for a task, which may need this very thread.
    let isThread: Bool

    /// Who asks for something that is built without a break.
    init(_ context: Context) {
        isCode = context.construction == nil
        construction = context.construction?.takeUnretainedValue() ?? Construction.current
        isThread = true
    }

    /// Who asks for something that is awaited.
    init(_ request: AsyncRequest) {
        isCode = request.construction == nil
        construction = request.construction ?? Construction.ofTask
        isThread = false
    }
}

/// What whoever needs an object does.
enum Claim {
    case take(ErasedBox)
    /// Build the unit, of which all that is not there has been claimed.
    case build(Construction)
    /// Make a member of the unit that this belongs to.
    case join(Construction, member: Int)
    case wait(Construction)
    case refuse(Refusal)
}

/// Why somebody can neither have an object nor wait for it.
enum Refusal {
    /// It waits for the request.
    case circular
    /// A task builds it, for which no thread waits.
    case builtByTask

    func error(for node: Node?) -> ResolutionError {
        switch self {
        case .circular: .circular(node)
        case .builtByTask: .builtByTask(node)
        }
    }
}

extension ObjectPlace {
    /// Claims what is kept here, with all that is built with it, or finds out who has; under the lock.
    ///
    /// - Parameters:
    ///   - others: The places of the other members of its unit.
    ///   - requester: Who needs it.
    ///   - isAsynchronous: Whether a task would build it.
    func claim(_ others: [ObjectPlace], for requester: Requester, isAsynchronous: Bool) -> Claim {
        if let current = slot.current { return .take(current) }
        let outer = requester.construction
        if let builder = slot.builder { return answer(of: builder, to: requester) }
        if let outer, let unit = producer?.node.unit, outer.unit === unit, outer.container === container {
            // It was there when the rest was claimed, and has gone.
            outer.add(self)
            return .join(outer, member: outer.members.count - 1)
        }
        for other in others {
            if let builder = other.slot.builder { return other.answer(of: builder, to: requester) }
        }
        let construction = Construction(
            in: container, producer?.node.unit, within: outer, isAsynchronous: isAsynchronous)
        if others.isEmpty {
            construction.add(self)
        } else {
            for other in others where other.slot == slot || other.slot.current == nil { construction.add(other) }
        }
        return .build(construction)
    }

    /// What to do about something that is being built; under the lock.
    private func answer(of builder: Construction, to requester: Requester) -> Claim {
        if builder === requester.construction, let member = builder.member(in: slot) {
            switch builder.members[member].state {
            case .made(let box): return .take(box)
            case .claimed where builder.unit != nil && !requester.isCode: return .join(builder, member: member)
            case .claimed, .underWay: return .refuse(.circular)
            }
        }
        // What is being built waits for this request.
        if requester.construction?.isWithin(builder) == true { return .refuse(.circular) }
        if builder.isAsynchronous, requester.isThread { return .refuse(.builtByTask) }
        return .wait(builder)
    }
}

extension Construction {
    /// Claims a place; under the lock.
    fileprivate func add(_ place: ObjectPlace) {
        members.append(
            Member(
                producer: place.producer, slot: place.slot,
                retention: place.slot.claim(for: self, place.retention)))
    }
}
