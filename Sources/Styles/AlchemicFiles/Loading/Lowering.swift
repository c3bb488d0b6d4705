internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

/// Lowers the services of files to definitions, with the factories and steps of the program's types.
struct Lowering {
    let types: FileTypes
    private let converter: ValueConverter
    /// The objects that replace services, by the services' folded ids.
    private let objects: [String: LoadedMaker]
    private let all: [ResolvedService]
    /// The index of each service in `all`, by the definition's name.
    private let numbers: [String: Int]
    /// The names of all types, for suggestions.
    private let typeNames: [String]
    /// The factories found so far, by the definitions' names; nil for a service whose factory is unknown, as reported.
    private var made: [String: LoadedMaker?] = [:]
    /// The parameters that the program sets, and the environment.
    private var values: RunTimeValues
    /// The definitions of the services that have a factory, in their order.
    private(set) var definitions: [Definition] = []
    /// The problems of lowering, apart from those of the files.
    var problems = FileProblems()

    /// Lowers all services.
    init(
        _ files: ResolvedFiles, types: FileTypes, objects: [String: LoadedMaker], values: RunTimeValues
    ) {
        self.types = types
        self.objects = objects
        converter = ValueConverter(conversions: types.conversions)
        typeNames = types.names
        self.values = values
        self.values.room = files.cost.left
        all = files.services
        numbers = Dictionary(files.services.enumerated().map { ($1.name, $0) }, uniquingKeysWith: min)
        definitions.reserveCapacity(files.services.count)
        for service in files.services {
            if let definition = definition(of: service) { definitions.append(definition) }
        }
    }

    /// The service whose definition has a name; nil if it is declared outside of the files.
    private func service(named name: String) -> ResolvedService? { numbers[name].map { all[$0] } }

    /// The definition of a service; nil if its factory is unknown, as reported.
    private mutating func definition(of service: ResolvedService) -> Definition? {
        guard let maker = maker(of: service) else { return nil }
        var queries = self.queries(
            service.arguments, types: Array(maker.parameterTypes.dropFirst(maker.isMethod ? 1 : 0)),
            at: service.makingPlace, for: { Lowering.name(of: service.making) })
        if case .method(let owner, _) = service.making { queries.insert(ErasedQuery(names: [owner]), at: 0) }
        var definition = Definition(
            maker, lifetime: lifetime(of: service), queries: queries, at: service.id.place.location,
            named: service.name,
            aliases: service.aliases, tags: service.tags.map { Definition.Tag($0.name, order: $0.order) },
            isEager: service.isEager, isHidden: service.isWrapped, deprecation: service.deprecation)
        addSteps(of: service, making: maker.type, to: &definition)
        return definition
    }

    /// The lifetime; an external service whose object has been set is a value.
    private func lifetime(of service: ResolvedService) -> Lifetime {
        switch service.lifetime {
        case .singleton: .singleton
        case .prototype: .prototype
        case .weak: .weak
        case .external: objects[folded(service.id.value)] == nil ? .external : .value
        case .scoped(let scope): .scoped(Scope(scope))
        }
    }

    /// The initializer or method in messages.
    private static func name(of making: ResolvedService.Making) -> String {
        switch making {
        case .function(let type, let method): "\(type.value).\(method)"
        case .method(let owner, let method): "'@\(owner)'.\(method)"
        case .external(let type): type.value
        }
    }

    // MARK: What makes it

    /// The factory of a service, which is looked up once; nil if it is unknown, as reported.
    private mutating func maker(of service: ResolvedService) -> LoadedMaker? {
        // Iterative, since a long chain of factories would overflow the stack. Cycles have been reported before.
        func owner(of name: String) -> String? {
            guard case .method(let owner, _)? = self.service(named: name)?.making else { return nil }
            return numbers[owner] == nil ? nil : owner
        }
        let walk = NameWalk(from: service.name, until: { made[$0] != nil }, next: owner)
        for name in [walk.last] + walk.path.reversed() where made[name] == nil {
            if let next = self.service(named: name) { made[name] = .some(findMaker(of: next)) }
        }
        return made[service.name] ?? nil
    }

    /// Looks up the factory of a service, after that of the service that has its method; nil if unknown, as reported.
    private mutating func findMaker(of service: ResolvedService) -> LoadedMaker? {
        switch service.making {
        case .external(let type): return objects[folded(service.id.value)] ?? self.type(type)?.external
        case .function(let type, let method):
            guard let known = self.type(type) else { return nil }
            return maker(method, of: known, at: service.makingPlace)
        case .method(let owner, let method):
            guard let factory = made[owner] ?? nil else {
                if numbers[owner] == nil {
                    problems.error(
                        .unknownClass, at: service.makingPlace,
                        saying: "the factory '\(owner)' is declared outside the files, so that its type is unknown here"
                    )
                }
                return nil
            }
            return self.method(method, of: factory.type, at: service.makingPlace)?.maker
        }
    }

    /// The type with a name; nil if none has it or several do, as reported; mistakes in its description are reported, too.
    private mutating func type(_ name: Located<String>) -> KnownType? {
        let found = types.types(named: name.value)
        if found.count == 1 {
            for mistake in found[0].mistakes {
                problems.error(
                    .badMethod, at: name.place, saying: "the program describes '\(name.value)' wrongly: \(mistake)")
            }
            return found[0]
        }
        if found.isEmpty {
            problems.error(
                .unknownClass, at: name.place,
                saying: "unknown type '\(name.value)'" + problems.didYouMean(name.value, among: typeNames),
                help: "let the program add it: types.add(\(name.value).self) { … }")
        } else {
            problems.error(
                .unknownClass, at: name.place, saying: "'\(name.value)' may be any of several types",
                help: "write \(found.map { "'\($0.name)'" }.joined(separator: " or "))")
        }
        return nil
    }

    /// The initializer or static method of a type; nil if there is none, as reported.
    private mutating func maker(_ name: MethodName, of type: KnownType, at place: FilePlace) -> LoadedMaker? {
        if let exact = type.makers.first(where: { $0.name == name }) { return exact.maker }
        // Self-declaring types do not tell the labels of their initializers, only the number of parameters.
        if name.isInitializer,
            let fitting = type.makers.first(where: {
                $0.name == nil && $0.maker.parameterTypes.count == name.labels.count
            })
        {
            return fitting.maker
        }
        reportUnknown(
            name.isInitializer ? "initializer" : "static method", named: name.description, of: type.name, at: place,
            among: type.spellings(initializers: name.isInitializer),
            toAdd: "\(name.isInitializer ? "initializer" : "staticMethod")(\"\(name)\", …)")
        return nil
    }

    /// Reports a member that a type does not have; `text` is the call that would add it to the description.
    private mutating func reportUnknown(
        _ what: String, named name: String, of type: String, at place: FilePlace, among names: [String],
        toAdd text: String
    ) {
        problems.error(
            .unknownMethod, at: place,
            saying: "unknown \(what) '\(name)' of '\(type)'" + problems.didYouMean(name, among: names),
            help: names.isEmpty
                ? "let the program add it: $0.\(text)"
                : "there is \(names.map { "'\($0)'" }.joined(separator: ", "))")
    }

    /// The method of a type or of its nearest superclass that has it; nil if there is none, as reported.
    private mutating func method(_ name: MethodName, of type: Any.Type, at place: FilePlace) -> KnownType.Method? {
        let descriptions = types.descriptions(of: type)
        for description in descriptions {
            if let method = description.methods.first(where: { $0.name == name }) { return method }
        }
        reportUnknown(
            "method", named: name.description, of: qualifiedName(of: type), at: place,
            among: descriptions.flatMap { $0.methods.map(\.name.description) }, toAdd: "method(\"\(name)\", …)")
        return nil
    }

    // MARK: Steps

    /// Adds the setters, calls and the configurator; reports them if the object is a copied value.
    private mutating func addSteps(of service: ResolvedService, making type: Any.Type, to definition: inout Definition)
    {
        let hasSteps = !service.setters.isEmpty || !service.calls.isEmpty || service.configurator != nil
        guard hasSteps else { return }
        guard type is AnyClass || isExistential(type) else {
            let place = service.setters.first?.place ?? service.calls.first?.method.place
            problems.error(
                .wrongValue, at: place ?? service.configurator?.method.place ?? service.id.place,
                saying:
                    "'\(service.id.value)' is a `\(mention(of: type))`, no class: nothing can be done to it afterwards",
                help: "pass everything to its initializer")
            return
        }
        definition.add(steps(of: service, making: type))
    }

    /// The steps in order: setters, calls, then the configurator; those that are unknown are reported and left out.
    private mutating func steps(of service: ResolvedService, making type: Any.Type) -> [Step] {
        var steps = service.setters.compactMap { step($0, of: type) }
        for call in service.calls {
            guard let method = method(call.method.value, of: type, at: call.method.place) else { continue }
            let queries = queries(
                call.arguments, types: method.call.parameterTypes, at: call.method.place,
                for: { call.method.value.description })
            steps.append(method.call.placed(queries, at: call.method.place.location))
        }
        guard let configurator = service.configurator, let owner = self.service(named: configurator.service) else {
            return steps
        }
        guard let factory = maker(of: owner),
            let method = method(configurator.method.value, of: factory.type, at: configurator.method.place)
        else { return steps }
        steps.append(
            method.configuring.placed(
                [ErasedQuery(names: [configurator.service])], at: configurator.method.place.location))
        return steps
    }

    /// The step that sets a property; nil if the type has no such setter, as reported.
    private mutating func step(_ setter: ResolvedValue.Entry, of type: Any.Type) -> Step? {
        let name = setter.key
        let descriptions = types.descriptions(of: type)
        guard let step = descriptions.lazy.compactMap({ $0.setter(name) }).first else {
            reportUnknown(
                "setter", named: name, of: qualifiedName(of: type), at: setter.place,
                among: descriptions.flatMap { Array($0.setters.keys) }.sorted(),
                toAdd: "setter(\"\(name)\", \\.\(name))")
            return nil
        }
        let query = query(for: setter.value, as: step.parameterTypes[0], in: { "'\(name)'" }) ?? .auto
        return step.placed(named: name, [query], at: setter.place.location)
    }

    // MARK: Arguments

    /// A query for each parameter; trailing optional parameters without an argument get nil.
    private mutating func queries(
        _ arguments: [ResolvedValue], types: [Any.Type], at place: FilePlace, for words: () -> String
    ) -> [ErasedQuery] {
        var queries: [ErasedQuery] = []
        queries.reserveCapacity(types.count)
        for (position, type) in types.enumerated() {
            if position < arguments.count {
                queries.append(
                    query(for: arguments[position], as: type, in: { "argument \(position + 1) of '\(words())'" })
                        ?? .auto)
            } else if let optional = type as? any AnyOptional.Type {
                queries.append(ErasedQuery(constant: optional.nilBox))
            } else {
                problems.error(
                    .argumentCount, at: place,
                    saying: "'\(words())' expected \(types.count) arguments, got \(arguments.count)",
                    help: "only optional ones at the end may be left out")
                break
            }
        }
        // Keeps the check of the graph from reporting the number of queries again.
        while queries.count < types.count { queries.append(.auto) }
        return queries
    }

    /// The query for an argument; reports an invalid argument and returns nil.
    mutating func query(for value: ResolvedValue, as type: Any.Type, in what: () -> String) -> ErasedQuery? {
        var finder = QueryFinder(converter: converter, values: values)
        defer { values = finder.values }
        do {
            return try finder.query(for: value, as: type)
        } catch {
            let text = String(describing: error)
            problems.error(
                .wrongValue, at: finder.place ?? value.place, saying: "\(what()): \(text)",
                help: finder.mayBeReference.flatMap { id in
                    service(named: id).map { "write '@\($0.id.value)' for the service" }
                })
            return nil
        }
    }
}

extension FilePlace {
    /// The position as a source location of the check.
    var location: Definition.SourceLocation {
        Definition.SourceLocation(file: file, line: UInt32(clamping: line), column: UInt32(clamping: column))
    }
}
