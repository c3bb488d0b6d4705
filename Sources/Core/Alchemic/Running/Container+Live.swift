/// Decides about a live definition, which tests must allow or override, before its object is built.
///
/// Returns the object to use instead, or nil to build it.
package typealias LiveGuard = @Sendable (Definition, Container) throws -> ErasedBox?

extension Container {
    /// Sets the guard of live definitions for this container and those around it, up to one that has a guard.
    ///
    /// The guard is called when the object of a live definition is constructed, since a shared container is linked and in use
    /// before the first test overrides it: its definitions cannot be replaced by then. The guard is not called for objects that
    /// are there, or for other definitions.
    package func guardLive(with liveGuard: @escaping LiveGuard) {
        for container in sequence(first: self, next: \.outer) {
            let isFirst = container.ownRarities.withLock { rare in
                defer { rare.liveGuard = rare.liveGuard ?? liveGuard }
                return rare.liveGuard == nil
            }
            if !isFirst { return }
        }
    }

    /// The object to use for a live definition of this container; nil to build one.
    func replacement(ofLive definition: Definition) throws -> ErasedBox? {
        // An override that no test's trait has made has no guard of its own.
        for container in sequence(first: self, next: \.overridden) {
            if let liveGuard = container.memory.rarities.load()?.withLock(\.liveGuard) {
                return try liveGuard(definition, self)
            }
        }
        return nil
    }
}
