/// Where the check looks definitions up: by name, by type and by tag, all in order of declaration.
///
/// Look-ups by protocol ask the runtime once for each type, and keep the answers.
package struct DefinitionIndex {
    package private(set) var nodes: [Node] = []
    /// Given names and aliases: one namespace.
    package private(set) var named: [String: Node] = [:]
    /// Every tag that anything has.
    package private(set) var tags: Set<String> = []
    /// Default names, with everything that has them.
    private(set) var defaults: [ObjectIdentifier: [Node]] = [:]
    /// Default names that a configuration and a method of it make up.
    private(set) var methodNames: [String: Node] = [:]
    /// What has a default name that any other type and a method of it make up.
    private(set) var methodProducts: [Node] = []
    /// By the definition's own type, by each superclass of it, and by each type it is promised as.
    private var exact: [ObjectIdentifier: [Node]] = [:]
    /// What is promised as a type that it does not conform to, by the type: no candidate as long as there is another one.
    private var broken: [ObjectIdentifier: Set<Int>] = [:]
    /// What has steps, by its own type: hiding it from searches hides none of them.
    private var stepped: [ObjectIdentifier: [Node]] = [:]
    /// What hides none of its types, by its own type.
    private var open: [ObjectIdentifier: [Node]] = [:]
    /// Definitions of a parent whose name a child has taken, or which an override replaces.
    package private(set) var shadowed: Set<Int> = []

    /// What was replaced by an override, or lost its name to a definition of a child, and what stands in its place.
    package private(set) var replaced: [(node: Node, by: Node)] = []

    /// Whether any definition has a step.
    package private(set) var declaresSteps = false

    /// Adds a definition, with the types that it is promised as without conforming to them; returns those whose names it
    /// takes again, itself included.
    mutating func add(_ node: Node, breaking broken: [Any.Type] = []) -> [(name: String, other: Node)] {
        nodes.append(node)
        for type in broken { self.broken[ObjectIdentifier(type), default: []].insert(node.index) }
        let details = node.details
        for tag in details.tags { tags.insert(tag.name) }
        if !details.steps.isEmpty, !details.keepsSteps {
            declaresSteps = true
            stepped[ObjectIdentifier(node.type), default: []].append(node)
        }
        var clashes: [(name: String, other: Node)] = []
        for name in [details.name].compactMap({ $0 }) + details.aliases {
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
        for conversion in details.promised where exact[ObjectIdentifier(conversion.type)]?.last !== node {
            exact[ObjectIdentifier(conversion.type), default: []].append(node)
        }
        if details.isSetBack { exact[ObjectIdentifier(node.type), default: []].append(node) }
        guard !details.hidesOtherTypes, !details.isSetBack else { return clashes }
        if let name = details.method?.defaultName {
            if let other = named[name], other.level == node.level { clashes.append((name, other)) }
            methodNames[name] = node
        } else if details.name == nil, details.factoryMethod != nil {
            methodProducts.append(node)
        } else if details.name == nil {
            defaults[ObjectIdentifier(node.type), default: []].append(node)
        }
        open[ObjectIdentifier(node.type), default: []].append(node)
        var type: Any.Type? = node.type
        while let current = type {
            if exact[ObjectIdentifier(current)]?.last !== node {
                exact[ObjectIdentifier(current), default: []].append(node)
            }
            type = (current as? AnyClass).flatMap { superclass(of: $0) }
        }
        return clashes
    }

    /// Hides a definition from every search.
    mutating func shadow(_ node: Node) {
        shadowed.insert(node.index)
    }

    /// Notes that something stands in another definition's place.
    mutating func note(_ node: Node, replacedBy other: Node) {
        replaced.append((node, other))
    }

    /// Everything found by a type: what breaks its promise only if nothing else is found, so that it is one mistake.
    package func nodes(of type: Any.Type, _ cache: TypeCache) -> [Node] {
        let found = nodes(promised: type, cache)
        guard let broken = broken[ObjectIdentifier(type)] else { return found }
        let right = found.filter { !broken.contains($0.index) }
        return right.isEmpty ? found : right
    }

    /// Everything found by a type, promises that are broken included.
    package func nodes(promised type: Any.Type, _ cache: TypeCache) -> [Node] {
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

    package func visible(_ nodes: [Node]) -> [Node] {
        shadowed.isEmpty ? nodes : nodes.filter { !shadowed.contains($0.index) }
    }

    /// What has a name: given, an alias, or a default name that only one has.
    package func nodes(named name: String, _ cache: TypeCache) -> [Node] {
        if let node = named[name] ?? methodNames[name] { return [node] }
        return visible(cache.names(of: self).nodes(named: name))
    }
}

/// What look-ups by protocol have found.
package final class TypeCache {
    @exclusivity(unchecked) var found: [ObjectIdentifier: [Node]] = [:]
    /// What the only match of a type is, by the type.
    @exclusivity(unchecked) var single: [ObjectIdentifier: [Node]] = [:]
    @exclusivity(unchecked) var shapes: [ObjectIdentifier: TypeShape] = [:]
    /// Made when a name is wanted that was not given.
    @exclusivity(unchecked) private var names: DeclaredNames?
    /// What the rules of choice reject, if that is wanted: see ``Resolver/explained(_:_:for:_:)``.
    @exclusivity(unchecked) package var turnedDown: [TurnedDown]?
    /// Whether a request has been resolved to something else than it would be where other scopes are open.
    package var dependsOnScopes = false

    package init() {}

    /// A type taken apart; asking the runtime for it each time would cost more than all else.
    func shape(of type: Any.Type) -> TypeShape {
        let key = ObjectIdentifier(type)
        if let known = shapes[key] { return known }
        let shape = TypeShape(type)
        shapes[key] = shape
        return shape
    }

    /// The type inside all forms.
    func leaf(of type: Any.Type) -> Any.Type {
        shape(of: type).outer.map { leaf(of: $0.witness.element) } ?? type
    }

    /// Whether there is a list or a dictionary in a type.
    func holdsMany(_ type: Any.Type) -> Bool {
        guard let outer = shape(of: type).outer else { return false }
        return outer.form.isMany || holdsMany(outer.witness.element)
    }

    /// The names in an index that stays as it is for as long as the cache.
    func names(of index: DefinitionIndex) -> DeclaredNames {
        let names = names ?? DeclaredNames(index)
        self.names = names
        return names
    }
}
