/// A class that configures the main container before it starts; found without being listed.
///
/// The class is never instantiated. It must be a class nevertheless: the optimizer removes structures and enumerations that
/// are not public and that no code mentions.
///
/// ```swift
/// final class ShopConfiguration: MainConfiguration {
///     static func configure(_ settings: inout MainSettings) {
///         settings.modules.append(shop)
///         settings.purgesWhenMemoryIsShort = true
///     }
/// }
/// ```
public protocol MainConfiguration: AnyObject, SendableMetatype {
    /// Adds modules and settings.
    ///
    /// Called before anything is checked, usually on a background thread: by each start and each check, and more than once by the
    /// rescan in which a library joins. Must have no effect except on `settings`.
    ///
    /// - Parameter settings: The settings of the main container.
    static func configure(_ settings: inout MainSettings)
}

/// The settings of the main container, in addition to the declarations that are found.
public struct MainSettings: Sendable {
    /// A step that a configuration adds to the start.
    struct StartStep: Sendable {
        let name: String
        let run: @MainActor @Sendable (MainContainer) async throws -> Void
    }

    /// Modules to add to the declarations that are found.
    public var modules: [Module] = []
    /// Whether objects that are declared `.evictable()` are discarded when the system is short of memory.
    public var purgesWhenMemoryIsShort = false
    /// The time that the start waits for a main actor on which nothing runs, before it reports the problem.
    ///
    /// On Linux, a busy main thread gets twelve times as long; other systems do not tell whether the thread is busy.
    /// Only callers that await the whole start get the error; the start continues if the main actor runs after all.
    public var mainActorPatience = Duration.seconds(5)

    /// Types of frameworks that are not searched by default, and that a search must include.
    var frameworkTypes: [Any.Type] = []
    var observers: [@Sendable (ContainerEvent) -> Void] = []
    var steps: [StartStep] = []
    /// The file that reports memory pressure; tests name another one.
    var pressureFile = PressureWatch.systemFile

    init(modules: [Module] = []) { self.modules = modules }

    /// Also searches the frameworks that declare these types; by default, those of the system are left out.
    ///
    /// - Parameter types: One type of each framework.
    public mutating func search(frameworksOf types: Any.Type...) { frameworkTypes += types }

    /// Calls a closure for every event of the main container from now on, on the event's thread.
    ///
    /// - Parameter observer: The closure.
    public mutating func observe(_ observer: @escaping @Sendable (ContainerEvent) -> Void) {
        observers.append(observer)
    }

    /// Adds a step to the start, after the eager objects are built and before the when-started blocks.
    ///
    /// - Parameters:
    ///   - name: The step's name, for events.
    ///   - step: The action, on the main actor; if it throws, the start fails.
    public mutating func addStep(
        _ name: String, _ step: @escaping @MainActor @Sendable (MainContainer) async throws -> Void
    ) {
        steps.append(StartStep(name: name, run: step))
    }
}

extension MainSettings: Printed, Opaque {
    package var summary: String {
        "MainSettings"
            + facts(
                Diagnostic.counted(modules.count, of: "module"), several(steps.count, of: "start step"),
                several(observers.count, of: "observer"), purgesWhenMemoryIsShort ? "purges when memory is short" : nil)
    }
}
