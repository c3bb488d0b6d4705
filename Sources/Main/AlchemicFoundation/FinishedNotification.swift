public import AlchemicMain
public import Foundation

extension Notification.Name {
    /// Posted once `Container.main` has started, on the main thread, after the last when-started block.
    public static let alchemicFinishedLoading = Notification.Name("AlchemicFinishedLoading")
}

/// Posts the notification, and on Apple's systems tells the main container when memory is short.
///
/// It is found like every ``/AlchemicMain/MainConfiguration``: linking the product is all it takes.
public final class FoundationConfiguration: MainConfiguration {
    /// Adds what the product does to the main container's settings.
    ///
    /// - Parameter settings: The settings.
    @_documentation(visibility: internal)
    public static func configure(_ settings: inout MainSettings) {
        settings.observe { event in
            guard event.kind == .finished else { return }
            Task { @MainActor in NotificationCenter.default.post(name: .alchemicFinishedLoading, object: nil) }
        }
        #if canImport(Darwin)
        // Always, since another configuration may yet want it; without that, nothing is dropped.
        settings.addStep("watch memory") { MemoryPressure.watch($0) }
        #endif
    }
}
