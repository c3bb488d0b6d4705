public import AlchemicMain
public import Foundation

extension Notification.Name {
    /// Posted once `Container.main` has started, on the main thread, after the last when-started block.
    public static let alchemicFinishedLoading = Notification.Name("AlchemicFinishedLoading")
}

/// Posts the notification, and on Apple's systems tells the main container when memory is short.
///
/// The main container finds the class like every ``/AlchemicMain/MainConfiguration``: linking the product is enough.
public final class FoundationConfiguration: MainConfiguration {
    /// Adds an observer and, on Apple's systems, a step to the main container's settings.
    ///
    /// - Parameter settings: The settings.
    @_documentation(visibility: internal)
    public static func configure(_ settings: inout MainSettings) {
        settings.observe { event in
            guard event.kind == .finished else { return }
            Task { @MainActor in NotificationCenter.default.post(name: .alchemicFinishedLoading, object: nil) }
        }
        #if canImport(Darwin)
        // The step is always added, because another configuration may set `purgesWhenMemoryIsShort` later; without that
        // setting, nothing is discarded.
        settings.addStep("watch memory") { MemoryPressure.watch($0) }
        #endif
    }
}
