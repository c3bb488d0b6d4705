#if Services
extension Container {
    /// The container's own definitions whose objects run as services, in order of declaration.
    var services: [Node] { ownBareNodes.filter(\.definition.isRunAsService) }
}
#endif
