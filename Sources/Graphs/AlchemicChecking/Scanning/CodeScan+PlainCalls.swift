import AlchemicGraph

/// The search for plain calls that fail: their object must be awaited, or built on the main actor, and has not been.
extension CodeScan {
    /// The definition and the type that a plain call resolves; nil for forms such as `[T]` and `Lazy<T>`.
    mutating func plainSubject(of request: CodeRequest, in file: SourceFacts) -> (node: Node, type: Any.Type)? {
        let modules = [file.module] + file.imports.sorted()
        guard let written = request.type.direct, let type = names.types(written, in: modules).first?.type,
            let node = graph.plainSubject(of: type, named: request.named, using: cache)
        else { return nil }
        return (node, type)
    }

    /// Warns of the plain calls that are certain to fail.
    mutating func judge(_ suspects: [Suspect], against outside: Outside) {
        if suspects.isEmpty { return }
        let awaited = awaited()
        let isBuilt = awaited.map { graph.mayBeBuilt(awaiting: $0, startedToo: true) }
        for (request, file, use) in suspects {
            guard case .definitions = outcome(of: request, in: file),
                let (node, type) = plainSubject(of: request, in: file)
            else { continue }
            let builder = builder(making: request, in: file)
            let obstacle = graph.obstacle(to: node, as: type) { isBuilt?.contains($0.index) ?? $0.isKept }
            var call = PlainCall(request: request, node: node, type: type, builder: builder)
            if let obstacle, !isUncertain(obstacle, of: call, against: outside) {
                result.problems.append(graph.warning(of: call, obstacle: obstacle, at: result.uses[use].location))
                continue
            }
            guard let builder, let awaited, graph.startMayRun(builder.node) else { continue }
            // A start builds the caller and the object in no order that the graph knows.
            let before = graph.mayBeBuilt(awaiting: awaited, startedToo: false).union(graph.built(before: builder))
            call.isStarted = true
            if let obstacle = graph.obstacle(to: node, as: type, besides: { before.contains($0.index) }),
                obstacle.isAwaited, !isUncertain(obstacle, of: call, against: outside)
            {
                result.problems.append(graph.warning(of: call, obstacle: obstacle, at: result.uses[use].location))
            }
        }
    }

    /// The definitions that any code awaits; nil if code may await, or set, any definition.
    private mutating func awaited() -> Set<Int>? {
        var awaited: Set<Int> = []
        // A library has no entry point: its programs may await more. Frameworks for screens build objects out of sight.
        let screens: Set = ["AlchemicSwiftUI", "AlchemicScenes", "AlchemicStoryboards"]
        guard index.files.contains(where: \.isEntry), index.files.allSatisfy({ screens.isDisjoint(with: $0.products) })
        else { return nil }
        for file in index.files {
            if file.awaitsAnything { return nil }
            for setting in file.settings where index.receiver(setting.receiver, in: file) != .other {
                guard let name = setting.name, graph.hasExternal(called: name) else { return nil }
            }
            for request in file.requests where request.way == .awaiting || request.type.defers {
                guard let types = types(of: request, in: file) else { return nil }
                for type in types {
                    for node in graph.resolver.index.nodes(of: type, using: cache) { awaited.insert(node.index) }
                }
                guard let name = request.named, let node = graph.resolver.index.named[name] else { continue }
                awaited.insert(node.index)
            }
        }
        return awaited
    }

    /// The types that a request may resolve; nil if they may be any.
    mutating func types(of request: CodeRequest, in file: SourceFacts) -> [Any.Type]? {
        let written = request.type.leaf.type
        if request.hasOtherQuery { return nil }
        for name in written.firstNames where index.isTaken(name, in: file, enclosing: request.enclosing) { return nil }
        let found = names.types(written, in: [file.module] + file.imports.sorted()).map(\.type)
        return found.isEmpty ? nil : found
    }

    /// The definition whose factory or step makes a call.
    private mutating func builder(making request: CodeRequest, in file: SourceFacts) -> PlainCall.Builder? {
        func node(at lines: ClosedRange<UInt32>) -> Node? {
            graph.nodes.first {
                $0.definition.location.file == file.name && lines.contains($0.definition.location.line)
            }
        }
        switch request.construction {
        case nil: return nil
        case .factory(let lines): return node(at: lines).map { PlainCall.Builder(node: $0, isStep: false) }
        case .step(let lines): return node(at: lines).map { PlainCall.Builder(node: $0, isStep: true) }
        case .initializer:
            let type = names.types(.named(request.enclosing, arguments: []), in: [file.module])
            let nodes = graph.nodes.filter { node in node.inner == nil && type.contains { $0.type == node.type } }
            guard nodes.count == 1, index.callsInitializer(of: request.enclosing, at: nodes[0].definition.location)
            else {
                return nil
            }
            return PlainCall.Builder(node: nodes[0], isStep: false)
        }
    }

    /// Whether another definition may answer a call, or a parameter on the path to its obstacle.
    private mutating func isUncertain(
        _ obstacle: PlainCall.Obstacle, of call: PlainCall, against outside: Outside
    ) -> Bool {
        // On the main actor, an `@Injected` property resolves main-actor objects.
        if call.request.form == .injected, !obstacle.isAwaited { return true }
        guard let steps = graph.steps(on: obstacle.path, from: call) else { return true }
        let known = Set(index.files.map(\.name))
        for step in steps {
            // The package that declares a definition may await it as well.
            guard known.contains(step.node.definition.location.file), graph.isOnlyAnswer(step, using: cache),
                let name = TypeNames.simpleName(of: step.type),
                doubt(about: step.type, called: name, named: step.name, against: outside) == nil
            else { return true }
        }
        return false
    }
}

extension SourceIndex {
    /// Whether the declaration at a location calls the only initializer of a type.
    fileprivate func callsInitializer(of path: [String], at location: Definition.SourceLocation) -> Bool {
        let types = files.flatMap(\.types).filter { $0.path == path }
        let declarations = files.filter { $0.name == location.file }.flatMap(\.declarations)
        return types.reduce(0) { $0 + $1.initializers.count } == 1
            && declarations.contains { declaration in
                declaration.lines.contains(location.line)
                    && declaration.types?.contains { $0.simpleName == path.last } == true
            }
    }
}

extension WrittenType {
    /// The type that a call resolves directly or as an optional; nil for collections and for forms that defer.
    fileprivate var direct: WrittenType? {
        switch self {
        case .optional(let inside): inside.direct
        case .list, .dictionary, .other: nil
        case .named, .any: leaf.type == self ? self : nil
        }
    }

    /// Whether the object is built later than the form that code receives, as with `Lazy<T>`.
    fileprivate var defers: Bool {
        switch self {
        case .optional(let inside), .list(let inside), .dictionary(_, let inside): inside.defers
        case .named: leaf.type != self
        case .any, .other: false
        }
    }
}
