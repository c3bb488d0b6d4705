import Synchronization

// The short way for what most singletons are: made by a plain call, with nothing left to do to them afterwards.
//
// It claims and publishes as ``Cell/value(_:of:make:)`` does, by the same rules, without what those rules need for steps,
// scopes, owners and callbacks.

extension CachedProducer {
    /// Makes the object and shows it to all.
    ///
    /// - Returns: The object's box; nil if somebody else builds it, or it is there already.
    func quickBox(
        _ context: Context, in cell: Cell<Value>, of home: Container
    ) throws(ResolutionError) -> Box<Value>? {
        guard !context.isObserved else { return nil }
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
        let made: MadeObject<Value>
        do {
            if outer == nil {
                made = try batch.asCurrent { try makePlainly(inside) }
            } else {
                made = try makePlainly(inside)
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
        if made.isOfItsOwnClass, show(made.box, cell, batch, family, endsHere: outer == nil) { return made.box }
        let value = made.box.value
        guard outer == nil else {
            try cell.settle(value, batch, node, home)
            return made.box
        }
        return try batch.outermost(context) { () throws(ResolutionError) -> Box<Value> in
            try cell.settle(value, batch, node, home)
            return made.box
        }
    }

    private func makePlainly(_ context: Context) throws -> MadeObject<Value> {
        switch body {
        case .shared(let make): try make(Arguments(links.start, context))
        case .synchronous(let make): MadeObject(try make(Arguments(links.start, context)))
        case .main, .asynchronous, .constant, .external: throw ResolutionError.isolation(node)
        }
    }

    /// Publishes an object, and ends the batch that was made for it alone.
    ///
    /// - Returns: Whether that was all; if not, the batch has become part of something larger.
    private func show(
        _ box: Box<Value>, _ cell: Cell<Value>, _ batch: Batch, _ family: Family, endsHere: Bool
    ) -> Bool {
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
        // If something else was set meanwhile, this is the last reference: let go of without the lock.
        withExtendedLifetime(box) {}
        return isAll
    }
}
