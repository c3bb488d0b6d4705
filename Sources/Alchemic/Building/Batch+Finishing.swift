// The end of a construction: steps in order of construction, then callbacks, then everybody may see (rule 8).

extension Batch {
    /// Notes an object whose steps are to run at the end.
    ///
    /// - Returns: Whether there is anything to do to it.
    func enqueue<Value>(_ value: Value, _ node: Node, _ container: Container) -> Bool {
        guard let object = object(of: value), container.hasSteps(object, node) else { return false }
        let pending = Pending(object: object, node: node, container: container)
        if isAsynchronous {
            family.locked { queue.append(pending) }
        } else {
            queue.append(pending)
        }
        return true
    }

    private func object<Value>(of value: Value) -> AnyObject? {
        type(of: value as Any) is AnyClass ? value as AnyObject : nil
    }

    /// Whether there is anything left to do to anything.
    var hasPending: Bool {
        func look() -> Bool { queue.contains { !$0.hasRun } }
        return (isAsynchronous ? family.locked(look) : look()) || host?.hasPending ?? false
    }

    /// The next object with steps to run, from a position on, which is moved to it and past it.
    private func nextPending(_ position: inout Int, of makers: Set<ObjectIdentifier>? = nil) -> Pending? {
        func take() -> Pending? {
            while position < queue.count {
                defer { position += 1 }
                if queue[position].hasRun { continue }
                if let makers, !makers.contains(ObjectIdentifier(queue[position].node.definition.maker)) { continue }
                queue[position].hasRun = true
                return queue[position]
            }
            return nil
        }
        return isAsynchronous ? family.locked(take) : take()
    }

    /// Tells the next object that everything it depends on has been set (A50).
    ///
    /// - Parameters:
    ///   - position: The object's place, which is moved past it.
    ///   - end: Up to where steps have run.
    /// - Returns: Whether anything is left to do; if not, the batch is closed.
    /// - Throws: What the object's callback threw.
    private func notifyNext(_ position: inout Int, before end: Int) throws(ResolutionError) -> Bool {
        func next() -> Pending? {
            if position < end { return queue[position] }
            isClosed = end == queue.count
            return nil
        }
        guard let pending = isAsynchronous ? family.locked(next) : next() else { return !isClosed }
        position += 1
        try pending.notify()
        return true
    }

    /// Leaves an object whose steps have failed to the end, where they fail for good.
    private func putBack(at position: Int) {
        func put() { queue[position].hasRun = false }
        if isAsynchronous { family.locked(put) } else { put() }
    }

    /// Runs the steps of what some makers have made, before the rest (A27).
    func complete(_ makers: Set<ObjectIdentifier>, isOnMain: Bool) throws(ResolutionError) {
        var position = 0
        while let pending = nextPending(&position, of: makers) {
            do {
                let context = Context(pending.container, batch: self, isOnMain: isOnMain)
                try pending.container.runSteps(on: pending.object, pending.node, context)
            } catch {
                putBack(at: position - 1)
                throw error
            }
        }
    }

    /// The same, where steps may have to be awaited.
    func complete(awaiting makers: Set<ObjectIdentifier>) async throws(ResolutionError) {
        try await host?.complete(awaiting: makers)
        var position = 0
        while let pending = nextPending(&position, of: makers) {
            do {
                let request = AsyncRequest(container: pending.container, batch: self)
                try await pending.container.runSteps(on: pending.object, pending.node, async: request)
            } catch {
                putBack(at: position - 1)
                throw error
            }
        }
    }

    /// Makes the outermost object, then does what is left to do.
    func outermost<Value>(
        _ context: Context, _ make: () throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let value: Value
        do {
            value = try make()
        } catch {
            fail(error)
            throw error
        }
        try finish(isOnMain: context.isOnMain)
        return value
    }

    /// Runs what is left to do, which may build more, and shows everything to all.
    func finish(isOnMain: Bool) throws(ResolutionError) {
        do {
            var position = 0
            var notified = 0
            repeat {
                while let pending = nextPending(&position) {
                    let context = Context(pending.container, batch: self, isOnMain: isOnMain)
                    try pending.container.runSteps(on: pending.object, pending.node, context)
                }
                // What a callback asks for may have steps of its own.
            } while try notifyNext(&notified, before: position)
        } catch {
            fail(error)
            throw error
        }
        try conclude { builder in
            sleep { gate in
                family.locked {
                    if group.isDone || group.failure != nil { return true }
                    builder.waiters.append(.thread(gate))
                    return false
                }
            }
        }
    }

    /// The same, where steps may have to be awaited.
    func finishAwaiting() async throws(ResolutionError) {
        do {
            var position = 0
            var notified = 0
            repeat {
                while let pending = nextPending(&position) {
                    let request = AsyncRequest(container: pending.container, batch: self)
                    try await pending.container.runSteps(on: pending.object, pending.node, async: request)
                }
            } while try notifyNext(&notified, before: position)
        } catch {
            fail(error)
            throw error
        }
        while let builder = try unfinishedMember() {
            await withCheckedContinuation { continuation in
                let isOver = family.locked {
                    if group.isDone || group.failure != nil { return true }
                    builder.waiters.append(.task(continuation))
                    return false
                }
                if isOver { continuation.resume() }
            }
        }
    }

    private func conclude(waitingFor wait: (Batch) -> Void) throws(ResolutionError) {
        while let builder = try unfinishedMember() { wait(builder) }
    }

    /// Marks this batch as done; publishes the group if it was the last.
    ///
    /// - Returns: A member that is not done, for which to wait.
    private func unfinishedMember() throws(ResolutionError) -> Batch? {
        enum Outcome {
            case done
            case failed(ResolutionError)
            case waiting(Batch)
        }
        var ended: [Batch] = []
        var forgotten: [AnyObject] = []
        var late: [TakingPart] = []
        defer { withExtendedLifetime((ended, forgotten)) {} }
        let outcome = family.locked { () -> Outcome in
            isDone = true
            if let failure = group.failure {
                forgotten = abandonCells()
                wakeAll()
                ended = group.takeEnded()
                return .failed(failure)
            }
            if let member = group.members.first(where: { !$0.isDone }) { return .waiting(member) }
            for member in group.members {
                for cell in member.cells {
                    forgotten.append(cell)
                    if let object = cell.publish() { forgotten.append(object) }
                }
                late += member.participants.filter { !$0.container.participants.add($0.participant) }
                member.cells = []
                member.participants = []
                member.wakeAll()
            }
            ended = group.takeEnded()
            return .done
        }
        switch outcome {
        case .done:
            try late.stop()
            return nil
        case .failed(let error): throw error
        case .waiting(let member): return member
        }
    }

    /// Forgets all that was built and not finished; those who took objects of it fail too.
    func fail(_ error: ResolutionError) {
        var ended: [Batch] = []
        var forgotten: [AnyObject] = []
        family.locked {
            isDone = true
            isClosed = true
            forgotten = abandonCells()
            if group.sharesObjects { group.failure = group.failure ?? error }
            for member in group.members { member.wakeAll() }
            ended = group.takeEnded()
        }
        withExtendedLifetime((ended, forgotten)) {}
    }

    /// Forgets the cells and what was in them; returns it, to be let go of without the lock.
    private func abandonCells() -> [AnyObject] {
        defer {
            cells = []
            participants = []
        }
        return participants.map(\.participant.box)
            + cells.flatMap { cell -> [AnyObject] in
                if let object = cell.abandon() { [cell, object] } else { [cell] }
            }
    }
}

extension Batch.Pending {
    /// Tells the object that everything it depends on has been set (A50).
    func notify() throws(ResolutionError) {
        guard let aware = object as? any InjectionAware else { return }
        try container.unaffectedByOverlays { () throws(ResolutionError) in
            do {
                try aware.didInjectDependencies()
            } catch {
                throw .stepFailed(node, "did-inject callback", error)
            }
        }
    }
}
