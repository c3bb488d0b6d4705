public import Alchemic

// What a file says is done to an object after its construction. Each step waits for its arguments as factories do.

/// Something done to an object after its construction.
@_documentation(visibility: internal)
public struct CompiledStep<Instance>: Sendable {
    let step: LoadedStep
    var name: String?
    var arguments = ArgumentList()
    let place: Definition.SourceLocation
}

extension FileService {
    /// A method to call.
    public func call<Other, Result, each Parameter>(
        _ place: Definition.SourceLocation, _ method: CompiledFunction<Other, Result, repeat each Parameter>
    ) -> CompiledMaker<CompiledStep<Instance>, repeat each Parameter> {
        CompiledMaker { CompiledStep(step: method.loaded.call, arguments: $0, place: place) }
    }

    /// A method of another service that configures the object, last of all.
    public func configure<Other, Result>(
        _ place: Definition.SourceLocation, by name: String, _ method: CompiledFunction<Other, Result, Instance>
    ) -> CompiledStep<Instance> {
        CompiledStep(
            step: method.loaded.configuring, arguments: ArgumentList(queries: [QueryPlan(names: [name])]), place: place)
    }

    private func setter<Property>(
        _ name: String, _ place: Definition.SourceLocation, _ set: LoadedFunction
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        CompiledMaker { CompiledStep(step: set.setter, name: name, arguments: $0, place: place) }
    }
}

// MARK: Setters

/// What a property is set to, without its type.
///
/// The compiler finds that from the property alone, so that it complains of nothing else where there is none.
@_documentation(visibility: internal)
public struct PropertyValue: Sendable {
    private let box: ErasedBox

    init<Value>(_ value: Value) { box = Box(value) }

    /// Sets a property of exactly the value's type, and returns it as a parameter, which says its type.
    public func set<Property>(_ property: inout Property) -> FileParameter<Property> {
        if let box = box as? Box<Property> { property = box.value }
        return FileParameter()
    }
}

extension FileService {
    /// A property to set.
    @_disfavoredOverload
    public func setter<Property>(
        _ name: String, _ place: Definition.SourceLocation,
        _ set: @escaping @Sendable (Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        setter(
            name, place,
            LoadedFunction(set: { (object: Instance, value: Property) in _ = try set(object, PropertyValue(value)) }))
    }
}

extension FileService where Instance: Actor {
    /// A property of an actor to set.
    public func setter<Property>(
        _ name: String, _ place: Definition.SourceLocation,
        _ set: @escaping @Sendable (isolated Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        // What is shared may go anywhere, which the check sees to; anything else is made for this actor.
        setter(
            name, place,
            LoadedFunction(setAwaited: { (object: Instance, value: Property) in
                _ = try await set(object, PropertyValue(value))
            }))
    }
}

extension FileService where Place == OnMain {
    /// A property to set on the main actor.
    public func setter<Property>(
        _ name: String, _ place: Definition.SourceLocation,
        _ set: @escaping @MainActor @Sendable (Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        setter(
            name, place,
            LoadedFunction(setOnMain: { (object: Instance, value: Property) in
                _ = try set(object, PropertyValue(value))
            }))
    }
}
