// Injection points, which are set after the initializer. For classes and actors alone: a structure has been copied by then.

extension ObjectDeclaration where Instance: AnyObject {
    /// Sets a property after the initializer.
    ///
    /// `query` finds its value. `name` names the point, for by-name injection; the default is the property's name, which the
    /// runtime knows only for stored properties of final classes. A key path evaluates a lazy property: set those with a closure.
    public consuming func inject<Property>(
        _ property: any ReferenceWritableKeyPath<Instance, Property> & Sendable, _ query: Query<Property> = .auto,
        name: String? = nil,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            injectionPoint: property, matching: query, named: name, onlyIfUnset: false,
            at: .init(file: file, line: line, column: column))
    }

    /// Sets an optional property after the initializer, or with `ifUnset` keeps a value that is already set.
    ///
    /// The other arguments are those of ``inject(_:_:name:file:line:column:)``.
    public consuming func inject<Wrapped>(
        _ property: any ReferenceWritableKeyPath<Instance, Wrapped?> & Sendable, _ query: Query<Wrapped?> = .auto,
        name: String? = nil, ifUnset: Bool,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Self {
        adding(
            injectionPoint: property, matching: query, named: name, onlyIfUnset: ifUnset,
            at: .init(file: file, line: line, column: column))
    }

    private consuming func adding<Property>(
        injectionPoint property: any ReferenceWritableKeyPath<Instance, Property> & Sendable,
        matching query: Query<Property>, named name: String?, onlyIfUnset: Bool, at location: Definition.SourceLocation
    ) -> Self {
        adding(
            Step(
                .injectionPoint, name: name ?? propertyName(of: property),
                action: .synchronous { object, arguments in
                    var index = 0
                    let value: Property = try arguments.next(&index)
                    try subject(object, as: Instance.self)[keyPath: property] = value
                },
                types: [Property.self], queries: [query.erased],
                isSet: { object in
                    guard let subject = object as? Instance else { return false }
                    return holdsSomething(subject[keyPath: property])
                },
                onlyIfUnset: onlyIfUnset, location: location))
    }

    /// Sets a value with a closure on the main actor: the form for main-actor types.
    ///
    /// `name` names the point, `query` finds the value, and `set` sets it. `isSet` says whether a value is already
    /// set; without it, the point counts as unset.
    public consuming func inject<Property>(
        _ name: String, _ query: Query<Property> = .auto, isSet: (@MainActor @Sendable (Instance) -> Bool)? = nil,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        _ set: @escaping @MainActor @Sendable (Instance, Property) throws -> Void
    ) -> Self {
        let action = Step.Action.main { object, arguments in
            var index = 0
            let subject = try subject(object, as: Instance.self)
            if let isSet, isSet(subject) { return }
            try set(subject, arguments.next(&index))
        }
        return adding(
            Step(
                .injectionPoint, name: name, action: action, types: [Property.self], queries: [query.erased],
                location: .init(file: file, line: line, column: column)))
    }

    /// Sets a value with a closure, wherever the object is built: the form for lazy properties.
    public consuming func inject<Property>(
        nonisolated name: String, _ query: Query<Property> = .auto, isSet: (@Sendable (Instance) -> Bool)? = nil,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        _ set: @escaping @Sendable (Instance, Property) throws -> Void
    ) -> Self {
        let action = Step.Action.synchronous { object, arguments in
            var index = 0
            let subject = try subject(object, as: Instance.self)
            if let isSet, isSet(subject) { return }
            try set(subject, arguments.next(&index))
        }
        return adding(
            Step(
                .injectionPoint, name: name, action: action, types: [Property.self], queries: [query.erased],
                location: .init(file: file, line: line, column: column)))
    }

    /// Sets a value with an asynchronous closure: the form for actors.
    public consuming func inject<Property>(
        async name: String, _ query: Query<Property> = .auto,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        _ set: @escaping @Sendable (Instance, Property) async throws -> Void
    ) -> Self {
        adding(
            .injectionPoint, named: name, async: set, queries: [query.erased],
            at: .init(file: file, line: line, column: column))
    }
}

/// The name of a stored property, if the runtime knows it; nil if the runtime describes the property by an address.
func propertyName(of property: AnyKeyPath) -> String? {
    let text = String(describing: property)
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let name = text[text.index(after: dot)...]
    return name.contains("<") || name.contains(">") || name.contains(" ") || name.isEmpty ? nil : String(name)
}
