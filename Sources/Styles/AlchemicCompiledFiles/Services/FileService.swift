public import Alchemic

/// A service of a definition file, lowered to the same factories and steps as the loader's definitions.
///
/// If the object is built on the main actor, all of its steps run there too.
@_documentation(visibility: internal)
public struct FileService<Isolation, Instance>: Sendable {
    /// The factory, whose first parameter is the owner if it is a method.
    private let maker: LoadedMaker
    private let lifetime: Lifetime
    /// The name of the service that owns the method; nil if the factory is not a method of an object.
    private let factory: String?
    /// The arguments without the owner.
    private let arguments: ArgumentList
    /// The position of the service in the file.
    private let location: Definition.SourceLocation
    /// The steps in the file's order.
    private var steps: [CompiledStep<Instance>] = []

    /// Creates a service without steps.
    init(
        _ maker: LoadedMaker, lifetime: Lifetime, by factory: String? = nil,
        arguments: ArgumentList = ArgumentList(), at location: Definition.SourceLocation
    ) {
        self.maker = maker
        self.lifetime = lifetime
        self.factory = factory
        self.arguments = arguments
        self.location = location
    }

    /// The object's type.
    public var type: Instance.Type { Instance.self }

    /// Adds a step.
    public mutating func add(_ step: CompiledStep<Instance>) { steps.append(step) }

    /// Creates the definition of the service, and reports problems to `values`.
    ///
    /// A hidden service is replaced by its decorator, and found only by its name and its own type.
    public func finished(
        _ values: CompiledValues, named name: String, aliases: [String] = [], tags: [Definition.Tag] = [],
        isEager: Bool = false,
        isHidden: Bool = false, deprecation: String? = nil, labels: String? = nil
    ) -> Definition {
        for problem in arguments.problems { values.report("wrong-value", problem, at: location) }
        let owner = factory.map { [ErasedQuery(names: [$0])] } ?? []
        var definition = Definition(
            maker.labeled(labels), lifetime: lifetime, queries: owner + arguments.queries, at: location, named: name,
            aliases: aliases,
            tags: tags,
            isEager: isEager,
            isHidden: isHidden, deprecation: deprecation)
        if let step = steps.first, !(Instance.self is AnyClass), !isExistential(Instance.self) {
            values.report(
                "wrong-value",
                "'\(name)' is a `\(mention(of: Instance.self))`, no class: nothing can be done to it afterwards",
                at: step.location, help: "pass everything to its initializer")
        }
        for step in steps {
            for problem in step.arguments.problems { values.report("wrong-value", problem, at: step.location) }
        }
        definition.add(steps.map { $0.step.placed(named: $0.name, $0.arguments.queries, at: $0.location) })
        return definition
    }
}

extension CompiledService {
    /// A service with a shared object: a singleton, a scoped or a weak one.
    public static func shared<Isolation, Instance: Sendable, each Parameter>(
        _ lifetime: Lifetime, _ location: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Isolation, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Isolation, Instance>, repeat each Parameter> {
        sendableService(lifetime, by: factory, at: location, calling: make)
    }

    /// A service with a new object of a `Sendable` type for each use.
    public static func unshared<Isolation, Instance: Sendable, each Parameter>(
        _ location: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Isolation, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Isolation, Instance>, repeat each Parameter> {
        sendableService(.prototype, by: factory, at: location, calling: make)
    }

    /// A service with a new object of a `Sendable` type, built anywhere, for each use.
    ///
    /// For such a type, the overloads before and after this one would be ambiguous.
    public static func unshared<Instance: Sendable, each Parameter>(
        _ location: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Anywhere, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Anywhere, Instance>, repeat each Parameter> {
        sendableService(.prototype, by: factory, at: location, calling: make)
    }

    /// A service with a new object for each use.
    public static func unshared<Instance, each Parameter>(
        _ location: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Anywhere, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Anywhere, Instance>, repeat each Parameter> {
        CompiledMaker {
            FileService(
                make.loaded.maker(isSendable: false), lifetime: .prototype, by: factory, arguments: $0, at: location)
        }
    }

    /// A service of a `Sendable` type, with any lifetime.
    private static func sendableService<Isolation, Instance: Sendable, each Parameter>(
        _ lifetime: Lifetime, by factory: String?, at location: Definition.SourceLocation,
        calling make: CompiledFunction<Isolation, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Isolation, Instance>, repeat each Parameter> {
        CompiledMaker {
            FileService(
                make.loaded.maker(isSendable: true), lifetime: lifetime, by: factory, arguments: $0, at: location)
        }
    }

    /// A service that the program provides at run time.
    public static func external<Instance: Sendable>(
        _ type: Instance.Type, _ location: Definition.SourceLocation
    ) -> FileService<Anywhere, Instance> {
        FileService(LoadedMaker(externalOf: type), lifetime: .external, at: location)
    }
}
