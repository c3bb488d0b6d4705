// The texts of requests that fail, and of what is wrong with a call.

extension Message {
    static let externalNotSet: Message = """
        [external-not-set] the external `%node` has not been set
        %{provide it first: `container.set(...)`%|open the scope with it: `container.scope("%name", with: ...)`%}
        """
    static let asynchronousOnly: Message = """
        [asynchronous-only] `%node` must be awaited
        request it with `try await container.get(async: ...)`%{, or make it `.eager()` and request it after the start%}
        """
    static let builtByTask: Message = """
        [asynchronous-only] %{`%node`%|a `Lazy`%} is being built by a task, which must be awaited
        %{request it with `try await container.get(async: ...)`%}
        """
    static let setAwaiting: Message = """
        [asynchronous-only] %text
        set it with `try await container.set(async: ...)`
        """
    static let builtOnMain: Message = """
        [main-actor-only] `%node` is built on the main actor
        request it there with `get(main: ...)`, or anywhere with `try await container.get(async: ...)`
        """
    static let keptOnMain: Message = """
        [main-actor-only] `%node` %{is not `Sendable` and stays on the main actor%|\
        conforms to `%type` on the main actor only%}
        request it there with `get(main: ...)`
        """
    static let conformsElsewhere: Message = """
        [main-actor-only] `%node` conforms to `%type` on an actor that is not the main actor
        isolate the conformance to the main actor, or to none
        """
    static let circularConstruction: Message = """
        [circular-construction] %{`%node`%|a `Lazy`%} was requested while it was being built
        %{declare it as a step, with `.inject` or `.call`, so that the graph knows the cycle; \
        or keep a `Lazy` or a `Provider`, and call it later%}
        """
    static let circularWait: Message = """
        [circular-wait] waiting for `%name` would deadlock: it waits for %text
        do not wait here: take a `Lazy`, a `Provider` or an `AsyncProvider` and call it later, \
        or start a `Task` without awaiting it
        """
    static let canceled: Message = "[canceled] the task was canceled while it waited for `%name`"
    static let ended: Message = """
        [ended] %name has ended
        request it before `stop()`, or create another one
        """
    static let overrideEnded: Message = """
        [ended] the override of %text has ended
        await the task before the operation of `withOverrides` returns, or start it with `Task.detached`, \
        which sees no overrides
        """
    static let released: Message = """
        [ended] the container was released
        keep a reference to the container while it is in use
        """
    static let outsideScope: Message = """
        [outside-scope] `%node` belongs to the scope "%name", which is not open here
        open one, `container.scope("%name")`, and request it there
        """
    static let unknownScope: Message = """
        [unknown-scope] no definition belongs to a scope "%name"
        open a declared scope, or declare `Scoped("%name", ...)`
        """
    static let nestedTooDeep: Message = """
        [too-deep] requests are nested too deeply: each starts before the previous one returns
        request it after the initializer, or take it as a parameter
        """
    static let chainTooLong: Message = """
        [too-deep] building `%node` needs a chain of %count objects, too long for the stack
        declare some of the chain as singletons, which are built one after another
        """
    static let constructionFailed: Message = "[construction-failed] building `%node` failed: %text"
    static let stepFailed: Message = "[construction-failed] the %name of `%node` failed: %text"
    static let scopeValueMissing: Message = """
        [scope-value] the scope "%name" is opened without a value for `%node`
        add it: `container.scope("%name", with: ...)`, or open the scope without values and use `set(_:)`
        """
    static let scopeValueUnclear: Message = """
        [scope-value] a value of `%type`%text %{matches no external of the scope%|is passed twice to the scope%|\
        matches %count externals of the scope%} "%name"
        %{declare `External(%type.self, in: ...)`, or remove the value%|pass it once%|\
        name one: `ScopeValue(..., named: "...")`%}
        """
}

// MARK: What they are about

extension ResolutionError {
    static func externalNotSet(_ node: Node) -> ResolutionError {
        let scope = node.lifetime.scope
        return ResolutionError(
            .externalNotSet, Values(node, name: scope?.name ?? "", choice: scope == nil ? 0 : 1))
    }

    static func isolation(_ node: Node) -> ResolutionError {
        guard node.completeIsolation == .asynchronous else {
            return ResolutionError(.builtOnMain, Values(node), path: node.way(to: .main))
        }
        let mayBeEager = node.kind == .singleton && !node.mayBeDropped
        return ResolutionError(
            .asynchronousOnly, Values(node, choice: mayBeEager ? 0 : 1), path: node.way(to: .asynchronous))
    }

    /// What is being built by a task, for which no thread waits; nil for what a `Lazy` keeps.
    static func builtByTask(_ node: Node?) -> ResolutionError {
        ResolutionError(.builtByTask, Values(node, choice: node == nil ? 1 : 0))
    }

    static func staysOnMain(_ node: Node, as type: Any.Type) -> ResolutionError {
        ResolutionError(.keptOnMain, Values(node, type: type, choice: node.staysOnMain ? 0 : 1))
    }

    static func elsewhere(_ node: Node, _ type: Any.Type) -> ResolutionError {
        ResolutionError(.conformsElsewhere, Values(node, type: type))
    }

    /// What waits for the request that needs it, or what a `Lazy` keeps, by way of what is built by others in between.
    static func circular(_ node: Node?, through labels: [String] = []) -> ResolutionError {
        ResolutionError(
            .circularConstruction, Values(node, choice: node == nil ? 1 : 0), path: node == nil ? [] : labels)
    }

    package static func circularWait(_ wait: CircularWait) -> ResolutionError {
        let others = wait.labels.dropFirst().map { "`\($0)`" }
        return ResolutionError(
            .circularWait,
            Values(
                name: wait.labels.first ?? "",
                text: others.isEmpty ? "this request" : others.joined(separator: ", which waits for ")),
            path: wait.labels)
    }

    static func canceled(_ node: Node?) -> ResolutionError {
        ResolutionError(.canceled, Values(node, name: node?.label ?? "Lazy"), underlying: CancellationError())
    }

    @usableFromInline
    static func ended(_ container: Container) -> ResolutionError {
        guard let base = container.overlaid else { return ResolutionError(.ended, Values(name: container.words)) }
        let definitions = container.graph.definitions(notIn: base.graph)
        return ResolutionError(
            .overrideEnded, Values(text: definitions.map { "`\($0.label)`" }.joined(separator: ", ")),
            notes: definitions.map { Diagnostic.Note("override", "`\($0.label)` (\($0.location))") })
    }

    @usableFromInline
    static func gone() -> ResolutionError { ResolutionError(.released, Values()) }

    static func outsideScope(_ node: Node) -> ResolutionError {
        ResolutionError(.outsideScope, Values(node, name: node.lifetime.scope?.name ?? ""))
    }

    static func unknownScope(_ name: String, among names: some Sequence<String>) -> ResolutionError {
        ResolutionError(
            .unknownScope, Values(name: name),
            notes: suggestions(for: name, among: names).map { Diagnostic.Note("similar", "\"\($0)\"") })
    }

    static func tooDeep(_ node: Node?) -> ResolutionError {
        guard let node, node.depth >= StackGuard.interval else { return ResolutionError(.nestedTooDeep, Values(node)) }
        return ResolutionError(.chainTooLong, Values(node, count: node.depth))
    }

    static func failed(_ node: Node, _ error: any Error) -> ResolutionError {
        ResolutionError(.constructionFailed, Values(node, text: "\(error)"), underlying: error)
    }

    static func stepFailed(_ node: Node, _ step: String, _ error: any Error) -> ResolutionError {
        ResolutionError(.stepFailed, Values(node, name: step, text: "\(error)"), underlying: error)
    }

    static func unresolved(
        _ problem: Unresolved, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> ResolutionError {
        ResolutionError(Diagnostic(problem, at: nil, in: index, &cache))
    }

    static func scopeValueMissing(_ node: Node, _ all: [Node], _ scope: Scope) -> ResolutionError {
        ResolutionError(
            .scopeValueMissing, Values(node, name: scope.name), notes: all.map { Diagnostic.Note("missing", $0) })
    }

    static func scopeValueUnclear(
        _ type: Any.Type, _ name: String?, _ fitting: [Node], _ all: [Node], _ scope: Scope
    ) -> ResolutionError {
        ResolutionError(
            .scopeValueUnclear,
            Values(
                type: type, name: scope.name, text: name.map { " named \"\($0)\"" } ?? "", count: fitting.count,
                choice: min(fitting.count, 2)),
            notes: (fitting.isEmpty ? all : fitting).map { Diagnostic.Note("external", $0) })
    }
}
