// What a maker or a step asks for while it is awaited: a guest, which leaves what it has made to its host.
//
// Not the host's own batch, since several tasks may ask at once, and since a task that a maker has started may go on when
// the host has ended.

extension Batch {
    /// A batch for a request of a task that awaits something for another batch; nil if there is none that goes on.
    static func guest(in family: Family, isAsynchronous: Bool = true) -> Batch? {
        let hosts = ofTask.filter { $0.family === family }
        guard !hosts.isEmpty else { return nil }
        return family.locked {
            guard let host = hosts.last(where: { !$0.isDone }) else { return nil }
            let guest = Batch(family, isAsynchronous: isAsynchronous)
            guest.host = host
            guest.begin()
            host.group.absorb(guest.group)
            return guest
        }
    }

    /// Answers a guest's request, and leaves to the host what is left to do.
    func visiting(
        _ body: (Batch) async throws(ResolutionError) -> any ErasedBox
    ) async throws(ResolutionError) -> any ErasedBox {
        let box: any ErasedBox
        do {
            box = try await body(self)
        } catch {
            if !leave() { fail(error) }
            throw error
        }
        if !leave() { try await finishAwaiting() }
        return box
    }

    /// The same, for a request that is answered here and now.
    func visiting<Value>(isOnMain: Bool, _ body: () throws(ResolutionError) -> Value) throws(ResolutionError) -> Value {
        let value: Value
        do {
            value = try asCurrent(body)
        } catch {
            if !leave() { fail(error) }
            throw error
        }
        if !leave() { try finish(isOnMain: isOnMain) }
        return value
    }

    /// Ends a batch for a single new object: by leaving that to the host, or by finishing it.
    func settle() async throws(ResolutionError) {
        if !leave() { try await finishAwaiting() }
    }

    /// Hands everything over to the host.
    ///
    /// - Returns: Whether the host took it; if it takes nothing any more, the guest finishes it.
    private func leave() -> Bool {
        family.locked {
            guard let host, !host.isClosed else { return false }
            host.queue += queue
            host.cells += cells
            host.participants += participants
            queue = []
            cells = []
            participants = []
            isClosed = true
            isDone = true
            self.host = nil
            // Who waits has to see that the host awaits one guest less.
            for member in group.members { member.wakeAll() }
            return true
        }
    }
}

extension Container {
    /// What a producer hands out to the calling task.
    func answer(by producer: AnyProducer) async throws(ResolutionError) -> any ErasedBox {
        guard let guest = Batch.guest(in: family) else {
            return try await producer.boxed(async: AsyncRequest(container: self, batch: nil))
        }
        return try await guest.visiting { (guest) async throws(ResolutionError) -> any ErasedBox in
            try await producer.boxed(async: AsyncRequest(container: self, batch: guest))
        }
    }
}
