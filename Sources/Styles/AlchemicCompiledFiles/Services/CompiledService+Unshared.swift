public import Alchemic

// MARK: An object for each use

@_documentation(visibility: internal)
extension CompiledService {
    /// A service with a new object for each use.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance, each Parameter>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(make, isSendable: false), .prototype, arguments.list,
                at: place)
        }
    }

    /// A service with a new object for each use.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method, which takes nothing.
    /// - Returns: The service.
    public static func unsharedWithoutArguments<Instance>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable () throws -> Instance
    ) -> FileService<Instance> {
        FileService(
            LoadedMaker(make, isSendable: false), .prototype, at: place)
    }

    /// A service with a new object of a `Sendable` type for each use.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance: Sendable, each Parameter>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(make, isSendable: true), .prototype, arguments.list,
                at: place)
        }
    }

    /// A service with a new object of a `Sendable` type for each use.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method, which takes nothing.
    /// - Returns: The service.
    public static func unsharedWithoutArguments<Instance: Sendable>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable () throws -> Instance
    ) -> FileService<Instance> {
        FileService(
            LoadedMaker(make, isSendable: true), .prototype, at: place)
    }

    /// A service with a new object for each use, made on the main actor.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance: Sendable, each Parameter>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance, other: Void = ()
    ) -> CompiledMaker<MainFileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            MainFileService(
                LoadedMaker(main: make, isSendable: true), .prototype, arguments.list,
                at: place)
        }
    }

    /// A service with a new object for each use, made on the main actor.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method, which takes nothing.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: The service.
    public static func unsharedWithoutArguments<Instance: Sendable>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @MainActor @Sendable () throws -> Instance, other: Void = ()
    ) -> MainFileService<Instance> {
        MainFileService(
            LoadedMaker(main: make, isSendable: true), .prototype, at: place)
    }

    /// A service with a new object for each use, whose initializer is awaited.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance: Sendable, each Parameter>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance, other: Void = ()
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(async: make, isSendable: true), .prototype, arguments.list,
                at: place)
        }
    }

    /// A service with a new object for each use, whose initializer is awaited.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: The initializer or static method, which takes nothing.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: The service.
    public static func unsharedWithoutArguments<Instance: Sendable>(
        _ place: Definition.SourceLocation,
        _ make: @escaping @Sendable () async throws -> Instance, other: Void = ()
    ) -> FileService<Instance> {
        FileService(
            LoadedMaker(async: make, isSendable: true), .prototype, at: place)
    }
}

// MARK: An object for each use that a method of another service makes

@_documentation(visibility: internal)
extension CompiledService {
    /// A service with a new object for each use that a method of another service makes.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it is.
    ///   - make: The method.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance, Owner, each Parameter>(
        _ place: Definition.SourceLocation, by factory: String,
        _ make: OwnedMethod<Owner, BoundMethod<Instance, repeat each Parameter>>
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(method: { (owner: Owner) in make.bind(owner).function }, isSendable: false), .prototype,
                by: factory, arguments.list, at: place)
        }
    }

    /// A service with a new object of a `Sendable` type for each use that a method of another service makes.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it is.
    ///   - make: The method.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance: Sendable, Owner, each Parameter>(
        _ place: Definition.SourceLocation, by factory: String,
        _ make: OwnedMethod<Owner, BoundMethod<Instance, repeat each Parameter>>
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(method: { (owner: Owner) in make.bind(owner).function }, isSendable: true), .prototype,
                by: factory, arguments.list, at: place)
        }
    }

    /// A service with a new object for each use that a method of another service makes on the main actor.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it is.
    ///   - make: The method.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance: Sendable, Owner, each Parameter>(
        _ place: Definition.SourceLocation, by factory: String,
        _ make: OwnedMethod<Owner, MainBoundMethod<Instance, repeat each Parameter>>
    ) -> CompiledMaker<MainFileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            MainFileService(
                LoadedMaker(methodOnMain: { (owner: Owner) in make.bind(owner).function }, isSendable: true),
                .prototype,
                by: factory, arguments.list, at: place)
        }
    }

    /// A service with a new object for each use that a method of another service makes, awaited.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it is.
    ///   - make: The method.
    /// - Returns: What takes the arguments.
    public static func unshared<Instance: Sendable, Owner, each Parameter>(
        _ place: Definition.SourceLocation, by factory: String,
        _ make: OwnedMethod<Owner, AwaitedBoundMethod<Instance, repeat each Parameter>>
    ) -> CompiledMaker<FileService<Instance>, repeat each Parameter> {
        CompiledMaker { arguments in
            FileService(
                LoadedMaker(methodAwaited: { (owner: Owner) in make.bind(owner).function }, isSendable: true),
                .prototype,
                by: factory, arguments.list, at: place)
        }
    }
}
