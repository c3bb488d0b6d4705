#if canImport(Darwin)
import AlchemicMain
import Dispatch

/// Listens to the system's memory pressure; not yet run on a device.
@MainActor
enum MemoryPressure {
    private static var source: (any DispatchSourceMemoryPressure)?

    static func watch(_ main: MainContainer) {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler { Task { await main.memoryIsShort() } }
        source.activate()
        self.source = source
    }
}
#endif
