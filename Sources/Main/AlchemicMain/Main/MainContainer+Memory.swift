// Purges evictable objects.

extension MainContainer {
    /// Discards the objects that are declared `.evictable()`; the next resolution builds them again.
    ///
    /// - Throws: A ``/Alchemic/StopError`` with every failure of a stop action; all objects are discarded nevertheless.
    public func purge() async throws(StopError) {
        var failures: [StopError.Failure] = []
        // Each container purges its own objects, because it knows the order in which they must stop.
        for container in state.withLock({ $0.containers }) {
            do { try await container.purge() } catch { failures += error.failures }
        }
        if let failure = StopError(failures) { throw failure }
    }

    /// Discards the object of one `.evictable()` definition; the next resolution builds it again.
    ///
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition matches, or it is not evictable, or a
    ///   ``/Alchemic/StopError`` if its stop action throws; the object is discarded nevertheless.
    @_documentation(visibility: internal)
    public func purge<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws {
        try await current(file: file, line: line).purge(type, query, file: file, line: line)
    }

    /// Discards the object for one key of an `.evictable()` definition.
    ///
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition matches, its keys have other types, or it is not
    ///   evictable, or a ``/Alchemic/StopError`` if its stop action throws; the object is discarded nevertheless.
    @_documentation(visibility: internal)
    public func purge<Value, Key: Hashable & Sendable, each Other: Hashable & Sendable>(
        _ type: Value.Type, _ query: Query<Value> = .auto, for key: Key, _ others: repeat each Other,
        file: StaticString = #fileID, line: UInt32 = #line
    ) async throws {
        try await current(file: file, line: line).purge(
            type, query, for: key, repeat each others, file: file, line: line)
    }

    /// Discards evictable objects, if ``MainSettings/purgesWhenMemoryIsShort`` is set.
    ///
    /// On Linux, the main container calls the method itself if the kernel reports memory pressure; on Apple's systems, the
    /// product `AlchemicFoundation` does. Call it yourself if your platform reports a shortage of memory in another way. Errors
    /// of stop actions are sent as events.
    public func memoryIsShort() async {
        guard state.withLock({ $0.settings.purgesWhenMemoryIsShort }), container != nil else { return }
        let begin = ContinuousClock.now
        try? await purge()
        observers.send(
            ContainerEvent(.memoryShort, label: "evictable objects dropped", duration: ContinuousClock.now - begin))
    }

    /// Listens for memory pressure reported by the kernel, if the settings allow a purge.
    func watchMemory(_ settings: MainSettings) {
        #if os(Linux)
        guard settings.purgesWhenMemoryIsShort else { return }
        let watch = PressureWatch(file: settings.pressureFile) { [weak self] in
            guard let self else { return }
            Task { await self.memoryIsShort() }
        }
        guard let watch else {
            observers.send(ContainerEvent(.memoryUnwatched, label: settings.pressureFile))
            return
        }
        // A stop may have come in between.
        let isWanted = state.withLock { state in
            if state.isStarted { state.pressure = watch }
            return state.isStarted
        }
        if !isWanted { watch.cancel() }
        #endif
    }
}
