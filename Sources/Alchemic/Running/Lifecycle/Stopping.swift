/// The one stop of a container or scope, and those who wait for it.
final class Stopping: Sendable {
    private enum State {
        case running(waiting: [CheckedContinuation<Void, Never>])
        case over(StopError?)
    }

    /// That of a scope in which nothing was to be stopped.
    static let nothing = Stopping(.over(nil))

    /// Kept by those who stop it.
    private weak let container: Container?
    private let state: Guarded<State>

    convenience init(_ container: Container) { self.init(.running(waiting: []), container) }

    private init(_ state: State, _ container: Container? = nil) {
        self.state = Guarded(state)
        self.container = container
    }

    var isOver: Bool { if case .over = state.withLock({ $0 }) { true } else { false } }

    /// Whether the objects that are being stopped may ask a container: their own, and those further out.
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

    /// Tells those who wait how it went.
    func end(_ failure: StopError?) {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            guard case .running(let waiting) = state else { return [] }
            state = .over(failure)
            return waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until it is over, also in a task that has been cancelled; there is nothing to say of one that is.
    func wait() async throws(StopError) {
        if isOver { return }
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                guard case .running(let waiting) = state else { return false }
                state = .running(waiting: waiting + [continuation])
                return true
            }
            if !mustWait { continuation.resume() }
        }
        if case .over(let failure?) = state.withLock({ $0 }) { throw failure }
    }
}
