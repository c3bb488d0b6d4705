public import Alchemic

// The setters of a file: what they set is known only from the property.

/// What a property is set to, without its type.
///
/// The compiler finds that from the property alone, so that it complains of nothing else where there is none.
@_documentation(visibility: internal)
public struct PropertyValue: Sendable {
    private let box: ErasedBox

    init<Value>(_ value: Value) { box = Box(value) }

    /// Sets a property of exactly the value's type.
    ///
    /// - Parameter property: The property.
    /// - Returns: The property as a parameter, which says its type.
    public func set<Property>(_ property: inout Property) -> FileParameter<Property> {
        if let box = box as? Box<Property> { property = box.value }
        return FileParameter()
    }
}

@_documentation(visibility: internal)
extension FileService {
    /// A property to set.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - place: Where it stands in its file.
    ///   - set: Sets it.
    /// - Returns: What takes the value.
    @_disfavoredOverload
    public func setter<Property>(
        _ name: String, _ place: Definition.SourceLocation,
        _ set: @escaping @Sendable (Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        CompiledMaker { arguments in
            let step = LoadedStep(set: { (object: Instance, value: Property) in
                _ = try set(object, PropertyValue(value))
            })
            return CompiledStep(step: step, name: name, arguments: arguments.list, place: place)
        }
    }
}

@_documentation(visibility: internal)
extension FileService where Instance: Actor {
    /// A property of an actor to set.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - place: Where it stands in its file.
    ///   - set: Sets it.
    /// - Returns: What takes the value.
    public func setter<Property>(
        _ name: String, _ place: Definition.SourceLocation,
        _ set: @escaping @Sendable (isolated Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        CompiledMaker { arguments in
            // What is shared may go anywhere, which the check sees to; anything else is made for this actor.
            let step = LoadedStep(setAwaited: { (object: Instance, value: Property) in
                _ = try await set(object, PropertyValue(value))
            })
            return CompiledStep(step: step, name: name, arguments: arguments.list, place: place)
        }
    }
}

@_documentation(visibility: internal)
extension MainFileService {
    /// A property to set on the main actor.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - place: Where it stands in its file.
    ///   - set: Sets it.
    /// - Returns: What takes the value.
    public func setter<Property>(
        _ name: String, _ place: Definition.SourceLocation,
        _ set: @escaping @MainActor @Sendable (Instance, PropertyValue) throws -> FileParameter<Property>
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        CompiledMaker { arguments in
            let step = LoadedStep(setOnMain: { (object: Instance, value: Property) in
                _ = try set(object, PropertyValue(value))
            })
            return CompiledStep(step: step, name: name, arguments: arguments.list, place: place)
        }
    }
}
