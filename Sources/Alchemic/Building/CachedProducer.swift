/// Makes one object and keeps it: singletons, weak ones, and those of a scope.
final class CachedProducer<Value>: NodeProducer<Value>, @unchecked Sendable {
    /// The object of the container that declares it; nil for those of a scope, which each scope has for itself.
    let cell: Cell<Value>?

    /// Whether a plain call makes the object and nothing is left to do to it.
    private let isQuick: Bool
    /// That call; not an optional, since calling one would retain it first.
    let quickMaker: @Sendable (Arguments) throws -> MadeObject<Value>

    override init(_ maker: TypedMaker<Value>, _ node: Node, in linker: Linker, slot: PublishedSlot?) {
        if slot != nil, node.kind == .singleton, !node.needsBatch, node.takesNoPart,
            node.completeIsolation == .synchronous, let call = maker.plainCall
        {
            isQuick = true
            quickMaker = call
        } else {
            isQuick = false
            quickMaker = { _ in throw ResolutionError(.mismatch, "no plain call") }
        }
        if node.lifetime.scope != nil {
            cell = nil
        } else if let slot {
            cell = Cell(.published(slot, linker.wiring.slots))
        } else {
            cell = Cell(node.kind == .weak ? .weak : .guarded)
        }
        super.init(maker, node, in: linker, slot: slot)
    }

    override func value(_ context: Context) throws(ResolutionError) -> Value {
        if let slot, let box = slot.load(Value.self) {
            return box._withUnsafeGuaranteedRef { $0.value }
        }
        return try carefulValue(context)
    }

    override func build(_ context: Context) throws(ResolutionError) {
        if let slot, slot.load(Value.self) != nil { return }
        // What it needs is there, so that it does not matter how deep that goes.
        if isQuick, try buildQuickly(context) { return }
        _ = try carefulValue(context)
    }

    /// The cell for whoever asks, and the container it is built in.
    private func place(_ context: Context) throws(ResolutionError) -> (Cell<Value>, Container) {
        let asked = context.container.takeUnretainedValue()
        if let cell {
            if !context.isProven { try home.checkOpen() }
            return (cell, home)
        }
        guard let scope = asked.enclosing(scope: node.lifetime.scope) else { throw .outsideScope(node) }
        try scope.checkOpen()
        return (scope.cell(of: node) { Cell<Value>(.guarded) }, scope)
    }

    private func carefulValue(_ context: Context) throws(ResolutionError) -> Value {
        let (cell, container) = try place(context)
        if isQuick, node.depth < StackGuard.interval, let box = try quickBox(context, in: cell, of: container) {
            return box.value
        }
        if let box = container.family.locked({ cell.current }) { return box.value }
        guard isolationNow(context) <= (context.isOnMain ? .main : .synchronous) else { throw .isolation(node) }
        if node.depth >= StackGuard.interval {
            try home.buildBeforehand(node, context.moved(to: container))
            try StackGuard.check(node)
        }
        try prepareOwner(context.moved(to: container))
        return try cell.value(context.moved(to: container), of: node) { (context) throws(ResolutionError) -> Value in
            try container.unaffectedByOverlays { () throws(ResolutionError) -> Value in try make(context) }
        }
    }

    override func value(
        _ context: Context, madeBy make: () throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let (cell, container) = try place(context)
        return try cell.value(context.moved(to: container), of: node) { (_) throws(ResolutionError) -> Value in
            try make()
        }
    }

    override func isolation(in context: Context) -> Isolation {
        if node.completeIsolation == .synchronous { return .synchronous }
        guard let (cell, container) = try? place(context) else { return .synchronous }
        let box = node.mayBeDropped ? nil : container.family.locked { cell.current }
        return box != nil ? .synchronous : isolationNow(context, countsDroppable: true)
    }

    override func keeper(_ context: Context) -> (cell: Cell<Value>, container: Container)? { try? place(context) }

    override func value(async request: AsyncRequest) async throws(ResolutionError) -> Value {
        let (cell, container) = try place(request.context)
        try await prepareOwner(async: request.moved(to: container))
        return try await cell.value(async: request.moved(to: container), of: node) {
            (request) async throws(ResolutionError) -> Value in
            try await container.awaitUnaffectedByOverlays { () async throws(ResolutionError) -> Value in
                try await make(async: request)
            }
        }
    }

    override func isBuilt(_ context: Context) -> Bool {
        guard let (cell, container) = try? place(context) else { return false }
        // Bound first: the last of a weak object's holders may be this one, and its end must not run under the lock.
        let box = container.family.locked { cell.current }
        return box != nil
    }

    override func publishAlias<Target>(_ box: Box<Target>, _ slot: PublishedSlot) {
        guard let cell, cell.slot != nil else { return }
        let isPublished = home.family.locked { () -> Bool in
            guard !cell.isGuarded, case .built = cell.state, !home.isEnded else { return false }
            cell.aliases.append(slot)
            slot.publish(box)
            return true
        }
        if isPublished { home.wiring.retire(box) }
    }

    override func set(_ box: any ErasedBox, _ context: Context) throws(ResolutionError) {
        let (cell, container) = try place(context)
        try cell.set(box, for: node, home, container)
    }

    override func purge(_ context: Context) -> (any ErasedBox)? {
        guard node.definition.isEvictable, let (cell, container) = try? place(context) else { return nil }
        let (box, conversions) = container.family.locked { (cell.drop(), cell.takeConversions()) }
        withExtendedLifetime(conversions) {}
        return box
    }

    override func renew(_ context: Context) -> (any ErasedBox)? {
        guard let (cell, container) = try? place(context) else { return nil }
        let (box, conversions) = container.family.locked { (cell.renew(), cell.takeConversions()) }
        withExtendedLifetime(conversions) {}
        // A reader may still be looking at it.
        if let box, cell.slot != nil { home.wiring.retire(box) }
        return box
    }
}

/// Hands out an object that the program sets.
final class ExternalProducer<Value>: NodeProducer<Value>, @unchecked Sendable {
    private let cell: Cell<Value>?

    init(_ maker: TypedMaker<Value>, _ node: Node, in linker: Linker) {
        cell = node.lifetime.scope == nil ? Cell(.guarded) : nil
        super.init(maker, node, in: linker)
    }

    private func place(_ context: Context) throws(ResolutionError) -> (Cell<Value>, Container) {
        if let cell { return (cell, home) }
        guard let scope = context.container.takeUnretainedValue().enclosing(scope: node.lifetime.scope) else {
            throw .outsideScope(node)
        }
        return (scope.cell(of: node) { Cell<Value>(.guarded) }, scope)
    }

    override func value(_ context: Context) throws(ResolutionError) -> Value {
        let (cell, container) = try place(context)
        try container.checkOpen()
        guard let box = container.family.locked({ cell.current }) else { throw .externalNotSet(node) }
        return box.value
    }

    override func isolation(in context: Context) -> Isolation { .synchronous }

    override func keeper(_ context: Context) -> (cell: Cell<Value>, container: Container)? { try? place(context) }

    override func isBuilt(_ context: Context) -> Bool {
        guard let (cell, container) = try? place(context) else { return false }
        // Bound first: the last of a weak object's holders may be this one, and its end must not run under the lock.
        let box = container.family.locked { cell.current }
        return box != nil
    }

    override func set(_ box: any ErasedBox, _ context: Context) throws(ResolutionError) {
        let (cell, container) = try place(context)
        try cell.set(box, for: node, home, container)
    }
}

/// Hands out a constant.
final class ConstantProducer<Value>: Producer<Value>, @unchecked Sendable {
    private let box: Box<Value>
    private weak var wiring: Wiring?

    init(_ box: Box<Value>, slot: PublishedSlot? = nil, wiring: Wiring? = nil) {
        self.box = box
        self.wiring = wiring
        super.init(slot: slot)
        slot?.publish(box)
    }

    override func value(_ context: Context) throws(ResolutionError) -> Value { box.value }

    override func publishAlias<Target>(_ box: Box<Target>, _ slot: PublishedSlot) {
        guard let wiring else { return }
        wiring.retire(box)
        wiring.publish(box, slot)
    }
    override func isBuilt(_ context: Context) -> Bool { true }
}

extension Cell {
    /// Stores an object from outside, in place of whatever is there or being built (A60, A61).
    func set(_ box: any ErasedBox, for node: Node, _ home: Container, _ container: Container) throws(ResolutionError) {
        try container.checkOpen()
        guard let value = box.erased as? Value else {
            throw ResolutionError(
                .mismatch, "what was set for `\(node.label)` is no `\(spelling(of: Value.self))`",
                at: node.definition.location)
        }
        let typed = Box(value)
        var conversions: Any?
        defer { withExtendedLifetime(conversions) {} }
        let replaced = container.family.locked { () -> Box<Value>? in
            isSet = true
            conversions = takeConversions()
            if case .building = state {
                replacement = typed
                return nil
            }
            return store(typed)
        }
        // A reader may still be looking at the box that was published.
        if let replaced, slot != nil { home.wiring.retire(replaced) }
    }
}
