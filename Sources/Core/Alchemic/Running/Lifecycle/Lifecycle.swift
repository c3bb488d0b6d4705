/// The lifecycle of a container, with its lock; made when it is first needed.
///
/// Under the lock, no user code runs, and no user's object is let go of.
typealias Lifecycle = Guarded<ContainerLifecycle>

/// The state with the types of real containers; a test of all orders of events has dependants and runs of its own.
typealias ContainerLifecycle = LifecycleState<DependantChain, RunningStart>

/// A start that is running, and its task.
typealias RunningStart = (completion: Completion, task: Task<Void, Never>)

extension Container {
    /// The lifecycle that all scopes share which have ended without one of their own; nothing may change it.
    static let endedLifecycle = Lifecycle(ContainerLifecycle(.closed(ended)))
    /// Held here, too: a sanitizer does not see the reference within an enumeration, which marks its case in the address.
    private static let ended = Completion()

    /// The lifecycle, made on first use: most scopes without dependants and participants never have one of their own.
    var lifecycle: Lifecycle { memory.lifecycle.load() ?? memory.lifecycle.storeIfNil(Lifecycle(ContainerLifecycle())) }

    /// Whether the container has no lifecycle, and so has nothing to stop; a container with a lifecycle may have nothing either.
    package var hasNoLifecycle: Bool { memory.lifecycle.load() == nil }
}
