/// Builds one object for each place, and keeps it: singletons, weak and scoped objects, values that are converted or live, and
/// objects that the program sets.
final class SharedProducer: KeptProducer, @unchecked Sendable {
    /// The slot in the declarer; nil for a scoped definition, whose objects only scopes keep.
    let ownSlot: Slot?
    /// How slots keep the object, as the definition says; once a published object was removed, later ones are guarded.
    let retention: Retention
    /// The slots of forms that contain the object, which are withdrawn with it; final once the container is made.
    var formSlots: [PublishedSlot] = []

    init(_ node: Node, in linker: Linker, slot: Slot?) {
        ownSlot = slot
        retention = node.kind == .weak ? .weak : node.isPublished ? .published : .guarded
        // An object of a scope is not found without the scope.
        let published = node.lifetime.scope == nil ? slot?.published : nil
        super.init(node, in: linker, slot: published ?? .none)
    }

    private var isScoped: Bool { slotInScopes != nil }

    override func box(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        if let box = slot.box { return box }
        let place = try place(in: context.container)
        if isScoped, let box = place.published { return box }
        // The plan may hold the object, or the slot may have it without publishing it.
        if context.plan != nil, let box = object(in: place, for: context) { return box }
        if unit == nil, node.completeIsolation == .synchronous, node.kind != .external,
            hasEverything(in: Context(place.container))
        {
            // Most of the time everything is there, and there is nothing to plan.
            defer { place.releaseObjectsIfEnded() }
            return try place.obtain(in: context.planned(by: .empty))
        }
        return try buildByPlan(in: context)
    }

    /// Returns the object, which is built if it is missing, after everything that it needs.
    private func buildByPlan(in context: Context) throws(ResolutionError) -> ErasedBox {
        let plan = try Plan(below: [self], in: context)
        guard let box = try plan.run(in: context) else {
            preconditionFailure("the plan has no entry for a missing object")
        }
        return box
    }

    override func isReady(in context: Context) -> Bool {
        if slot.isPublished { return true }
        return isScoped && (try? place(in: context.container))?.published != nil
    }

    override func visit(_ visit: PlanWalk.Visit, in walk: inout PlanWalk) throws(ResolutionError) {
        if !walk.isStart, let box = slot.box { return walk.take(box, for: visit) }
        let place = try place(in: visit.uncountedContainer)
        if isScoped || retention == .weak { walk.hasWeakOrScoped = true }
        if walk.noteIfEntered(place, for: visit) { return }
        let family = place.family
        let requester = walk.requester
        let (box, isSet, answer) = family.claiming { claims in
            let answer = claims.answer(about: place, to: requester.within(family)) {
                requester.isWithin($0, of: family)
            }
            return (place.slot.current, place.slot.isSet, answer)
        }
        let isExternal = node.kind == .external && node.inner == nil
        if let box {
            if walk.isStart, !isExternal {
                return isSet
                    ? walk.build(self, at: place, state: .set, for: visit)
                    : walk.build(self, at: place, with: presentMembers(with: place), state: .there, for: visit)
            }
            return walk.take(box, heldFrom: node.mayBeDropped ? place : nil, for: visit)
        }
        if isExternal {
            if walk.isStart { return walk.build(self, at: place, state: .unset, for: visit) }
            throw .externalNotSet(node)
        }
        switch answer {
        case .take(let box) where walk.isPart(visit): walk.take(box, for: visit)
        case .refuse(.builtByTask): throw .builtByTask(node).refusal(if: requester.isAwaiting)
        case .refuse(.ended): throw .ended(place.container)
        // The request comes from code of the unit, through another unit, which would get an unfinished member.
        case .take, .refuse(.circular): throw .circular(node, through: visit.consumer == nil ? [] : [node.mention])
        case .wait: walk.build(self, at: place, state: .builtByOther, for: visit)
        case .join: walk.build(self, at: place, isJoining: true, for: visit)
        case .build, nil:
            let members = unit.map { missingMembers(of: $0, for: place) } ?? []
            walk.build(self, at: place, with: members, for: visit)
        }
    }

    /// The places of the unit's members that are there, and were not set; empty for a unit of one.
    private func presentMembers(with place: ObjectPlace) -> [ObjectPlace] {
        memberPlaces(around: place).filter { member in
            let (box, isSet) = member.family.locked { (member.slot.current, member.slot.isSet) }
            return box != nil && !isSet
        }
    }

    /// The places of the missing members that are constructed with this one, itself included.
    private func missingMembers(of unit: BuildUnit, for place: ObjectPlace) -> [ObjectPlace] {
        let needed = unit.members(neededBy: node.index)
        return memberPlaces(around: place).filter { member in
            guard member != place, let index = member.node?.index else { return true }
            return needed?.contains(index) != false && member.lockAndRead() == nil
        }
    }

    /// The place of the object for a request in a container, which may be anywhere inside of the owner.
    func place(in container: Reference<Container>) throws(ResolutionError) -> ObjectPlace {
        try openOwner(in: container).with { place(ownedBy: $0) }
    }

    /// The place of the object in a container that is known to be its owner.
    private func place(ownedBy owner: Container) -> ObjectPlace {
        ObjectPlace(slot: slot(ownedBy: owner), retention: retention, container: owner, producer: self)
    }

    /// The slot of the object in its owner: one of the scope's, unless the declarer itself is the owner.
    func slot(ownedBy owner: Container) -> Slot {
        if owner.layout == nil, let ownSlot { return ownSlot }
        guard let slotInScopes else { preconditionFailure("a scope keeps nothing that is not scoped") }
        return owner.slots.slot(slotInScopes)
    }

    /// The places of the members of the unit that the object in `place` belongs to; empty for a unit of one.
    func memberPlaces(around place: ObjectPlace) -> [ObjectPlace] {
        guard let unit else { return [] }
        let declarer = declarer
        return unit.schedule.compactMap { index in
            guard let member = declarer.wiring.producers[index] as? SharedProducer, member.declarer === declarer else {
                return nil
            }
            return member.place(ownedBy: place.container)
        }
    }

    override func ownIsolation(in context: Context) -> Isolation {
        if node.completeIsolation == .synchronous || slot.box != nil { return .synchronous }
        guard let place = try? place(in: context.container) else { return .synchronous }
        // A missing object is awaited, even one of the main actor: `awaitBox(for:)` makes a plan for it.
        return object(in: place, for: context) != nil ? .synchronous : .asynchronous
    }

    private func object(in place: ObjectPlace, for context: Context) -> ErasedBox? {
        place.lockAndRead() ?? context.plan?.with { $0.held(in: place) }
    }

    override func awaitBox(for request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        // The object was there, and has gone since.
        try await box(async: request.unplanned)
    }

    override var leadsToKept: Bool { true }

    override var sources: [SharedProducer]? { !isScoped && retention == .published ? [self] : nil }

    override func isBuilt(in context: Context) -> Bool {
        slot.box != nil || (try? place(in: context.container))?.lockAndRead() != nil
    }

    // MARK: Replacing

    /// Whether an object has ever been set, in any scope; under the lock.
    private var wasSet = false

    /// Whether this very object was set in the container or scope that a request would use; an external is set as well.
    func wasSet(to object: AnyObject, in context: Context) -> Bool {
        guard let slot = owner(in: context.container)?.with(slot(ownedBy:)) else { return false }
        let box = declarer.family.locked { node.kind == .external || slot.isSet ? slot.current : nil }
        return box?.object === object
    }

    /// Stores an object from outside, and returns the record of the object or the unit that it replaces.
    func set(_ box: ErasedBox, in context: Context) throws(ResolutionError) -> Replaced {
        let place = try place(in: context.container)
        guard let box = castBox(box, to: node.type) else { throw .otherType(than: node) }
        let cell = Cell(retention == .weak ? .weak(WeakReference(box)) : .kept(box), isSet: true)
        let family = place.family
        let replaced = family.claiming { claims -> Replaced in
            let builder = claims.takeAway(place)
            let isFirst = place.slot.isFree
            let wasPublished = withdraw(place.slot)
            if isFirst, retention == .published, !place.isClosed { place.slot.published.publish(box) }
            let former = place.slot.replace(with: cell)
            for pause in builder.sleepers { pause.end(in: family) }
            noteSet()
            return Replaced(former: former, builder: builder.unit, wasPublished: wasPublished, cell: cell, place: place)
        }
        place.container.forgetConversions(by: self)
        return replaced
    }

    /// Notes that an object has been set, in any scope; under the lock.
    func noteSet() {
        guard !wasSet else { return }
        wasSet = true
        declarer.wiring.noteSet(self)
    }

    override func drop(for key: [ErasedBox]?, asDecorator isDecorator: Bool, in context: Context) -> [ErasedBox] {
        guard let place = try? place(in: context.container) else { return [] }
        if isDecorator { place.takeFromBuilder() }
        var former: Retained?
        var wasPublished = false
        let box = place.family.locked { () -> ErasedBox? in
            if place.slot.claimant != nil || place.slot.isSet && !isDecorator { return nil }
            let box = place.slot.current
            wasPublished = withdraw(place.slot)
            // Later objects are read under the lock, so that they can be let go of immediately: a published one stays until the
            // container ends.
            former = place.slot.replace(with: retention == .published ? Cell(.removed) : nil)
            return box
        }
        if let former { place.container.letGo(former, wasPublished: wasPublished) }
        place.container.forgetConversions(by: self)
        return box.map { [$0] } ?? []
    }

    /// Withdraws the object and its forms, and ends the family's direct calls unless the object is scoped; under the lock.
    ///
    /// - Returns: Whether the object was published, so that a reader may still be looking at it.
    func withdraw(_ slot: Slot) -> Bool {
        let wasPublished = slot.published.box != nil
        slot.published.withdraw()
        if !isScoped { declarer.family.noteWithdrawal() }
        for slot in formSlots { slot.withdraw() }
        return wasPublished
    }
}

extension ObjectPlace {
    /// Takes the place away from the unit that builds a decorator here, since the object within the decorator was replaced.
    ///
    /// A unit whose own factory has replaced the object keeps the place.
    func takeFromBuilder() {
        let family = family
        let here = Construction.enteredHere
        family.claiming { claims in
            let builder = slot.claimant
            if here.contains(where: { $0.family == family && !$0.isOver && $0.number == builder }) { return }
            for pause in claims.takeAway(self).sleepers { pause.end(in: family) }
        }
    }
}

extension ResolutionError {
    /// The error of setting an object of a type that does not match the definition's.
    static func otherType(than node: Node) -> ResolutionError {
        ResolutionError(
            .typeMismatch, "the object that was set for `\(node.mention)` is not \(Diagnostic.code(node.type))",
            at: node.definition.location)
    }
}
