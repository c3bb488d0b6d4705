// Every message of the check is made in the files `Messages….swift`; each has a golden text in the tests. The words are
// ASCII, since logs are.

extension Diagnostic {
    static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    static func code(_ type: Any.Type) -> String { "`\(spelling(of: type))`" }

    /// A scope as code: a literal, which compiles wherever its constant stands.
    static func code(_ scope: Scope?) -> String { scope.map { "\"\($0.name)\"" } ?? "..." }

    /// A definition as a candidate: what it is and where it stands.
    static func listed(_ node: Node) -> String { "`\(node.label)` (\(node.definition.location))" }

    // MARK: Declarations

    static func duplicateName(_ name: String, _ node: Node, _ other: Node) -> Diagnostic {
        Diagnostic(
            .duplicateName, "two definitions have the name \"\(name)\"", at: node.definition.location,
            notes: [
                Note("first", listed(other) + role(of: name, on: other)),
                Note("second", listed(node) + role(of: name, on: node)),
            ],
            help: metTwice([other, node]).map { "\($0); in a loop, give each its own name" }
                ?? "rename one of them, or replace the first with `.overriding(named: \"\(name)\")`")
    }

    static func repeatedName(_ name: String, _ node: Node) -> Diagnostic {
        Diagnostic(
            .duplicateName, "`\(node.label)` repeats the name \"\(name)\" as an alias", at: node.definition.location,
            help: "remove `.alias(\"\(name)\")`")
    }

    /// What to do about one declaration that was met more than once, in modules that a function makes.
    static func metTwice(_ nodes: [Node]) -> String? {
        guard nodes.count > 1, nodes.allSatisfy({ $0.definition.location == nodes[0].definition.location }) else {
            return nil
        }
        return "create the module once, as a constant, and list that constant everywhere"
    }

    static func severalNames(_ node: Node) -> Diagnostic {
        let names = node.definition.details.formerNames + [node.definition.name].compactMap { $0 }
        let others = names.dropLast().filter { $0 != names.last }
        return Diagnostic(
            .severalNames,
            "`\(spelling(of: node.type))` is named \(names.count) times: "
                + names.map { "\"\($0)\"" }.joined(separator: ", "),
            at: node.definition.location,
            help: "keep one `.named(...)`"
                + (others.first.map { ", and add other names as aliases: `.alias(\"\($0)\")`" } ?? ""))
    }

    static func similarScopes(_ node: Node, _ other: Node) -> Diagnostic {
        let name = node.lifetime.scope?.name ?? ""
        let otherName = other.lifetime.scope?.name ?? ""
        return Diagnostic(
            .similarScopes, severity: .warning,
            "the scopes \"\(otherName)\" and \"\(name)\" have nearly the same name", at: node.definition.location,
            notes: [Note("first", listed(other)), Note("second", listed(node))],
            help: "use one name for both, `\(code(other.lifetime.scope))`, or names that differ more")
    }

    private static func role(of name: String, on node: Node) -> String {
        node.definition.name == name ? "" : " as an alias"
    }

    static func brokenPromise(_ node: Node, _ type: Any.Type) -> Diagnostic {
        Diagnostic(
            .brokenPromise,
            "`\(node.label)` is declared as \(code(type)), "
                + (isConstrainedExistential(type)
                    ? "which cannot be checked at run time" : "but does not conform to it"),
            at: node.definition.location,
            help: isConstrainedExistential(type)
                ? "let the compiler check it: `.as((\(spelling(of: type))).self) { $0 }`"
                : isExistential(type)
                    ? "conform \(code(node.type)) to it, or remove `.as(...)`"
                    : "convert it, `.as(\(spelling(of: type)).self) { ... }`, or remove `.as(...)`")
    }

    static func argumentCount(_ node: Node, expected: Int, got: Int) -> Diagnostic {
        Diagnostic(
            .argumentCount,
            "`\(node.label)` has \(counted(expected, "parameter")), but \(got == 1 ? "1 query" : "\(got) queries")",
            at: node.definition.location, help: "pass one query for each parameter; `.auto` resolves it by its type")
    }

    static func eagerArguments(_ node: Node) -> Diagnostic {
        Diagnostic(
            .argumentMismatch, "the start builds `\(node.label)`, but has no arguments to give to it",
            at: node.definition.location, help: "remove `.eager()`")
    }

    static func notSendable(_ node: Node) -> Diagnostic {
        Diagnostic(
            .notSendable, "`\(node.label)` is shared, but not `Sendable`", at: node.definition.location,
            help: "make it `Sendable`, build it on the main actor, `{ @MainActor in ... }`, or declare it a `Prototype`"
        )
    }

    static func sharedConversion(_ node: Node, _ type: Any.Type) -> Diagnostic {
        Diagnostic(
            .notSendable,
            "`\(node.label)` is shared, and so is what it is converted to, but \(code(type)) is not `Sendable`",
            at: node.definition.location,
            help: "make \(code(type)) `Sendable`, declare `\(node.label)` a `Prototype`, or remove `.as(...)`")
    }

    static func sharedWrapper(_ definition: Definition, _ node: Node) -> Diagnostic {
        let type = code(definition.type)
        return Diagnostic(
            .notSendable, "a decorator of \(type) is shared with `\(node.label)`, but \(type) is not `Sendable`",
            at: definition.location, notes: [Note("decorated", listed(node))],
            help: isExistential(definition.type)
                ? "let the protocol inherit `Sendable`, or declare `\(node.label)` a `Prototype`"
                : "make \(type) `Sendable`, or declare `\(node.label)` a `Prototype`")
    }

    static func weakValue(_ node: Node) -> Diagnostic {
        Diagnostic(
            .weakValue, "`\(node.label)` is declared weak, but only classes and actors can be held weakly",
            at: node.definition.location,
            help: node.isExistential
                ? "declare it a singleton, or return the class itself and add `.as(...)`" : "declare it a singleton"
        )
    }

    static func overrideOfNothing(_ node: Node, _ override: Override, _ index: DefinitionIndex) -> Diagnostic {
        let others = index.nodes.filter { $0.index != node.index }
        let target: String
        var near: [String] = []
        switch override {
        case .name(let name):
            target = "nothing is named \"\(name)\""
            let names = others.flatMap { [$0.definition.name].compactMap { $0 } + $0.definition.aliases }
            near = suggestions(for: name, among: names)
        case .type(let type): target = "nothing else provides \(code(type))"
        }
        return Diagnostic(
            .overrideOfNothing, "`\(node.label)` overrides nothing: \(target)", at: node.definition.location,
            notes: near.compactMap { near in
                index.named[near].map { Note("similar", "\"\(near)\": \(listed($0))") }
            },
            help: near.isEmpty
                ? "remove `.overriding(...)`, or declare the definition to replace"
                : "write `.overriding(named: \"\(near[0])\")`, or remove `.overriding(...)`")
    }

    static func overriddenTwice(_ node: Node, _ target: Node, by first: Node) -> Diagnostic {
        Diagnostic(
            .overrideOfNothing, "`\(node.label)` overrides `\(target.label)`, which `\(first.label)` already replaces",
            at: node.definition.location,
            notes: [Note("first", listed(first)), Note("second", listed(node))],
            help: "remove one of the two")
    }

    static func overrideOfSeveral(_ node: Node, _ override: Override, _ targets: [Node]) -> Diagnostic {
        Diagnostic(
            .overrideOfSeveral, "`\(node.label)` overrides \(targets.count) definitions, but can replace only one",
            at: node.definition.location, notes: targets.map { Note("candidate", listed($0)) },
            help: targets.lazy.compactMap(\.definition.name).first.map {
                "name the one to replace: `.overriding(named: \"\($0)\")`"
            } ?? "name the one to replace, `.named(\"...\")`, and override that name: `.overriding(named: \"...\")`")
    }

    static func decoratorOfNothing(
        _ definition: Definition, mayWrapLater: Bool, _ index: DefinitionIndex, _ cache: inout TypeCache
    ) -> Diagnostic {
        let name = definition.details.decoratedName.map { " named \"\($0)\"" } ?? ""
        return Diagnostic(
            .decoratorOfNothing, severity: mayWrapLater ? .warning : .error,
            "a decorator of \(code(definition.type))\(name) wraps nothing",
            at: definition.location,
            notes: definition.details.decoratedName.map { similar(to: $0, as: definition.type, in: index, &cache) }
                ?? [],
            help:
                "declare a definition of \(code(definition.type))\(name)\(mayWrapLater ? ", here or in a child" : ""), or remove the decorator"
        )
    }

    static func sourceFailed(_ name: String, in module: String, _ error: any Error) -> Diagnostic {
        Diagnostic(
            .sourceFailed, "the definition source \"\(name)\" failed: \(error)", at: nil,
            notes: [Note("module", module)], help: "fix its input; until then all its definitions are missing")
    }

    // MARK: Building

    static func cycle(_ path: [(node: Node, edge: Edge)], ofInitializers: Bool) -> Diagnostic {
        let names = path.map(\.node.label) + [path[0].node.label]
        let places = path.map { step in
            Note(
                "where",
                "\(listed(step.node)) \(step.edge.isCall ? "calls" : "takes") "
                    + "`\(step.edge.target.label)`\(way(of: step.node, step.edge))")
        }
        return Diagnostic(
            .cycle,
            ofInitializers
                ? path.count == 1 ? "`\(names[0])` depends on itself" : "\(path.count) definitions depend on each other"
                : "building `\(names[0])` never ends: no definition in the circle is shared",
            at: path[0].node.definition.location, path: LabelPath(names).shortened,
            notes: places.count > 12 ? places.prefix(9) + [Note("where", "(\(places.count - 9) more)")] : places,
            help: remedy(for: path, ofInitializers: ofInitializers))
    }

    /// Which of the arrows may wait, and how; or what is to be kept, so that building ends.
    private static func remedy(for path: [(node: Node, edge: Edge)], ofInitializers: Bool) -> String {
        // Neither what a method belongs to nor what a decorator wraps can wait.
        let step = path.last { !$0.edge.isCall && $0.node.origin(of: $0.edge).dependency.position > 0 }
        guard let (node, edge) = step else { return "let one of them take a `Lazy` or a `Provider`" }
        let type = spelling(of: node.origin(of: edge).dependency.type)
        let form =
            path.contains { $0.node.definition.maker.isolation == .asynchronous }
            ? "AsyncProvider"
            : ofInitializers && edge.target.mayBeShared(as: node.origin(of: edge).dependency.type) ? "Lazy" : "Provider"
        let help = "let `\(node.label)` take `\(form)<\(type)>`"
        if ofInitializers {
            let maySet = node.isClass && node.inner == nil && path.contains { $0.node.isCached }
            guard maySet else { return help }
            if let name = node.nameInFile {
                let value = edge.target.definition.name.map { "'@\($0)'" } ?? "..."
                return "set it under `Setters` of '\(name)', `Setters: { ...: \(value) }`, or \(help)"
            }
            return help + ", or set it after construction with `.inject(...)`"
        }
        let shared = (path.first { $0.node.inner == nil } ?? path[0]).node
        if let name = shared.nameInFile { return "write `Shared: true` for '\(name)' if it is `Sendable`, or \(help)" }
        return "\(help), or declare `\(shared.label)` a `Singleton` if it is `Sendable`"
    }

    private static func way(of node: Node, _ edge: Edge) -> String {
        if edge.isCall { return "" }
        let (dependency, step) = node.origin(of: edge)
        if let step { return " for its \(step.kind.rawValue)" + (step.name.map { " `\($0)`" } ?? "") }
        return dependency.position == 0
            ? (node.inner == nil ? " as its owner" : " to wrap it") : " as parameter \(dependency.position)"
    }

    static func captiveScope(_ path: [Node]) -> Diagnostic {
        let holder = path[0]
        let held = path[path.count - 1]
        return Diagnostic(
            .captiveScope,
            "`\(holder.label)` outlives the scope \"\(held.lifetime.scope?.name ?? "")\", but depends on `\(held.label)` in it",
            at: holder.definition.location, path: LabelPath(path.map(\.label)).shortened,
            notes: [Note("scoped", listed(held))],
            help:
                holder.kind == .external
                ? "declare `External(\(spelling(of: holder.type)).self, in: \(code(held.lifetime.scope)))`, or take a `ScopeProvider` and pass it a scope"
                : "declare `\(holder.label)` as `Scoped(\(code(held.lifetime.scope)), ...)`, or take a `ScopeProvider` and pass it a scope"
        )
    }

    static func asynchronousDependency(_ node: Node, _ edge: Edge) -> Diagnostic {
        Diagnostic(
            .asynchronousDependency,
            "`\(node.label)` takes \(code(node.origin(of: edge).dependency.type)), which is synchronous, but `\(edge.target.label)` must be awaited",
            at: node.definition.location, path: [node.label, edge.target.label],
            notes: [Note("asynchronous", listed(edge.target))],
            help: edge.target.kind == .singleton && !edge.target.mayBeDropped && edge.target.inner == nil
                ? "take an `AsyncProvider`, or declare `\(edge.target.label)` `.eager()`, so that `start()` builds it first"
                : "take an `AsyncProvider`")
    }

    static func mainActorOnly(_ node: Node, _ edge: Edge) -> Diagnostic {
        let (dependency, step) = node.origin(of: edge)
        let target = edge.target.label
        let place = Place(node: node, position: dependency.position, step: step, type: dependency.type)
        let subject = step == nil ? "`\(node.label)`" : place.words
        let isLater = edge.moment == .later
        let taken = isLater ? "\(code(dependency.type)), but `\(target)`" : "`\(target)`, which"
        let reason =
            edge.target.staysOnMain
            ? "is not `Sendable` and stays on the main actor"
            : "conforms to \(code(TypeShape(dependency.type).leaf)) on the main actor only"
        let edit =
            isLater
            ? "take a `Provider` or a `Lazy`, and call `getMain()`"
            : step == nil
                ? "build `\(node.label)` on the main actor too"
                : "set it on the main actor, `.inject(\"...\") { $0.property = $1 }`"
        return Diagnostic(
            .mainActorOnly, "\(subject) takes \(taken) \(reason)", at: place.location, path: [node.label, target],
            notes: [Note("main actor", listed(edge.target))],
            help: edit
                + (edge.target.staysOnMain ? ", or make `\(target)` `Sendable`" : ", or conform without isolation"))
    }

    static func mainActorOnly(_ node: Node, _ action: String) -> Diagnostic {
        Diagnostic(
            .mainActorOnly,
            "`\(node.label)` is not `Sendable` and stays on the main actor, but \(action) runs elsewhere",
            at: node.definition.location, path: [node.label],
            help: "isolate the type, `@MainActor \(node.isClass ? "class" : "struct") \(spelling(of: node.type))`, "
                + "or make it `Sendable`")
    }

    static func lazyPrototype(_ node: Node, _ edge: Edge) -> Diagnostic {
        Diagnostic(
            .lazyPrototype,
            "a `Lazy` in `\(node.label)` would share `\(edge.target.label)`, a prototype not known to be `Sendable`",
            at: node.definition.location, path: [node.label, edge.target.label],
            notes: [Note("prototype", listed(edge.target))], help: "take a `Provider` instead")
    }

    // MARK: Use

    static func sharedSite(_ node: Node) -> Diagnostic {
        Diagnostic(
            .sharedSite, "`\(node.label)` is shared, so it cannot take an `InjectionSite`",
            at: node.definition.location, path: [node.label, "InjectionSite"],
            help: "declare it a `Prototype`, or remove the `InjectionSite`")
    }

    static func neverStarted(_ node: Node) -> Diagnostic {
        let words =
            switch node.kind {
            case .singleton: "is neither eager nor needed by anything eager"
            case .scoped: "belongs to a scope, and `start()` builds no scoped objects"
            default: "is not shared, so the container does not keep it"
            }
        return Diagnostic(
            .neverStarted, severity: .warning, "the start action of `\(node.label)` never runs: it \(words)",
            at: node.definition.location,
            help: node.kind == .singleton
                ? "add `.eager()`, or let an eager definition take it"
                : isItsOwn(node.definition.details.start, of: node)
                    ? "declare it as an `.eager()` `Singleton`, let consumers take a `Provider` and start what it returns, or add `.ownedByConsumer()`"
                    : "declare it as an `.eager()` `Singleton`")
    }

    /// Whether an action is the type's own, which consumers of a prototype may call.
    private static func isItsOwn(_ declared: LifecycleAction?, of node: Node) -> Bool {
        declared == nil && node.kind == .prototype
    }

    static func neverStopped(_ node: Node) -> Diagnostic {
        let isItsOwn = isItsOwn(node.definition.details.stop, of: node)
        let isStarted = isItsOwn && Conformance(of: node.type, to: (any Startable).self) != .none
        return Diagnostic(
            .neverStopped, severity: .warning,
            "the \(isStarted ? "start and stop actions" : "stop action") of `\(node.label)` never \(isStarted ? "run" : "runs"): "
                + "it is a prototype, so the container does not keep it",
            at: node.definition.location,
            help: "declare it as a `Singleton`"
                + (isItsOwn
                    ? ", let consumers take a `Provider` and stop what it returns, or add `.ownedByConsumer()`" : ""))
    }

    static func unused(_ node: Node, _ roots: [Any.Type]) -> Diagnostic {
        Diagnostic(
            .unused, severity: .warning, "nothing uses `\(node.label)`", at: node.definition.location,
            notes: [Note("roots", roots.map(code).joined(separator: ", "))],
            help: "remove it, add `.eager()`, or add its consumer to the roots")
    }
}
