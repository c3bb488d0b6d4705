/// Decides about a live definition before it is built: nil builds it, and an object is used in its place.
package typealias LiveGuard = @Sendable (Definition, Container) throws -> ErasedBox?

extension Container {
    /// Sets the guard of live definitions for this container and those around it, up to one that has a guard.
    ///
    /// The guard is asked where a live definition is constructed, since a shared container is linked and in use before the first test
    /// overrides it: its definitions cannot be replaced by then. Neither objects that are there nor other definitions ask.
    package func guardLive(with liveGuard: @escaping LiveGuard) {
        for container in sequence(first: self, next: \.outer) {
            guard container.ownRarities.setLiveGuard(liveGuard) else { return }
        }
    }

    /// The object to use in place of that of a live definition of this container; nil to build it.
    func replacement(ofLive definition: Definition) throws -> ErasedBox? {
        // An override that no test's trait has made has no guard of its own.
        for container in sequence(first: self, next: \.overlaid) {
            if let liveGuard = container.memory.rarities.load()?.liveGuard { return try liveGuard(definition, self) }
        }
        return nil
    }
}
