internal import FileValues

/// The definition that each id resolves to, through aliases and decorators.
///
/// A class, so that the resolver's copies share one table. `@unchecked` because nothing changes after the initializer.
final class ServiceNames: @unchecked Sendable {
    /// The services and aliases by folded id, with the entries inherited from parents.
    private let entries: MergedFiles.Named<ServiceEntry>
    private let known: KnownIDs
    /// The names of services that the program declares, by folded name.
    private let elsewhere: [String: String]
    /// The ids as written, in the order of their declaration, then those of the program.
    let ids: [String]
    /// The definitions' names by folded id.
    private var names: [String: String] = [:]
    /// The aliases of each definition, by its folded id.
    private(set) var aliases: [String: [String]] = [:]
    /// The folded id of the service that each decorator wraps, by the decorator's folded id.
    private(set) var wrapped: [String: String] = [:]
    /// The folded id of the next name to follow: a decorated service's decorator, or an alias's service.
    private var successors: [String: String] = [:]
    /// The number of services inside each decorator, by its folded id.
    private var depths: [String: Int] = [:]
    /// The maximum length of a chain of decorators.
    private let limit: Int

    /// Applies decorators, resolves aliases, then names definitions; problems are added to those of `valueResolver`.
    init(
        _ entries: MergedFiles.Named<ServiceEntry>, known: KnownIDs, options: FileOptions,
        valueResolver: inout ValueResolver
    ) {
        self.entries = entries
        self.known = known
        limit = options.limits.chain
        elsewhere = Dictionary(options.services.map { (folded($0), $0) }, uniquingKeysWith: { first, _ in first })
        ids = entries.order.compactMap { entries[$0]?.id.value } + options.services
        applyDecorators(reportingTo: &valueResolver.problems)
        let targets = aliasTargets(resolvingWith: &valueResolver)
        settleNamesAndAliases(targets, reportingTo: &valueResolver.problems)
        wrappedKeys = Set(wrapped.values)
    }

    /// The name of the definition that a service's entry becomes.
    func name(of key: String) -> String? { names[key] }

    /// Whether a decorator replaces the service.
    func isWrapped(_ key: String) -> Bool { wrappedKeys.contains(key) }

    /// The folded ids of the services that a decorator wraps, inner decorators among them.
    private var wrappedKeys: Set<String> = []

    /// The folded id of the service that an id resolves to: the outermost decorator, or the service itself.
    func end(of key: String) -> String {
        var current = key
        while let next = successors[current] { current = next }
        return current
    }

    // MARK: Decorators

    /// Follows each `Decorates`, the highest priority first, which becomes the innermost; reports those that cannot be followed.
    private func applyDecorators(reportingTo problems: inout FileProblems) {
        let decorators = entries.order.enumerated().compactMap {
            position, key -> (priority: Int, position: Int, key: String, entry: ServiceEntry)? in
            guard let entry = entries[key], let decoration = entry.decoration, !entry.isAbstract else { return nil }
            return (decoration.priority, position, key, entry)
        }.sorted { $0.priority == $1.priority ? $0.position < $1.position : $0.priority > $1.priority }
        for (_, _, key, entry) in decorators {
            guard let decoration = entry.decoration else { continue }
            let target = folded(decoration.service.value)
            guard case .service = known.kind(of: target), let found = entries[target] else {
                refuse(decoration.service, of: entry, reportingTo: &problems)
                continue
            }
            guard !leads(from: target, to: key) else {
                problems.error(
                    .decoratorLoop, at: decoration.service.place,
                    saying: target == key
                        ? "'\(entry.id.value)' decorates itself"
                        : "'\(entry.id.value)' and '\(found.id.value)' decorate each other",
                    help: "remove one 'Decorates'")
                continue
            }
            let inner = end(of: target)
            depths[key] = (depths[inner] ?? 0) + 1
            guard depths[key] ?? 0 <= limit else {
                problems.error(
                    .tooDeep, at: decoration.service.place,
                    saying: "more than \(limit) services decorate each other in a chain")
                return
            }
            wrapped[key] = inner
            successors[target] = key
        }
    }

    /// Reports a `Decorates` whose target is not a service of a file, and says what the target is instead.
    private func refuse(_ target: Located<String>, of entry: ServiceEntry, reportingTo problems: inout FileProblems) {
        var (kind, notes) = (FileProblem.Kind.unknownService, [FileProblem.Note]())
        let (reason, help): (String, String?)
        switch known.kind(of: target.value) {
        case .alias(let service):
            (reason, help) = (
                "is an alias",
                service.map { "write Decorates: \($0); '\(target.value)' then returns the decorator" }
                    ?? "name the service itself"
            )
        case .abstract(let place):
            kind = .abstractService
            notes = [FileProblem.Note("it is declared here", at: place)]
            (reason, help) = ("is abstract: it can only be a parent", "decorate a service that has it as its 'Parent'")
        case .inner: (reason, help) = ("is what a decorator wraps", "write the id of a service")
        case .container: (reason, help) = ("is the container itself", "write the id of a service")
        case .elsewhere: (reason, help) = ("the program declares", "let the program decorate it: Decorate(…)")
        case .nothing, .service:
            let near = problems.didYouMean(target.value, among: ids, besides: entry.id.value)
            (reason, help) = ("no file declares as a service\(near)", nil)
        }
        problems.error(
            kind, at: target.place, saying: "'\(entry.id.value)' decorates '\(target.value)', which \(reason)",
            notes: notes,
            help: help)
    }

    /// Whether following `Decorates` leads from one service to another.
    private func leads(from start: String, to end: String) -> Bool {
        let walk = NameWalk(from: start, limit: limit) { entries[$0]?.decoration.map { folded($0.service.value) } }
        return walk.last == end || walk.path.contains(end)
    }

    // MARK: Names

    /// Resolves the entries that are aliases to the folded ids of their services; reports and omits those that lead to none.
    private func aliasTargets(resolvingWith valueResolver: inout ValueResolver) -> [(
        alias: Located<String>, key: String
    )] {
        var direct: [String: (entry: ServiceEntry, target: String, written: String)] = [:]
        for key in entries.order {
            guard let entry = entries[key], let target = entry.target, case .service(let id, _) = target.meaning,
                let text = valueResolver.text(Located(id, at: target.place), for: "the id of a service")
            else { continue }
            direct[key] = (entry, folded(text), text)
        }
        var found: [(Located<String>, String)] = []
        // The service at the end of each alias's chain; nil if there is none, which has been reported.
        var ends: [String: String?] = [:]
        for key in entries.order where direct[key] != nil {
            let walk = NameWalk(from: key, until: { ends[$0] != nil }, next: { direct[$0]?.target })
            let current = walk.last
            var end: String?
            if let known = ends[current] {
                end = known
            } else if let cycle = walk.cycle {
                reportAliasLoop(cycle.compactMap { direct[$0]?.entry }, reportingTo: &valueResolver.problems)
            } else if let service = entries[current], !service.isAbstract {
                end = current
            } else if let owner = self.known.owner(ofListedKey: current) {
                end = owner
            } else if let last = walk.path.last.flatMap({ direct[$0] }) {
                refuse(last.written, behind: last.entry, reportingTo: &valueResolver.problems)
            }
            for name in walk.path { ends[name] = .some(end) }
            if let end, let entry = direct[key]?.entry { found.append((entry.id, end)) }
        }
        return found
    }

    /// Reports an alias whose target is not a service of a file, and says what the target is instead.
    private func refuse(_ id: String, behind alias: ServiceEntry, reportingTo problems: inout FileProblems) {
        let place = alias.target?.place ?? alias.id.place
        switch known.kind(of: id) {
        case .abstract(let declaration): reportAbstract(id, at: place, declared: declaration, reportingTo: &problems)
        case .inner: reportInner(nil, at: place, reportingTo: &problems)
        case .container:
            problems.error(
                .badReference, at: place,
                saying: "'\(alias.id.value)' cannot be another name for '\(id)', the container itself",
                help: "write '@service_container' where it is passed")
        case .elsewhere:
            problems.error(
                .badReference, at: place,
                saying: "'\(alias.id.value)' cannot be another name for '\(id)', which the program declares",
                help: "write '@\(id)', or let the program add the name: .alias(\"\(alias.id.value)\")")
        case .alias, .service, .nothing: reportUnknown(id, for: alias.id.value, at: place, reportingTo: &problems)
        }
    }

    /// Reports aliases that lead back to the first; each is in `cycle` once.
    private func reportAliasLoop(_ cycle: [ServiceEntry], reportingTo problems: inout FileProblems) {
        guard let first = cycle.first else { return }
        let names = (cycle + [first]).map { "'\($0.id.value)'" }
        problems.error(
            .aliasLoop, at: first.target?.place ?? first.id.place,
            saying: cycle.count == 1
                ? "\(names[0]) is an alias of itself"
                : "aliases form a cycle: \(names.joined(separator: " -> "))",
            help: "let one of them refer to a service")
    }

    /// Names the definitions, and adds the aliases, with the ids of decorated services; reports names that are taken.
    private func settleNamesAndAliases(
        _ targets: [(alias: Located<String>, key: String)], reportingTo problems: inout FileProblems
    ) {
        // A decorated service gives up its name, and is called after its innermost decorator: `decorator.inner`.
        var inner: [String: String] = [:]
        for key in entries.order {
            guard let wrapped = wrapped[key], let decorator = entries[key] else { continue }
            if entries[key]?.decoration.map({ folded($0.service.value) }) == wrapped {
                inner[wrapped] = "\(decorator.id.value).inner"
            }
        }
        for key in entries.order {
            guard let entry = entries[key], entry.target == nil, !entry.isAbstract else { continue }
            names[key] = inner[key] ?? entry.id.value
        }
        var taken: [String: Located<String>] = [:]
        for key in entries.order { if let entry = entries[key] { taken[key] = entry.id } }
        var others = targets
        for key in entries.order {
            guard let entry = entries[key], entry.target == nil, !entry.isAbstract else { continue }
            if successors[key] != nil { others.append((entry.id, key)) }
            for alias in entry.aliases {
                if let first = taken.updateValue(alias, forKey: folded(alias.value)) {
                    problems.error(
                        folded(alias.value) == key ? .aliasLoop : .duplicateKey, at: alias.place,
                        saying: folded(alias.value) == key
                            ? "'\(alias.value)' is an alias of itself"
                            : "'\(alias.value)' is the name of something else",
                        notes: folded(alias.value) == key
                            ? [] : [FileProblem.Note("it is declared here", at: first.place)],
                        help: "remove one of them")
                } else {
                    others.append((alias, key))
                }
            }
        }
        for (alias, key) in others {
            let end = end(of: key)
            aliases[end, default: []].append(alias.value)
            successors[folded(alias.value)] = successors[folded(alias.value)] ?? end
        }
    }

    // MARK: References

    /// Resolves an id that is referred to in the service `key`, or in a parameter if `key` is nil.
    func target(
        of id: String, isOptional: Bool, within key: String?, at place: FilePlace,
        reportingTo problems: inout FileProblems
    ) -> ValueResolver.ReferenceTarget {
        if id == ".inner" {
            if let key, let inner = wrapped[key], let name = names[inner] { return .name(name) }
            // The invalid decoration has been reported.
            if let key, entries[key]?.decoration != nil { return .unknown }
            // A child of the abstract service may be a decorator.
            if let key, entries[key]?.isAbstract == true { return .unknown }
            reportInner(key.flatMap { entries[$0] }, at: place, reportingTo: &problems)
            return .unknown
        }
        let folded = folded(id)
        if folded == "service_container" { return .container }
        let end = end(of: folded)
        if let name = names[end] {
            if let message = entries[end]?.deprecation?.value {
                problems.warning(
                    .deprecatedService, at: place,
                    saying: "'\(id)' is deprecated" + (message.isEmpty ? "" : ": \(message)"))
            }
            return .name(name)
        }
        if let known = elsewhere[folded] { return .name(known) }
        if let entry = entries[end], entry.isAbstract {
            reportAbstract(id, at: place, declared: entry.id.place, reportingTo: &problems)
        } else if !isOptional, entries[end] == nil {
            reportUnknown(id, for: key.flatMap { entries[$0]?.id.value }, at: place, reportingTo: &problems)
        }
        return .unknown
    }

    /// Reports a reference to an abstract service, which becomes no definition.
    private func reportAbstract(
        _ id: String, at place: FilePlace, declared: FilePlace, reportingTo problems: inout FileProblems
    ) {
        problems.error(
            .abstractService, at: place, saying: "'\(id)' is abstract: it can only be a parent",
            notes: [FileProblem.Note("it is declared here", at: declared)],
            help: "refer to a service that has it as its 'Parent'")
    }

    /// Reports `@.inner` in a service that decorates nothing, or outside of any service.
    private func reportInner(_ entry: ServiceEntry?, at place: FilePlace, reportingTo problems: inout FileProblems) {
        problems.error(
            .badReference, at: place, saying: "'@.inner' can only be used in a service that decorates another",
            // The reference may stand in a parent, so a note names the service.
            notes: entry.map { [FileProblem.Note("'\($0.id.value)' decorates nothing", at: $0.id.place)] } ?? [],
            help: entry == nil
                ? "write it in that service, or name the service that it wraps"
                : "add Decorates: '…', or name the service")
    }

    /// Reports an id that no service has, with a similar one other than the id of `asker`.
    private func reportUnknown(
        _ id: String, for asker: String?, at place: FilePlace, reportingTo problems: inout FileProblems
    ) {
        problems.error(
            .unknownService, at: place,
            saying: "there is no service '\(id)'" + problems.didYouMean(id, among: ids, besides: asker))
    }
}
