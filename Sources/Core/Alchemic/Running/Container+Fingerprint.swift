extension Container {
    /// Checks that a typed container was written for the container's modules.
    ///
    /// A child of a container with these modules passes: it may override them.
    ///
    /// - Parameters:
    ///   - typedContainer: The name of the class.
    ///   - fingerprint: The fingerprint of the modules that it was written for.
    /// - Throws: A ``GraphError`` if neither the container nor any container around it has these modules.
    @_documentation(visibility: internal)
    public func checkModules(_ typedContainer: String, fingerprint: UInt64) throws(GraphError) {
        let isKnown = sequence(first: self, next: \.parent).contains { $0.graph.nodes.fingerprint == fingerprint }
        if !isKnown { throw GraphError([Diagnostic(.typedContainer, with: Values(name: typedContainer))]) }
    }
}
