internal import FileValues

/// Resolves each service: its factory, arguments, steps and lifetime.
struct ServiceResolver {
    /// The services and aliases by folded id, with the entries inherited from parents.
    private let entries: MergedFiles.Named<ServiceEntry>
    private let files: MergedFiles
    private let names: ServiceNames
    /// The resolver of values, which also collects the problems.
    private(set) var valueResolver: ValueResolver
    /// Whether the service that is being resolved is abstract, so that its children may complete its arguments.
    private var acceptsMissingArguments = false
    /// The positions of the bindings that an argument has taken.
    private var usedBindings: Set<FilePlace> = []
    /// The labels of all parameters, to suggest one for a binding that nothing uses.
    private var labels: Set<String> = []
    /// The lifetimes found so far, by folded id: a decorator takes over the lifetime of the service that it wraps.
    private var lifetimes: [String: FileLifetime] = [:]

    /// Resolves aliases and decorators, which references need.
    init(_ entries: MergedFiles.Named<ServiceEntry>, in files: MergedFiles) {
        self.entries = entries
        self.files = files
        valueResolver = ValueResolver(files, options: files.options)
        names = ServiceNames(entries, known: files.known, options: files.options, valueResolver: &valueResolver)
        valueResolver.names = names
    }

    /// Resolves all services that become definitions, in the order of their declaration.
    mutating func resolve() -> [ResolvedService] {
        var services: [ResolvedService] = []
        services.reserveCapacity(entries.order.count)
        var places: [String: Int] = [:]
        for key in entries.order {
            guard let entry = entries[key], entry.target == nil else { continue }
            valueResolver.currentKey = key
            acceptsMissingArguments = entry.isAbstract
            let service = resolve(entry, key: key)
            guard !entry.isAbstract, let service else { continue }
            places[key] = services.count
            services.append(service)
        }
        valueResolver.currentKey = nil
        moveTags(in: &services, at: places)
        reportFactoryLoops(services)
        countTagged(services)
        reportUnusedBindings()
        return services
    }

    /// Charges each use of a tag with the number of services that have it, and reports unknown tags.
    private mutating func countTagged(_ services: [ResolvedService]) {
        var counts: [String: Int] = [:]
        for tag in services.lazy.flatMap(\.tags) { counts[tag.name, default: 0] += 1 }
        for tag in files.options.tags { counts[tag, default: 0] += 1 }
        for value in services.lazy.flatMap(\.values) {
            value.visit { value in
                guard case .tagged(let tag) = value.kind else { return }
                guard let count = counts[tag] else {
                    return reportUnknown(tag, at: value.place, among: Array(counts.keys))
                }
                if let problem = valueResolver.cost.problem(adding: count, by: .tagged, at: value.place) {
                    valueResolver.problems.add(problem)
                }
            }
        }
    }

    /// Reports a tag that no service of the files has: an error if it looks misspelled, else a warning, since the program's own
    /// definitions may carry the tag.
    private mutating func reportUnknown(_ tag: String, at place: FilePlace, among tags: [String]) {
        guard !valueResolver.problems.isFull else { return }
        let near = valueResolver.problems.didYouMean(tag, among: tags)
        if near.isEmpty {
            valueResolver.problems.warning(
                .missingTag, at: place, saying: "no service of the files has the tag '\(tag)'",
                help: "remove it, or declare something with it in the program")
        } else {
            valueResolver.problems.error(
                .missingTag, at: place, saying: "no service has the tag '\(tag)'\(near)",
                help: "fix it, or list the program's own tags: FileSettings.tags, or --tag for the tool")
        }
    }

    /// Moves the tags of each decorated service to its outermost decorator.
    private func moveTags(in services: inout [ResolvedService], at places: [String: Int]) {
        for key in entries.order where names.isWrapped(key) {
            guard let place = places[key] else { continue }
            services[place].isWrapped = true
            guard let outer = places[names.end(of: key)], outer != place else { continue }
            let own = Set(services[outer].tags.map(\.name))
            services[outer].tags = services[place].tags.filter { !own.contains($0.name) } + services[outer].tags
            services[place].tags = []
        }
    }

    /// Reports factories that depend on themselves: their services cannot be built, and have no type.
    private mutating func reportFactoryLoops(_ services: [ResolvedService]) {
        var owners: [String: (owner: String, service: ResolvedService)] = [:]
        for service in services {
            if case .method(let owner, _) = service.making { owners[service.name] = (owner, service) }
        }
        var done: Set<String> = []
        for service in services {
            let walk = NameWalk(from: service.name, until: done.contains, next: { owners[$0]?.owner })
            done.formUnion(walk.path)
            guard let cycle = walk.cycle, let last = owners[walk.last]?.service else { continue }
            let ids = (cycle + [walk.last]).compactMap { owners[$0]?.service.id.value }
            valueResolver.problems.error(
                .factoryLoop, at: last.makingPlace,
                saying: "factories build each other in a cycle: "
                    + ids.map { "'\($0)'" }.joined(separator: " -> "),
                help: "build one of them with an initializer")
        }
    }

    /// Reports bindings that no argument takes; one in `Defaults` or an abstract service is a warning if it resembles no label.
    private mutating func reportUnusedBindings() {
        // Errors before warnings, since the number of problems is limited.
        for binding in files.ownBindings where !usedBindings.contains(binding.place) {
            valueResolver.problems.error(
                .unusedBinding, at: binding.place,
                saying: "nothing of this service has a label '\(binding.key)' that needs this value"
                    + valueResolver.problems.didYouMean(binding.key, among: Array(labels)),
                help: "remove it")
        }
        for binding in files.defaultBindings where !usedBindings.contains(binding.place) {
            let near = valueResolver.problems.didYouMean(binding.key, among: Array(labels))
            valueResolver.problems.add(
                FileProblem(
                    .unusedBinding, near.isEmpty ? .warning : .error, at: binding.place,
                    saying: "no service has a label '\(binding.key)' that needs this value\(near)",
                    help: "remove it"))
        }
    }

    // MARK: One service

    /// Resolves a service, or checks an abstract one; nil if it has no usable factory.
    private mutating func resolve(
        _ entry: ServiceEntry, key: String
    ) -> ResolvedService? {
        let makingPlace = entry.method?.place ?? entry.type?.place ?? entry.id.place
        guard let (making, arguments) = making(entry, key: key) else { return nil }
        for (label, value) in entry.setters.map({ ($0.key, $0.value) }) {
            warnOfMissingSign(value, in: "'\(label)'")
        }
        let setters = entry.setters.map {
            ResolvedValue.Entry(key: $0.key, place: $0.place, value: valueResolver.resolve($0.value))
        }
        let calls = entry.calls.map { call in
            let (method, arguments) = resolveArguments(
                call.arguments, of: call.method, isExplicit: true, bindings: entry.bindings)
            return ServiceCall(method: Located(method, at: call.method.place), arguments: arguments)
        }
        let lifetime = lifetime(of: entry, key: key)
        report(contradictionsOf: entry, with: lifetime)
        let isEager = lifetime == .singleton && (entry.isLazy?.value ?? entry.isLazyByInheritance) == false
        var service = ResolvedService(
            id: entry.id, name: names.name(of: key) ?? entry.id.value, making: making, makingPlace: makingPlace,
            arguments: arguments, setters: setters, calls: calls, configurator: configurator(entry),
            lifetime: lifetime, isEager: isEager,
            tags: entry.tags.map { tag in
                ServiceTag(
                    name: tag.name, order: tag.order, value: tag.value.map { valueResolver.resolve($0) })
            },
            deprecation: entry.deprecation?.value, summary: entry.summary)
        service.aliases = names.aliases[key] ?? []
        return service
    }

    /// The service's own lifetime, else the lifetime of the service that it decorates, else singleton.
    private mutating func lifetime(of entry: ServiceEntry, key: String) -> FileLifetime {
        if let own = entry.lifetime?.value { return own }
        let walk = NameWalk(
            from: key, until: { lifetimes[$0] != nil || entries[$0]?.lifetime != nil }, next: { names.wrapped[$0] })
        let found = lifetimes[walk.last] ?? entries[walk.last]?.lifetime?.value ?? .singleton
        // The decorator of an external service is built by the container, which keeps the decorator as a singleton.
        let lifetime = found == .external ? .singleton : found
        for name in walk.path + [walk.last] { lifetimes[name] = lifetime }
        return lifetime
    }

    /// Reports keys that the lifetime rules out: those of a factory for an external, `Lazy: false` if no start builds the object.
    private mutating func report(contradictionsOf entry: ServiceEntry, with lifetime: FileLifetime) {
        guard !entry.isAbstract else { return }
        // Only the service's own keys contradict `external`; inherited ones are ignored.
        if let external = entry.lifetime, external.value == .external {
            let isByDefaults = files.defaultLifetimes.contains(external.place)
            for key in entry.makingKeys {
                valueResolver.problems.error(
                    .contradiction, at: key.place,
                    saying: "the program provides '\(entry.id.value)', so that '\(key.value)' means nothing",
                    notes: [FileProblem.Note("this says so", at: external.place)],
                    help: isByDefaults
                        ? "remove '\(key.value)', or give '\(entry.id.value)' a 'Lifetime' of its own"
                        : "remove one of them")
            }
        }
        guard let isLazy = entry.isLazy, !isLazy.value, let reason = lifetime.reasonAgainstStart
        else { return }
        let note =
            entry.lifetime.map { FileProblem.Note("its lifetime is here", at: $0.place) }
            ?? FileProblem.Note("it lives as long as what it decorates", at: entry.decoration?.service.place)
        valueResolver.problems.error(
            .contradiction, at: isLazy.place, saying: "'\(entry.id.value)' \(reason), so that no start builds it",
            notes: [note], help: "remove 'Lazy', or give it another 'Lifetime'")
    }

    // MARK: Factories

    /// The factory with its arguments; nil for an abstract service without a type, and after reporting a problem.
    private mutating func making(
        _ entry: ServiceEntry, key: String
    ) -> (ResolvedService.Making, [ResolvedValue])? {
        let isExternal = entry.lifetime?.value == .external
        if let factory = entry.factory, !isExternal { return made(by: factory, for: entry) }
        // As in Symfony, the id is the type's name if there is no `Class`.
        let type = Located(
            entry.type.map { valueResolver.text($0, for: "a class") } ?? entry.id.value,
            at: entry.type?.place ?? entry.id.place)
        if entry.isAbstract, entry.type == nil { return nil }
        guard let name = type.value else { return nil }
        let located = Located(name, at: type.place)
        if isExternal { return (.external(type: located), []) }
        let written = entry.method ?? Located(.plainInitializer, at: entry.id.place)
        let (method, arguments) = resolveArguments(
            entry.arguments, of: written, isExplicit: entry.method != nil, bindings: entry.bindings)
        return (.function(of: located, method), arguments)
    }

    /// The method of a factory, a type or another service, with its arguments; nil without a method or a usable factory.
    private mutating func made(
        by factory: ServiceEntry.Factory, for entry: ServiceEntry
    ) -> (ResolvedService.Making, [ResolvedValue])? {
        guard let written = entry.method else {
            // The parser reports services without a parent; here, no ancestor has named a method either.
            if entry.parent != nil, !entry.isAbstract {
                valueResolver.problems.error(
                    .missingMethod, at: entry.id.place,
                    saying: "a factory needs the method that builds '\(entry.id.value)'",
                    help:
                        "add Initializer: 'make\(entry.id.value.prefix(1).uppercased())\(entry.id.value.dropFirst())()'"
                )
            }
            return nil
        }
        let (method, arguments) = resolveArguments(
            entry.arguments, of: written, isExplicit: true, bindings: entry.bindings)
        switch factory {
        case .type(let template):
            guard let type = valueResolver.text(template, for: "a factory") else { return nil }
            if isService(type) {
                valueResolver.problems.error(
                    .missingAtSign, at: template.place,
                    saying: "the factory '\(type)' is a service, but is written without '@'", help: "write '@\(type)'")
                return nil
            }
            return (.function(of: Located(type, at: template.place), method), arguments)
        case .service(let expression):
            let value = valueResolver.resolve(expression)
            switch value.kind {
            case .service(let name, isOptional: false): return (.method(of: name, method), arguments)
            case .constant(.text(let type)):
                return (.function(of: Located(type, at: expression.place), method), arguments)
            case .unusable: return nil
            default:
                valueResolver.problems.error(
                    .wrongShape, at: expression.place, saying: "a factory is a service or a type, not \(value.word)",
                    help: "write '@id' of the service that has the method")
                return nil
            }
        }
    }

    /// Whether a name is the id of a service, and not also the name of that service's type.
    private func isService(_ id: String) -> Bool {
        guard let entry = entries[folded(id)], entry.id.value == id else { return false }
        return entry.type != nil || entry.factory != nil || entry.target != nil
    }

    /// The configurator, whose method takes only the object; nil if there is none, and after reporting a problem.
    private mutating func configurator(
        _ entry: ServiceEntry
    ) -> ServiceConfigurator<String>? {
        guard let configurator = entry.configurator else { return nil }
        if configurator.method.value.labels.count != 1 {
            valueResolver.problems.error(
                .argumentCount, at: configurator.method.place,
                saying:
                    "a configurator takes the object and nothing else; '\(configurator.method.value)' takes \(configurator.method.value.labels.count)",
                help: "write '\(configurator.method.value.base)(_:)'")
            return nil
        }
        let value = valueResolver.resolve(configurator.service)
        switch value.kind {
        case .service(let name, isOptional: false):
            return ServiceConfigurator(service: name, method: configurator.method)
        case .unusable: return nil
        default:
            valueResolver.problems.error(
                .wrongShape, at: configurator.service.place, saying: "a configurator is a service, not \(value.word)",
                help: "write '@id' of the service that has the method")
            return nil
        }
    }

    // MARK: Arguments

    /// Resolves arguments in the order of the labels, with bindings for missing ones; trailing ones may remain missing.
    ///
    /// - Returns: The method, with its labels taken from the arguments if the file does not name the method; and the arguments.
    private mutating func resolveArguments(
        _ arguments: ServiceEntry.Arguments?, of method: Located<MethodName>, isExplicit: Bool,
        bindings: [FileEntry]
    ) -> (MethodName, [ResolvedValue]) {
        var given: [String: FileEntry] = [:]
        var positional: [FileValue] = []
        var name = method.value
        switch arguments {
        case nil: break
        case .list(let list, let labeled):
            positional = list
            given = self.labeled(labeled, of: name)
        case .labeled(let labeled):
            if !isExplicit { name = MethodName(name.base, labels: labeled.map(\.key)) }
            given = self.labeled(labeled, of: name)
        }
        if positional.count > name.labels.count {
            let place = positional[name.labels.count].place
            if isExplicit || !acceptsMissingArguments {
                valueResolver.problems.error(
                    .argumentCount, at: place,
                    saying: "'\(name)' expected \(name.labels.count) arguments, got \(positional.count)",
                    help: isExplicit
                        ? "remove some, or write the labels that are missing"
                        : "name the initializer: Initializer: 'init(\(positional.map { _ in "_:" }.joined()))'")
            }
            positional.removeLast(positional.count - name.labels.count)
        }
        let bound = Dictionary(bindings.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var resolved: [ResolvedValue] = []
        var missing: String?
        for (position, label) in name.labels.enumerated() {
            let expression: FileValue
            labels.insert(label)
            if let argument = given[label] {
                expression = argument.value
            } else if position < positional.count {
                expression = positional[position]
            } else if label != "_", let binding = bound[label] {
                usedBindings.insert(binding.place)
                expression = binding.value
            } else {
                missing = missing ?? label
                continue
            }
            if let label = missing, !acceptsMissingArguments {
                valueResolver.problems.error(
                    .argumentCount, at: expression.place,
                    saying: "'\(name)' has no argument for '\(label)', but for what comes after it",
                    help: "write '\(label): null' if nothing is meant")
                missing = nil
            }
            warnOfMissingSign(expression, in: "'\(name)'")
            resolved.append(valueResolver.resolve(expression))
        }
        return (name, resolved)
    }

    /// Indexes arguments by label, and reports labels that the method does not have.
    private mutating func labeled(
        _ arguments: [FileEntry], of name: MethodName
    ) -> [String: FileEntry] {
        let labels = Set(name.labels)
        for argument in arguments where !labels.contains(argument.key) && !valueResolver.problems.isFull {
            valueResolver.problems.error(
                .argumentCount, at: argument.place,
                saying: "'\(name)' has no label '\(argument.key)'"
                    + valueResolver.problems.didYouMean(argument.key, among: name.labels))
        }
        return Dictionary(arguments.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    }

    /// Warns if a text equals a service's id: with a `.` or `_` in it, the text is likely a reference without its `@`.
    private mutating func warnOfMissingSign(_ value: FileValue, in what: String) {
        guard !value.isMarkedAsText, case .text(let template) = value.meaning,
            let text = template.constant, text.contains(where: { $0 == "_" || $0 == "." }),
            entries[folded(text)]?.id.value == text
        else { return }
        valueResolver.problems.warning(
            .missingAtSign, at: value.place,
            saying: "'\(text)' is passed to \(what) as a text, but is the id of a service",
            help: "write '@\(text)' for the service, or !!str '\(text)' if the text is meant")
    }
}

extension FileLifetime {
    /// The reason why `start()` never builds objects of this lifetime, for messages; nil for singletons.
    fileprivate var reasonAgainstStart: String? {
        switch self {
        case .singleton: nil
        case .weak: "is kept only by what uses it"
        case .prototype: "is built for each request"
        case .scoped: "belongs to a scope"
        case .external: "is provided by the program"
        }
    }
}
