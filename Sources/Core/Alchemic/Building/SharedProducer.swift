/// Makes one object and keeps it: singletons, weak ones, those of a scope, and what the program sets.
final class SharedProducer: NodeProducer, @unchecked Sendable {
    /// Where the object of the container that declares it is kept; nil for those of a scope, which each scope has for
    /// itself.
    let ownSlot: Slot?
    /// Its number among the objects of the container, or of the scope.
    let number: Int
    let retention: Cell.Retention
    /// Where the object is published under other types.
    var aliases: [PublishedSlot] = []

    init(_ node: Node, in linker: Linker, slot: Slot?, number: Int) {
        ownSlot = slot
        self.number = number
        retention = node.kind == .weak ? .weak : node.isPublished ? .published : .guarded
        super.init(node, in: linker, slot: slot.map(\.published) ?? .none)
    }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        if let box = slot.box { return box }
        let place = try place(context)
        if ownSlot != nil { return try built(place, context) }
        if let box = place.container.published(in: place.slot) { return box }
        defer { place.container.releaseLate() }
        return try built(place, context)
    }

    /// Where the object is kept for whoever asks.
    private func place(_ context: Context) throws(ResolutionError) -> ObjectPlace {
        if let ownSlot {
            let home = home
            if !context.isProven { try home.checkOpen() }
            return ObjectPlace(slot: ownSlot, retention: retention, container: home, producer: self)
        }
        let name = node.lifetime.scope
        guard let scope = context.container._withUnsafeGuaranteedRef({ $0.enclosing(scope: name) }) else {
            throw .outsideScope(node)
        }
        try scope.checkOpen()
        return place(in: scope)
    }

    /// Where the object is kept in a container that is known to keep it.
    private func place(in container: Container) -> ObjectPlace {
        ObjectPlace(
            slot: ownSlot ?? container.slot(of: self), retention: retention, container: container, producer: self)
    }

    /// Where all members of its unit are kept, if it has several.
    private func members(_ place: ObjectPlace) -> [ObjectPlace] {
        guard let unit = node.unit else { return [] }
        let home = home
        return unit.schedule.compactMap { index in
            guard let member = home.wiring.producers[index] as? SharedProducer, member.home === home else { return nil }
            return member.place(in: place.container)
        }
    }

    private func built(_ place: ObjectPlace, _ context: Context) throws(ResolutionError) -> ErasedBox {
        if node.kind == .external && node.inner == nil || node.completeIsolation != .synchronous,
            let box = try found(place, context)
        {
            return box
        }
        if context.construction == nil { try refuseCycle(Requester(context), context) }
        return try place.obtain(with: members(place), context)
    }

    /// Throws an error if code asks for it while something is being built that it is known to need.
    @inline(never)
    private func refuseCycle(_ requester: Requester, _ context: Context) throws(ResolutionError) {
        guard requester.isCode, let construction = requester.construction, !isClaimed(around: construction, context),
            let way = way(to: construction, context), let last = way.last
        else { return }
        throw .circular(last.node, through: way.map(\.node.label))
    }

    /// What cannot be built anywhere, if it is there.
    ///
    /// - Throws: An error if it is not there, and cannot be built here.
    // Out of line: what is built within one another should take little of the stack.
    @inline(never)
    private func found(_ place: ObjectPlace, _ context: Context) throws(ResolutionError) -> ErasedBox? {
        let (box, builder) = place.container.family.locked { (place.slot.current, place.slot.builder) }
        if let box { return box }
        if node.kind == .external, node.inner == nil { throw .externalNotSet(node) }
        let requester = Requester(context).construction
        if requester.map({ isBeingMade(around: $0, in: place) }) == true { return nil }
        if let builder, builder.isAsynchronous, builder !== requester { throw .builtByTask(node) }
        try checkIsolation(context)
        return nil
    }

    /// Makes the object for a construction.
    func construct(_ context: Context) throws(ResolutionError) -> ErasedBox {
        try StackGuard.check(node)
        let container = context.container.takeUnretainedValue()
        if node.depth >= StackGuard.interval, !context.isInOrder { try container.buildBeforehand(node, context) }
        guard container.family.isOverlaid else { return try make(context) }
        return try container.unaffectedByOverlays { () throws(ResolutionError) in try make(context) }
    }

    /// The same, awaited.
    func construct(async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        if node.depth >= StackGuard.interval { try await request.container.buildBeforehand(node, async: request) }
        return try await request.container.awaitUnaffectedByOverlays { () async throws(ResolutionError) in
            try await make(async: request)
        }
    }

    /// The object, made by something else than the factory if it is not there.
    func box(
        _ context: Context, madeBy make: () throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let place = try place(context)
        return try place.obtain(with: members(place), context) { (_) throws(ResolutionError) in try make() }
    }

    override func isolation(in context: Context) -> Isolation {
        if node.completeIsolation == .synchronous { return .synchronous }
        if node.kind == .external, node.inner == nil { return .synchronous }
        guard let place = try? place(context) else { return .synchronous }
        // A wrapper goes with what it wraps.
        let box = node.mayBeDropped || node.inner != nil ? nil : place.container.family.locked { place.slot.current }
        return box != nil ? .synchronous : node.completeIsolation
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        guard node.isAwaited else { return try await preparedBox(request) }
        let place = try place(request.context)
        defer { place.container.releaseLate() }
        if request.construction == nil { try refuseCycle(Requester(request), request.context) }
        return try await place.obtain(async: request, with: members(place))
    }

    override var leadsToKept: Bool { true }

    override func isBuilt(_ context: Context) -> Bool {
        if slot.box != nil { return true }
        guard let place = try? place(context) else { return false }
        // Bound first: the last of a weak object's holders may be this one, and its end must not run under the lock.
        let box = place.container.family.locked { place.slot.current }
        return box != nil
    }

    /// Whether it belongs to what is being built around a requester, and waits for that.
    func isClaimed(around requester: Construction, _ context: Context) -> Bool {
        guard let place = try? place(context) else { return false }
        return place.container.family.locked { place.slot.builder.map(requester.isWithin) ?? false }
    }

    /// Whether it is being made by what a requester is a part of, so that it is there for that, or waits for it.
    func isBeingMade(around requester: Construction, _ context: Context) -> Bool {
        (try? place(context)).map { isBeingMade(around: requester, in: $0) } ?? false
    }

    private func isBeingMade(around requester: Construction, in place: ObjectPlace) -> Bool {
        place.container.family.locked {
            guard let builder = place.slot.builder, requester.isWithin(builder) else { return false }
            guard builder === requester, let member = builder.member(in: place.slot) else { return true }
            // What is built alone is made as soon as it is claimed.
            if case .claimed = builder.members[member].state { return builder.unit == nil }
            return true
        }
    }

    override func isOutsideScope(_ context: Context) -> ResolutionError? {
        guard let scope = node.lifetime.scope,
            context.container.takeUnretainedValue().enclosing(scope: scope) == nil
        else { return nil }
        return .outsideScope(node)
    }

    /// Whether a box is what is published; under the lock.
    private func isPublished(_ box: ErasedBox) -> Bool { ownSlot?.published.box === box }

    /// Publishes the object under another type, if it is published under its own and stays so.
    func publish(_ other: ErasedBox, for box: ErasedBox, in slot: PublishedSlot) {
        let home = home
        let isPublished = home.family.locked { () -> Bool in
            guard self.isPublished(box), !home.wiring.isClosed, !home.isEnded else { return false }
            slot.publish(other)
            return true
        }
        if isPublished { home.wiring.retire(.passRetained(other)) }
    }

    // MARK: Replacing

    /// Whether an object has ever been set, in any scope; under the lock.
    @exclusivity(unchecked) private var wasSet = false

    /// Whether this is the object that was set from outside.
    func wasSet(to object: AnyObject, _ context: Context) -> Bool {
        let scope = context.container.takeUnretainedValue().enclosing(scope: node.lifetime.scope)
        guard let slot = ownSlot ?? scope?.slot(of: self) else { return false }
        let box = home.family.locked { node.kind == .external || slot.cell?.isSet == true ? slot.current : nil }
        return box?.object === object
    }

    /// Stores an object from outside, in place of whatever is there or being built.
    ///
    /// - Returns: What was there.
    func set(_ box: ErasedBox, _ context: Context) throws(ResolutionError) -> Replaced {
        let place = try place(context)
        try place.container.checkOpen()
        guard let box = castBox(box, to: node.type) else {
            throw ResolutionError(
                .typeMismatch, "the object that was set for `\(node.label)` is not `\(spelling(of: node.type))`",
                at: node.definition.location)
        }
        let cell = Cell(retention, retention == .weak ? .borrowed(WeakReference(box)) : .built(box), isSet: true)
        let replaced = place.container.family.locked { () -> Replaced in
            // Whoever builds the object finds out in the end; who waits for it need not.
            let builder = place.slot.builder
            let isFirst = place.slot.isFree || builder?.retention(of: place.slot) == .published
            let wasPublished = withdraw(place.slot)
            if isFirst, retention == .published, !place.container.wiring.isClosed { place.slot.published.publish(box) }
            let former = place.slot.own(cell)
            builder?.wakeAll()
            noteSet()
            return Replaced(former, wasPublished, by: cell, in: place)
        }
        place.container.forgetConversions(by: self)
        return replaced
    }

    /// Notes that an object has been set, in whatever scope; under the lock.
    func noteSet() {
        guard !wasSet else { return }
        wasSet = true
        home.wiring.noteSet(self)
    }

    /// Discards the object, if that is allowed; returns its box.
    func purge(_ context: Context) -> ErasedBox? {
        guard node.kind != .external, node.definition.isEvictable, let place = try? place(context) else { return nil }
        return drop(place) { $0.isSet }
    }

    /// Forgets what wraps an object that has been replaced; returns its box.
    ///
    /// What is being built around it is built again, unless it is its own factory that has replaced the object.
    func renew(_ context: Context) -> ErasedBox? {
        guard let place = try? place(context) else { return nil }
        var builder: Unmanaged<AnyObject>?
        // Looked at before, since it needs the lock itself.
        let isHere = Construction.underWayHere
        place.container.family.locked {
            guard let construction = place.slot.builder, !isHere.contains(where: { $0 === construction }) else {
                return
            }
            builder = place.slot.own(nil)
            construction.wakeAll()
        }
        builder?.release()
        return drop(place) { _ in false }
    }

    private func drop(_ place: ObjectPlace, unless isKept: (Cell) -> Bool) -> ErasedBox? {
        var former: Unmanaged<AnyObject>?
        var wasPublished = false
        let box = place.container.family.locked { () -> ErasedBox? in
            if place.slot.builder != nil || place.slot.cell.map(isKept) == true { return nil }
            let box = place.slot.current
            wasPublished = withdraw(place.slot)
            // From now on it is read under the lock: what was published has to be kept.
            former = place.slot.own(retention == .published ? Cell(.guarded, .empty) : nil)
            return box
        }
        if let former { place.container.letGo(former, wasPublished: wasPublished) }
        place.container.forgetConversions(by: self)
        return box
    }

    /// Takes the object out of sight; returns whether anybody may still be looking at it; under the lock.
    func withdraw(_ slot: Slot) -> Bool {
        let wasPublished = slot.published.box != nil
        slot.published.withdraw()
        for alias in aliases { alias.withdraw() }
        return wasPublished
    }
}
