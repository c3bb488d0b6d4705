internal import FileValues

/// Substitutes parameters in values, and resolves references to definitions.
struct ValueResolver: Sendable {
    /// The definition or container that a reference stands for.
    enum ReferenceTarget {
        /// The definition of this name.
        case name(String)
        /// The container itself.
        case container
        /// Nothing that can be referred to; any error has been reported already.
        case unknown
    }

    /// The size of a value after substitution of its parameters.
    struct Size {
        /// The number of values plus the bytes of text.
        var weight = 0
        /// The greatest depth of nested lists and maps.
        var depth = 0
        /// The depth of the value that is being resolved.
        fileprivate var level = 0

        /// Goes one level deeper, into a list or a map.
        fileprivate mutating func enter() {
            level += 1
            depth = max(depth, level)
        }

        fileprivate mutating func leave() { level -= 1 }
    }

    let options: FileOptions
    /// The parameters that files declare, by folded name.
    private let declared: MergedFiles.Named<FileEntry>
    /// The parameters that the program sets, by folded name; nil for a value known only at run time.
    private let given: [String: FileConstant?]
    /// The problems of values, and those of services, which `ServiceResolver` adds.
    var problems = FileProblems()
    /// The names of all services; nil while the names themselves are being resolved.
    var names: ServiceNames?
    /// The folded id of the service whose values are being resolved; nil for parameters.
    var currentKey: String?

    /// The parameters that only the program knows, each with the position of its first use.
    private(set) var pending: [Located<String>] = []
    /// The folded names of the parameters in `pending`.
    private var pendingNames: Set<String> = []
    /// The folded names of undeclared parameters that a warning is about, so that each has one.
    private var warnedOf: Set<String> = []
    /// The evaluated parameters by folded name; members of a cycle are unusable and have size zero.
    private var evaluated: [String: (value: ResolvedValue, size: Size)] = [:]
    /// The folded names of the parameters that a value refers to.
    private var used: Set<String> = []
    /// The cost of all files, to which substituted parameters and uses of tags are added.
    var cost: FileCost
    /// The names of declared and given parameters, for suggestions.
    private let knownNames: [String]

    init(_ files: MergedFiles, options: FileOptions) {
        self.options = options
        declared = files.parameters
        given = Dictionary(options.given.map { (folded($0.key), $0.value) }, uniquingKeysWith: { $1 })
        knownNames =
            files.parameters.order.compactMap { files.parameters[$0]?.key }.sorted()
            + options.given.keys.sorted()
        cost = files.cost
    }

    /// Evaluates every declared parameter.
    mutating func allParameters() -> [ResolvedValue.Entry] {
        declared.order.compactMap { name in
            guard let entry = declared[name] else { return nil }
            return ResolvedValue.Entry(
                key: entry.key, place: entry.place, value: parameter(entry.key, at: entry.place, isUse: false))
        }
    }

    /// Warns of parameters that nothing refers to.
    mutating func reportUnused() {
        for name in declared.order where !used.contains(name) {
            guard let entry = declared[name], !name.hasPrefix("env(") else { continue }
            problems.warning(
                .unusedParameter, at: entry.place, saying: "nothing uses the parameter '\(entry.key)'",
                help: "remove it, or use it as '%\(entry.key)%'")
        }
    }

    // MARK: Values

    /// Resolves a value of a file: substitutes its parameters and looks up its references.
    mutating func resolve(_ value: FileValue) -> ResolvedValue {
        var size = Size()
        return resolve(value.meaning, at: value.place, addingTo: &size)
    }

    /// Resolves a text that must be known before the program runs, such as a type's name or an id.
    mutating func text(_ template: Located<Template>, for what: String) -> String? {
        if let constant = template.value.constant { return constant }
        var size = Size()
        let value = resolve(template.value.meaning, at: template.place, addingTo: &size)
        switch value.kind {
        case .constant(.null) where !template.value.mistakes.isEmpty: return nil
        case .constant(let constant):
            if let text = constant.embedded { return text }
        default: break
        }
        if value.isUnusable { return nil }
        problems.error(
            .notText, at: template.place,
            saying: "\(what) has to be a text that is known before the program runs, not \(value.word)")
        return nil
    }

    /// Resolves a value, and adds its size, after substitution, to `size`.
    private mutating func resolve(
        _ meaning: FileMeaning, at place: FilePlace, addingTo size: inout Size
    ) -> ResolvedValue {
        size.weight += 1
        switch meaning {
        case .constant(let constant):
            size.weight += constant.weight - 1
            return ResolvedValue(.constant(constant), at: place)
        case .text(let template):
            if let constant = template.constant {
                size.weight += constant.utf8.count
                return ResolvedValue(.constant(.text(constant)), at: place)
            }
            var given: Set<String> = []
            let kind = composed(template, at: place, addingTo: &size, noting: &given)
            return ResolvedValue(kind, at: place, given: given)
        case .parameter(let name):
            let value = parameter(name, at: place)
            guard let known = evaluated[folded(name)]?.size else { return value }
            // Values over the limit still count toward the size, which is capped so that repeated doubling cannot overflow.
            size.weight = min(size.weight - 1 + known.weight, 1 << 40)
            size.depth = max(size.depth, size.level + known.depth)
            return charge(known.weight, at: place) ? checked(value, size: size, at: place) : .unusable(at: place)
        case .environment(let reference):
            return ResolvedValue(.late(.environment(environment(reference, at: place))), at: place)
        case .service(let id, let isOptional):
            guard let id = text(Located(id, at: place), for: "the id of a service") else {
                return .unusable(at: place)
            }
            return reference(id, isOptional: isOptional, at: place)
        case .tagged(let tag): return ResolvedValue(.tagged(tag), at: place)
        case .argument(let isKey): return ResolvedValue(.argument(isKey: isKey), at: place)
        case .list(let members):
            size.enter()
            defer { size.leave() }
            return ResolvedValue(.list(members.map { resolve($0.meaning, at: $0.place, addingTo: &size) }), at: place)
        case .map(let entries):
            size.enter()
            defer { size.leave() }
            return ResolvedValue(.map(map(entries, addingTo: &size)), at: place)
        }
    }

    /// Resolves the entries of a map; leaves out those whose key is repeated, or unknown before the program runs.
    private mutating func map(_ entries: [FileEntry], addingTo size: inout Size) -> [ResolvedValue.Entry] {
        var keys: [String: FilePlace] = [:]
        var resolved: [ResolvedValue.Entry] = []
        for entry in entries {
            guard let key = text(Located(Template(entry.key), at: entry.place), for: "a key") else { continue }
            size.weight += key.utf8.count
            if let first = keys.updateValue(entry.place, forKey: key) {
                problems.error(
                    .duplicateKey, at: entry.place, saying: "'\(key)' is given twice",
                    notes: [FileProblem.Note("the first one is here", at: first)], help: "remove one of them")
                continue
            }
            resolved.append(
                ResolvedValue.Entry(
                    key: key, place: entry.place,
                    value: resolve(entry.value.meaning, at: entry.value.place, addingTo: &size)))
        }
        return resolved
    }

    /// Resolves a reference; an optional one to an unknown id is left to the program.
    private mutating func reference(_ id: String, isOptional: Bool, at place: FilePlace) -> ResolvedValue {
        let target = names?.target(
            of: id, isOptional: isOptional, within: currentKey, at: place, reportingTo: &problems)
        switch target ?? .unknown {
        case .container: return ResolvedValue(.container, at: place)
        case .name(let name): return ResolvedValue(.service(name: name, isOptional: isOptional), at: place)
        case .unknown:
            // The program may declare a service that an optional reference names.
            return isOptional
                ? ResolvedValue(.service(name: id, isOptional: true), at: place) : .unusable(at: place)
        }
    }

    // MARK: Parameters

    /// A parameter's value, positioned at its use: `given` first, then the files' declarations.
    private mutating func parameter(_ name: String, at place: FilePlace, isUse: Bool = true) -> ResolvedValue {
        let key = folded(name)
        if isUse { used.insert(key) }
        if let value = given[key] {
            guard let value else { return pend(declared[key]?.key ?? name, at: place) }
            return ResolvedValue(value, at: place, given: [name])
        }
        guard let entry = declared[key] else { return resolveUndeclared(name, at: place) }
        if evaluated[key] == nil { evaluate(key) }
        return (evaluated[key]?.value ?? .unusable(at: place)).moved(to: place, parameter: entry.key)
    }

    /// A parameter that is being evaluated, with the references that remain to be evaluated first.
    private struct Visit {
        let key: String
        let entry: FileEntry
        var references: ArraySlice<(name: String, place: FilePlace)>

        init(_ key: String, _ entry: FileEntry) {
            self.key = key
            self.entry = entry
            references = entry.value.parameters[...]
        }
    }

    /// Evaluates a parameter after every parameter that it refers to.
    ///
    /// Iterative, since a long chain of parameters would overflow the stack.
    private mutating func evaluate(_ key: String) {
        guard let first = declared[key] else { return }
        var path = [Visit(key, first)]
        var onPath: Set<String> = [key]
        while let top = path.indices.last {
            guard let next = path[top].references.popFirst() else {
                let done = path.removeLast()
                onPath.remove(done.key)
                // Members of a cycle are marked as unusable by `giveUp`.
                if evaluated[done.key] == nil { evaluateNow(done.key, of: done.entry) }
                continue
            }
            let name = folded(next.name)
            used.insert(name)
            guard let entry = declared[name], given[name] == nil, evaluated[name] == nil else { continue }
            if onPath.insert(name).inserted {
                path.append(Visit(name, entry))
            } else {
                giveUp(path[(path.firstIndex { $0.key == name } ?? 0)...], at: next.place)
            }
        }
    }

    /// Evaluates a declared value, as part of no service; the parameters in it must have been evaluated.
    private mutating func evaluateNow(_ key: String, of entry: FileEntry) {
        let user = currentKey
        currentKey = nil
        var size = Size()
        let value = resolve(entry.value.meaning, at: entry.value.place, addingTo: &size)
        currentKey = user
        evaluated[key] = (value, size)
    }

    /// Reports a cycle of parameters, and makes them unusable.
    private mutating func giveUp(_ cycle: ArraySlice<Visit>, at place: FilePlace) {
        let names = (cycle.map(\.entry.key) + cycle.prefix(1).map(\.entry.key)).map { "'\($0)'" }
        problems.error(
            .parameterLoop, at: place,
            saying: "parameters refer to each other in a cycle: \(names.joined(separator: " -> "))",
            help: "give one of them a value of its own")
        for member in cycle { evaluated[member.key] = (.unusable(at: place), Size()) }
    }

    /// Resolves a parameter that nothing declares: an error if a known name is similar, else a warning, and left to the program.
    private mutating func resolveUndeclared(_ name: String, at place: FilePlace) -> ResolvedValue {
        if let near = problems.nearest(to: name, among: knownNames) {
            problems.error(
                .unknownParameter, at: place, saying: "there is no parameter '\(name)'; did you mean '\(near)'?",
                notes: declared[folded(near)].map {
                    [FileProblem.Note("'\(near)' is declared here", at: $0.place)]
                } ?? [])
            return .unusable(at: place)
        }
        if warnedOf.insert(folded(name)).inserted {
            problems.warning(
                .pendingParameter, at: place, saying: "no file declares the parameter '\(name)'",
                help: "declare it under 'Parameters', or let the program set it before it makes the container")
        }
        return pend(name, at: place)
    }

    /// Notes a parameter that is known only at run time, and returns a reference to it.
    private mutating func pend(_ name: String, at place: FilePlace) -> ResolvedValue {
        if pendingNames.insert(folded(name)).inserted { pending.append(Located(name, at: place)) }
        return ResolvedValue(.late(.parameter(name)), at: place, parameter: name)
    }

    /// Resolves the fallbacks of an environment variable, and the value that files declare for it as `env(NAME)`.
    private mutating func environment(_ reference: EnvironmentReference, at place: FilePlace) -> EnvironmentValue {
        var fallbacks: [String: FileConstant] = [:]
        for case .fallback(let name?) in reference.processors {
            let value = parameter(name, at: place)
            if let constant = value.constant {
                fallbacks[folded(name)] = constant
            } else if !value.isUnusable {
                problems.error(
                    .badEnvironment, at: place,
                    saying: "the parameter '\(name)' is not a constant, which 'default' needs")
            }
        }
        let key = folded("env(\(reference.name))")
        var declaredValue: FileConstant?
        if declared[key] != nil { declaredValue = parameter("env(\(reference.name))", at: place).constant }
        return EnvironmentValue(reference, declared: declaredValue, fallbacks: fallbacks)
    }

    // MARK: Texts

    /// Substitutes the parameters of a text; notes in `given` those that the program has set.
    private mutating func composed(
        _ template: Template, at place: FilePlace, addingTo size: inout Size, noting given: inout Set<String>
    ) -> ResolvedValue.Kind {
        var pieces: [FilePiece] = []
        var text = ""
        func flush() {
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
        }
        for piece in template.pieces {
            switch piece {
            case .text(let part): text += part
            case .environment(let reference):
                flush()
                pieces.append(.environment(environment(reference, at: place)))
            case .parameter(let name):
                let value = parameter(name, at: place)
                given.formUnion(value.given)
                switch value.kind {
                case .late(let piece):
                    flush()
                    pieces.append(piece)
                case .template(let inner):
                    flush()
                    pieces += inner
                default:
                    if let part = value.constant?.embedded {
                        text += part
                    } else if !value.isUnusable {
                        problems.error(
                            .notText, at: place,
                            saying:
                                "the parameter '\(name)' is \(value.word); only texts and numbers can stand inside a text",
                            help: "use '%\(name)%' alone, as the whole value")
                    }
                }
            }
            guard text.utf8.count <= options.limits.text, pieces.count <= 10_000 else {
                problems.error(
                    .tooLarge, at: place,
                    saying: "with its parameters put in, this text has more than \(options.limits.text) bytes")
                return .unusable
            }
        }
        size.weight += text.utf8.count + pieces.count
        guard charge(text.utf8.count + pieces.count, at: place) else { return .unusable }
        flush()
        if pieces.isEmpty { return .constant(.text("")) }
        if pieces.count == 1, case .text(let text) = pieces[0] { return .constant(.text(text)) }
        return .template(pieces)
    }

    /// Rejects a value that its parameters have made too large or too deep.
    ///
    /// Lists of parameters that hold lists of parameters grow exponentially.
    private mutating func checked(_ value: ResolvedValue, size: Size, at place: FilePlace) -> ResolvedValue {
        if size.weight > options.limits.evaluated {
            problems.error(.tooLarge, at: place, saying: "with its parameters put in, this value is too large")
        } else if size.depth > 2 * options.limits.depth {
            problems.error(
                .tooDeep, at: place,
                saying: "with its parameters put in, this value is nested more than \(2 * options.limits.depth) deep")
        } else {
            return value
        }
        return .unusable(at: place)
    }

    /// Adds to the cost of all files, and returns whether the total is within the limit.
    private mutating func charge(_ more: Int, at place: FilePlace) -> Bool {
        if let problem = cost.problem(adding: more, by: .evaluated, at: place) { problems.add(problem) }
        return !cost.isExceeded
    }
}

extension ResolvedValue {
    /// A placeholder for a value whose problem has been reported.
    static func unusable(at place: FilePlace) -> ResolvedValue { ResolvedValue(.unusable, at: place) }

    /// Whether an error has been reported in place of a value.
    var isUnusable: Bool {
        if case .unusable = kind { true } else { false }
    }

    /// A copy at the position of its use, with the name of the parameter that has the value.
    fileprivate func moved(to place: FilePlace, parameter: String) -> ResolvedValue {
        ResolvedValue(kind, at: place, parameter: isUnusable ? nil : parameter, given: given)
    }

    /// Creates a value from a constant; its members have the same position and the same `given`.
    fileprivate init(_ constant: FileConstant, at place: FilePlace, given: Set<String>) {
        let kind: Kind =
            switch constant {
            case .null, .boolean, .integer, .number, .text: .constant(constant)
            case .list(let members): .list(members.map { ResolvedValue($0, at: place, given: given) })
            case .map(let entries):
                .map(
                    entries.map {
                        Entry(key: $0.key, place: place, value: ResolvedValue($0.value, at: place, given: given))
                    })
            }
        self.init(kind, at: place, given: given)
    }
}
