// A request of a factory or step that is being awaited: a guest, which leaves what it could not finish to its host.
//
// They do not use the host's own construction, since several tasks may make requests at the same time, and since a
// task that a factory has started may outlive the host.

extension Construction {
    /// Creates a guest for a request of the calling task; nil if every construction that awaits the task has ended.
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

    /// Resolves a guest's request.
    ///
    /// - Returns: The object; nil if something was set in the meantime, and it must be requested again.
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

    /// The same, for a request that is resolved without awaiting.
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

    /// Passes the held objects on to the host.
    ///
    /// - Returns: Whether that ended the guest.
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
                // The host counts for itself; there, the position is that of the outermost object that it waits for.
                entry.cell.position = min(lowestOfHost, host.begun)
            }
            host.held += held
            // This applies even if nothing is held: the requester has received something unfinished.
            host.lowest = min(host.lowest, lowestOfHost)
            if group != nil { host.merge(with: self) }
            queue = []
            held = []
            isDone = true
            // Waiting constructions have to see that the host awaits one guest less.
            host.wakeAll()
            wakeAll()
            for member in group?.members ?? [] { member.wakeAll() }
            return true
        }
    }

    /// Notes that something unfinished is taken of the first host, from this one's outward, that has it; under the lock.
    ///
    /// - Parameter position: The position of the object in a host; nil if it is none of that host's.
    /// - Returns: Whether a host has it.
    func takesFromHost(_ position: (Construction) -> Int?) -> Bool {
        var visitors = [self]
        while let visitor = visitors.last, let host = visitor.host, !host.isDone {
            if let position = position(host) {
                for visitor in visitors {
                    visitor.lowest = -1
                    visitor.lowestOfHost = min(visitor.lowestOfHost, visitor.host === host ? position : -1)
                }
                return true
            }
            visitors.append(host)
        }
        return false
    }
}

extension Container {
    /// Resolves a request of the calling task with a producer.
    func answer(
        by producer: Producer, given: [ErasedBox]? = nil
    ) async throws(ResolutionError) -> ErasedBox {
        try await answer { (request) async throws(ResolutionError) in
            var request = request
            request.given = given
            return try await producer.box(async: request)
        }
    }

    /// Builds something for the calling task, as a guest of a construction that awaits the task, if there is one.
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
