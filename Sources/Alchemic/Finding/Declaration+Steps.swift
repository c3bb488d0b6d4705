// What is done to every object of a self-declaring type after its initialiser: the same forms as in a module.

extension Declaration where Declared: AnyObject {
    /// Notes the steps of a declaration as it would stand in a module.
    func note(_ declaration: External<Declared>) {
        record.steps += declaration.definition.details.steps
    }

    /// Sets a property after construction (A42).
    ///
    /// The point is named after the property where the runtime knows the property's name: that of a stored property of a
    /// final class. Give a `name` elsewhere if by-name injection is to find it. A key path reads what it sets, which
    /// evaluates a lazy property: set those by a closure.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - query: How to find its value.
    ///   - name: The point's name.
    ///   - ifUnset: Whether a value that stands there already is left alone (R14).
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public mutating func inject<Property>(
        _ property: any ReferenceWritableKeyPath<Declared, Property> & Sendable, _ query: Query<Property> = .auto,
        name: String? = nil, ifUnset: Bool = false,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        note(
            External(Declared.self).inject(
                property, query, name: name, ifUnset: ifUnset, file: file, line: line, column: column))
    }

    /// Sets something by a closure on the main actor: the form for main-actor types.
    ///
    /// - Parameters:
    ///   - name: The point's name.
    ///   - query: How to find the value.
    ///   - isSet: Tells whether a value stands there already; without it, the point counts as unset.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - set: Sets the value.
    public mutating func inject<Property>(
        _ name: String, _ query: Query<Property> = .auto, isSet: (@MainActor @Sendable (Declared) -> Bool)? = nil,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        _ set: @escaping @MainActor @Sendable (Declared, Property) throws -> Void
    ) {
        note(External(Declared.self).inject(name, query, isSet: isSet, file: file, line: line, column: column, set))
    }

    /// Sets something by a closure, wherever the object is built: the form for lazy properties, whose getter should not
    /// be called (T23).
    ///
    /// - Parameters:
    ///   - name: The point's name.
    ///   - query: How to find the value.
    ///   - isSet: Tells whether a value stands there already; without it, the point counts as unset.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - set: Sets the value.
    public mutating func inject<Property>(
        nonisolated name: String, _ query: Query<Property> = .auto, isSet: (@Sendable (Declared) -> Bool)? = nil,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        _ set: @escaping @Sendable (Declared, Property) throws -> Void
    ) {
        note(
            External(Declared.self).inject(
                nonisolated: name, query, isSet: isSet, file: file, line: line, column: column, set))
    }

    /// Sets something by an awaited closure: the form for actors.
    ///
    /// - Parameters:
    ///   - name: The point's name.
    ///   - query: How to find the value.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - set: Sets the value.
    public mutating func inject<Property>(
        async name: String, _ query: Query<Property> = .auto,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        _ set: @escaping @Sendable (Declared, Property) async throws -> Void
    ) {
        note(External(Declared.self).inject(async: name, query, file: file, line: line, column: column, set))
    }

    /// Refuses a property that cannot be set.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - query: How to find its value.
    @available(*, unavailable, message: "this property cannot be set; make it a `var`, or pass it to the initialiser")
    @_disfavoredOverload
    public mutating func inject<Property>(
        _ property: KeyPath<Declared, Property>, _ query: Query<Property> = .auto
    ) {}
}
