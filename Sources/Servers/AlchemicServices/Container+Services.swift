#if Services
extension Container {
    /// The definitions of the container's own whose objects are run as services, in order of declaration.
    var services: [Node] { ownNodes.filter(\.definition.isRunAsService) }
}
#endif
