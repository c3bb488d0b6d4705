public import Alchemic

// What a file says is done to an object after its construction: method calls and the configurator. Each waits for its
// arguments as factories do.

/// Something done to an object after its construction.
@_documentation(visibility: internal)
public struct CompiledStep<Instance>: Sendable {
    let step: LoadedStep
    var name: String?
    var arguments = ArgumentList()
    let place: Definition.SourceLocation
    var isLast = false
}

/// A service to whose object something is done after its construction.
@_documentation(visibility: internal)
public protocol SteppedService<Instance>: Sendable {
    /// The object's type.
    associatedtype Instance

    /// Adds a step.
    ///
    /// - Parameter step: The step.
    mutating func add(_ step: CompiledStep<Instance>)
}

// MARK: Method calls

@_documentation(visibility: internal)
extension SteppedService {
    /// A method to call.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: The method.
    /// - Returns: What takes the arguments.
    public func call<each Parameter, Result>(
        _ place: Definition.SourceLocation,
        _ method: @escaping @Sendable (Instance) -> BoundMethod<Result, repeat each Parameter>
    ) -> CompiledMaker<CompiledStep<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            CompiledStep(
                step: LoadedStep(call: { (object: Instance) in method(object).function }), arguments: arguments.list,
                place: place)
        }
    }

    /// A method to call on the main actor.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: The method.
    /// - Returns: What takes the arguments.
    public func call<each Parameter, Result>(
        _ place: Definition.SourceLocation,
        _ method: @escaping @Sendable (Instance) -> MainBoundMethod<Result, repeat each Parameter>
    ) -> CompiledMaker<CompiledStep<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            CompiledStep(
                step: LoadedStep(callOnMain: { (object: Instance) in method(object).function }),
                arguments: arguments.list, place: place)
        }
    }

    /// A method to await.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - method: The method.
    /// - Returns: What takes the arguments.
    public func call<each Parameter, Result>(
        _ place: Definition.SourceLocation,
        _ method: @escaping @Sendable (Instance) -> AwaitedBoundMethod<Result, repeat each Parameter>
    ) -> CompiledMaker<CompiledStep<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            CompiledStep(
                step: LoadedStep(callAwaited: { (object: Instance) in method(object).function }),
                arguments: arguments.list, place: place)
        }
    }
}

// MARK: The configurator

@_documentation(visibility: internal)
extension SteppedService {
    /// A method of another service that configures the object, last of all.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - name: The other service's name.
    ///   - owner: Its type.
    ///   - method: Its method.
    /// - Returns: The step.
    public func configure<Owner, Result>(
        _ place: Definition.SourceLocation, by name: String, _ owner: Owner.Type,
        _ method: @escaping @Sendable (Owner) -> BoundMethod<Result, Instance>
    ) -> CompiledStep<Instance> {
        configuring(LoadedStep(configuring: { (owner: Owner) in method(owner).function }), place, by: name)
    }

    /// A method of another service that configures the object on the main actor, last of all.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - name: The other service's name.
    ///   - owner: Its type.
    ///   - method: Its method.
    /// - Returns: The step.
    public func configure<Owner, Result>(
        _ place: Definition.SourceLocation, by name: String, _ owner: Owner.Type,
        _ method: @escaping @Sendable (Owner) -> MainBoundMethod<Result, Instance>
    ) -> CompiledStep<Instance> {
        configuring(LoadedStep(configuringOnMain: { (owner: Owner) in method(owner).function }), place, by: name)
    }

    /// A method of another service that is awaited to configure the object, last of all.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - name: The other service's name.
    ///   - owner: Its type.
    ///   - method: Its method.
    /// - Returns: The step.
    public func configure<Owner, Result>(
        _ place: Definition.SourceLocation, by name: String, _ owner: Owner.Type,
        _ method: @escaping @Sendable (Owner) -> AwaitedBoundMethod<Result, Instance>
    ) -> CompiledStep<Instance> {
        configuring(LoadedStep(configuringAwaited: { (owner: Owner) in method(owner).function }), place, by: name)
    }

    private func configuring(_ step: LoadedStep, _ place: Definition.SourceLocation, by name: String) -> CompiledStep<
        Instance
    > {
        CompiledStep(step: step, arguments: ArgumentList(queries: [.named(name)]), place: place, isLast: true)
    }
}
