/// Checks declarations: resolves every dependency, and collects problems in one pass for each kind.
///
/// ``run()`` lists the passes in order. They are in the files `Check+….swift`.
package struct Check {
    /// A definition with the module that declares it, and the level of its graph.
    package struct Declared {
        package var definition: Definition
        let module: String
        /// The level of the graph that declares it.
        let level: Int
        /// The number of entries in `declared` when this one was collected; 0 if it was collected again.
        var position = 0
    }

    /// The graph of the parent container; its nodes, decorators and index are where this check starts.
    let parent: Graph?
    /// The level of definitions that are collected from now on: one more than the parent's, or than the overridden graph's.
    package var level: Int
    /// Whether the check warns of definitions that no root leads to.
    var reportsUnused = true
    /// The indices of the definitions that the program's code resolves.
    var used: Set<Int> = []
    /// The types that the program resolves, and the source location that lists them.
    var roots: (types: [Any.Type], location: Definition.SourceLocation?) = ([], nil)
    /// Whether the current level overrides the one below for one operation or one test; otherwise that is a parent's.
    var isOverlay: Bool { parent == nil && level > 0 }
    /// The scopes known to be open where the graph will be used, the innermost first.
    package var openScopes: [OpenScope] = []
    /// Whether a start also builds the eager definitions of other levels.
    package var startsAllLevels = false
    /// Every node, each after the nodes that its construction needs.
    var constructionOrder: [Node] = []
    /// The declarations in order, without decorators; ``applyOverrides()`` removes the overridden ones.
    package var declared: [Declared] = []
    /// The decorators, the parents' first: a parent's decorators also wrap objects of this graph.
    package var decorators: [Declared]
    /// The storages of collected modules, so that a module counts once.
    var modulesSeen: Set<ObjectIdentifier> = []
    /// The methods of configurations, with the names that resolve their objects.
    package var methods: [ConfigurationMethod.Key: String]
    /// The collected modules and sources, for the graph document.
    var modules: [ListedModule]

    /// The parent's nodes first; a node's index is its position.
    var allNodes: [Node]
    /// The index of the first node that this check adds.
    ///
    /// The check writes to its own nodes only, until the graph has them.
    let firstOwnIndex: Int
    /// Finds the definitions and decorators that have been added so far.
    var resolver: Resolver
    /// Emptied, wholly or in part, when definitions or decorators change its answers.
    var cache = TypeCache()
    var problems = Problems()
    /// The failed resolutions, in the order in which they were found.
    var unresolved: [UnresolvedSite] = []

    package init(parent: Graph?) {
        self.parent = parent
        level = parent.map { $0.level + 1 } ?? 0
        allNodes = parent?.nodes ?? []
        firstOwnIndex = allNodes.count
        modules = parent?.modules ?? []
        methods = parent?.methods.mapValues(\.name) ?? [:]
        decorators = parent?.decorators ?? []
        resolver = parent?.resolver ?? Resolver()
    }

    /// The nodes that this graph adds to its parent's.
    var ownNodes: ArraySlice<Node> { allNodes[firstOwnIndex...] }

    /// As ``Graph/startOrder``.
    var startOrder: [Node] { constructionOrder.filter { $0.definition.isEager && isStartedHere($0) } }

    /// Whether a start of this graph's container may build the object, rather than a start of its parent.
    private func isStartedHere(_ node: Node) -> Bool { node.inner == nil && (node.level == level || startsAllLevels) }

    /// As ``Graph/buildOrder``.
    var buildOrder: [Node] {
        let starts = constructionOrder.filter { $0.definition.isBuiltByRun && isStartedHere($0) }
        if starts.isEmpty { return [] }
        let needed = NodesBelow(starts) { edge in
            // A start leaves building what need not be awaited to the method that calls for it.
            edge.moment != .later && (!edge.isCall || edge.target.completeIsolation == .asynchronous)
                && edge.target.lifetime.scope == nil
        }
        return constructionOrder.filter { needed.holds($0) && $0.kind == .singleton }
    }

    /// Resolves every dependency and finds every problem.
    package mutating func run() {
        applyOverrides()
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
        checkUse()
    }

    /// Adds a declaration's node to the index, and reports duplicate names and mistakes of the declaration itself.
    private mutating func addNode(_ entry: Declared) {
        let definition = entry.definition
        let node = Node(entry, index: allNodes.count)
        allNodes.append(node)
        let broken = node.details.promised.filter { $0.converter == nil && !fits(node.type, $0.type) }
        for clash in resolver.index.add(node, withBrokenPromises: broken.map(\.type)) {
            if clash.other === node {
                problems.add(.repeatedName, with: Values(node: node, name: clash.name))
            } else {
                problems.add(.duplicateName(clash.name, of: node, and: clash.other), order: node.index)
            }
        }
        if definition.hasDetails { checkDetails(node.details, of: node) }
        guard node.isKept, node.isMade else { return }
        if !node.isKnownSendable, !node.isMadeOnMain { problems.add(.notSendable, with: Values(node: node)) }
        if node.isKeyed {
            for modifier in definition.modifiersOfStart {
                problems.add(.keyedStart, with: Values(node: node, text: modifier))
            }
        }
        guard node.kind == .weak else { return }
        if !node.isClass { problems.add(.weakValue, with: Values(node: node, choice: node.isExistential ? 0 : 1)) }
        for modifier in definition.modifiersOfKept {
            problems.add(.weakModifier, with: Values(node: node, text: modifier))
        }
    }

    /// Reports second names, and promises and conversions that cannot be kept.
    private mutating func checkDetails(_ details: Details, of node: Node) {
        if !details.formerNames.isEmpty {
            let names = details.formerNames + [details.name].compactMap(\.self)
            let other = names.dropLast().first { $0 != names.last }
            problems.add(
                .severalNames,
                with: Values(
                    node: node, name: other ?? "", text: names.map { "\"\($0)\"" }.joined(separator: ", "),
                    count: names.count, choice: other == nil ? 1 : 0))
        }
        for conversion in details.promised where !fits(node.type, conversion.type) {
            let values = Values(node: node, type: conversion.type, choice: isExistential(conversion.type) ? 0 : 1)
            if conversion.converter == nil {
                problems.add(
                    isConstrainedExistential(conversion.type) ? .uncheckedPromise : .brokenPromise, with: values)
            }
            if !conversion.isSendable, node.kind != .prototype, node.isKnownSendable, !isExistential(conversion.type) {
                problems.add(.sharedConversion, with: values)
            }
        }
    }
}

// MARK: For the container

extension Check {
    /// The contents of a container's table: the types of definitions, those that definitions promise, and those that factories
    /// take without a query, each with its resolution.
    ///
    /// Other types are resolved when code first requests them. Optionals that resolve to nil are left out,
    /// because observers of the container are told of each request for one.
    func directRequests() -> [(type: Any.Type, resolution: Resolution)] {
        var seen: Set<ObjectIdentifier> = []
        var requests: [(type: Any.Type, resolution: Resolution)] = []
        func add(_ type: Any.Type) {
            guard seen.insert(ObjectIdentifier(type)).inserted,
                let resolution = try? resolver.resolve(type, matching: .auto, for: .anywhere, using: cache)
            else { return }
            if case .nothing = resolution { return }
            requests.append((type, resolution))
        }
        for node in allNodes {
            add(node.type)
            for conversion in node.details.promised { add(conversion.type) }
            for dependency in node.dependencies where dependency.query === ErasedQuery.auto { add(dependency.type) }
        }
        return requests
    }
}

extension Definition {
    /// The declared modifiers that have a meaning only for objects that a start may build.
    fileprivate var modifiersOfStart: [String] {
        (traits.contains(.eager) ? [".eager()"] : []) + (details.start.isDeclared ? [".onStart(...)"] : [])
    }

    /// The declared modifiers that have a meaning only for objects that the container keeps.
    fileprivate var modifiersOfKept: [String] {
        modifiersOfStart + (traits.contains(.lazy) ? [".lazy()"] : [])
            + (traits.contains(.evictable) ? [".evictable()"] : [])
            + (details.stop.isDeclared ? [".onStop(...)"] : [])
    }
}
