/// A class that configures the main container before it starts; found without being listed.
///
/// No object is made of it. It has to be a class all the same: of a structure or an enumeration that is not public and that
/// nobody mentions, the optimiser leaves nothing to find.
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
    /// Called once for each start, on a background thread, before anything is checked.
    ///
    /// - Parameter settings: What the main container is made of.
    static func configure(_ settings: inout MainSettings)
}

/// What the main container is made of, besides what is found.
public struct MainSettings: Sendable {
    struct StartStep: Sendable {
        let name: String
        let run: @MainActor @Sendable (MainContainer) async throws -> Void
    }

    /// Modules that are added to what is found.
    public var modules: [Module] = []
    /// Whether objects that are declared `.evictable()` are dropped when the system is short of memory.
    public var purgesWhenMemoryIsShort = false
    /// How long the start waits for a main actor on which nothing runs before it says so.
    ///
    /// What ends then is the wait of those who wait; the start goes on if the main actor runs after all.
    public var mainActorPatience = Duration.seconds(5)

    var searched: [Any.Type] = []
    var observers: [@Sendable (ContainerEvent) -> Void] = []
    var steps: [StartStep] = []
    var pressureFile = PressureWatch.systemFile

    init(modules: [Module] = []) { self.modules = modules }

    /// Searches the frameworks, too, in which these types are declared; by default those of the system are left out.
    ///
    /// - Parameter types: One type of each framework.
    public mutating func search(frameworksOf types: Any.Type...) { searched += types }

    /// Calls a closure for everything that happens in the main container, from now on, on the thread where it happens.
    ///
    /// - Parameter observer: The closure.
    public mutating func observe(_ observer: @escaping @Sendable (ContainerEvent) -> Void) {
        observers.append(observer)
    }

    /// Adds a step to the start, after everything eager has been built and before the when-started blocks.
    ///
    /// - Parameters:
    ///   - name: The step's name, for events.
    ///   - step: What is done, on the main actor; if it throws, the start fails.
    public mutating func addStep(
        _ name: String, _ step: @escaping @MainActor @Sendable (MainContainer) async throws -> Void
    ) {
        steps.append(StartStep(name: name, run: step))
    }
}
