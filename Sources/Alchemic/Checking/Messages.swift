// Every message of the check, made in one place. Each has a golden text in the tests.

extension Diagnostic {
    private static func code(_ type: Any.Type) -> String { "`\(spelling(of: type))`" }

    /// A definition as a candidate: what it is and where it stands.
    private static func listed(_ node: Node) -> String { "`\(node.label)` (\(node.definition.location))" }

    private static func also(_ others: [Place]) -> [Note] {
        guard !others.isEmpty else { return [] }
        let shown = others.prefix(3).map(\.words).joined(separator: ", ")
        let rest = others.count > 3 ? " and \(others.count - 3) more" : ""
        return [Note("also needed by", shown + rest)]
    }

    // MARK: Finding

    static func missingBinding(
        _ type: Any.Type, _ plan: QueryPlan, _ place: Place, path: [String], others: [Place],
        index: DefinitionIndex, _ cache: inout TypeCache
    ) -> Diagnostic {
        let asked = plan.isAuto ? "" : " (\(plan))"
        return Diagnostic(
            .missingBinding, "nothing provides \(code(type))\(asked), \(place.words)", at: place.location,
            path: path + [spelling(of: type)],
            notes: also(others) + similar(to: type, plan, in: index, &cache),
            help: remedy(for: type, plan))
    }

    /// Candidates that were turned down, and why; near type names.
    private static func similar(
        to type: Any.Type, _ plan: QueryPlan, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Note] {
        var notes: [Note] = []
        if !plan.isAuto {
            for node in index.nodes(of: plan.types.first ?? type, &cache).prefix(3) {
                notes.append(Note("similar", "\(listed(node)) - does not match the rest of the query"))
            }
            let tags = index.nodes.flatMap { $0.definition.tags.map(\.name) }
            for tag in plan.tags where !tags.contains(tag) {
                for near in suggestions(for: tag, among: tags) {
                    notes.append(Note("similar", "the tag \"\(near)\""))
                }
            }
        }
        for node in index.nodes.lazy.filter({ !$0.definition.hasDetails || !$0.definition.details.hidesOtherTypes })
        where notes.count < 3 && isRelated(node.type, type) {
            notes.append(Note("similar", "\(listed(node)) - \(relation(of: node.type, to: type))"))
        }
        for node in index.nodes where notes.count < 3 && node.definition.hasDetails {
            if node.definition.details.hidesOtherTypes, fits(node.type, type) {
                notes.append(Note("similar", "\(listed(node)) - hidden from this type by `.only(as:)`"))
            }
        }
        let names = Set(index.nodes.lazy.map { spelling(of: $0.type) })
        for near in suggestions(for: spelling(of: type), among: names) where notes.isEmpty {
            if let node = index.nodes.first(where: { spelling(of: $0.type) == near }) {
                notes.append(Note("similar", listed(node)))
            }
        }
        return notes
    }

    private static func isRelated(_ type: Any.Type, _ wanted: Any.Type) -> Bool {
        if type == wanted { return false }
        return TypeShape(type).outer.map { $0.witness.element == wanted } ?? false
            || (wanted is AnyClass && fits(wanted, type) && type is AnyClass)
    }

    private static func relation(of type: Any.Type, to wanted: Any.Type) -> String {
        if let outer = TypeShape(type).outer, outer.witness.element == wanted {
            return outer.form == .optional ? "it may be nil, ask for \(code(type))" : "ask for \(code(type))"
        }
        return "a superclass, which does not do"
    }

    private static func remedy(for type: Any.Type, _ plan: QueryPlan) -> String {
        let wanted = plan.types.first ?? type
        if !plan.tags.isEmpty { return "tag a declaration of \(code(wanted)) with \"\(plan.tags[0])\"" }
        if isExistential(wanted) {
            return "declare a type that conforms to it: `Singleton(SomeType.init).as((\(spelling(of: wanted))).self)`, "
                + "or make the parameter optional"
        }
        return "declare `Singleton(\(spelling(of: wanted)).init)`, or make the parameter optional"
    }

    static func missingName(
        _ name: String, _ type: Any.Type, _ place: Place, path: [String], others: [Place], index: DefinitionIndex
    ) -> Diagnostic {
        let near = suggestions(for: name, among: index.names)
        let notes: [Note] = near.compactMap { near in
            index.nodes(named: near).first.map { Note("similar", "\"\(near)\": \(listed($0))") }
        }
        return Diagnostic(
            .missingName, "nothing is named \"\(name)\", asked for by \(place.words)", at: place.location,
            path: path + ["\"\(name)\""], notes: also(others) + notes,
            help: near.first.map { "ask for \"\($0)\", or name a declaration \"\(name)\"" }
                ?? "name a declaration: `.named(\"\(name)\")`")
    }

    static func ambiguous(_ nodes: [Node], _ type: Any.Type, _ plan: QueryPlan, _ place: Place) -> Diagnostic {
        Diagnostic(
            .ambiguous, "\(nodes.count) definitions match \(code(type)), \(place.words), and none is primary",
            at: place.location, path: [place.node.label, spelling(of: type)],
            notes: nodes.map { Note("candidate", listed($0)) },
            help: "mark one `.primary()`, ask for one by name or type, or take a list: `[\(spelling(of: type))]`")
    }

    static func severalPrimaries(
        _ nodes: [Node], _ type: Any.Type, _ plan: QueryPlan, _ place: Place
    ) -> Diagnostic {
        Diagnostic(
            .severalPrimaries,
            "\(nodes.count) of the definitions that match \(code(type)), \(place.words), are primary",
            at: place.location, path: [place.node.label, spelling(of: type)],
            notes: nodes.map { Note("primary", listed($0)) }, help: "leave `.primary()` on one of them")
    }

    static func illegalQuery(_ reason: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            .illegalQuery, "\(reason), \(place.words)", at: place.location, path: [place.node.label],
            help: "leave one of them out of the query")
    }

    static func typeMismatch(_ node: Node, _ type: Any.Type, _ plan: QueryPlan, _ place: Place) -> Diagnostic {
        Diagnostic(
            .typeMismatch, "what is \(plan) is no \(code(type)), \(place.words)", at: place.location,
            path: [place.node.label, node.label], notes: [Note("found", listed(node))],
            help: "ask for something that is \(code(type)), or change the parameter's type")
    }

    static func unnamedMember(_ node: Node, _ place: Place) -> Diagnostic {
        Diagnostic(
            .unnamedMember, "a member of a dictionary has no name, \(place.words)", at: node.definition.location,
            path: [place.node.label, node.label], notes: [Note("dictionary", "\(place.location)")],
            help: "name it: `.named(\"…\")`; names are the dictionary's keys")
    }

    static func tooFew(_ nodes: [Node], _ wanted: Int, _ type: Any.Type, _ place: Place) -> Diagnostic {
        Diagnostic(
            .tooFew, "at least \(wanted) of \(code(type)) are wanted and \(nodes.count) declared, \(place.words)",
            at: place.location, path: [place.node.label, "[\(spelling(of: type))]"],
            notes: nodes.map { Note("member", listed($0)) }, help: "declare more, or ask for fewer with `atLeast:`")
    }

    // MARK: Declarations

    static func duplicateName(_ name: String, _ node: Node, _ other: Node) -> Diagnostic {
        Diagnostic(
            .duplicateName, "the name \"\(name)\" is given twice", at: node.definition.location,
            notes: [Note("first", listed(other)), Note("second", listed(node))],
            help: "rename one of them, or replace the first with `.overriding(named: \"\(name)\")`")
    }

    static func brokenPromise(_ node: Node, _ type: Any.Type) -> Diagnostic {
        Diagnostic(
            .brokenPromise, "`\(node.label)` is promised as \(code(type)), which it is not",
            at: node.definition.location,
            help: isConstrainedExistential(type)
                ? "a protocol with constraints cannot be verified; let the compiler do it: "
                    + "`.as((\(spelling(of: type))).self) { $0 }`"
                : "conform \(code(node.type)) to it, or leave out `.as(…)`")
    }

    static func argumentCount(_ node: Node, expected: Int, got: Int) -> Diagnostic {
        Diagnostic(
            .argumentCount, "`\(node.label)` takes \(expected) arguments and has \(got) queries",
            at: node.definition.location, help: "give one query for each parameter, `.auto` where its type says enough")
    }

    static func notSendable(_ node: Node) -> Diagnostic {
        Diagnostic(
            .notSendable, "`\(node.label)` is shared and not `Sendable`", at: node.definition.location,
            help: "make it `Sendable`, declare it with `main:`, or declare it a `Prototype`")
    }

    static func weakValue(_ node: Node) -> Diagnostic {
        Diagnostic(
            .weakValue, "`\(node.label)` is declared weak, and only classes and actors can be held weakly",
            at: node.definition.location, help: "declare it a `Singleton`, or return the class itself and add `.as(…)`")
    }

    static func overrideOfNothing(_ node: Node, _ override: Override, _ index: DefinitionIndex) -> Diagnostic {
        let others = index.nodes.filter { $0.index != node.index }
        let target: String
        var near: [String] = []
        switch override {
        case .name(let name):
            target = "nothing is named \"\(name)\""
            near = suggestions(
                for: name, among: others.flatMap { [$0.definition.name].compactMap { $0 } + $0.definition.aliases })
        case .type(let type): target = "nothing else provides \(code(type))"
        }
        return Diagnostic(
            .overrideOfNothing, "`\(node.label)` overrides nothing: \(target)", at: node.definition.location,
            notes: near.map { Note("similar", "\"\($0)\"") },
            help: "leave out `.overriding(…)`, or name what it should replace")
    }

    static func overrideOfSeveral(_ node: Node, _ override: Override, _ targets: [Node]) -> Diagnostic {
        Diagnostic(
            .overrideOfSeveral, "`\(node.label)` overrides \(targets.count) definitions, and may replace only one",
            at: node.definition.location, notes: targets.map { Note("candidate", listed($0)) },
            help: "name the one to replace: `.overriding(named: \"…\")`")
    }

    static func decoratorOfNothing(_ definition: Definition, _ index: DefinitionIndex) -> Diagnostic {
        let name = definition.details.decoratedName.map { " named \"\($0)\"" } ?? ""
        return Diagnostic(
            .decoratorOfNothing, "a decorator of \(code(definition.type))\(name) wraps nothing",
            at: definition.location,
            help: "declare something that provides \(code(definition.type))\(name), or leave the decorator out")
    }

    static func sourceFailed(_ name: String, _ error: any Error) -> Diagnostic {
        Diagnostic(
            .sourceFailed, "the definition source \"\(name)\" failed: \(error)", at: nil,
            help: "mend what it reads; nothing it declares is known")
    }

    // MARK: Building

    static func cycle(_ path: [(node: Node, edge: Edge)], ofInitialisers: Bool) -> Diagnostic {
        let names = path.map(\.node.label) + [path[0].node.label]
        let places = path.map { step in
            Note("needs", "\(listed(step.node)) needs `\(step.edge.target.label)`\(way(step.edge))")
        }
        return Diagnostic(
            .cycle,
            ofInitialisers
                ? "\(path.count == 1 ? "`\(names[0])` needs itself" : "\(path.count) definitions need one another") to be made"
                : "making `\(names[0])` never ends: nothing in the circle is made only once",
            at: path[0].node.definition.location, path: shortened(names), notes: Array(places.prefix(12)),
            help: ofInitialisers
                ? "let one of them take a `Lazy` or a `Provider`, or set it after construction with `.inject(…)`"
                : "declare one of them a `Singleton` or `Scoped`, or take a `Provider`")
    }

    private static func way(_ edge: Edge) -> String {
        if let step = edge.step { return " for its \(step.kind.rawValue) \(step.name.map { "`\($0)`" } ?? "")" }
        return edge.dependency.position == 0 ? " as its owner" : " as parameter \(edge.dependency.position)"
    }

    static func captiveScope(_ path: [Node]) -> Diagnostic {
        let holder = path[0]
        let held = path[path.count - 1]
        let scope = held.lifetime.scope ?? ""
        return Diagnostic(
            .captiveScope, "`\(holder.label)` outlives the scope \"\(scope)\" and reaches `\(held.label)` of it",
            at: holder.definition.location, path: shortened(path.map(\.label)),
            notes: [Note("scoped", listed(held))],
            help:
                "declare `\(holder.label)` as `Scoped(\"\(scope)\", …)`, or take a `ScopeProvider` and pass it a scope")
    }

    static func asynchronousDependency(_ node: Node, _ edge: Edge) -> Diagnostic {
        Diagnostic(
            .asynchronousDependency,
            "`\(node.label)` asks for `\(edge.target.label)` when it cannot wait, and that has to be awaited",
            at: node.definition.location, path: [node.label, edge.target.label],
            notes: [Note("asynchronous", listed(edge.target))],
            help: edge.target.isCached
                ? "take an `AsyncProvider`, or make it `.eager()` so that it is there after the start"
                : "take an `AsyncProvider`")
    }

    static func mainActorOnly(_ node: Node, _ edge: Edge) -> Diagnostic {
        Diagnostic(
            .mainActorOnly,
            "`\(node.label)` takes `\(edge.target.label)`, which is not `Sendable` and stays on the main actor",
            at: node.definition.location, path: [node.label, edge.target.label],
            notes: [Note("main actor", listed(edge.target))],
            help: "declare `\(node.label)` with `main:` too, or make `\(edge.target.label)` `Sendable`")
    }

    static func lazyPrototype(_ node: Node, _ edge: Edge) -> Diagnostic {
        Diagnostic(
            .lazyPrototype,
            "a `Lazy` in `\(node.label)` would share `\(edge.target.label)`, a prototype that is not `Sendable`",
            at: node.definition.location, path: [node.label, edge.target.label],
            notes: [Note("prototype", listed(edge.target))], help: "take a `Provider` instead")
    }

    // MARK: Use

    static func unused(_ node: Node, _ roots: [Any.Type]) -> Diagnostic {
        Diagnostic(
            .unused, severity: .warning, "nothing uses `\(node.label)`", at: node.definition.location,
            notes: [Note("roots", roots.map { spelling(of: $0) }.joined(separator: ", "))],
            help: "leave it out, make it `.eager()`, or add what needs it to the roots")
    }

    static func unresolvedRoot(
        _ type: Any.Type, _ problem: Unresolved, _ index: DefinitionIndex, _ cache: inout TypeCache
    ) -> Diagnostic {
        let (headline, notes) = problem.words(asking: "as a root")
        var extra = notes
        if case .missing(let type, let plan) = problem { extra += similar(to: type, plan, in: index, &cache) }
        return Diagnostic(
            problem.id, headline, at: nil, path: [spelling(of: type)], notes: extra,
            help: "declare it, or take it off the roots")
    }

    /// Notes on what resembles a type that was asked for and is not there.
    static func hints(
        for problem: Unresolved, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> [Note] {
        switch problem {
        case .missing(let type, let plan): similar(to: type, plan, in: index, &cache)
        case .missingName(let name, _):
            suggestions(for: name, among: index.names).map { Note("similar", "\"\($0)\"") }
        default: []
        }
    }
}

extension Unresolved {
    /// The problem in words for a request, with the candidates.
    func words(asking how: String) -> (headline: String, notes: [Diagnostic.Note]) {
        func listed(_ nodes: [Node]) -> [Diagnostic.Note] {
            nodes.map { Diagnostic.Note("candidate", "`\($0.label)` (\($0.definition.location))") }
        }
        switch self {
        case .missing(let type, let plan):
            return ("nothing provides `\(spelling(of: type))`\(plan.isAuto ? "" : " (\(plan))"), asked for \(how)", [])
        case .missingName(let name, _): return ("nothing is named \"\(name)\", asked for \(how)", [])
        case .ambiguous(let nodes, let type, _):
            return (
                "\(nodes.count) definitions match `\(spelling(of: type))`, asked for \(how), and none is primary",
                listed(nodes)
            )
        case .severalPrimaries(let nodes, let type, _):
            return (
                "\(nodes.count) of the definitions that match `\(spelling(of: type))`, asked for \(how), are primary",
                listed(nodes)
            )
        case .illegalQuery(let reason): return ("\(reason), asked for \(how)", [])
        case .mismatch(let node, let type, let plan):
            return ("what is \(plan) is no `\(spelling(of: type))`, asked for \(how)", listed([node]))
        case .unnamedMember(let node):
            return ("a member of a dictionary has no name, asked for \(how)", listed([node]))
        case .tooFew(let nodes, let wanted, let type):
            return (
                "at least \(wanted) of `\(spelling(of: type))` are wanted and \(nodes.count) declared, asked for \(how)",
                listed(nodes)
            )
        }
    }

    var id: Diagnostic.ID {
        switch self {
        case .missing: .missingBinding
        case .missingName: .missingName
        case .ambiguous: .ambiguous
        case .severalPrimaries: .severalPrimaries
        case .illegalQuery: .illegalQuery
        case .mismatch: .typeMismatch
        case .unnamedMember: .unnamedMember
        case .tooFew: .tooFew
        }
    }
}
