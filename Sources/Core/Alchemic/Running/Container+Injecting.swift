// Injecting into objects built elsewhere.

extension Container {
    /// Sets the injection points that are declared for an object's class and superclasses.
    ///
    /// If none is declared, it only reports an event. The container does not keep the object.
    ///
    /// - Throws: A ``ResolutionError`` if a dependency cannot be resolved.
    public func inject(into object: AnyObject) throws(ResolutionError) {
        try (overlay ?? self).fill(object, isOnMain: false)
    }

    /// Sets the injection points of an object on the main actor, as ``inject(into:)`` does those of others.
    @MainActor
    public func inject(intoMain object: AnyObject) throws(ResolutionError) {
        try (overlay ?? self).fill(object, isOnMain: true)
    }

    /// Sets the declared injection points that are unset, by their names.
    ///
    /// A point is set if its name is a name or alias in the container. Its own query is ignored.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - isStrict: Whether a definition of that name with another type is an error. Otherwise the point is
    ///     skipped, with an event.
    /// - Throws: A ``ResolutionError`` if a definition has another type or cannot be resolved.
    public func inject(byNameInto object: AnyObject, isStrict: Bool = true) throws(ResolutionError) {
        try (overlay ?? self).fillByName(object, isStrict, isOnMain: false)
    }

    /// Sets the unset injection points of an object on the main actor, as ``inject(byNameInto:isStrict:)`` does those of others.
    @MainActor
    public func inject(byNameIntoMain object: AnyObject, isStrict: Bool = true) throws(ResolutionError) {
        try (overlay ?? self).fillByName(object, isStrict, isOnMain: true)
    }

    private func fillByName(
        _ object: AnyObject, _ isStrict: Bool, isOnMain: Bool
    ) throws(ResolutionError) {
        try checkOpen()
        let mayBeLate = hasOverlays
        let steps = wiring.steps(of: type(of: object)).filter { linked in
            guard linked.step.kind == .injectionPoint, let name = linked.step.name else { return false }
            return graph.resolver.index.named[name] != nil && linked.step.isSet?(object) != true
        }
        for linked in steps {
            guard let name = linked.step.name, let type = linked.step.parameterTypes.first else { continue }
            let plan = QueryPlan(names: [name])
            if mayBeLate { try refuseLate(type, plan) }
            let named: Resolution
            do throws(ResolutionError) {
                named = try wiring.resolution(of: type, plan)
            } catch {
                let label = "\(linked.declaredBy.label).\(name)"
                guard !isStrict, error.id == .typeMismatch else { throw error.building(label) }
                send(ContainerEvent(.skipped, label, nil, nil, error))
                continue
            }
            do {
                try wiring.links(named, type, plan).call(Context(self, isOnMain: isOnMain)) {
                    try linked.run(on: object, $0)
                }
            } catch {
                throw ResolutionError(passingOn: error)
            }
        }
    }

    private func fill(_ object: AnyObject, isOnMain: Bool) throws(ResolutionError) {
        try checkOpen()
        let type: AnyClass = type(of: object)
        let isAware = Conformance(of: type, to: (any InjectionAware).self) != .none
        // The last step is of the nearest class that declares any.
        let declaring = wiring.steps(of: type).last?.declaredBy
        guard let node = declaring ?? (isAware ? graph.nodes.first { $0.type == type } : nil) else {
            send(ContainerEvent(.nothingToInject, spelling(of: type), nil))
            return
        }
        if hasOverlays { try refuseLate(stepsOf: type) }
        try finish(object, node, Context(self, isOnMain: isOnMain))
    }
}
