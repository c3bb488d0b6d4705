import SwiftUI
import Synchronization

extension Stage {
    /// Draws again whenever a state changes, until the texts are as expected; returns them.
    @MainActor func texts(until isExpected: ([String]) -> Bool) async -> [String] {
        var texts: [String] = []
        let end = ContinuousClock.now + .seconds(20)
        repeat { texts = await redrawn(within: .seconds(5)) } while !isExpected(texts) && ContinuousClock.now < end
        return texts
    }
}

/// Lets those pass who wait, once it is open.
final class Gate: Sendable {
    private let isOpened = Mutex(false)

    var isOpen: Bool { isOpened.withLock { $0 } }

    func open() { isOpened.withLock { $0 = true } }

    func pass() async throws { while !isOpen { try await Task.sleep(for: .milliseconds(1)) } }
}
