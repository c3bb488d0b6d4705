/// What ends with a container, and its start and stop; made when it is first needed.
///
/// Under its lock no code of a user runs, and nothing of a user's is let go of.
typealias Lifecycle = Guarded<ContainerLifecycle>

typealias ContainerLifecycle = LifecycleState<DependantChain, Participant, RunningStart>

/// A start that is running, and its task.
typealias RunningStart = (completion: Completion, task: Task<Void, Never>)

extension Container {
    /// That of every scope which has ended before it had any; nothing may be written into it.
    static let endedLifecycle = Lifecycle(ContainerLifecycle(.closed(Completion())))

    var lifecycle: Lifecycle { memory.lifecycle.load() ?? memory.lifecycle.storeIfNil(Lifecycle(ContainerLifecycle())) }

    /// Whether nothing in it is to be stopped when it ends, so far.
    package var hasNothingToStop: Bool { memory.lifecycle.load() == nil }
}
