extension Graph {
    /// The graph as plain data.
    public var document: GraphDocument {
        GraphDocument(nodes: nodes, modules: modules, startOrder: startOrder, problems: warnings)
    }
}

extension GraphDocument {
    /// Checks modules and writes down what they declare, with everything that is wrong with it.
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - roots: What the program asks for by type; given any, the check warns of what none of them uses.
    ///   - parent: The graph of the container this one's would be a child of.
    public init(checking modules: [Alchemic.Module], roots: [Any.Type] = [], parent: Graph? = nil) {
        let findings = Check.findings(in: modules, roots: roots, parent: parent)
        self.init(
            nodes: findings.nodes, modules: findings.modules, startOrder: findings.startOrder,
            problems: findings.problems)
    }

    init(nodes: [Node], modules: [ListedModule], startOrder: [Node], problems: [Diagnostic]) {
        let ids = GraphDocument.ids(of: nodes)
        var paths: Set<String> = []
        version = GraphDocument.currentVersion
        self.modules = modules.filter { paths.insert($0.path).inserted }
            .map { Module(path: $0.path, isSource: $0.isSource) }
        definitions = nodes.map { Definition($0, ids: ids) }
        self.startOrder = startOrder.map { ids[$0.index] }
        self.problems = problems
    }

    /// A name for each node that no other has, and that stays when other definitions come and go.
    private static func ids(of nodes: [Node]) -> [String] {
        var counts: [String: Int] = [:]
        var taken: Set<String> = []
        var ids: [String] = []
        ids.reserveCapacity(nodes.count)
        for node in nodes {
            let name = node.definition.name ?? qualifiedName(of: node.type)
            let id = node.inner.map { "\(name) around \(ids[$0.index])" } ?? name
            var candidate = id
            while !taken.insert(candidate).inserted {
                counts[id, default: 1] += 1
                candidate = "\(id)#\(counts[id, default: 1])"
            }
            ids.append(candidate)
        }
        return ids
    }
}

/// A type's name with its Swift module, as `any P` if it is a protocol.
private func documentName(of type: Any.Type) -> String {
    let name = qualifiedName(of: type)
    return isExistential(type) && !name.hasPrefix("any ") && name != "Any" && name != "Swift.AnyObject"
        ? "any \(name)" : name
}

extension GraphDocument.Definition {
    fileprivate init(_ node: Node, ids: [String]) {
        let definition = node.definition
        let details = definition.details
        let hasDefaultName = details.name == nil && !details.hidesOtherTypes && !details.isSetBack && node.inner == nil
        id = ids[node.index]
        name = details.name
        defaultName = hasDefaultName ? details.method?.defaultName ?? qualifiedName(of: node.type) : nil
        aliases = details.aliases
        type = documentName(of: node.type)
        promisedTypes = details.promised.map { documentName(of: $0.type) }
        hidesOtherTypes = details.hidesOtherTypes || details.isSetBack
        lifetime = node.lifetime.description
        scope = node.lifetime.scope?.name
        tags = details.tags.map { GraphDocument.Tag(name: $0.name, order: $0.order) }
        order = details.order
        isPrimary = definition.isPrimary
        isEager = definition.isEager
        isEvictable = definition.isEvictable
        overrides = details.overriding.map { override in
            switch override {
            case .name(let name): "named \"\(name)\""
            case .type(let type): "type \(documentName(of: type))"
            }
        }
        style = details.style ?? "module"
        module = node.module
        level = node.level
        location = definition.location
        isolation = definition.maker.isolation.word
        completeIsolation = node.completeIsolation.word
        inner = node.inner.map { ids[$0.index] }
        dependencies = (node.dependencies + node.calls).map {
            GraphDocument.Dependency($0, of: nil, zero: node.inner == nil ? "owner" : "inner", ids: ids)
        }
        steps = node.steps.map { GraphDocument.Step($0, ids: ids) }
    }
}

extension GraphDocument.Step {
    fileprivate init(_ resolved: ResolvedStep, ids: [String]) {
        let step = resolved.step
        kind = step.kind.rawValue
        name = step.name
        onlyIfUnset = step.onlyIfUnset
        declaredBy = ids[resolved.declaredBy.index]
        location = step.location
        isolation = step.isolation.word
        dependencies = resolved.dependencies.map { GraphDocument.Dependency($0, of: step, ids: ids) }
    }
}

extension GraphDocument.Dependency {
    fileprivate init(_ dependency: Alchemic.Dependency, of step: Alchemic.Step?, zero: String = "", ids: [String]) {
        let shape = TypeShape(dependency.type)
        if let step, step.kind == .injectionPoint, let name = step.name {
            label = name
        } else {
            label =
                dependency.isCall ? "call" : dependency.position == 0 ? zero : "parameter \(dependency.position)"
        }
        position = dependency.position
        var found: [String] = []
        if case .node(let node) = dependency.resolution {
            // A definition may have the form itself as its type; then nothing is left to take apart.
            found = [ids[node.index]]
            type = documentName(of: dependency.type)
            form = "single"
            time = step == nil ? "construction" : "step"
        } else {
            dependency.resolution.forEachNode(shape: shape) { node, _ in found.append(ids[node.index]) }
            type = documentName(of: shape.leaf)
            form = shape.formName
            time = shape.isDeferred ? "later" : step == nil ? "construction" : "step"
        }
        query = dependency.plan.documentWords
        outcome = dependency.resolution.word
        definitions = found
    }
}

extension QueryPlan {
    /// What the query says, the wishes for a list included; a constant's value stays out of documents.
    fileprivate var documentWords: String? {
        var words = isAuto ? [] : [description]
        if atLeast > 0 { words.append("at least \(atLeast)") }
        if prefersPrimary { words.append("primaries preferred") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension Resolution {
    fileprivate var word: String {
        switch self {
        case .node, .nearest, .list, .dictionary: "definitions"
        case .constant: "constant"
        case .container: "container"
        case .site: "site"
        case .nothing: "nothing"
        case .argument: "argument"
        case .wrapped(let inside): inside.word
        case .failed: "problem"
        }
    }
}

extension Isolation {
    fileprivate var word: String {
        switch self {
        case .synchronous: "synchronous"
        case .main: "main"
        case .asynchronous: "asynchronous"
        }
    }
}
