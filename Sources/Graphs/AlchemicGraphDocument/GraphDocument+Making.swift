extension Graph {
    /// The graph as plain data.
    public var document: GraphDocument { GraphDocument(describing: self) }
}

extension GraphDocument {
    /// Checks modules, and describes their declarations with every problem.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - roots: The types that the program resolves. With roots, the check warns of the definitions that none of them uses.
    ///   - parent: The graph of the container that a container of these modules would be a child of.
    public init(checking modules: [Alchemic.Module], roots: [Any.Type] = [], parent: Graph? = nil) {
        self = Graph(describing: modules, roots: roots, parent: parent).document
    }

    fileprivate init(describing graph: Graph) {
        // Its nodes would lose their edges with it.
        defer { withExtendedLifetime(graph) {} }
        let nodes = graph.nodes
        let ids = DocumentIDs(of: nodes, replaced: graph.resolver.index.replaced)
        let explainer = Explainer(resolver: graph.resolver, ids: ids)
        var paths: Set<String> = []
        version = GraphDocument.currentVersion
        modules = graph.modules.filter { paths.insert($0.path).inserted }
            .map { Module(path: $0.path, isSource: $0.isSource) }
        definitions = nodes.map { Definition($0, using: explainer) }
        startOrder = graph.startOrder.map { ids[$0] }
        buildOrder = graph.buildOrder.map { ids[$0] }
        problems = graph.problems
        requests = explainer.requests(of: nodes)
        replaced = ids.replaced
        uses = []
    }
}

/// A type's name with its Swift module, as `any P` if it is a protocol.
func documentName(of type: Any.Type) -> String {
    let name = qualifiedName(of: type)
    return isExistential(type) && !name.hasPrefix("any ") && name != "Any" && name != "Swift.AnyObject"
        ? "any \(name)" : name
}

extension GraphDocument.Definition {
    fileprivate init(_ node: Node, using explainer: Explainer) {
        let ids = explainer.ids
        let definition = node.definition
        let details = definition.details
        id = ids[node]
        name = details.name
        defaultName = node.hasDefaultName ? node.defaultName : nil
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
        service = definition.isRunAsService ? true : nil
        isOncePerResolution = definition.isOncePerResolution ? true : nil
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
        configuration = (details.note as? any ConfigurationNote).map(GraphDocument.ConfigurationKey.init)
        inner = node.inner.map { ids[$0] }
        dependencies = (node.dependencies + node.calls).map {
            GraphDocument.Dependency(
                $0, of: node, in: nil, labelAtZero: node.inner == nil ? "owner" : "inner", using: explainer)
        }
        steps = node.steps.map { GraphDocument.Step($0, of: node, using: explainer) }
    }
}

extension GraphDocument.ConfigurationKey {
    fileprivate init(_ note: any ConfigurationNote) {
        key = note.keyName
        isSection = note.isSection
        `default` = note.isSecret ? nil : note.defaultText
        isSecret = note.isSecret
        isRequired = note.isRequired
    }
}

extension GraphDocument.Step {
    fileprivate init(_ resolved: ResolvedStep, of node: Node, using explainer: Explainer) {
        let step = resolved.step
        kind = step.kind.rawValue
        name = step.name
        onlyIfUnset = step.onlyIfUnset
        declaredBy = explainer.ids[resolved.declaredBy]
        location = step.location
        isolation = step.isolation.word
        dependencies = resolved.dependencies.map { GraphDocument.Dependency($0, of: node, in: step, using: explainer) }
    }
}

extension GraphDocument.Dependency {
    fileprivate init(
        _ dependency: Alchemic.Dependency, of node: Node, in step: Alchemic.Step?, labelAtZero: String = "",
        using explainer: Explainer
    ) {
        let ids = explainer.ids
        let shape = TypeShape(dependency.type)
        if let step, step.kind == .injectionPoint, let name = step.name {
            label = name
        } else {
            label =
                dependency.isCall ? "call" : dependency.position == 0 ? labelAtZero : "parameter \(dependency.position)"
        }
        position = dependency.position
        if case .node = dependency.resolution {
            // A definition's own type may be the form itself, which is then not taken apart.
            type = documentName(of: dependency.type)
            form = "single"
            time = step == nil ? "construction" : "step"
        } else {
            type = documentName(of: shape.leaf)
            form = shape.formName
            time = shape.innermostDeferral != nil ? "later" : step == nil ? "construction" : "step"
        }
        query = dependency.query.documentWords
        outcome = dependency.query.key == nil ? dependency.resolution.word : "key"
        configuration = dependency.query.note.map(GraphDocument.ConfigurationKey.init)
        definitions = dependency.resolution.nodes.map { ids[$0] }
        // A decorator does not resolve the object that it wraps: no candidate is rejected.
        let isInner = node.inner != nil && step == nil && dependency.position == 0
        turnedDown = isInner ? [] : explainer.turnedDown(by: dependency, of: node)
    }
}

extension ErasedQuery {
    /// The query in words, with the options of a list; the value of a constant stays out of documents.
    fileprivate var documentWords: String? {
        var words = isAuto ? [] : [description]
        if atLeast > 0 { words.append("at least \(atLeast)") }
        if prefersPrimary { words.append("primaries preferred") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension Resolution {
    var word: String {
        switch self {
        case .node, .nearest, .members: "definitions"
        case .constant: "constant"
        case .container: "container"
        case .site: "site"
        case .nothing: "nothing"
        case .argument: "argument"
        case .wrapped(_, let inside): inside.word
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
