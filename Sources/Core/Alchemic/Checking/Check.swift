/// The check at work: everything that ``Graph`` knows is found here, in one pass over each kind of problem.
///
/// The steps are in files of their own, `Check+….swift`, in the order in which ``run(roots:)`` takes them.
package struct Check {
    /// A definition, the module it stands in, and how many containers stand above it.
    struct Declared {
        var definition: Definition
        let module: String
        let level: Int
        /// How many definitions were declared before it.
        var position = 0
    }

    let parent: Graph?
    /// The level of what is collected; an overlay's definitions stand above those they override.
    var level: Int
    /// Where the roots are listed.
    var rootLocation: SourceLocation?
    /// Whether what is collected stands before another graph's definitions for a while, in one task.
    var isOverlay = false
    /// Whether a start builds what is eager at other levels, too.
    var startsAllLevels = false
    /// Every definition, each after all that its construction needs.
    var constructionOrder: [Node] = []
    /// What was declared, in order, before overrides are applied.
    var declared: [Declared] = []
    /// The parents' decorators first: they wrap what is declared here, too.
    var decorators: [Declared]
    var modulesSeen: Set<ObjectIdentifier> = []
    /// The methods of configurations, with the names by which what they make is asked for.
    var methods: [ConfigurationMethod.Key: String]
    /// The modules and sources that were met, for the document.
    var modules: [ListedModule]

    private(set) var allNodes: [Node]
    /// Those this check adds, which it may write to until they are the graph's.
    private(set) var drafts: [Node.Draft] = []
    var index: DefinitionIndex
    var wrappers: [Resolver.WrapperKey: Node]
    var cache = TypeCache()
    var problems = Problems()
    /// What was not resolved, with everything that needs it, so that each missing thing is reported once.
    var unresolved = UnresolvedPlaces()
    /// What asks whom it is made for.
    var told: Set<Int> = []

    init(parent: Graph?) {
        self.parent = parent
        level = parent.map { $0.level + 1 } ?? 0
        allNodes = parent?.nodes ?? []
        modules = parent?.modules ?? []
        methods = parent?.methods ?? [:]
        decorators = parent?.decorators ?? []
        index = parent?.resolver.index ?? DefinitionIndex()
        wrappers = parent?.resolver.wrappers ?? [:]
    }

    /// The eager definitions of this level, each after all that its construction needs.
    var startOrder: [Node] {
        constructionOrder.filter {
            $0.definition.isEager && $0.inner == nil && ($0.level == level || startsAllLevels)
        }
    }

    /// The eager definitions and the shared objects they need, each after all that its construction needs.
    var buildOrder: [Node] {
        var isNeeded = Array(repeating: false, count: allNodes.count)
        var queue = startOrder
        for node in queue { isNeeded[node.index] = true }
        guard !queue.isEmpty else { return [] }
        while let node = queue.popLast() {
            for edge in node.edges
            where edge.moment != .later && !edge.isOptionalForStart && !isNeeded[edge.target.index] {
                isNeeded[edge.target.index] = true
                queue.append(edge.target)
            }
        }
        return constructionOrder.filter { isNeeded[$0.index] && $0.isBuiltByStart }
    }

    /// The nodes this graph adds to its parent's.
    var ownNodes: ArraySlice<Node> { allNodes[(parent?.nodes.count ?? 0)...] }

    /// Finds every problem there is.
    mutating func run(roots: [Any.Type]) {
        let all = declared
        checkHidden(applyOverrides(), among: all)
        for entry in declared { addNode(entry) }
        applyDecorators()
        resolveDependencies()
        reportUnresolved()
        checkScopeNames()
        checkCycles()
        settleIsolation()
        checkMainActor()
        checkScopes()
        checkDeferredRequests()
        checkStarts()
        checkOwners()
        checkUse(from: roots)
    }

    /// Resolves by the rules, with what has been found so far.
    mutating func resolve(
        _ type: Any.Type, _ plan: QueryPlan, for asker: Resolver.Asker
    ) throws(Unresolved) -> Resolution {
        try Resolver(index: index, wrappers: wrappers).resolve(type, plan, for: asker, &cache)
    }

    /// Adds a node, which is written to through its draft.
    mutating func add(_ draft: Node.Draft) -> Node {
        drafts.append(draft)
        allNodes.append(draft.node)
        return draft.node
    }

    private mutating func addNode(_ entry: Declared) {
        let definition = entry.definition
        let node = add(
            Node.Draft(index: allNodes.count, definition: definition, module: entry.module, level: entry.level))
        for clash in index.add(node) {
            if clash.other === node {
                problems.add(.repeatedName, Values(node, name: clash.name))
            } else {
                problems.add(.duplicateName(clash.name, node, clash.other), order: node.index)
            }
        }
        if node.definition.hasDetails {
            if !definition.details.formerNames.isEmpty {
                let names = definition.details.formerNames + [definition.name].compactMap(\.self)
                let other = names.dropLast().first { $0 != names.last }
                problems.add(
                    .severalNames,
                    Values(
                        node, name: other ?? "", text: names.map { "\"\($0)\"" }.joined(separator: ", "),
                        count: names.count, choice: other == nil ? 1 : 0))
            }
            for conversion in definition.details.promised
            where conversion.converter == nil && !fits(node.type, conversion.type) {
                problems.add(
                    isConstrainedExistential(conversion.type) ? .uncheckedPromise : .brokenPromise,
                    Values(node, type: conversion.type, choice: isExistential(conversion.type) ? 0 : 1))
            }
            for conversion in definition.details.promised
            where !conversion.isSendable && node.kind != .prototype && definition.traits.contains(.sendable)
                && !isExistential(conversion.type) && !fits(node.type, conversion.type)
            {
                problems.add(.sharedConversion, Values(node, type: conversion.type))
            }
        }
        switch node.kind {
        case .singleton, .scoped, .weak:
            if !definition.traits.contains(.sendable), definition.maker.isolation != .main {
                problems.add(.notSendable, Values(node))
            }
            if node.kind == .weak, !(node.type is AnyClass) {
                problems.add(.weakValue, Values(node, choice: node.isExistential ? 0 : 1))
            }
        case .prototype:
            if node.takesArguments, definition.isEager { problems.add(.eagerArguments, Values(node)) }
        case .external, .value: break
        }
    }
}

// MARK: For the container

extension Check {
    /// Every type under which something is found without a query, with what it resolves to: the contents of a container's
    /// table.
    ///
    /// An optional that is nil is not among them: whoever observes the container is told of each request for it.
    mutating func directRequests() -> [(type: Any.Type, resolution: Resolution)] {
        var seen: Set<ObjectIdentifier> = []
        var requests: [(type: Any.Type, resolution: Resolution)] = []
        func add(_ type: Any.Type, _ check: inout Check) {
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            guard let resolution = try? check.resolve(type, .auto, for: .request) else { return }
            if case .nothing = resolution { return }
            requests.append((type, resolution))
        }
        for node in allNodes {
            add(node.type, &self)
            if node.definition.hasDetails {
                for conversion in node.definition.details.promised { add(conversion.type, &self) }
            }
            for dependency in node.dependencies where dependency.plan === QueryPlan.auto { add(dependency.type, &self) }
        }
        return requests
    }
}
