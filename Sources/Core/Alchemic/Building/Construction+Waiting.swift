import CAlchemic

// How whoever needs what another one builds sleeps until there is news.

/// A pause of a thread or a task, until there is news of what it waits for; guarded by the family's lock.
final class Pause: @unchecked Sendable {
    /// The number of the wait, once it has begun.
    @exclusivity(unchecked) var number: Int?
    @exclusivity(unchecked) var isCanceled = false
    /// What was built meanwhile and would go if nobody kept it.
    @exclusivity(unchecked) var kept: [ErasedBox] = []
}

/// Somebody who waits for the end of a construction.
struct Waiter {
    enum Sleeper {
        case thread(OpaquePointer)
        case task(CheckedContinuation<Void, Never>)
    }

    let sleeper: Sleeper
    let pause: Pause
    /// The number of the wait.
    let number: Int

    /// Under the lock of the family.
    func wake(in family: Family) {
        Waits.end(number)
        switch sleeper {
        case .thread(let gate): alchemic_gate_open(gate)
        case .task(let continuation): family.resumeSoon(continuation)
        }
    }
}

extension Construction {
    /// Blocks the thread until there is news of this construction.
    ///
    /// - Parameters:
    ///   - place: What is needed of it.
    ///   - requester: Who waits.
    /// - Returns: What keeps the object until the requester has it.
    /// - Throws: An error if the wait would never end.
    func wait(for place: ObjectPlace, _ requester: Requester) throws(ResolutionError) -> Pause {
        let gate = alchemic_gate_create()
        defer { alchemic_gate_destroy(gate) }
        let pause = Pause()
        let wait = Wait(for: self, place, requester)
        if try family.locked({ note(wait, .thread(gate), pause, on: place) }).get() { alchemic_gate_wait(gate) }
        return pause
    }

    /// Suspends the task until there is news of this construction.
    ///
    /// - Throws: An error if the wait would never end, or if the task has been canceled.
    func wait(async place: ObjectPlace, _ requester: Requester) async throws(ResolutionError) -> Pause {
        let pause = Pause()
        let wait = Wait(for: self, place, requester)
        var outcome = Result<Bool, ResolutionError>.success(false)
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                outcome = family.locked {
                    if pause.isCanceled { return .success(false) }
                    return note(wait, .task(continuation), pause, on: place)
                }
                if (try? outcome.get()) != true { continuation.resume() }
            }
        } onCancel: {
            family.locked {
                pause.isCanceled = true
                guard let place = waiters.firstIndex(where: { $0.number == pause.number }) else { return }
                waiters.remove(at: place).wake(in: family)
            }
        }
        _ = try outcome.get()
        if family.locked({ pause.isCanceled }) { throw .canceled(place.node) }
        return pause
    }

    /// Records a wait, if there is need of one and if it would end; under the lock.
    ///
    /// - Returns: Whether there is need to wait.
    private func note(
        _ wait: Wait, _ sleeper: Waiter.Sleeper, _ pause: Pause, on place: ObjectPlace
    ) -> Result<Bool, ResolutionError> {
        guard !isOver, place.slot.builder === self else { return .success(false) }
        switch Waits.begin(wait) {
        case .success(let number):
            pause.number = number
            waiters.append(Waiter(sleeper: sleeper, pause: pause, number: number))
            return .success(true)
        case .failure(let circle): return .failure(circle.error(for: place.node))
        }
    }
}

extension Wait {
    /// Waiting for what another one builds.
    fileprivate init(for other: Construction, _ place: ObjectPlace, _ requester: Requester) {
        self.init(
            for: other, place.node?.label ?? "Lazy", within: requester.construction, family: other.familyIdentity)
    }
}
