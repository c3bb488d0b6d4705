import Synchronization

// The short way for what most singletons are: made by a plain call, with nothing left to do to them afterwards.
//
// It claims and publishes as ``Cell/value(_:of:make:)`` does, by the same rules, without what those rules need for steps,
// scopes, owners and callbacks. A start takes it once for each of its definitions, which is why nothing is counted here
// that somebody else keeps already, and why no type is asked for that the runtime would have to look up.

extension CachedProducer {
    /// Makes the object and shows it to all.
    ///
    /// - Parameters:
    ///   - context: Who asks.
    ///   - cell: The object's cell.
    ///   - home: The container that declares it.
    /// - Returns: The object's box; nil if somebody else builds it, or it is there already.
    /// - Throws: What the initialiser threw, with the way to it.
    func quickBox(
        _ context: Context, in cell: Cell<Value>, of home: Container
    ) throws(ResolutionError) -> Box<Value>? {
        guard maySkipRules(context, home) else { return nil }
        let family = home.family
        if let outer = context.batch?.takeUnretainedValue() ?? Batch.current(in: family) {
            guard let made = try quickObject(context, in: cell, of: home, outer, endsHere: false) else { return nil }
            let box = made.box
            if !show(made, in: cell, of: home, outer, endsHere: false) {
                try cell.settle(box.value, outer, node, home)
            }
            return box
        }
        let batch = Batch(family)
        return try batch.asCurrent { () throws(ResolutionError) -> Box<Value>? in
            guard let made = try quickObject(context, in: cell, of: home, batch, endsHere: true) else { return nil }
            let box = made.box
            if show(made, in: cell, of: home, batch, endsHere: true) { return box }
            return try batch.outermost(context) { () throws(ResolutionError) -> Box<Value> in
                try cell.settle(box.value, batch, node, home)
                return box
            }
        }
    }

    /// The same, as a part of a construction that somebody else ends, and for nobody to take.
    ///
    /// - Parameter context: Who asks.
    /// - Returns: Whether it has; if not, somebody else builds it, or it is there already.
    /// - Throws: What the initialiser threw, with the way to it.
    func buildQuickly(_ context: Context) throws(ResolutionError) -> Bool {
        guard let batch = context.batch else { return false }
        // What is quick is a singleton, which has one: not bound, which would retain it.
        let cell = cell.unsafelyUnwrapped
        do {
            // Both are kept by whoever began the construction.
            return try unownedHome._withUnsafeGuaranteedRef { home in
                try batch._withUnsafeGuaranteedRef { batch in
                    guard maySkipRules(context, home), !home.isEnded,
                        let made = try quickObject(context, in: cell, of: home, batch, endsHere: false)
                    else { return false }
                    if !show(made, in: cell, of: home, batch, endsHere: false) {
                        try cell.settle(made.box.value, batch, node, home)
                    }
                    return true
                }
            }
        } catch {
            throw error as? ResolutionError ?? node.failure(error)
        }
    }

    /// Whether nobody listens, and nothing is overridden.
    @inline(__always)
    private func maySkipRules(_ context: Context, _ home: Container) -> Bool {
        !context.isObserved && home.family.overlayCount.load(ordering: .relaxed) == 0
    }

    /// Claims the object and makes it, for nobody to see yet.
    ///
    /// - Returns: The object; nil if somebody else builds it, or it is there already.
    @inline(__always)
    private func quickObject(
        _ context: Context, in cell: Cell<Value>, of home: Container, _ batch: Batch, endsHere: Bool
    ) throws(ResolutionError) -> MadeObject<Value>? {
        guard home.family.locked({ cell.claimIfEmpty(for: batch) }) else { return nil }
        do {
            return try quickMaker(Arguments(parameters, Context(home, batch: batch, isOnMain: context.isOnMain)))
        } catch {
            let error = node.failure(error)
            let forgotten = home.family.locked { () -> AnyObject? in
                batch.wakeAll()
                return cell.abandon()
            }
            withExtendedLifetime(forgotten) {}
            if endsHere { batch.fail(error) }
            throw error
        }
    }

    /// Publishes an object, and ends the batch that was made for it alone.
    ///
    /// - Returns: Whether that was all; if not, the object is of a subclass, something has been set meanwhile, the
    ///   container has ended, or the batch has become part of something larger.
    @inline(__always)
    private func show(
        _ made: MadeObject<Value>, in cell: Cell<Value>, of home: Container, _ batch: Batch, endsHere: Bool
    ) -> Bool {
        guard made.isOfItsOwnClass else { return false }
        return home.family.locked {
            // Whoever ends the container closes the slots after this lock.
            guard !endsHere || batch.isAlone, !home.isEnded, let slot, cell.finish(made.box, in: slot, by: batch) else {
                return false
            }
            if batch.hasWaiters { batch.wakeAll() }
            if endsHere { batch.endAlone() }
            return true
        }
    }
}

extension Cell {
    /// Claims it for a batch, if nobody else has; under the lock.
    @inline(__always)
    fileprivate func claimIfEmpty(for batch: Batch) -> Bool {
        guard case .empty = state else { return false }
        state = .building(batch, early: nil)
        batch.begin()
        return true
    }

    /// Ends the construction with an object that nobody has seen, and publishes it; under the lock.
    ///
    /// - Returns: Whether it has; if not, nothing has changed, and ``settle(_:_:_:_:)`` knows what to do.
    @inline(__always)
    fileprivate func finish(_ box: Box<Value>, in slot: PublishedSlot, by batch: Batch) -> Bool {
        guard isBuilding(by: batch), replacement == nil, !isGuarded else { return false }
        state = .built(box)
        slot.publish(box)
        return true
    }

    @inline(__always)
    private func isBuilding(by batch: Batch) -> Bool {
        if case .building(let builder, _) = state { builder === batch } else { false }
    }
}
