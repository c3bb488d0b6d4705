internal import FileValues

/// The declarations of all files, merged: later ones, and those of the importing file, override the others.
struct MergedFiles {
    /// Things by folded name, in the order of their first declaration.
    struct Named<Thing: Sendable>: Sendable {
        private(set) var order: [String] = []
        private var things: [String: Shared<Thing>] = [:]

        /// Adds a thing, or replaces the one of the same name, in its position.
        mutating func set(_ name: String, to thing: Shared<Thing>) {
            if things.updateValue(thing, forKey: name) == nil { order.append(name) }
        }

        subscript(_ name: String) -> Thing? { things[name]?.value }

        /// The box of a thing, to be added elsewhere without a copy.
        func shared(_ name: String) -> Shared<Thing>? { things[name] }
    }

    let options: FileOptions
    private(set) var parameters = Named<FileEntry>()
    /// The services and aliases, with the `Defaults` of their file applied.
    private(set) var services = Named<ServiceEntry>()
    /// The bindings of `Defaults` and abstract services, to report those that no service uses.
    private(set) var defaultBindings: [FileEntry] = []
    /// The positions of lifetimes in `Defaults`.
    private(set) var defaultLifetimes: Set<FilePlace> = []
    /// The bindings of concrete services.
    private(set) var ownBindings: [FileEntry] = []
    /// The problems of reading and parsing, then those of merging.
    var problems: FileProblems
    private(set) var cost: FileCost
    /// The ids as written, for suggestions.
    private var ids: [String] = []

    /// Merges the files in order; the `Defaults` of a file fill in keys that its services leave out.
    init(_ collection: FileCollection, options: FileOptions) {
        self.options = options
        problems = collection.problems
        cost = collection.cost
        for file in collection.files {
            let layers = file.layers(withProfiles: options.profiles)
            let defaults = layers.compactMap(\.defaults)
            for layer in layers {
                for parameter in layer.parameters { parameters.set(folded(parameter.key), to: Shared(parameter)) }
                for service in layer.services {
                    let takesOver = !defaults.isEmpty && chargeInherited(defaults)
                    services.set(
                        folded(service.value.id.value),
                        to: takesOver ? Shared(service.value.filled(from: defaults)) : service)
                }
            }
            for one in defaults {
                defaultBindings += one.bindings
                if let lifetime = one.lifetime { defaultLifetimes.insert(lifetime.place) }
            }
        }
        let ofDefaults = Set(defaultBindings.map(\.place))
        for name in services.order {
            guard let entry = services[name], !entry.bindings.isEmpty else { continue }
            let own = entry.bindings.filter { !ofDefaults.contains($0.place) }
            // An abstract service binds for its children, as `Defaults` do for a file.
            if entry.isAbstract { defaultBindings += own } else { ownBindings += own }
        }
        ids = services.order.compactMap { services[$0]?.id.value }
    }

    /// Adds inherited entries to the cost, and returns whether the total is within the limit.
    private mutating func chargeInherited(_ others: [ServiceEntry]) -> Bool {
        for other in others where !cost.isExceeded {
            if let problem = cost.problem(adding: other.size, by: .inherited, at: other.id.place) {
                problems.add(problem)
            }
        }
        return !cost.isExceeded
    }

    /// The meanings of all ids.
    var known: KnownIDs { KnownIDs(services, options: options) }

    /// The services with the entries inherited from their parents, in the order of their declaration.
    mutating func resolveParents() -> Named<ServiceEntry> {
        let known = known
        var done = Named<ServiceEntry>()
        for name in services.order {
            // From the service up to its nearest completed ancestor.
            let walk = NameWalk(
                from: name, until: { done[$0] != nil }, limit: options.limits.chain,
                next: { services[$0].flatMap { parent(of: $0, among: known) } })
            var complete = done[walk.last]
            var chain = (walk.path + (complete == nil && walk.cycle == nil ? [walk.last] : []))
                .compactMap { services[$0] }
            if let cycle = walk.cycle, let back = services[walk.last] {
                reportLoop(cycle, back: back, at: chain.last?.parent?.place ?? back.id.place)
            } else if walk.isTooLong, let last = chain.last {
                problems.error(
                    .tooDeep, at: last.id.place,
                    saying: "more than \(options.limits.chain) services inherit from each other in a chain")
            }
            while let entry = chain.popLast() {
                let key = folded(entry.id.value)
                if let parent = complete, chargeInherited([parent]) {
                    let child = entry.inheriting(from: parent)
                    done.set(key, to: Shared(child))
                    complete = child
                } else if let entry = services.shared(key) {
                    done.set(key, to: entry)
                    complete = entry.value
                }
            }
        }
        // `done` has parents before children; restore the order of declaration.
        var ordered = Named<ServiceEntry>()
        for name in services.order { if let entry = done.shared(name) { ordered.set(name, to: entry) } }
        return ordered
    }

    /// The folded id of the parent; nil without one, and after reporting a parent from which nothing is inherited.
    private mutating func parent(of entry: ServiceEntry, among known: KnownIDs) -> String? {
        guard let parent = entry.parent else { return nil }
        func refuse(_ reason: String, help: String?) -> String? {
            problems.error(
                .unknownService, at: parent.place,
                saying: "'\(entry.id.value)' has the parent '\(parent.value)', which \(reason)", help: help)
            return nil
        }
        switch known.kind(of: parent.value) {
        case .service, .abstract: return folded(parent.value)
        case .alias(let service):
            return refuse("is an alias", help: service.map { "write Parent: \($0)" } ?? "name the service itself")
        case .inner:
            return refuse(
                "is an object, not a declaration",
                help: "write \(entry.decoration.map { "Parent: \($0.service.value)" } ?? "the id of a service")")
        case .container: return refuse("is the container itself", help: "remove 'Parent'")
        case .elsewhere:
            return refuse("the program declares", help: "remove 'Parent': only what files declare is inherited")
        case .nothing:
            return refuse(
                "no file declares" + problems.didYouMean(parent.value, among: ids, besides: entry.id.value), help: nil)
        }
    }

    /// Reports parents that form a cycle, which `back` closes.
    private mutating func reportLoop(_ cycle: [String], back: ServiceEntry, at place: FilePlace) {
        let ids = cycle.compactMap { services[$0]?.id.value } + [back.id.value]
        problems.error(
            .parentLoop, at: place,
            saying: "parents form a cycle: " + ids.map { "'\($0)'" }.joined(separator: " -> "),
            help: "remove one 'Parent'")
    }
}

extension ServiceEntry {
    /// An upper bound on the values that a child, or a service of the same file, takes over from this entry.
    fileprivate var size: Int {
        var size = 1 + bindings.count + setters.count + tags.count + (arguments?.size ?? 0)
        for call in calls { size += 1 + (call.arguments?.size ?? 0) }
        for setter in setters { size += setter.value.size }
        return size
    }

    /// The service with missing keys filled in from `Defaults`; later `Defaults` override earlier ones.
    func filled(from defaults: [ServiceEntry]) -> ServiceEntry {
        guard target == nil else { return self }
        var copy = self
        for one in defaults.reversed() {
            copy.lifetime = copy.lifetime ?? one.lifetime
            copy.isLazyByInheritance = copy.isLazyByInheritance ?? one.isLazy?.value
            copy.bindings += one.bindings.without(copy.bindings)
            let tags = Set(copy.tags.map(\.name))
            copy.tags += one.tags.filter { !tags.contains($0.name) }
        }
        return copy
    }

    /// The service with missing keys inherited from its parent.
    ///
    /// Lifetime, tags, aliases, decoration and `Abstract` are never inherited.
    func inheriting(from parent: ServiceEntry) -> ServiceEntry {
        var copy = self
        copy.type = type ?? parent.type
        if factory == nil, type == nil { copy.factory = parent.factory }
        copy.method = method ?? parent.method
        copy.arguments = arguments?.merged(over: parent.arguments) ?? parent.arguments
        copy.bindings += parent.bindings.without(bindings)
        copy.setters = parent.setters.replaced(by: setters)
        copy.calls = parent.calls + calls
        copy.configurator = configurator ?? parent.configurator
        copy.isLazyByInheritance = isLazyByInheritance ?? parent.isLazy?.value ?? parent.isLazyByInheritance
        return copy
    }
}

extension FileValue {
    /// The number of values, nested ones included.
    fileprivate var size: Int {
        switch content {
        case .list(let members): members.reduce(1) { $0 + $1.size }
        case .map(let entries): entries.reduce(1) { $0 + $1.value.size }
        default: 1
        }
    }
}

extension ServiceEntry.Arguments {
    fileprivate var size: Int {
        switch self {
        case .list(let values, let labeled): values.reduce(0) { $0 + $1.size } + Self.labeled(labeled).size
        case .labeled(let labeled): labeled.reduce(0) { $0 + $1.value.size }
        }
    }

    /// The arguments laid over inherited ones: labeled arguments replace those of the same label, a list replaces everything.
    fileprivate func merged(over inherited: ServiceEntry.Arguments?) -> ServiceEntry.Arguments {
        guard case .labeled(let own) = self else { return self }
        switch inherited {
        case .labeled(let others): return .labeled(others.replaced(by: own))
        case .list(let list, let others): return .list(list, labeled: others.replaced(by: own))
        case nil: return self
        }
    }
}

extension [FileEntry] {
    /// The entries, each replaced by the entry of `others` with the same label; then the remaining `others`.
    fileprivate func replaced(by others: [FileEntry]) -> [FileEntry] {
        let own = Dictionary(others.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        return map { own[$0.key] ?? $0 } + others.without(self)
    }

    /// The entries whose labels do not occur in `others`.
    fileprivate func without(_ others: [FileEntry]) -> [FileEntry] {
        guard !isEmpty, !others.isEmpty else { return self }
        let labels = Set(others.map(\.key))
        return filter { !labels.contains($0.key) }
    }
}
