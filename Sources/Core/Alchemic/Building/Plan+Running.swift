// How a plan is run in a task.

extension Plan {
    /// A unit that could not be built, or started.
    struct Failure: Error {
        /// The number of the entry.
        let number: Int
        /// The unit's position among those that have begun.
        let rank: Int
        let error: any Error
    }

    /// Builds every unit once its needs are there, in order; an awaited unit has a child task of its own.
    ///
    /// After a failure no further unit begins, and the run ends once no unit is under way.
    ///
    /// - Parameter start: The start that runs the plan, if one does; it starts the objects of each unit.
    /// - Returns: The object of the only root, if that is kept, and the failures in the order in which they happened.
    func runConcurrently(
        for request: AsyncRequest, in start: StartRun? = nil
    ) async -> (requested: ErasedBox?, failures: [Failure]) {
        let request = request.planned(by: self)

        /// Builds a unit unless `box` shows that it is there, and starts its objects if a start runs the plan.
        @Sendable func buildAndStart(
            _ number: Int, rank: Int, built box: ErasedBox? = nil
        ) async -> Result<ErasedBox, Failure> {
            do {
                let box = if let box { box } else { try await build(number, async: request) }
                try await start?.startObjects(of: number)
                return .success(box)
            } catch {
                start?.end(number)
                return .failure(Failure(number: number, rank: rank, error: error))
            }
        }

        return await withTaskGroup(of: (Int, Result<ErasedBox, Failure>).self) { group in
            var (order, requested, failures) = (order, found, [Failure]())
            while true {
                while failures.isEmpty, start == nil || !Task.isCancelled, let number = order.begin() {
                    let rank = order.begun
                    if entries[number].mustBeAwaited {
                        start?.begin(number)
                        group.addTask { (number, await buildAndStart(number, rank: rank)) }
                        continue
                    }
                    do throws(ResolutionError) {
                        start?.beginInLine(number)
                        let box = try await build(number, async: request)
                        if start?.endIfDone(number, with: box) == false {
                            start?.begin(number)
                            group.addTask { (number, await buildAndStart(number, rank: rank, built: box)) }
                        } else {
                            if number == 0 { requested = box }
                            order.end(number)
                        }
                    } catch {
                        start?.end(number)
                        failures.append(Failure(number: number, rank: rank, error: error))
                    }
                }
                // A start that fails has no use for the units under way.
                if start != nil, !failures.isEmpty { group.cancelAll() }
                switch await group.next() {
                case (let number, .success(let box))?:
                    if number == 0 { requested = box }
                    order.end(number)
                case (_, .failure(let failure))?: failures.append(failure)
                case nil: return (requested, failures)
                }
            }
        }
    }

    /// Builds every unit for a task, each where its isolation requires.
    ///
    /// - Returns: The object of the only root, if that is kept; otherwise no result to use: the caller takes each object, with
    ///   everything there.
    func run(async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox? {
        // A task that waits for one entry alone needs no child tasks.
        if entries.lazy.filter(\.mustBeAwaited).dropFirst().first != nil {
            let (requested, failures) = await runConcurrently(for: request)
            guard let first = failures.min(by: { $0.rank < $1.rank }) else { return requested }
            throw sendFailed(ResolutionError(passingOn: first.error), of: entries[first.number])
        }
        let request = request.planned(by: self)
        var (order, requested) = (order, found)
        while let number = order.begin() {
            do throws(ResolutionError) {
                let box = try await build(number, async: request)
                if number == 0 { requested = box }
            } catch {
                throw sendFailed(error, of: entries[number])
            }
            order.end(number)
        }
        return requested
    }
}
