import Synchronization

// The short way for what most singletons are: made by a plain call, with nothing left to do to them afterwards.
//
// It claims and publishes as ``Cell/value(_:of:make:)`` does, by the same rules, without what those rules need for steps,
// scopes, owners and callbacks.

extension CachedProducer {
    /// Makes the object and shows it to all.
    ///
    /// - Returns: The object; nil if somebody else builds it, or it is there already.
    func quickValue(_ context: Context, in cell: Cell<Value>) throws(ResolutionError) -> Value? {
        guard case .synchronous(let make) = body, !context.isObserved else { return nil }
        let home = home
        let family = home.family
        guard family.overlayCount.load(ordering: .relaxed) == 0 else { return nil }
        let outer = context.batch?.takeUnretainedValue() ?? Batch.current(in: family)
        let batch = outer ?? Batch(family)
        let isMine = family.locked {
            guard case .empty = cell.state else { return false }
            cell.state = .building(batch, early: nil)
            batch.begin()
            return true
        }
        guard isMine else { return nil }
        let inside = Context(home, batch: batch, isOnMain: context.isOnMain)
        let value: Value
        do {
            if outer == nil {
                value = try batch.asCurrent { try make(Arguments(links.start, inside)) }
            } else {
                value = try make(Arguments(links.start, inside))
            }
        } catch {
            let error = node.failure(error)
            let forgotten = family.locked { () -> AnyObject? in
                batch.wakeAll()
                return cell.abandon()
            }
            withExtendedLifetime(forgotten) {}
            if outer == nil { batch.fail(error) }
            throw error
        }
        if isOfItsOwnClass(value), show(value, cell, batch, family, endsHere: outer == nil) {
            return value
        }
        guard outer == nil else {
            try cell.settle(value, batch, node, home)
            return value
        }
        return try batch.outermost(context) { () throws(ResolutionError) -> Value in
            try cell.settle(value, batch, node, home)
            return value
        }
    }

    /// Whether what is known of the type holds for the object: it is of no subclass.
    private func isOfItsOwnClass(_ value: Value) -> Bool {
        !isClass || ObjectIdentifier(type(of: unsafeBitCast(value, to: AnyObject.self))) == ObjectIdentifier(Value.self)
    }

    /// Publishes an object, and ends the batch that was made for it alone.
    ///
    /// - Returns: Whether that was all; if not, the batch has become part of something larger.
    private func show(
        _ value: Value, _ cell: Cell<Value>, _ batch: Batch, _ family: Family, endsHere: Bool
    ) -> Bool {
        // If something else was set meanwhile, this is the last reference: let go of without the lock.
        let box = Box(value)
        let isAll = family.locked {
            guard !endsHere || (batch.group.members.count == 1 && batch.cells.isEmpty && batch.queue.isEmpty),
                case .building(let builder, _) = cell.state, builder === batch
            else { return false }
            cell.finish(box)
            if !batch.waiters.isEmpty { batch.wakeAll() }
            if endsHere {
                batch.isDone = true
                batch.group.members = []
            }
            return true
        }
        withExtendedLifetime(box) {}
        return isAll
    }
}
