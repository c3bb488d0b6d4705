// Injects by the names of properties.

extension Container {
    /// Sets the declared injection points that are not known to be set, by their names.
    ///
    /// A point is set if its name is a name or alias in the container. Its own query is ignored.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - isStrict: Whether a definition of that name with another type is an error. Otherwise the point is
    ///     skipped, with an event.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``/Alchemic/ResolutionError`` if a definition has another type or cannot be resolved.
    public func inject(
        byNameInto object: AnyObject, isStrict: Bool = true, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try inEffect.injectByName(object, isStrict: isStrict, isOnMain: false, file: file, line: line)
    }

    /// Sets the unset injection points of an object on the main actor, by their names.
    ///
    /// Otherwise, it is like ``Container.inject(byNameInto:isStrict:file:line:)``.
    @MainActor
    public func inject(
        byNameIntoMain object: AnyObject, isStrict: Bool = true, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try inEffect.injectByName(object, isStrict: isStrict, isOnMain: true, file: file, line: line)
    }

    /// Sets each point that is unset and whose name the graph has, in the order of the declared steps.
    private func injectByName(
        _ object: AnyObject, isStrict: Bool, isOnMain: Bool, file: StaticString, line: UInt32
    ) throws(ResolutionError) {
        do throws(ResolutionError) {
            try checkOpen()
            let index = graph.resolver.index
            let points = index.steps(of: type(of: object)).filter { step, _ in
                guard step.kind == .injectionPoint, let name = step.name else { return false }
                return index.named[name] != nil && step.isSet?(object) != true
            }
            for (step, node) in points {
                guard let name = step.name, let type = step.parameterTypes.first else { continue }
                let named: Resolution
                do throws(ResolutionError) {
                    named = try resolution(of: type, matching: ErasedQuery(names: [name]))
                } catch {
                    guard !isStrict, error.id == .typeMismatch else { throw error.building("\(node.mention).\(name)") }
                    send(ContainerEvent(.skipped, label: "\(node.label).\(name)", error: error))
                    continue
                }
                try run(step, of: node, on: object, taking: named, as: type, isOnMain: isOnMain)
            }
        } catch {
            throw error.requested(file: file, line: line)
        }
    }
}
