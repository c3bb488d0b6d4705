// Waits for the start.

extension MainContainer {
    /// The container, once the start has ended, including its when-started blocks.
    ///
    /// Code that the start waits for must not wait for this property.
    ///
    /// - Throws: The error of a start that failed, or of the wait.
    public var started: Container {
        get async throws {
            try await state.withLock { $0.attempt }.finished.value()
            return try current()
        }
    }

    /// Whether the main container has ended, and so keeps no more blocks.
    @_spi(Application)
    public var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Runs a block on the main actor as the last part of the start, when eager objects are built and added steps have run.
    ///
    /// Blocks run in the order in which they were added, each once. If the container has already started, the block runs
    /// immediately if you are on the main actor, and otherwise as soon as the main actor is free. If the container has ended, the
    /// block never runs.
    ///
    /// - Parameter block: The block.
    public func whenStarted(_ block: @escaping @MainActor @Sendable () -> Void) {
        guard isStarted(orKeep: .main(block)) else { return }
        if isOnMainActor() {
            MainActor.assumeIsolated { block() }
        } else {
            Task { @MainActor in block() }
        }
    }

    /// Runs a block on the main actor as the last part of the start, or immediately here if the container has already started.
    ///
    /// Blocks run in the order in which they were added, each once; never if the container has ended. Write the argument label: a
    /// trailing closure selects the other overload.
    ///
    /// - Parameter block: The block.
    @_disfavoredOverload
    public func whenStarted(orHere block: @escaping @Sendable () -> Void) {
        if isStarted(orKeep: .anywhere(block)) { block() }
    }

    /// Returns whether the container is started; if not, keeps the block for the start, or drops it if the container has ended.
    private func isStarted(orKeep block: WhenStartedBlock) -> Bool {
        state.withLock { state in
            if !state.isStarted, !state.hasEnded { state.blocks.append(block) }
            return state.isStarted
        }
    }
}

/// A block that the start runs as its last part.
enum WhenStartedBlock: Sendable {
    case main(@MainActor @Sendable () -> Void)
    case anywhere(@Sendable () -> Void)

    /// Runs the block, on the main actor for either kind.
    @MainActor
    func run() {
        switch self {
        case .main(let block): block()
        case .anywhere(let block): block()
        }
    }
}

/// An object that was set before the end of the start, kept for this start or for the next attempt.
enum QueuedObject: Sendable {
    case anywhere(@Sendable (Container) throws(ResolutionError) -> Void)
    case main(@MainActor @Sendable (Container) throws(ResolutionError) -> Void)
    case awaited(@Sendable (Container) async throws(ResolutionError) -> Void)

    /// Whether setting the object may need the main actor, so that the start watches it.
    var needsMainActor: Bool {
        if case .anywhere = self { false } else { true }
    }

    /// Sets the object in a container, on the main actor or awaited if it was set that way.
    func set(in container: Container) async throws {
        switch self {
        case .anywhere(let set): try set(container)
        case .main(let set): try await MainActor.run { try set(container) }
        case .awaited(let set): try await set(container)
        }
    }
}
