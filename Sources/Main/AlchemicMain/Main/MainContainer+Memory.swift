// Giving memory back.

extension MainContainer {
    /// Drops singletons and scoped objects that are declared `.evictable()`; the next resolution builds them again.
    ///
    /// - Throws: A ``/Alchemic/StopError`` with everything that went wrong; all are dropped all the same.
    public func purge() async throws(StopError) {
        var failures: [StopError.Failure] = []
        // Each drops its own: what is to be stopped first is known where it was made.
        for container in state.withLock({ $0.containers }) {
            do { try await container.purge() } catch { failures += error.failures }
        }
        if let failure = StopError(failures) { throw failure }
    }

    /// Drops the object of one definition that is declared `.evictable()`; the next resolution builds it again.
    ///
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition matches, or it is not evictable, or a
    ///   ``/Alchemic/StopError`` if its stop action throws; it is dropped all the same.
    @_documentation(visibility: internal)
    public func purge<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws {
        try await current(file: file, line: line).purge(type, query, file: file, line: line)
    }

    /// Drops the object for one key of a definition that is declared `.evictable()`.
    ///
    /// - Throws: A ``/Alchemic/ResolutionError`` if not exactly one definition matches, it has other keys, or it is not
    ///   evictable, or a ``/Alchemic/StopError`` if its stop action throws; it is dropped all the same.
    @_documentation(visibility: internal)
    public func purge<Value, Key: Hashable & Sendable, each Other: Hashable & Sendable>(
        _ type: Value.Type, _ query: Query<Value> = .auto, for key: Key, _ others: repeat each Other,
        file: StaticString = #fileID, line: UInt32 = #line
    ) async throws {
        try await current(file: file, line: line).purge(
            type, query, for: key, repeat each others, file: file, line: line)
    }

    /// Says that memory is short: if ``MainSettings/purgesWhenMemoryIsShort`` is set, what is evictable is dropped.
    ///
    /// On Linux this is called when the kernel reports memory pressure, where it does; product `AlchemicFoundation`
    /// calls it on the systems of Apple. Call it where your platform or your container says so otherwise.
    /// What fails while objects are stopped is told as events.
    public func memoryIsShort() async {
        guard state.withLock({ $0.settings.purgesWhenMemoryIsShort }), container != nil else { return }
        let begin = ContinuousClock.now
        try? await purge()
        observers.send(ContainerEvent(.memoryShort, "evictable objects dropped", nil, ContinuousClock.now - begin))
    }

    /// Listens to the kernel, if that is wanted.
    func watchMemory(_ settings: MainSettings) {
        #if os(Linux)
        guard settings.purgesWhenMemoryIsShort else { return }
        let watch = PressureWatch(file: settings.pressureFile) { [weak self] in
            guard let self else { return }
            Task { await self.memoryIsShort() }
        }
        guard let watch else {
            observers.send(ContainerEvent(.memoryUnwatched, settings.pressureFile, nil))
            return
        }
        let isWanted = state.withLock { state in
            if state.isStarted { state.pressure = watch }
            return state.isStarted
        }
        if !isWanted { watch.cancel() }
        #endif
    }
}
