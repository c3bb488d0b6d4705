public import Alchemic

// MARK: Shared objects

@_documentation(visibility: internal)
extension CompiledService {
    /// A service with one object: for the container, a scope, or as long as something keeps it.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    /// - Returns: What takes the arguments.
    public static func shared<Instance: Sendable, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(make, isSendable: true), lifetime, arguments.list,
                at: place)
        }
    }

    /// A service with one object: for the container, a scope, or as long as something keeps it.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method, which takes nothing.
    /// - Returns: The service.
    public static func sharedWithoutArguments<Instance: Sendable>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable () throws -> Instance
    ) -> FileService<Instance> {
        FileService(
            LoadedMaker(make, isSendable: true), lifetime, at: place)
    }

    /// A service with one object, made on the main actor.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: What takes the arguments.
    public static func shared<Instance: Sendable, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance, other: Void = ()
    ) -> CompiledMaker<MainFileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            MainFileService(
                LoadedMaker(main: make, isSendable: true), lifetime, arguments.list,
                at: place)
        }
    }

    /// A service with one object, made on the main actor.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method, which takes nothing.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: The service.
    public static func sharedWithoutArguments<Instance: Sendable>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation,
        _ make: @escaping @MainActor @Sendable () throws -> Instance, other: Void = ()
    ) -> MainFileService<Instance> {
        MainFileService(
            LoadedMaker(main: make, isSendable: true), lifetime, at: place)
    }

    /// A service with one object, whose initializer is awaited.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: What takes the arguments.
    public static func shared<Instance: Sendable, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance, other: Void = ()
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(async: make, isSendable: true), lifetime, arguments.list,
                at: place)
        }
    }

    /// A service with one object, whose initializer is awaited.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method, which takes nothing.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: The service.
    public static func sharedWithoutArguments<Instance: Sendable>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable () async throws -> Instance, other: Void = ()
    ) -> FileService<Instance> {
        FileService(
            LoadedMaker(async: make, isSendable: true), lifetime, at: place)
    }
}

// MARK: Shared objects that a method of another service makes

@_documentation(visibility: internal)
extension CompiledService {
    /// A service with one object that a method of another service makes.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it is.
    ///   - make: The method.
    /// - Returns: What takes the arguments.
    public static func shared<Instance: Sendable, Owner, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, by factory: String,
        _ make: OwnedMethod<Owner, BoundMethod<Instance, repeat each Parameter>>
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(method: { (owner: Owner) in make.bind(owner).function }, isSendable: true), lifetime,
                by: factory, arguments.list, at: place)
        }
    }

    /// A service with one object that a method of another service makes on the main actor.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it is.
    ///   - make: The method.
    /// - Returns: What takes the arguments.
    public static func shared<Instance: Sendable, Owner, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, by factory: String,
        _ make: OwnedMethod<Owner, MainBoundMethod<Instance, repeat each Parameter>>
    ) -> CompiledMaker<MainFileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            MainFileService(
                LoadedMaker(methodOnMain: { (owner: Owner) in make.bind(owner).function }, isSendable: true), lifetime,
                by: factory, arguments.list, at: place)
        }
    }

    /// A service with one object that a method of another service makes, awaited.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object is kept.
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it is.
    ///   - make: The method.
    /// - Returns: What takes the arguments.
    public static func shared<Instance: Sendable, Owner, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, by factory: String,
        _ make: OwnedMethod<Owner, AwaitedBoundMethod<Instance, repeat each Parameter>>
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(methodAwaited: { (owner: Owner) in make.bind(owner).function }, isSendable: true), lifetime,
                by: factory, arguments.list, at: place)
        }
    }
}
