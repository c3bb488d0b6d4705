// How a task builds a unit with a member that has to be awaited.

extension ObjectPlace {
    /// Returns the object of this place; if it is missing, builds it in the calling task.
    ///
    /// - Parameter onlyWaiting: Whether to wait for another request that builds the object, and not to build it.
    /// - Returns: The object; nil if `onlyWaiting`, and the other request has failed.
    func obtain(
        async request: AsyncRequest, for requester: Requester, with unit: [ObjectPlace], onlyWaiting: Bool
    ) async throws(ResolutionError) -> ErasedBox? {
        let container = container
        defer { withExtendedLifetime(container) {} }
        var requester = requester
        var pause: Pause?
        while true {
            let claim = try claim(unit, for: &requester, isAwaited: true)
            withExtendedLifetime(pause) {}
            switch claim {
            case .take(let box): return box
            case .wait(let news):
                if await news.suspend(in: container.family) { throw .canceled(node) }
                pause = news
            case .join(let member):
                guard let construction = requester.construction else { preconditionFailure("nothing builds this") }
                return try await construction.construct(async: member, at: self, resolving: self, for: request)
            case .build(let number):
                let construction = Construction(
                    number: number, of: self.unit, in: container, within: requester.construction, isAwaited: true)
                if onlyWaiting {
                    construction.fail()
                    return nil
                }
                if let box = try await construction.build(async: self, for: request) { return box }
            }
        }
    }
}

extension Construction {
    /// Builds the claimed unit in the calling task; returns nil if the object was removed meanwhile.
    fileprivate func build(async place: ObjectPlace, for request: AsyncRequest) async throws(ResolutionError)
        -> ErasedBox?
    {
        var alone: ErasedBox?
        do throws(ResolutionError) {
            if unit == nil {
                let box = try await construct(async: place, for: request)
                if place.isFinished(box) { alone = box } else { show(box, as: 0, in: place) }
            } else {
                for (member, memberPlace) in membersNeeded(by: place) {
                    _ = try await construct(async: member, at: memberPlace, resolving: place, for: request)
                }
            }
            try await finish(for: request)
        } catch {
            fail()
            throw error
        }
        return try publish(for: place, alone: alone)
    }

    /// Constructs a member, unless that has happened on the way to another member; `entry` was resolved.
    fileprivate func construct(
        async member: Int, at place: ObjectPlace, resolving entry: ObjectPlace, for request: AsyncRequest
    ) async throws(ResolutionError) -> ErasedBox {
        if let box = begin(member) { return box }
        do {
            let box = try await construct(async: place, for: request)
            show(box, as: member, in: place)
            return box
        } catch {
            throw place == entry ? error : error.making(entry)
        }
    }

    /// Calls the factory of a place's definition with the arguments of the request, in the container that keeps the object.
    private func construct(async place: ObjectPlace, for request: AsyncRequest) async throws(ResolutionError)
        -> ErasedBox
    {
        guard let producer = place.producer else { preconditionFailure("no definition makes this") }
        return try await producer.construct(
            async: AsyncRequest(container: container, construction: self, given: request.given, plan: request.plan))
    }

    /// Finishes the objects in the queue; a task that a factory has started may add objects meanwhile.
    private func finish(for request: AsyncRequest) async throws(ResolutionError) {
        var (next, notified) = (0, 0)
        while let (pending, isCallback) = family.locked({ takePending(stepsFrom: &next, callbacksFrom: &notified) }) {
            nonisolated(unsafe) let object = pending.object
            let request = AsyncRequest(container: pending.container, construction: self, plan: request.plan)
            do throws(ResolutionError) {
                if isCallback {
                    try await pending.finisher.notify(async: object, of: pending.node, for: request)
                } else {
                    try await pending.finisher.runSteps(on: object, of: pending.node, async: request)
                }
            } catch {
                throw pending.finisher.sendFailed(error, of: pending.node)
            }
        }
        family.locked { queue = [] }
    }
}
