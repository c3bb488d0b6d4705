import Alchemic
import Foundation
import TestSupport
import Testing

private final class Device: Sendable {}

private protocol Furniture: AnyObject, Sendable {}
private final class Desk: Furniture {}

private final class Office: Sendable {
    let furniture: any Furniture
    init(_ furniture: any Furniture) { self.furniture = furniture }
}

@Suite("A container that ends while something is being built")
struct EndTests {
    @Test("hands out nothing more, not even what was built meanwhile", arguments: [false, true])
    func published(hasSteps: Bool) async throws {
        let hasBegun = DispatchSemaphore(value: 0)
        let mayGoOn = DispatchSemaphore(value: 0)
        let container = try Container(
            Module("devices") {
                let device = Singleton { () -> Device in
                    hasBegun.signal()
                    mayGoOn.wait()
                    return Device()
                }
                hasSteps ? device.configure { _ in } : device
            })
        let building = Variable<Device?>(nil)
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
        #expect(building.withLock { $0 } == nil, "not to who has built it, either")
        #expect(throws: ResolutionError.self) { try container.get(Device.self) }
        #expect(throws: ResolutionError.self) { try container.with(Device.self) { _ in } }
    }

    @Test("hands out nothing more of its parent's, not even what was asked for meanwhile")
    func parents() async throws {
        let hasBegun = Gate()
        let mayGoOn = Gate()
        let parent = try Container(Module("parent") { Singleton(Desk.init).as((any Furniture).self) })
        let child = try Container(
            Module("child") {
                Singleton { () -> Device in
                    hasBegun.open()
                    mayGoOn.passHere()
                    return Device()
                }
                Singleton { (_: Device, furniture: any Furniture) in Office(furniture) }
            }, parent: parent)
        let building = OnThread { (try? child.get(Office.self)).map(ObjectIdentifier.init) }
        await hasBegun.pass()
        try await child.stop()
        mayGoOn.open()
        #expect(await building.value == .some(nil))
        #expect(throws: ResolutionError.self) { try child.get((any Furniture).self) }
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
