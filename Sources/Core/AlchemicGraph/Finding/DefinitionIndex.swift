/// Finds definitions by name, type and tag, in order of declaration.
///
/// A look-up by protocol asks the runtime about every type; a ``TypeCache`` keeps the result.
package struct DefinitionIndex {
    /// In order of declaration, the parent's first, without decorators; includes shadowed definitions.
    package private(set) var nodes: [Node] = []
    /// The definitions by given names and aliases, which share one namespace.
    package private(set) var named: [String: Node] = [:]
    /// The tags of all definitions.
    package private(set) var tags: Set<String> = []
    /// The definitions of configurations' methods, by their default names.
    private(set) var methodNames: [String: Node] = [:]
    /// The definitions by their own type, by each of its superclasses, and by each promised type.
    private var exact: [ObjectIdentifier: [Node]] = [:]
    /// The indices of definitions that promise a type without conforming to it, by that type: candidates only without others.
    private var broken: [ObjectIdentifier: Set<Int>] = [:]
    /// The definitions with steps, by their own type, including definitions that searches by type do not find.
    private var stepped: [ObjectIdentifier: [Node]] = [:]
    /// The definitions that hide none of their types, by their own type.
    private var open: [ObjectIdentifier: [Node]] = [:]
    /// The indices of a parent's definitions whose name a child has taken, or which an override replaces.
    package internal(set) var shadowed: Set<Int> = []

    /// The definitions that an override replaced, or that lost their name to a child's definition, with their replacements.
    package internal(set) var replaced: [(node: Node, by: Node)] = []

    /// Whether any definition has a step.
    package var declaresSteps: Bool { !stepped.isEmpty }

    /// Adds a definition, with the types that it promises without conforming to them.
    ///
    /// - Returns: The definition's names that are taken, each with the definition that has it, which may be the added one.
    mutating func add(_ node: Node, withBrokenPromises broken: [Any.Type] = []) -> [(name: String, other: Node)] {
        nodes.append(node)
        for type in broken { self.broken[ObjectIdentifier(type), default: []].insert(node.index) }
        let details = node.details
        for tag in details.tags { tags.insert(tag.name) }
        if !details.steps.isEmpty, !details.keepsSteps {
            stepped[ObjectIdentifier(node.type), default: []].append(node)
        }
        var clashes: [(name: String, other: Node)] = []
        for name in node.definition.allNames {
            if let other = named[name] ?? methodNames[name], other.level == node.level {
                clashes.append((name, other))
            } else {
                if let other = named[name] {
                    shadowed.insert(other.index)
                    replaced.append((other, node))
                }
                named[name] = node
            }
        }
        for conversion in details.promised { list(node, under: conversion.type) }
        if details.isSetBack { list(node, under: node.type) }
        guard !details.hidesOtherTypes, !details.isSetBack else { return clashes }
        if let name = details.method?.defaultName {
            if let other = named[name], other.level == node.level { clashes.append((name, other)) }
            methodNames[name] = node
        }
        open[ObjectIdentifier(node.type), default: []].append(node)
        var type: Any.Type? = node.type
        while let current = type {
            list(node, under: current)
            type = (current as? AnyClass).flatMap { superclass(of: $0) }
        }
        return clashes
    }

    /// Lists a definition under a type that finds it, once.
    private mutating func list(_ node: Node, under type: Any.Type) {
        if exact[ObjectIdentifier(type)]?.last !== node { exact[ObjectIdentifier(type), default: []].append(node) }
    }

    /// The definitions that provide a type.
    ///
    /// A definition that breaks its promise of the type counts only if there is no other, so that the mistake is reported once.
    package func nodes(of type: Any.Type, using cache: TypeCache) -> [Node] {
        let found = nodes(promised: type, using: cache)
        guard let broken = broken[ObjectIdentifier(type)] else { return found }
        let right = found.filter { !broken.contains($0.index) }
        return right.isEmpty ? found : right
    }

    /// The definitions that provide a type, including those that break their promise of it.
    package func nodes(promised type: Any.Type, using cache: TypeCache) -> [Node] {
        let key = ObjectIdentifier(type)
        guard isExistential(type) else { return visible(exact[key] ?? []) }
        if let known = cache.found[key] { return known }
        var result = exact[key] ?? []
        let promised = Set(result.map(\.index))
        for members in open.values where members[0].type != type && fits(members[0].type, type) {
            result += members.filter { !promised.contains($0.index) }
        }
        result = visible(result.ordered(by: \.index))
        cache.found[key] = result
        return result
    }

    /// The definitions that declare steps for exactly this type.
    package func nodes(withStepsFor type: Any.Type) -> [Node] { visible(stepped[ObjectIdentifier(type)] ?? []) }

    /// Leaves out definitions that have been overridden, or that have lost their name to a child's.
    package func visible(_ nodes: [Node]) -> [Node] {
        shadowed.isEmpty ? nodes : nodes.filter { !shadowed.contains($0.index) }
    }

    /// The definitions with a given name or alias, or with a default name.
    package func nodes(named name: String, using cache: TypeCache) -> [Node] {
        if let node = named[name] ?? methodNames[name] { return [node] }
        return visible(cache.names(of: self).nodes(named: name))
    }
}

/// Answers of look-ups and of the runtime, kept because finding them takes long.
package final class TypeCache {
    /// The visible definitions that provide a protocol, by the protocol.
    var found: [ObjectIdentifier: [Node]] = [:]
    /// The only match of a type, with its decorators, by the type.
    var single: [ObjectIdentifier: [Node]] = [:]
    var shapes: [ObjectIdentifier: TypeShape] = [:]
    /// The declared names; created when a look-up needs a name that was not given.
    private var names: DeclaredNames?
    /// The candidates that the rules of choice reject; nil unless the caller wants them.
    package var turnedDown: [TurnedDown]?
    /// Whether a resolution depends on which scopes are open; the caller resets the flag before it resolves.
    package var dependsOnScopes = false

    /// Empty; use one cache for one index only, and from one thread at a time.
    package init() {}

    /// The shape of a type.
    ///
    /// Asking the runtime for it each time would cost more than everything else.
    func shape(of type: Any.Type) -> TypeShape {
        let key = ObjectIdentifier(type)
        if let known = shapes[key] { return known }
        let shape = TypeShape(type)
        shapes[key] = shape
        return shape
    }

    /// The declared names of an index, which must not change during the cache's lifetime.
    func names(of index: DefinitionIndex) -> DeclaredNames {
        let names = names ?? DeclaredNames(index)
        self.names = names
        return names
    }
}
