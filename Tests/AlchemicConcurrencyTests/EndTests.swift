import Alchemic
import Foundation
import Testing

private final class Device: Sendable {}

@Suite("A container that ends while something is being built")
struct EndTests {
    @Test("hands out nothing more, not even what was built meanwhile")
    func published() async throws {
        let hasBegun = DispatchSemaphore(value: 0)
        let mayGoOn = DispatchSemaphore(value: 0)
        let container = try Container(
            Module("devices") {
                Singleton { () -> Device in
                    hasBegun.signal()
                    mayGoOn.wait()
                    return Device()
                }
            })
        let building = Locked<Device?>(nil)
        let thread = Thread {
            let device = try? container.get(Device.self)
            building.withLock { $0 = device }
            hasBegun.signal()
        }
        thread.start()
        await onOtherThread { hasBegun.wait() }
        try await container.stop()
        mayGoOn.signal()
        await onOtherThread { hasBegun.wait() }
        #expect(building.withLock { $0 } != nil)
        #expect(throws: ResolutionError.self) { try container.get(Device.self) }
        #expect(throws: ResolutionError.self) { try container.with(Device.self) { _ in } }
    }

    /// Waits without holding up a thread that tasks need.
    private func onOtherThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                body()
                continuation.resume()
            }
        }
    }
}
