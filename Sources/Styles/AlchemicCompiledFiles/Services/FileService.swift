public import Alchemic

/// A service of a definition file, lowered to the same factories and steps as the loader's definitions.
///
/// If the object is built on the main actor, all of its steps run there too.
@_documentation(visibility: internal)
public struct FileService<Place, Instance>: Sendable {
    private let maker: LoadedMaker
    private let lifetime: Lifetime
    private let factory: String?
    private let arguments: ArgumentList
    private let place: Definition.SourceLocation
    private var steps: [CompiledStep<Instance>] = []

    init(
        _ maker: LoadedMaker, lifetime: Lifetime, by factory: String? = nil,
        arguments: ArgumentList = ArgumentList(), at place: Definition.SourceLocation
    ) {
        self.maker = maker
        self.lifetime = lifetime
        self.factory = factory
        self.arguments = arguments
        self.place = place
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
        for problem in arguments.problems { values.report("wrong-value", problem, at: place) }
        let owner = factory.map { [ErasedQuery(names: [$0])] } ?? []
        var definition = Definition(
            maker.labeled(labels), lifetime, owner + arguments.queries, at: place, named: name, aliases: aliases,
            tags: tags,
            isEager: isEager,
            isHidden: isHidden, deprecation: deprecation)
        if let step = steps.first, !(Instance.self is AnyClass), !isExistential(Instance.self) {
            values.report(
                "wrong-value",
                "'\(name)' is a `\(mention(of: Instance.self))`, no class: nothing can be done to it afterwards",
                at: step.place, help: "pass everything to its initializer")
        }
        for step in steps {
            for problem in step.arguments.problems { values.report("wrong-value", problem, at: step.place) }
        }
        definition.add(steps.map { $0.step.placed(named: $0.name, $0.arguments.queries, at: $0.place) })
        return definition
    }
}

extension CompiledService {
    /// A service with a shared object: a singleton, a scoped or a weak one.
    public static func shared<Place, Instance: Sendable, each Parameter>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Place, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Place, Instance>, repeat each Parameter> {
        CompiledMaker {
            FileService(make.loaded.maker(isSendable: true), lifetime: lifetime, by: factory, arguments: $0, at: place)
        }
    }

    /// A service with a new object of a `Sendable` type for each use.
    public static func unshared<Place, Instance: Sendable, each Parameter>(
        _ place: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Place, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Place, Instance>, repeat each Parameter> {
        shared(.prototype, place, by: factory, make)
    }

    /// A service with a new object of a `Sendable` type, built anywhere, for each use.
    ///
    /// For such a type, the overloads before and after this one would be ambiguous.
    public static func unshared<Instance: Sendable, each Parameter>(
        _ place: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Anywhere, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Anywhere, Instance>, repeat each Parameter> {
        shared(.prototype, place, by: factory, make)
    }

    /// A service with a new object for each use.
    public static func unshared<Instance, each Parameter>(
        _ place: Definition.SourceLocation, by factory: String? = nil,
        _ make: CompiledFunction<Anywhere, Instance, repeat each Parameter>
    ) -> CompiledMaker<FileService<Anywhere, Instance>, repeat each Parameter> {
        CompiledMaker {
            FileService(
                make.loaded.maker(isSendable: false), lifetime: .prototype, by: factory, arguments: $0, at: place)
        }
    }

    /// A service that the program provides at run time.
    public static func external<Instance: Sendable>(
        _ type: Instance.Type, _ place: Definition.SourceLocation
    ) -> FileService<Anywhere, Instance> {
        FileService(LoadedMaker(externalOf: type), lifetime: .external, at: place)
    }
}
