/// The check at work: everything that ``Graph`` knows is found here, in one pass over each kind of problem.
///
/// The steps are in files of their own, `Check+….swift`, in the order in which ``run(roots:)`` takes them.
package struct Check {
    /// A definition, the module it stands in, and how many containers stand above it.
    package struct Declared {
        package var definition: Definition
        let module: String
        var level: Int
        /// How many definitions were declared before it.
        var position = 0
    }

    let parent: Graph?
    /// The level of what is collected; an overlay's definitions stand above those they override.
    package var level: Int
    /// Whether it is a warning that no root leads to a definition.
    var reportsUnused = true
    /// What the program's code resolves, by its place among all definitions.
    var used: Set<Int> = []
    /// Where the roots are listed.
    var rootLocation: Definition.SourceLocation?
    /// Whether what is collected stands before another graph's definitions for a while, in one task.
    package var isOverlay = false
    /// The scopes that are open where it is used, the innermost first, as far as they are known.
    package var openScopes: [Scope] = []
    /// Whether a start builds what is eager at other levels, too.
    package var startsAllLevels = false
    /// Every definition, each after all that its construction needs.
    var constructionOrder: [Node] = []
    /// What was declared, in order, before overrides are applied.
    package var declared: [Declared] = []
    /// The parents' decorators first: they wrap what is declared here, too.
    package var decorators: [Declared]
    var modulesSeen: Set<ObjectIdentifier> = []
    /// The methods of configurations, with the names by which what they make is resolved.
    package var methods: [ConfigurationMethod.Key: String]
    /// The modules and sources that were met, for the document.
    var modules: [ListedModule]

    private(set) var allNodes: [Node]
    /// The number of the first node that this check adds, which it may write to until it is the graph's.
    let first: Int
    var index: DefinitionIndex
    var wrappers: [Resolver.WrapperKey: Node]
    var cache = TypeCache()
    var problems = Problems()
    /// What was not resolved, with everything that needs it, so that each missing thing is reported once.
    var unresolved = UnresolvedPlaces()

    package init(parent: Graph?) {
        self.parent = parent
        level = parent.map { $0.level + 1 } ?? 0
        allNodes = parent?.nodes ?? []
        first = allNodes.count
        modules = parent?.modules ?? []
        methods = parent?.methods.mapValues(\.name) ?? [:]
        decorators = parent?.decorators ?? []
        index = parent?.resolver.index ?? DefinitionIndex()
        wrappers = parent?.resolver.wrappers ?? [:]
    }

    /// The nodes this graph adds to its parent's.
    var ownNodes: ArraySlice<Node> { allNodes[first...] }

    /// The eager definitions of this level, each after all that its construction needs.
    var startOrder: [Node] {
        constructionOrder.filter { $0.definition.isEager && isStartedHere($0) }
    }

    private func isStartedHere(_ node: Node) -> Bool { node.inner == nil && (node.level == level || startsAllLevels) }

    /// What a run of the program builds: eager definitions, services, and the shared objects they need, each after all that its
    /// construction needs.
    var buildOrder: [Node] {
        let starts = constructionOrder.filter { $0.definition.isBuiltByRun && isStartedHere($0) }
        if starts.isEmpty { return [] }
        let needed = NodesBelow(starts) { edge in
            edge.moment != .later && !edge.isOptionalForStart && edge.target.lifetime.scope == nil
        }
        return constructionOrder.filter { needed.holds($0) && $0.kind == .singleton }
    }

    /// Finds every problem there is.
    package mutating func run(roots: [Any.Type]) {
        let all = declared
        checkHidden(applyOverrides(), among: all)
        for entry in declared { addNode(entry) }
        applyDecorators()
        resolveDependencies()
        reportUnresolved()
        checkScopeNames()
        checkCycles()
        checkSubclasses()
        settleIsolation()
        checkMainActor()
        checkScopes()
        checkDeferredRequests()
        checkStarts()
        checkOwners()
        checkConfigurationKeys()
        checkUse(from: roots)
    }

    /// Resolves by the rules, with what has been found so far.
    func resolve(
        _ type: Any.Type, _ plan: QueryPlan, for asker: Resolver.Asker
    ) throws(Unresolved) -> Resolution {
        try Resolver(index: index, wrappers: wrappers).resolve(type, plan, for: asker, cache)
    }

    mutating func add(_ node: Node) { allNodes.append(node) }

    private mutating func addNode(_ entry: Declared) {
        let definition = entry.definition
        let node = Node(allNodes.count, definition, module: entry.module, level: entry.level)
        add(node)
        let broken = node.details.promised.filter { $0.converter == nil && !fits(node.type, $0.type) }
        for clash in index.add(node, breaking: broken.map(\.type)) {
            if clash.other === node {
                problems.add(.repeatedName, Values(node: node, name: clash.name))
            } else {
                problems.add(.duplicateName(clash.name, node, clash.other), order: node.index)
            }
        }
        if definition.hasDetails { checkDetails(node.details, of: node) }
        switch node.kind {
        case .singleton, .scoped, .weak:
            if !node.isKnownSendable, !node.isMadeOnMain { problems.add(.notSendable, Values(node: node)) }
            if node.isKeyed {
                for modifier in definition.modifiersOfStart {
                    problems.add(.keyedStart, Values(node: node, text: modifier))
                }
            }
            guard node.kind == .weak else { break }
            if !node.isClass { problems.add(.weakValue, Values(node: node, choice: node.isExistential ? 0 : 1)) }
            for modifier in definition.modifiersOfKept {
                problems.add(.weakModifier, Values(node: node, text: modifier))
            }
        case .prototype, .external, .value: break
        }
    }

    private mutating func checkDetails(_ details: Details, of node: Node) {
        if !details.formerNames.isEmpty {
            let names = details.formerNames + [details.name].compactMap(\.self)
            let other = names.dropLast().first { $0 != names.last }
            problems.add(
                .severalNames,
                Values(
                    node: node, name: other ?? "", text: names.map { "\"\($0)\"" }.joined(separator: ", "),
                    count: names.count, choice: other == nil ? 1 : 0))
        }
        for conversion in details.promised where !fits(node.type, conversion.type) {
            let values = Values(node: node, type: conversion.type, choice: isExistential(conversion.type) ? 0 : 1)
            if conversion.converter == nil {
                problems.add(isConstrainedExistential(conversion.type) ? .uncheckedPromise : .brokenPromise, values)
            }
            if !conversion.isSendable, node.kind != .prototype, node.isKnownSendable, !isExistential(conversion.type) {
                problems.add(.sharedConversion, values)
            }
        }
    }
}

// MARK: For the container

extension Check {
    /// Every type under which something is found without a query, with what it resolves to: the contents of a container's
    /// table.
    ///
    /// An optional that is nil is not among them: the code that observes the container is told of each request for it.
    func directRequests() -> [(type: Any.Type, resolution: Resolution)] {
        var seen: Set<ObjectIdentifier> = []
        var requests: [(type: Any.Type, resolution: Resolution)] = []
        func add(_ type: Any.Type) {
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            guard let resolution = try? resolve(type, .auto, for: .anywhere) else { return }
            if case .nothing = resolution { return }
            requests.append((type, resolution))
        }
        for node in allNodes {
            add(node.type)
            for conversion in node.details.promised { add(conversion.type) }
            for dependency in node.dependencies where dependency.plan === QueryPlan.auto { add(dependency.type) }
        }
        return requests
    }
}

extension Definition {
    /// The modifiers that mean something only for what a start may build.
    fileprivate var modifiersOfStart: [String] {
        var modifiers: [String] = []
        if traits.contains(.eager) { modifiers.append(".eager()") }
        if hasDetails, details.start != nil || details.startLimit != nil { modifiers.append(".onStart(...)") }
        return modifiers
    }

    /// The modifiers that mean something only for what the container keeps.
    fileprivate var modifiersOfKept: [String] {
        var modifiers = modifiersOfStart
        if traits.contains(.lazy) { modifiers.append(".lazy()") }
        if traits.contains(.evictable) { modifiers.append(".evictable()") }
        guard hasDetails else { return modifiers }
        if details.stop != nil || details.stopLimit != nil { modifiers.append(".onStop(...)") }
        return modifiers
    }
}
