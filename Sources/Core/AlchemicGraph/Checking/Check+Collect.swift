// Collects the definitions of modules, inner modules and sources, and applies overrides.

/// A module or a definition source that the check has collected.
package struct ListedModule: Sendable {
    /// The names of the enclosing modules and its own, joined by slashes.
    package let path: String
    /// Whether the entry is a definition source.
    package let isSource: Bool
}

extension Check {
    /// Collects the definitions of modules in order; a module that occurs several times counts once.
    package mutating func collect(_ modules: [Module]) {
        for module in modules { collect(module, path: module.name) }
    }

    /// Collects a module with its inner modules; `path` has the names of the enclosing ones.
    private mutating func collect(_ module: Module, path: String) {
        guard modulesSeen.insert(ObjectIdentifier(module.storage)).inserted else { return }
        modules.append(ListedModule(path: path, isSource: false))
        for element in module.storage.elements {
            switch element.kind {
            case .definition(let definition): collect(definition, in: path)
            case .module(let inner): collect(inner, path: "\(path)/\(inner.name)")
            case .problem(let problem): problems.add(problem, order: -1)
            case .source(let source):
                modules.append(ListedModule(path: "\(path)/\(source.name)", isSource: true))
                do {
                    for definition in try source.definitions() { collect(definition, in: "\(path)/\(source.name)") }
                } catch {
                    let values = Values(name: source.name, text: "\(error)")
                    problems.add(.sourceFailed, with: values, notes: [Diagnostic.Note("module", path)])
                }
            }
        }
    }

    /// Begins the check of an overlay: collects the definitions of `base` at their own levels, and whatever follows above them.
    package init(overlaying base: Graph, mapping transform: (Definition) -> Definition) {
        self.init(parent: nil)
        modules = base.modules
        methods = base.methods.mapValues(\.name)
        decorators = base.decorators
        // Without decorators, which are collected, and what `base` has replaced.
        for node in base.nodes where node.inner == nil && !base.resolver.index.shadowed.contains(node.index) {
            // The base graph has removed the overridden definitions and given their names to this one.
            declared.append(Declared(again: transform(node.definition), of: node))
        }
        level = base.level + 1
    }

    /// Adds a definition to `declared` or, for a decorator, to `decorators`, and notes a configuration's method.
    private mutating func collect(_ definition: Definition, in module: String) {
        let entry = Declared(definition: definition, module: module, level: level, position: declared.count)
        let details = definition.hasDetails ? definition.details : nil
        if let method = details?.method { methods[method.key] = definition.name ?? method.defaultName }
        if details?.isDecorator == true { decorators.append(entry) } else { declared.append(entry) }
    }

    /// Removes overridden definitions from `declared`, and shadows those of parents.
    ///
    /// An override replaces exactly one definition; anything else is reported.
    mutating func applyOverrides() {
        guard declared.contains(where: \.isOverride) else { return }
        let nodes = declared.enumerated().map { Node($1, index: firstOwnIndex + $0) }
        var everything = resolver.index
        for node in nodes { _ = everything.add(node) }
        // By the indices of the overridden definitions.
        var overrides: [Int: Node] = [:]
        for node in nodes {
            for override in node.details.overriding {
                // A definition at a higher level overrides this graph from outside, for example in a test; it is not a target.
                let all = targets(of: override, by: node, in: everything).filter { $0.level <= node.level }
                let targets = all.filter { overrides[$0.index] == nil }
                if targets.count > 1 {
                    let name = targets.lazy.compactMap(\.definition.name).first
                    problems.add(
                        .overrideOfSeveral,
                        with: Values(node: node, name: name ?? "", count: targets.count, choice: name == nil ? 1 : 0),
                        notes: targets.map { Diagnostic.Note("candidate", on: $0) })
                } else if let target = targets.first {
                    overrides[target.index] = node
                    resolver.index.replaced.append((target, node))
                    if target.index < firstOwnIndex { resolver.index.shadowed.insert(target.index) }
                    inheritNames(of: target, at: node.index - firstOwnIndex)
                } else if let target = all.first, let earlier = overrides[target.index] {
                    problems.add(
                        .overriddenTwice, with: Values(node: node, other: target, name: earlier.mention),
                        notes: [Diagnostic.Note("first", on: earlier), Diagnostic.Note("second", on: node)])
                } else {
                    reportUnmatched(override, of: node, in: everything)
                }
            }
        }
        checkOverridden(among: nodes, by: overrides)
        declared = zip(declared, nodes).filter { overrides[$1.index] == nil }.map(\.0)
        // The cache holds results of searches that included the removed definitions.
        cache = TypeCache()
    }

    /// Reports errors of overridden definitions as warnings, by a second check without the overrides.
    private mutating func checkOverridden(among nodes: [Node], by overrides: [Int: Node]) {
        let overridden = nodes.compactMap { node in overrides[node.index].map { (node: node, override: $0) } }
        // Not in an overlay: an operation overrides what has been checked, and a test may override what is invalid on purpose.
        guard !isOverlay, !overridden.isEmpty else { return }
        var check = Check(parent: parent)
        check.decorators = decorators
        // An override is left out, unless it is overridden itself: then it is one of the definitions to check.
        check.declared = nodes.filter { $0.details.overriding.isEmpty || overrides[$0.index] != nil }
            .map { Declared(again: $0.definition, of: $0) }
        check.run()
        for (node, override) in overridden {
            let twins = check.ownNodes.filter { $0.definition.isSame(as: node.definition) }
            for problem in check.problems.errors(of: twins) {
                problems.add(
                    problem.with(.warning, adding: [Diagnostic.Note("hidden by", on: override)]),
                    order: override.index)
            }
        }
        for node in check.ownNodes { node.letGo() }
    }

    /// Reports an override that matches nothing, with similar names if it is by name.
    private mutating func reportUnmatched(_ override: Override, of node: Node, in index: DefinitionIndex) {
        var near: [String] = []
        let words: String
        switch override {
        case .name(let name):
            words = "nothing is named \"\(name)\""
            let others = index.nodes.filter { $0.index != node.index }
            near = suggestions(for: name, among: others.flatMap(\.definition.allNames))
        case .type(let type): words = "nothing else provides `\(mention(of: type))`"
        }
        problems.add(
            .overrideOfNothing,
            with: Values(node: node, name: near.first ?? "", text: words, choice: near.isEmpty ? 1 : 0),
            notes: near.compactMap { name in
                index.named[name].map { Diagnostic.Note("similar", "\"\(name)\": " + Diagnostic.listed($0)) }
            })
    }

    /// Every definition that an override may mean; the caller reports any number but one.
    private func targets(of override: Override, by node: Node, in everything: DefinitionIndex) -> [Node] {
        switch override {
        case .name(let name):
            // The override may have the name as well, since it is about to inherit it.
            let named = everything.nodes.filter {
                $0.index != node.index
                    && ($0.definition.has(name: name) || $0.definition.details.method?.defaultName == name)
                    // A container in between may have taken the name, or overridden the definition.
                    && !resolver.index.shadowed.contains($0.index)
            }
            let nearest = named.map(\.level).max()
            return named.filter { $0.level == nearest }
        case .type(let type):
            let found = everything.nodes(promised: type, using: cache).filter { $0.index != node.index }
            // An external is replaced only by an external, or if nothing else matches.
            let made = node.kind == .external ? found : found.filter { $0.kind != .external }
            return made.isEmpty ? found : made
        }
    }

    /// Gives the names of an overridden definition to its override.
    private mutating func inheritNames(of target: Node, at offset: Int) {
        var details = declared[offset].definition.details
        var names = target.definition.allNames.filter { !declared[offset].definition.has(name: $0) }
        if details.name == nil, target.definition.name != nil, !names.isEmpty { details.name = names.removeFirst() }
        details.aliases += names
        // The default name of a configuration's method resolves its object too.
        if let name = target.definition.details.method?.defaultName { details.aliases.append(name) }
        declared[offset].definition.details = details
    }
}

extension Check.Declared {
    /// Whether the definition replaces others.
    fileprivate var isOverride: Bool { definition.hasDetails && !definition.details.overriding.isEmpty }

    /// The definition of a node, to be collected again without what it overrides.
    fileprivate init(again definition: Definition, of node: Node) {
        self.init(definition: definition, module: node.module, level: node.level)
        if isOverride { self.definition.details.overriding = [] }
    }
}
