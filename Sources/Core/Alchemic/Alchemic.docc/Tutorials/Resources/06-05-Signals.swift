import Dispatch
import Foundation

/// The signals that stop the program: control-C, and SIGTERM, which service managers send.
enum Signals {
    /// Catches the signals from now on, and yields for each that arrives.
    static func requests() async -> AsyncStream<Void> {
        let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                continuation.yield()
                _ = source  // kept as long as the program runs
            }
            await withCheckedContinuation { isCaught in
                source.setRegistrationHandler { isCaught.resume() }
                source.activate()
            }
        }
        return requests
    }
}
