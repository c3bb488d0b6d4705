// What a factory or a step asks for while it is awaited: a guest, which leaves to its host what it could not finish.
//
// Not the host's own construction, since several tasks may ask at the same time, and since a task that a factory has
// started may go on when the host has ended.

extension Construction {
    /// One for a request of a task that awaits something for another one; nil if there is none that goes on.
    static func guest(in container: Container, isAsynchronous: Bool = true) -> Construction? {
        let family = container.family
        var next = Undertaking.current
        while let undertaking = next {
            if let host = undertaking.subject as? Construction, host.family == family {
                let guest = family.locked { () -> Construction? in
                    guard !host.isDone else { return nil }
                    let guest = Construction(in: container, isAsynchronous: isAsynchronous)
                    guest.host = host
                    host.guests.append(guest)
                    return guest
                }
                if let guest { return guest }
            }
            next = undertaking.outer
        }
        return nil
    }

    /// Answers a guest's request.
    ///
    /// - Returns: The object; nil if something was set meanwhile, and it is to be asked for again.
    func visiting(
        _ body: (Construction) async throws(ResolutionError) -> ErasedBox
    ) async throws(ResolutionError) -> ErasedBox? {
        let box: ErasedBox
        do {
            box = try await body(self)
        } catch {
            if !leave() { fail(error) }
            throw error
        }
        if leave() { return box }
        return try await endVisit() ? box : nil
    }

    /// The same, for a request that is answered here and now.
    func visitingHere(
        _ body: () throws(ResolutionError) -> ErasedBox
    ) throws(ResolutionError) -> ErasedBox? {
        let box: ErasedBox
        do {
            box = try asCurrent(body)
        } catch {
            if !leave() { fail(error) }
            throw error
        }
        if leave() { return box }
        return try end() ? box : nil
    }

    /// Ends a guest whose host has ended before it.
    private func endVisit() async throws(ResolutionError) -> Bool {
        family.locked {
            let group = group ?? ConstructionGroup()
            if group.members.isEmpty { group.members = [self] }
            self.group = group
        }
        return try await endAwaiting()
    }

    /// Hands over to the host what is held back.
    ///
    /// - Returns: Whether it did.
    private func leave() -> Bool {
        family.locked {
            guard let host else { return false }
            host.guests.removeAll { $0 === self }
            guard !host.isDone else {
                isDone = held.isEmpty && group == nil
                return isDone
            }
            host.queue += queue
            for entry in held {
                if case .building(_, let early) = entry.cell.state { entry.cell.state = .building(host, early: early) }
                // The host counts for itself; there it is as far out as the outermost that it waits for.
                entry.cell.position = min(lowestOfHost, host.begun)
            }
            host.held += held
            // Also where nothing is held: who asked has been handed something unfinished.
            host.lowest = min(host.lowest, lowestOfHost)
            if group != nil { host.merge(with: self) }
            queue = []
            held = []
            isDone = true
            // Who waits has to see that the host awaits one guest less.
            host.wakeAll()
            wakeAll()
            for member in group?.members ?? [] { member.wakeAll() }
            return true
        }
    }
}

extension Container {
    /// What a producer hands out to the calling task.
    func answer(by producer: Producer) async throws(ResolutionError) -> ErasedBox {
        try await answer { (request) async throws(ResolutionError) in try await producer.box(async: request) }
    }

    /// What is built for the calling task: for what it awaits already, if that is here.
    func answer(
        _ build: (AsyncRequest) async throws(ResolutionError) -> ErasedBox
    ) async throws(ResolutionError) -> ErasedBox {
        while let guest = Construction.guest(in: self) {
            let box = try await guest.visiting { (guest) async throws(ResolutionError) in
                try await build(AsyncRequest(container: self, construction: guest))
            }
            if let box { return box }
        }
        return try await build(AsyncRequest(container: self, construction: nil))
    }
}
