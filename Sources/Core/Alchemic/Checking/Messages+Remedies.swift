// The edits that help: each, made as it is written, leaves a graph without the problem.

extension Unresolved {
    /// The edit to make.
    ///
    /// - Parameters:
    ///   - place: The parameter or injection point that needs something; nil for a request.
    ///   - index: What there is.
    ///   - cache: What was found before.
    /// - Returns: The edit.
    func remedy(at place: Place?, in index: DefinitionIndex, _ cache: inout TypeCache) -> String {
        // The owner of a method, and what a method of a configuration calls, is no parameter that could be changed.
        let isParameter = place.map { $0.position > 0 } ?? false
        switch self {
        case .missing(let type, let plan):
            return remedy(for: type, plan, asker: place?.node)
                + (isParameter ? ", or take an optional" : "")
        case .emptyCollection(let type):
            return remedy(for: type, .auto, asker: place?.node) + ", or query with `.all` if it may be empty"
        case .missingName(let name, let type):
            return Diagnostic.near(name, as: type, for: place?.node, in: index, &cache).first { $0.fits }
                .map { "request \"\($0.name)\", or name a definition \"\(name)\"" }
                ?? naming(name, cache.leaf(of: type), asker: place?.node, in: index, &cache)
        case .missingTag(let tag, let type):
            return cache.withNames(of: index) { $0.tagsNear(tag) }.first.map { "request the tag \"\($0)\"" }
                ?? "add `.tagged(\"\(tag)\")` to a definition of \(Diagnostic.code(cache.leaf(of: type)))"
        case .ambiguous(let nodes, let type, _):
            if let words = Diagnostic.metTwice(nodes) { return words }
            let query = Set(nodes.map { ObjectIdentifier($0.type) }).count > 1 ? "by name or type" : "by its name"
            let list = isParameter || place == nil ? ", or take a list: `[\(spelling(of: type))]`" : ""
            return "mark one `.primary()`, or request one \(query)\(list)"
        case .severalPrimaries: return "keep `.primary()` on only one of them"
        case .illegalQuery: return "remove one of them from the query"
        case .mismatch(_, let type, _):
            return "query for a definition of \(Diagnostic.code(type)), or change "
                + (place == nil ? "the type that is requested" : "the parameter's type")
        case .unnamedMember: return "add `.named(\"...\")`: names are the keys of the dictionary"
        case .tooFew: return "declare more, or lower `atLeast:`"
        case .misplacedArgument:
            return place.map {
                $0.step == nil && $0.node.inner == nil
                    ? "declare `\($0.node.label)` as a `Prototype`, or find the parameter in the graph: `.auto`"
                    : "find the parameter in the graph: `.auto`"
            } ?? "request a `Provider` that takes the argument"
        case .argumentMismatch(let node, _):
            let name = spelling(of: node.type)
            let wanted = ([name] + node.argumentTypes.map(spelling)).joined(separator: ", ")
            return node.takesArguments
                ? "take a `Provider<\(wanted)>`, or an `AsyncProvider`, and call it with them"
                : "take a `Provider<\(name)>`, or mark parameters of `\(name)` with `.argument`"
        case .strayArguments: return "remove them from the provider"
        case .lazyPrototype: return "request a `Provider` instead"
        }
    }

    /// How something of a type gets a name; what has one gets another, since it may be given only once.
    private func naming(
        _ name: String, _ type: Any.Type, asker: Node?, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> String {
        let fitting = index.nodes(of: type, &cache).filter { $0 !== asker }
        let isNamed = fitting.contains { $0.definition.name != nil }
        let isUnnamed = fitting.isEmpty || fitting.contains { $0.definition.name == nil }
        let word = isUnnamed ? "named" : "alias"
        return "add `.\(word)(\"\(name)\")` to a definition of \(Diagnostic.code(type))"
            + (isNamed && isUnnamed ? ", or `.alias(\"\(name)\")` if it has a name" : "")
    }

    private func remedy(for type: Any.Type, _ plan: QueryPlan, asker: Node?) -> String {
        let wanted = plan.types.first ?? type
        let name = spelling(of: wanted)
        if !plan.tags.isEmpty { return "tag a definition of \(Diagnostic.code(wanted)) with \"\(plan.tags[0])\"" }
        if let collection = wanted as? any Uncollected.Type {
            return "take \(Diagnostic.code(collection.collected)), which collects every match"
        }
        if isFunction(wanted) { return "take a `Provider` of what it returns, or a constant: `.value(...)`" }
        if asker?.declaresItself == true, !isStandard(wanted) {
            return isExistential(wanted)
                ? "let a type that conforms to it declare itself: `SelfDeclaring`, with `Singleton(SomeType.init)`"
                : "let `\(name)` declare itself: `SelfDeclaring`, with `Singleton(\(name).init)`"
        }
        if isExistential(wanted) {
            let conversion = isConstrainedExistential(wanted) ? " { $0 }" : ""
            return "declare a type that conforms to it, `Singleton(SomeType.init).as((\(name)).self)\(conversion)`"
        }
        if isStandard(wanted) { return "pass a constant with `.value(...)`, or declare a `Value(...)`" }
        if let scope = asker?.lifetime.scope {
            return "declare it, `Scoped(\"\(scope)\", \(name).init)`, "
                + "or `External(\(name).self, in: \"\(scope)\")` if the scope is opened with it"
        }
        if wanted is any Actor.Type { return "declare it, `Singleton(\(name).init)`" }
        return wanted is AnyClass
            ? "declare it, `Singleton(\(name).init)`, or as a `Prototype` if it is not `Sendable`"
            : "declare it, `Singleton(\(name).init)` or `Value(...)`"
    }

    /// Whether nobody would declare how a type is made: a number, a text, an address.
    private func isStandard(_ type: Any.Type) -> Bool {
        guard !(type is AnyClass) else { return false }
        let name = qualifiedName(of: type)
        return name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
    }
}

/// A collection that is not filled with every match, and the one that is.
private protocol Uncollected {
    static var collected: Any.Type { get }
}

extension Set: Uncollected {
    static var collected: Any.Type { [Element].self }
}

extension Dictionary: Uncollected {
    static var collected: Any.Type { [String: Value].self }
}
