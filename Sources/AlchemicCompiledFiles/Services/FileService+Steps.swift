public import Alchemic

// What a file says is done to an object after its construction: setters, method calls, the configurator. Each waits for
// its arguments as makers do.

/// Sets a property to a value of exactly its type.
///
/// - Parameters:
///   - property: The property.
///   - value: The value.
public func setProperty<Property>(_ property: inout Property, to value: Property) { property = value }

/// Something done to an object after its construction.
public struct CompiledStep<Instance>: Sendable {
    let step: LoadedStep
    var name: String?
    var arguments = ArgumentList()
    let place: SourceLocation
    var isLast = false
}

extension FileService where Instance: AnyObject {
    /// A property to set.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - place: Where it stands in its file.
    ///   - set: Sets it.
    /// - Returns: What takes the value.
    public func setter<Property>(
        _ name: String, _ place: SourceLocation, _ set: @escaping @Sendable (Instance, Property) throws -> Void
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        CompiledMaker { arguments in
            CompiledStep(step: LoadedStep(set: set), name: name, arguments: arguments.list, place: place)
        }
    }

    /// A method to call.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: The method.
    /// - Returns: What takes the arguments.
    public func call<each Parameter, Result>(
        _ place: SourceLocation, _ method: @escaping @Sendable (Instance) -> (repeat each Parameter) throws -> Result
    ) -> CompiledMaker<CompiledStep<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            CompiledStep(step: LoadedStep(call: method), arguments: arguments.list, place: place)
        }
    }

    /// A call of a method that takes nothing.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: The method.
    /// - Returns: The step.
    public func call<Result>(
        _ place: SourceLocation, plain method: @escaping @Sendable (Instance) -> () throws -> Result
    ) -> CompiledStep<Instance> {
        CompiledStep(step: LoadedStep(call: method), place: place)
    }

    /// A method of another service that configures the object, last of all.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - name: The other service's name.
    ///   - method: Its method.
    /// - Returns: The step.
    public func configure<Owner, Result>(
        _ place: SourceLocation, by name: String,
        _ method: @escaping @Sendable (Owner) -> (Instance) throws -> Result
    ) -> CompiledStep<Instance> {
        CompiledStep(
            step: LoadedStep(configuring: method), arguments: ArgumentList(queries: [.named(name)]), place: place,
            isLast: true)
    }
}

extension MainFileService where Instance: AnyObject {
    /// A property to set on the main actor.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - place: Where it stands in its file.
    ///   - set: Sets it.
    /// - Returns: What takes the value.
    public func setter<Property>(
        _ name: String, _ place: SourceLocation,
        _ set: @escaping @MainActor @Sendable (Instance, Property) throws -> Void
    ) -> CompiledMaker<CompiledStep<Instance>, Property> {
        CompiledMaker { arguments in
            CompiledStep(step: LoadedStep(setOnMain: set), name: name, arguments: arguments.list, place: place)
        }
    }

    /// A method to call on the main actor.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: The method.
    /// - Returns: What takes the arguments.
    public func call<each Parameter, Result>(
        _ place: SourceLocation,
        _ method: @escaping @MainActor @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Result
    ) -> CompiledMaker<CompiledStep<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            CompiledStep(step: LoadedStep(callOnMain: method), arguments: arguments.list, place: place)
        }
    }

    /// A call on the main actor of a method that takes nothing.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: The method.
    /// - Returns: The step.
    public func call<Result>(
        _ place: SourceLocation,
        plain method: @escaping @MainActor @Sendable (Instance) -> @MainActor () throws -> Result
    ) -> CompiledStep<Instance> {
        CompiledStep(step: LoadedStep(callOnMain: method), place: place)
    }
}
