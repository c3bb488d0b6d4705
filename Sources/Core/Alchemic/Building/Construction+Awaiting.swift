// How a task builds a unit with a member that has to be awaited.

extension ObjectPlace {
    /// Returns the object of this place; if it is missing, builds it in the calling task.
    ///
    /// - Parameter isBuiltByOther: Whether another request builds the object: if it fails, the object needs a plan of its own.
    func obtain(async request: AsyncRequest, isBuiltByOther: Bool = false) async throws(ResolutionError) -> ErasedBox {
        let container = container
        defer { withExtendedLifetime(container) {} }
        let members = memberPlaces
        var requester = Requester(request)
        var pause: Pause?
        while true {
            // A claim that is given up immediately: a thread may wait for it.
            let answer = claim(members, for: requester, isAwaited: !isBuiltByOther)
            // The last pause keeps weak objects until the next claim has taken them.
            withExtendedLifetime(pause) {}
            switch answer {
            case .take(let box): return box
            case .wait(let next):
                await next.suspend(in: container.family)
                if Task.isCancelled { throw .canceled(node) }
                pause = next
            case .join(let member):
                guard let construction = requester.construction else { preconditionFailure("nothing builds this") }
                return try await construction.construct(member, at: self, async: request.within(construction))
            case .build(let number):
                let construction = Construction(
                    number: number, in: self, within: requester.construction, isAwaited: !isBuiltByOther)
                if isBuiltByOther {
                    construction.fail()
                    pause = nil
                    return try await producerOfDefinition.box(async: request.unplanned)
                }
                if let box = try await construction.build(self, async: request.within(construction)) { return box }
            case .refuse(let refusal): try throwError(for: refusal, of: &requester)
            case .refuseWait(let cycle): throw cycle.error(for: node)
            }
        }
    }

    /// The producer of a place that is awaited: the one place without a producer, that of a `Lazy`, never is.
    fileprivate var producerOfDefinition: NodeProducer {
        guard let producer else { preconditionFailure("no definition makes this") }
        return producer
    }
}

extension Construction {
    /// Builds the claimed unit in the calling task; nil if the object has to be claimed anew, see ``publish(for:unshown:)``.
    fileprivate func build(_ place: ObjectPlace, async request: AsyncRequest) async throws(ResolutionError)
        -> ErasedBox?
    {
        var unshown: ErasedBox?
        do throws(ResolutionError) {
            if unit == nil {
                let box = try await place.producerOfDefinition.construct(async: request)
                unshown = showUnlessFinished(box, in: place)
            } else {
                for (member, memberPlace) in membersNeeded(by: place) {
                    do throws(ResolutionError) {
                        _ = try await construct(member, at: memberPlace, async: request)
                    } catch {
                        throw error.making(place, byWayOf: memberPlace)
                    }
                }
            }
            try await finish(async: request)
        } catch {
            fail()
            throw error
        }
        return try publish(for: place, unshown: unshown)
    }

    /// Constructs a member, unless that has happened on the way to another member.
    fileprivate func construct(
        _ member: Int, at place: ObjectPlace, async request: AsyncRequest
    ) async throws(ResolutionError) -> ErasedBox {
        if let box = begin(member) { return box }
        let box = try await place.producerOfDefinition.construct(async: request)
        show(box, as: member, in: place)
        return box
    }

    /// Finishes the objects in the queue; a task that a factory has started may add objects meanwhile.
    private func finish(async request: AsyncRequest) async throws(ResolutionError) {
        var (next, notified) = (0, 0)
        while let (unfinished, isCallback) = family.locked({
            takeUnfinished(stepsFrom: &next, callbacksFrom: &notified)
        }) {
            let request = AsyncRequest(container: unfinished.container, construction: self, plan: request.plan)
            do throws(ResolutionError) {
                if isCallback {
                    try await unfinished.notify(async: request)
                } else {
                    try await unfinished.runSteps(async: request)
                }
            } catch {
                throw unfinished.container.sendFailed(error, of: unfinished.node)
            }
        }
        emptyQueue()
    }
}
