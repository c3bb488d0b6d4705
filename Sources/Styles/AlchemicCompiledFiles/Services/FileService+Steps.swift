public import Alchemic

// The steps after an object's construction. Like a factory, each step is created before its arguments.

/// A step after an object's construction.
@_documentation(visibility: internal)
public struct CompiledStep<Instance>: Sendable {
    let step: LoadedStep
    /// The property's name; nil if the step is not a setter.
    var name: String?
    /// The arguments; for a configurator, the service that owns the method.
    var arguments = ArgumentList()
    /// The position of the step in the file.
    let location: Definition.SourceLocation
}

extension FileService {
    /// A step that calls a method of the object.
    public func call<Other, Result, each Parameter>(
        _ location: Definition.SourceLocation, _ method: CompiledFunction<Other, Result, repeat each Parameter>
    ) -> CompiledMaker<CompiledStep<Instance>, repeat each Parameter> {
        CompiledMaker { CompiledStep(step: method.loaded.call, arguments: $0, location: location) }
    }

    /// A step that calls a method of another service with the object, after all other steps.
    public func configure<Other, Result>(
        _ location: Definition.SourceLocation, by name: String, _ method: CompiledFunction<Other, Result, Instance>
    ) -> CompiledStep<Instance> {
        CompiledStep(
            step: method.loaded.configuring, arguments: ArgumentList(queries: [ErasedQuery(names: [name])]),
            location: location)
    }

    /// A step that sets a property by a function, whichever isolation the function has.
    private func setter<Property>(
        _ name: String, at location: Definition.SourceLocation, calling set: LoadedFunction
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        CompiledMaker { CompiledStep(step: set.setter, name: name, arguments: $0, location: location) }
    }
}

// MARK: Setters

/// The value of a property, without its type.
///
/// The compiler infers the type from the property alone, so that it reports a missing property and nothing else.
@_documentation(visibility: internal)
public struct PropertyValue: Sendable {
    /// The value with its type.
    private let box: ErasedBox

    /// Erases the type of a value.
    init<Value>(_ value: Value) { box = Box(value) }

    /// Sets a property of exactly the value's type, and returns a parameter of this type.
    public func set<Property>(_ property: inout Property) -> FileParameter<Property> {
        if let box = box as? Box<Property> { property = box.value }
        return FileParameter()
    }
}

extension FileService {
    /// A step that sets a property.
    @_disfavoredOverload
    public func setter<Property>(
        _ name: String, _ location: Definition.SourceLocation,
        _ set: @escaping @Sendable (Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        setter(
            name, at: location,
            calling: LoadedFunction(setter: { (object: Instance, value: Property) in
                _ = try set(object, PropertyValue(value))
            }))
    }
}

extension FileService where Instance: Actor {
    /// A step that sets a property of an actor.
    public func setter<Property>(
        _ name: String, _ location: Definition.SourceLocation,
        _ set: @escaping @Sendable (isolated Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        // Safe for any value: the check ensures that shared ones are `Sendable`, and any other is built for this actor.
        setter(
            name, at: location,
            calling: LoadedFunction(asyncSetter: { (object: Instance, value: Property) in
                _ = try await set(object, PropertyValue(value))
            }))
    }
}

extension FileService where Isolation == OnMain {
    /// A step that sets a property on the main actor.
    public func setter<Property>(
        _ name: String, _ location: Definition.SourceLocation,
        _ set: @escaping @MainActor @Sendable (Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        setter(
            name, at: location,
            calling: LoadedFunction(mainSetter: { (object: Instance, value: Property) in
                _ = try set(object, PropertyValue(value))
            }))
    }
}
