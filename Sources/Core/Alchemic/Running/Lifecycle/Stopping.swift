/// The single stop of a container or scope, and its waiting callers.
final class Stopping: Sendable {
    private enum State {
        /// With the waiting callers, by the numbers of their waits.
        case running(waiting: [Int: CheckedContinuation<Void, Never>])
        case over(StopError?)
    }

    /// The stop of a scope in which there was nothing to stop.
    static let nothing = Stopping(.over(nil))

    /// Kept alive by those who stop it.
    private weak let container: Container?
    private let state: Guarded<State>

    convenience init(_ container: Container) { self.init(.running(waiting: [:]), container) }

    private init(_ state: State, _ container: Container? = nil) {
        self.state = Guarded(state)
        self.container = container
    }

    var isOver: Bool { if case .over = state.withLock({ $0 }) { true } else { false } }

    /// Whether the objects that are being stopped may make requests to a container: their own, and those further out.
    func includes(_ other: Container) -> Bool {
        var container = container
        while let current = container {
            if current === other { return true }
            container = current.outer
        }
        return false
    }

    /// Runs the stop itself.
    func run(_ body: @escaping @Sendable () async -> [StopError.Failure]) async -> [StopError.Failure] {
        await (try? Undertaking(self).run(body)) ?? []
    }

    /// Tells the waiting callers how it went.
    func end(_ failure: StopError?) {
        let waiting = state.withLock { state -> [Int: CheckedContinuation<Void, Never>] in
            guard case .running(let waiting) = state else { return [:] }
            state = .over(failure)
            return waiting
        }
        for (number, continuation) in waiting {
            Waits.end(number)
            continuation.resume()
        }
    }

    /// Waits until it is over, even in a task that has been canceled; a ``StopError`` could not report that.
    func wait() async throws(StopError) {
        if isOver { return }
        let number: Int
        do { number = try Waits.begin(Wait(for: self, "stop()")).get() } catch {
            guard let error = refusal(error) else { return }
            throw error
        }
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                guard case .running(var waiting) = state else { return false }
                waiting[number] = continuation
                state = .running(waiting: waiting)
                return true
            }
            if !mustWait { continuation.resume() }
        }
        Waits.end(number)
        if case .over(let failure?) = state.withLock({ $0 }) { throw failure }
    }

    /// The error of a stop that would wait for itself.
    private func refusal(_ circle: CircularWait) -> StopError? {
        guard let container, let last = container.graph.nodes.last else { return nil }
        let error = ResolutionError.circularWait(circle)
        return StopError([.init(label: container.words, location: last.definition.location, error: error)])
    }
}
