internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

// Attributes that a design tool attaches to objects as texts: `@service`, `@?service`, `%parameter%`, `@@text`.

extension DefinitionContainer {
    /// Resolves an attribute to an object or a value.
    ///
    /// - Parameters:
    ///   - attribute: `@id`, `@?id`, `%name%`, a text with parameters, or `@@text` for a text that begins with `@`.
    ///   - type: The type of the value.
    /// - Returns: The object or value.
    /// - Throws: A `GraphError` if the declarations have errors, a ``DefinitionContainerError`` if the attribute is invalid or
    ///   has no value of this type, a `ResolutionError` if building the object fails.
    public func resolve<Value>(_ attribute: String, as type: Value.Type) throws -> sending Value {
        let made = try make()
        return try made.container.get(
            type, try query(attribute, for: type, called: "the attribute", of: made), file: "", line: 0)
    }

    /// Resolves an attribute to an object or a value on the main actor.
    ///
    /// - Parameters:
    ///   - attribute: The attribute, as for ``resolve(_:as:)``.
    ///   - type: The type of the value.
    /// - Returns: The object or value.
    /// - Throws: The errors of ``resolve(_:as:)``.
    @MainActor
    public func resolve<Value>(main attribute: String, as type: Value.Type) throws -> Value {
        let made = try make()
        return try made.container.get(
            main: type, try query(attribute, for: type, called: "the attribute", of: made), file: "", line: 0)
    }

    /// Sets a property of an object to the value of an attribute.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - object: The object.
    ///   - attribute: The attribute.
    /// - Throws: The errors of ``resolve(_:as:)``.
    public func set<Object: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Object, Value>, of object: Object, to attribute: String
    ) throws {
        object[keyPath: property] = try resolve(attribute, as: Value.self)
    }

    /// Sets a property of an object on the main actor, such as a view, to the value of an attribute.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - object: The object.
    ///   - attribute: The attribute.
    /// - Throws: The errors of ``resolve(_:as:)``.
    @MainActor
    public func set<Object: AnyObject, Value>(
        main property: ReferenceWritableKeyPath<Object, Value>, of object: Object, to attribute: String
    ) throws {
        object[keyPath: property] = try resolve(main: attribute, as: Value.self)
    }

    /// Sets properties of an object to the values of attributes, by the names of their setters.
    ///
    /// - Parameters:
    ///   - attributes: The names of setters in ``FileTypes``, with the attributes, in order.
    ///   - object: The object.
    /// - Throws: The errors of ``resolve(_:as:)``; a ``DefinitionContainerError`` if the type has no such setter.
    public func set(_ attributes: KeyValuePairs<String, String>, on object: AnyObject) throws {
        let made = try make()
        for (name, attribute) in attributes {
            let step = try setter(name, of: object)
            func set<Value>(_: Value.Type) throws {
                let value = try made.container.get(
                    Value.self, try query(attribute, for: Value.self, called: "'\(name)'", of: made), file: "", line: 0)
                try step.set(value, on: object, in: made.container)
            }
            try _openExistential(step.parameterTypes[0], do: set)
        }
    }

    /// Sets properties of an object on the main actor, such as a view, to the values of attributes.
    ///
    /// - Parameters:
    ///   - attributes: The names and attributes, in order.
    ///   - object: The object.
    /// - Throws: The errors of ``resolve(_:as:)``; a ``DefinitionContainerError`` if the type has no such setter.
    @MainActor
    public func set(main attributes: KeyValuePairs<String, String>, on object: AnyObject) throws {
        let made = try make()
        for (name, attribute) in attributes {
            let step = try setter(name, of: object)
            @MainActor func set<Value>(_: Value.Type) throws {
                let value = try made.container.get(
                    main: Value.self, try query(attribute, for: Value.self, called: "'\(name)'", of: made), file: "",
                    line: 0)
                try step.set(main: value, on: object, in: made.container)
            }
            try _openExistential(step.parameterTypes[0], do: set)
        }
    }

    /// The setter of an object's class or superclass, by its name.
    private func setter(_ name: String, of object: AnyObject) throws(DefinitionContainerError) -> LoadedStep {
        let descriptions = types.descriptions(of: type(of: object))
        for description in descriptions {
            if let setter = description.setter(name) { return setter }
        }
        let names = descriptions.flatMap { Array($0.setters.keys) }.sorted()
        let near = didYouMean(name, among: names)
        throw DefinitionContainerError(
            .attribute,
            saying: "'\(qualifiedName(of: type(of: object)))' has no setter '\(name)'"
                + (names.isEmpty
                    ? "; add its type to the types that files know"
                    : near.isEmpty ? "; there is \(names.map { "'\($0)'" }.joined(separator: ", "))" : near))
    }

    /// The query for an attribute; `what` names the attribute in errors.
    private func query<Value>(
        _ attribute: String, for type: Value.Type, called what: String, of made: Made
    ) throws(DefinitionContainerError) -> Query<Value> {
        let place = FilePlace(file: "attribute", line: 1, column: 1)
        let (value, problems) = made.files.files.resolve(attribute: attribute, at: place)
        if let problem = problems.first(where: { $0.severity == .error }) {
            throw DefinitionContainerError(.attribute, saying: "\(what) '\(attribute)': \(problem.message)")
        }
        var finder = QueryFinder(converter: ValueConverter(conversions: types.conversions), values: made.values)
        do {
            return Query(try finder.query(for: value, as: type))
        } catch {
            let text = writtenTogether([String(describing: error)])[0]
            throw DefinitionContainerError(.attribute, saying: "\(what) '\(attribute)': \(text)")
        }
    }
}
