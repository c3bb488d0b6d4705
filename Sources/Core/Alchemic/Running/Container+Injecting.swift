// Injecting into objects built elsewhere.

extension Container {
    /// Runs the steps declared for an object's class and superclasses, then its ``InjectionAware`` callback.
    ///
    /// If nothing is declared for the class, this only sends an event. The container does not keep the object.
    ///
    /// - Throws: A ``ResolutionError`` if a dependency cannot be resolved.
    public func inject(
        into object: AnyObject, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try inEffect.inject(into: object, isOnMain: false, file: file, line: line)
    }

    /// Injects into an object on the main actor.
    ///
    /// Otherwise the same as ``inject(into:file:line:)``.
    @MainActor
    public func inject(
        intoMain object: AnyObject, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) {
        try inEffect.inject(into: object, isOnMain: true, file: file, line: line)
    }

    /// Finds the node that decides on the steps of the object's class, and finishes the object for it.
    private func inject(
        into object: AnyObject, isOnMain: Bool, file: StaticString, line: UInt32
    ) throws(ResolutionError) {
        do throws(ResolutionError) {
            try serve { () throws(ResolutionError) in
                try checkOpen()
                let type: AnyClass = type(of: object)
                let isAware = Conformance(of: type, to: (any InjectionAware).self) != .none
                // The last step is of the nearest class that declares any.
                let declaring = wiring.steps(of: type).last?.declaredBy
                guard let node = declaring ?? (isAware ? graph.nodes.first { $0.type == type } : nil) else {
                    send(ContainerEvent(.nothingToInject, label: spelling(of: type)))
                    return
                }
                if hasOverlays { try refuseIfOverridden(stepsOf: type) }
                let unfinished = Unfinished(object: object, node: node, container: self)
                try unfinished.finish(in: Context(self, isOnMain: isOnMain))
            }
        } catch {
            throw error.requested(file: file, line: line)
        }
    }
}
