/// Makes one object and keeps it: singletons, weak ones, those of a scope, and what the program sets.
final class SharedProducer: NodeProducer, @unchecked Sendable {
    /// Where the object of the container that declares it is kept; nil for those of a scope, which each scope has for
    /// itself.
    let ownSlot: Slot?
    /// Its number among the objects of the container, or of the scope.
    let number: Int
    let retention: Cell.Retention
    /// Whether calling the factory is nearly all there is to do.
    private let isQuick: Bool
    /// The factory, for that case; not an optional, since calling one would retain it first.
    private let quickMake: @Sendable (Arguments) throws -> ErasedBox
    /// Where the object is published under other types.
    var aliases: [PublishedSlot] = []

    init(_ node: Node, in linker: Linker, slot: Slot?, number: Int) {
        ownSlot = slot
        self.number = number
        retention = node.kind == .weak ? .weak : node.isPublished ? .published : .guarded
        let isPlain =
            node.isPublished && node.isQuiet && node.circle == nil && node.completeIsolation == .synchronous
        switch node.definition.maker.body {
        case .synchronous(let make) where isPlain:
            isQuick = true
            quickMake = make
        default:
            isQuick = false
            quickMake = { _ in ErasedBox() }
        }
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
            return ObjectPlace(slot: ownSlot, retention: retention, container: home)
        }
        let name = node.lifetime.scope
        guard let scope = context.container._withUnsafeGuaranteedRef({ $0.enclosing(scope: name) }) else {
            throw .outsideScope(node)
        }
        try scope.checkOpen()
        return ObjectPlace(slot: scope.slot(of: self), retention: retention, container: scope)
    }

    private func built(_ place: ObjectPlace, _ context: Context) throws(ResolutionError) -> ErasedBox {
        let container = place.container
        if node.kind == .external, node.inner == nil {
            guard let box = container.family.locked({ place.slot.current }) else { throw .externalNotSet(node) }
            return box
        }
        if node.completeIsolation != .synchronous {
            let (box, building) = container.family.locked { (place.slot.current, place.slot.building) }
            if let box { return box }
            // What calls for a member of its own circle is given it unfinished.
            let isHere = building?.early != nil && building?.builder.isUnderWayHere == true
            guard isHere || isolationNow(context) <= (context.isOnMain ? .main : .synchronous) else {
                throw .isolation(node)
            }
        }
        try StackGuard.check(node)
        if node.depth >= StackGuard.interval, !context.isInOrder { try container.buildBeforehand(node, context) }
        if isQuick, !container.family.isOverlaid, let box = try quickBox(place, context) { return box }
        if node.circle != nil { try prepareOwner(context) }
        let home = home(outside: container)
        return try Construction.obtain(place, node, of: home, context) { (context) throws(ResolutionError) in
            try container.unaffectedByOverlays { () throws(ResolutionError) in try make(context) }
        }
    }

    private func quickBox(_ place: ObjectPlace, _ context: Context) throws(ResolutionError) -> ErasedBox? {
        if let construction = context.construction, !construction._withUnsafeGuaranteedRef({ $0.isAsynchronous }) {
            do {
                // Whoever made the context keeps it.
                return try construction._withUnsafeGuaranteedRef {
                    try $0.buildQuickly(place, node, context, endsHere: false, quickMake, links)
                }
            } catch {
                throw ResolutionError(passingOn: error)
            }
        }
        let family = place.container.family
        if let outer = Construction.current(in: family) {
            return try outer.buildQuickly(place, node, context, endsHere: false, quickMake, links)
        }
        // Claimed while the lock is held anyway.
        var isClaimed = false
        let idle = family.locked { () -> Construction? in
            guard place.slot.isFree, let idle = family.takeIdle() else { return nil }
            idle.isDone = false
            isClaimed = place.slot.claim(for: idle)
            return idle
        }
        let construction = idle ?? Construction(family)
        return try construction.asCurrent { () throws(ResolutionError) in
            try construction.buildQuickly(
                place, node, context, isClaimed: isClaimed, endsHere: true, quickMake, links)
        }
    }

    /// The object, made by something else than the factory if it is not there.
    func box(
        _ context: Context, madeBy make: () throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox {
        let place = try place(context)
        let home = home(outside: place.container)
        return try Construction.obtain(place, node, of: home, context) { (_) throws(ResolutionError) in try make() }
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
        let place = try place(request.context)
        let container = place.container
        defer { container.releaseLate() }
        if node.depth >= StackGuard.interval { try await container.buildBeforehand(node, async: request) }
        if node.circle != nil {
            try await prepareOwner(async: AsyncRequest(container: container, construction: request.construction))
        }
        return try await Construction.obtain(async: request, place, node, of: home(outside: container)) {
            (request) async throws(ResolutionError) in
            try await container.awaitUnaffectedByOverlays { () async throws(ResolutionError) in
                try await make(async: request)
            }
        }
    }

    override func isBuilt(_ context: Context) -> Bool {
        if slot.box != nil { return true }
        guard let place = try? place(context) else { return false }
        // Bound first: the last of a weak object's holders may be this one, and its end must not run under the lock.
        let box = place.container.family.locked { place.slot.current }
        return box != nil
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
    func set(_ box: ErasedBox, _ context: Context) throws(ResolutionError) {
        let place = try place(context)
        try place.container.checkOpen()
        guard let box = castBox(box, to: node.type) else {
            throw ResolutionError(
                .typeMismatch, "the object that was set for `\(node.label)` is not `\(spelling(of: node.type))`",
                at: node.definition.location)
        }
        var former: Unmanaged<AnyObject>?
        var wasPublished = false
        place.container.family.locked {
            // Whoever builds the object finds out in the end; who waits for it need not.
            let builder = place.slot.building?.builder
            let isFirst = place.slot.owner == nil || builder != nil && place.slot.cell?.retention != .guarded
            wasPublished = withdraw(place.slot)
            let cell = Cell(place.slot, retention, retention == .weak ? .borrowed(WeakReference(box)) : .built(box))
            cell.isSet = true
            if isFirst, retention == .published, !place.container.wiring.isClosed { place.slot.published.publish(box) }
            former = place.slot.own(cell)
            builder?.wakeAll()
            noteSet()
        }
        if let former { place.container.letGo(former, wasPublished: wasPublished) }
        place.container.forgetConversions(by: self)
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
        place.container.family.locked {
            guard let building = place.slot.building, !building.builder.isUnderWayHere else { return }
            builder = place.slot.own(nil)
            building.builder.wakeAll()
        }
        builder?.release()
        return drop(place) { _ in false }
    }

    private func drop(_ place: ObjectPlace, unless isKept: (Cell) -> Bool) -> ErasedBox? {
        var former: Unmanaged<AnyObject>?
        var wasPublished = false
        let box = place.container.family.locked { () -> ErasedBox? in
            if place.slot.building != nil || place.slot.cell.map(isKept) == true { return nil }
            let box = place.slot.current
            wasPublished = withdraw(place.slot)
            // From now on it is read under the lock: what was published has to be kept.
            former = place.slot.own(retention == .published ? Cell(place.slot, .guarded, .empty) : nil)
            return box
        }
        if let former { place.container.letGo(former, wasPublished: wasPublished) }
        place.container.forgetConversions(by: self)
        return box
    }

    /// Takes the object out of sight; returns whether anybody may still be looking at it.
    private func withdraw(_ slot: Slot) -> Bool {
        let wasPublished = slot.published.box != nil
        slot.published.withdraw()
        for alias in aliases { alias.withdraw() }
        return wasPublished
    }
}
