#if Services
/// Ends a service by signals: the first begins the shutdown, and a second one, or the time limit, cuts the shutdown off.
///
/// If the first signal only announces the shutdown, one more signal begins it together with the time limit.
final class ShutdownSignals: Sendable {
    /// The time within which several signals count as one: `timeout`, some shells and some process supervisors send a signal to
    /// the program and to its process group.
    private static let oneRequest = Duration.milliseconds(500)

    /// The reasons to cut a shutdown off.
    private enum Cause {
        case secondSignal
        case limit
    }

    private let service: ContainerService
    private let limit: Duration
    private let abandon: @Sendable (String) -> Void
    /// The first cause that cut the shutdown off, and the message about it.
    private let cut = Guarded<(cause: Cause, message: String)?>(nil)

    /// - Parameters:
    ///   - service: The service to shut down and, if necessary, to cancel.
    ///   - limit: The time limit of the shutdown.
    ///   - abandon: Called with a message if the service still runs five seconds after it was canceled.
    init(
        ending service: ContainerService, within limit: Duration,
        orAbandon abandon: @escaping @Sendable (String) -> Void
    ) {
        self.service = service
        self.limit = limit.limited
        self.abandon = abandon
    }

    /// Handles signals until the second one, or until the calling task is canceled.
    ///
    /// - Parameter instants: The times at which signals arrive.
    func handle(_ instants: some AsyncSequence<ContinuousClock.Instant, Never> & Sendable) async {
        await withTaskGroup(of: Void.self) { group in
            var last: ContinuousClock.Instant?
            for await instant in instants {
                if let last, instant - last < Self.oneRequest { continue }
                let isNew = service.shutDown()
                defer { last = instant }
                if last != nil {
                    if isNew { continue }
                    await self.cutOff(for: .secondSignal)
                    break
                }
                group.addTask {
                    await self.service.waitUntilStopping()
                    guard (try? await Task.sleep(for: self.limit)) != nil else { return }
                    await self.cutOff(for: .limit)
                }
            }
            group.cancelAll()
        }
    }

    /// The message of the time at which the shutdown was cut off; nil if it was not.
    var message: String? { cut.withLock { $0?.message } }

    /// Cancels the services that still run, and abandons them after five seconds.
    private func cutOff(for cause: Cause) async {
        if Task.isCancelled { return }
        // Composed before the cancellation, after which services that respond to it have ended.
        let message = message(for: cause)
        let first = cut.withLock { cut in
            cut = cut ?? (cause, message)
            return cut?.cause ?? cause
        }
        service.cancel()
        guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
        abandon(self.message(for: first))
    }

    /// The message about a cause, with the services that still run at the time of this call.
    private func message(for cause: Cause) -> String {
        let now = ContinuousClock.now
        let running = service.running.map { "`\($0.definition.label)` (\($0.shutdownStatus(at: now)))" }
        let reason =
            switch cause {
            case .secondSignal: "a second signal"
            case .limit: "its time limit of \(limit)"
            }
        let rest =
            running.isEmpty
            ? "no service ran any more, but a start or stop action, or a factory, or a scope was open"
            : "still running: \(running.joined(separator: ", "))"
        return "the program was ended by \(reason) before everything had been stopped; \(rest)"
    }
}

extension Duration {
    /// The duration as text, cut off to tenths of a second.
    fileprivate var inTenths: String {
        let (seconds, attoseconds) = components
        let tenth: Int64 = 100_000_000_000_000_000
        return "\(Duration(secondsComponent: seconds, attosecondsComponent: attoseconds / tenth * tenth))"
    }
}

extension RunningService {
    /// The time since the service was told to shut down, in words.
    fileprivate func shutdownStatus(at now: ContinuousClock.Instant) -> String {
        guard let instant = instantOfShutdown else { return "not told to shut down yet" }
        return "told to shut down \((now - instant).inTenths) ago"
    }
}
#endif
