import AlchemicGraph

extension Graph {
    /// The definition that a plain call resolves; nil if there is none, or several.
    func plainSubject(of type: Any.Type, named name: String?, using cache: TypeCache) -> Node? {
        let query: ErasedQuery = name.map { ErasedQuery(names: [$0]) } ?? .auto
        guard case .node(let node)? = try? resolver.resolve(type, matching: query, for: .anywhere, using: cache) else {
            return nil
        }
        return node
    }

    /// The kept definitions that may have been built before a call.
    ///
    /// - Parameters:
    ///   - awaited: The indices of the definitions that code awaits.
    ///   - startedToo: Whether a start has run.
    func mayBeBuilt(awaiting awaited: Set<Int>, startedToo: Bool) -> Set<Int> {
        var roots = startedToo ? buildOrder : []
        for node in nodes {
            // Code calls a configuration's method, and a typed container resolves its roots. A lazy service counts as well.
            let mayBeAwaited =
                awaited.contains(node.index) || node.kind == .external || node.kind == .value
                || node.details.method != nil || node.module == TypedContainer.moduleName
                || node.definition.isRunAsService && !node.definition.isBuiltByRun
            if mayBeAwaited { roots.append(node) }
            for edge in node.edges where edge.moment == .later { roots.append(edge.target) }
        }
        return kept(below: roots)
    }

    /// The kept definitions that exist before a factory or step is called.
    func built(before builder: PlainCall.Builder) -> Set<Int> {
        let edges = builder.node.edges.filter { $0.moment == .construction || builder.isStep && $0.moment == .step }
        return kept(below: edges.map(\.target))
    }

    /// The indices of the kept definitions among the roots, and among everything that building the roots builds.
    private func kept(below roots: [Node]) -> Set<Int> {
        Set(NodesBelow(roots) { $0.moment != .later }.nodes.filter(\.isKept).map(\.index))
    }

    /// Whether a start may call a factory.
    func startMayRun(_ node: Node) -> Bool {
        NodesBelow(buildOrder) { $0.moment != .later }.nodes.contains { $0 === node }
    }

    /// The reason why a plain call of a definition fails; nil if it may succeed.
    func obstacle(to node: Node, as type: Any.Type, besides isBuilt: (Node) -> Bool) -> PlainCall.Obstacle? {
        if node.staysOnMain(as: type) { return .staysOnMain(node) }
        guard node.completeIsolation != .synchronous, !isBuilt(node) else { return nil }
        let below = NodesBelow([node]) {
            $0.moment != .later && !$0.isCall && !$0.way.isAlternative && !isBuilt($0.target)
        }
        let needs = below.nodes.map(\.makingIsolation)
        guard let index = needs.firstIndex(of: .asynchronous) ?? needs.firstIndex(of: .main) else { return nil }
        let path = below.path(to: index)
        return needs[index] == .asynchronous ? .awaited(path) : .onMain(path)
    }

    /// The definitions on a path, each with the type and name that resolve it; nil if a scope may provide another one.
    func steps(on path: [Node], from call: PlainCall) -> [PlainCall.Step]? {
        var steps: [PlainCall.Step] = [(call.node, call.type, call.request.named)]
        for (user, node) in zip(path, path.dropFirst()) {
            guard let edge = user.edges.first(where: { $0.target === node && $0.moment != .later && !$0.isCall }),
                !user.edges.contains(where: {
                    $0.step == edge.step && $0.parameter == edge.parameter && $0.way.isAlternative
                })
            else { return nil }
            let dependency = user.origin(of: edge).dependency
            steps.append((node, TypeShape(dependency.type).leaf, dependency.query.names.first))
        }
        return steps
    }

    /// Whether no other definition of the graph would answer in another container or in a scope.
    func isOnlyAnswer(_ step: PlainCall.Step, using cache: TypeCache) -> Bool {
        if resolver.index.replaced.contains(where: { fits($0.node.type, step.type) }) { return false }
        return step.name != nil || resolver.index.nodes(of: step.type, using: cache).count < 2
    }

    /// Whether the graph has an external whose type has the name of a variable, ignoring case.
    func hasExternal(called name: String) -> Bool {
        nodes.contains {
            $0.kind == .external && TypeNames.simpleName(of: $0.type)?.lowercased() == name.lowercased()
        }
    }

    /// The warning about a plain call that fails.
    func warning(
        of call: PlainCall, obstacle: PlainCall.Obstacle, at location: Definition.SourceLocation
    ) -> Diagnostic {
        let mention = call.node.mention
        let name = call.request.named.map { ", .named(\"\($0)\")" } ?? ""
        let type = "\(call.request.type.text.contains("any ") ? "(\(call.request.type.text))" : call.request.type.text)"
        func resolving(_ label: String) -> String { "`get(\(label): \(type).self\(name))`" }
        let path = obstacle.path.map(\.mention)
        switch obstacle {
        case .awaited(let nodes):
            let headline =
                call.isStarted
                ? "`\(mention)` must be awaited, and may not be built yet when a start builds `\(call.builder?.node.mention ?? "")`"
                : "`\(mention)` must be awaited, but is resolved synchronously here"
            let last = nodes[nodes.count - 1]
            let help =
                call.builder.map {
                    "let \($0.isStep ? "this step of " : "")`\($0.node.mention)` take it as a parameter"
                }
                ?? "resolve it with `try await` and \(resolving("async"))"
                + (last.mayBeEager
                    ? ", or declare `\(last.mention)` `.eager()`, so that `start()` builds it first" : "")
            return Diagnostic(
                .asynchronousOnly, severity: .warning, headline, at: location, path: path, help: help)
        case .onMain:
            return Diagnostic(
                .mainActorOnly, severity: .warning,
                "`\(mention)` is built on the main actor, but is resolved here without `get(main:)`", at: location,
                path: path,
                help:
                    "resolve it on the main actor with \(resolving("main")), or anywhere with `try await` and \(resolving("async"))"
            )
        case .staysOnMain(let node):
            let reason =
                node.staysOnMain
                ? "is not `Sendable` and stays on the main actor"
                : "conforms to `\(AlchemicGraph.mention(of: call.type))` on the main actor only"
            return Diagnostic(
                .mainActorOnly, severity: .warning,
                "`\(mention)` \(reason), but is resolved here without `get(main:)`", at: location, path: path,
                help: "resolve it on the main actor with \(resolving("main"))")
        }
    }
}
