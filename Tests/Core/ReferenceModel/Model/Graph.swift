/// What modules declare, resolved and checked.
final class Graph {
    let parent: Graph?
    let level: Int
    /// The parents' definitions, then its own in order of declaration, then the decorators in effect.
    private(set) var nodes: [Node]
    var problems: [Problem] = []
    private let decorators: [(declaration: Declaration, level: Int)]
    /// Where its own nodes begin.
    private let first: Int
    /// Definitions of a parent whose name is taken here, or that are overridden here.
    private var hidden: [Node]
    private var wrappers: [(node: Node, kind: Kind, wrapper: Node)]

    /// A graph of declarations below those of a parent; or, for overrides, before all that another one declares (rule 3).
    init(_ declarations: [Declaration], parent: Graph? = nil, over base: Graph? = nil) {
        let level = ((parent ?? base)?.level ?? -1) + 1
        let again = base?.visible.map { ($0.declaration.notOverriding, $0.level) } ?? []
        let all: [(declaration: Declaration, level: Int)] =
            again + (base?.decorators ?? []) + declarations.map { ($0, level) }
        self.parent = parent
        self.level = level
        nodes = parent?.nodes ?? []
        first = nodes.count
        hidden = parent?.hidden ?? []
        wrappers = parent?.wrappers ?? []
        decorators = (parent?.decorators ?? []) + all.filter { $0.declaration.decorates != nil }
        let gone = add(all.filter { $0.declaration.decorates == nil })
        if base == nil { checkReplaced(gone, declarations) }
        decorate(isOverlay: base != nil)
        resolve()
        for (index, node) in nodes.enumerated().dropFirst(first) { node.index = index }
        checkCycles()
        checkSubclasses()
        checkScopes()
        checkDeferred()
        checkOncePerResolution()
        checkActions()
        guard let base else { return }
        for (node, twin) in twins(in: base) { node.twin = twin }
    }

    deinit { for node in own { node.takeApart() } }

    var isValid: Bool { problems.allSatisfy(\.isWarning) && parent?.isValid != false }

    var own: ArraySlice<Node> { nodes[first...] }

    func report(_ id: String, at place: Int, _ subject: String = "", isWarning: Bool = false, isOne: Bool = true) {
        problems.append(Problem(id: id, places: [place], subject: subject, isWarning: isWarning, isOne: isOne))
    }

    /// The definitions, as far as names and overrides have left them.
    var visible: [Node] { nodes.filter { $0.inner == nil && !hidden.contains($0) } }

    /// Rule 2: what is found by a type, in order of declaration; what breaks its promise only if there is nothing else.
    func nodes(of kind: Kind) -> [Node] {
        visible.filter { $0.provides(kind) }.preferring { $0.kind.isKind(of: kind) }
    }

    private func nodes(named name: String) -> [Node] { nodes.filter { $0.inner == nil && $0.names.contains(name) } }

    /// Rule 1: what has a name: the first of the nearest container that has one.
    ///
    /// Decided: what has lost one of its names to a child is found by the others still.
    func node(named name: String) -> Node? { nodes(named: name).nearest.first }

    // MARK: Names and overrides

    /// Rule 1: an override replaces exactly one definition, or is an error.
    ///
    /// - Returns: The declarations that are replaced.
    private func add(_ declarations: [(declaration: Declaration, level: Int)]) -> [Int] {
        let all = declarations.map { Node($0.declaration, level: $0.level) }
        let candidates = visible + all
        var gone: [Node] = []
        var renamed: [(node: Node, declaration: Declaration)] = []
        for node in all {
            guard let overriding = node.declaration.overriding else { continue }
            let targets = overridable(by: node, overriding, among: candidates).filter { !gone.contains($0) }
            guard targets.count == 1, let target = targets.first else {
                report(targets.isEmpty ? "override-of-nothing" : "override-of-several", at: node.number)
                continue
            }
            gone.append(target)
            // Rule 1: it answers to the names of what it replaces.
            var declaration = node.declaration
            var taken = target.names.filter { !node.names.contains($0) }
            if declaration.name == nil, target.declaration.name != nil, !taken.isEmpty {
                declaration.name = taken.removeFirst()
            }
            declaration.aliases += taken
            // What stands beside it is gone, wherever both are declared again.
            if target.level == node.level { declaration.overriding = nil }
            renamed.append((node, declaration))
        }
        hidden += gone
        for (node, declaration) in renamed { node.declaration = declaration }
        for node in all where !gone.contains(node) { add(node) }
        return gone.filter(all.contains).map(\.number)
    }

    private func overridable(by node: Node, _ overriding: Overriding, among candidates: [Node]) -> [Node] {
        let others = candidates.filter { $0 != node && $0.level <= node.level }
        switch overriding {
        case .named(let name): return others.filter { $0.names.contains(name) }.nearest
        case .kind(let kind):
            // What has lost its name has been replaced already.
            let found = others.filter { other in
                let isHidden = candidates.contains {
                    $0.level > other.level && $0.names.contains(where: other.names.contains)
                }
                return other.provides(kind) && !isHidden
            }
            // What the program sets stays, unless it is all there is.
            return node.isExternal ? found : found.preferring { !$0.isExternal }
        }
    }

    private func add(_ node: Node) {
        for name in Set(node.names) {
            // Rule 1: names and aliases share one namespace per container, and a clash of any kind is an error.
            let clashes = nodes(named: name).contains { $0.level == node.level }
            if clashes || node.names.count(where: { $0 == name }) > 1 {
                report("duplicate-name", at: node.number, name)
            }
            // Rule 16: a child overrides what its parent has by that name.
            if !clashes { hidden += nodes(named: name) }
        }
        nodes.append(node)
        // Rule 2: what a declaration promises is verified.
        let promised = Set(node.declaration.promised).union([node.declaration.onlyAs].compactMap(\.self))
        for kind in promised where !node.kind.isKind(of: kind) {
            report("broken-promise", at: node.number, kind.typeName)
        }
    }

    /// Rule 20: what would be wrong with definitions that overrides replace is a warning.
    private func checkReplaced(_ numbers: [Int], _ declarations: [Declaration]) {
        if numbers.isEmpty { return }
        var all = declarations.filter { $0.overriding == nil || numbers.contains($0.number) }
        for index in all.indices { all[index].overriding = nil }
        for var problem in Graph(all, parent: parent).problems where !problem.isWarning {
            let askers = problem.askers ?? problem.places
            (problem.isWarning, problem.key) = (true, "")
            problem.isCertain = askers.isSubset(of: numbers) && problem.id != "cycle"
            if !askers.isDisjoint(with: numbers) { problems.append(problem) }
        }
    }

    // MARK: Decorators

    /// Rule 15: every match is wrapped once; a parent's objects only by the parent's own decorators, in the parent.
    private func decorate(isOverlay: Bool) {
        for (declaration, declaredAt) in decorators {
            let matches = nodes(of: declaration.kind).filter { node in
                (declaredAt == level || own.contains(node))
                    && (declaration.decorates?.name.map(node.names.contains) ?? true)
            }
            if matches.isEmpty, declaredAt == level {
                report("decorator-of-nothing", at: declaration.number, isWarning: !isOverlay)
            }
            for match in matches {
                // Rule 15: later ones are outer.
                let inner = wrapper(of: match, as: declaration.kind)
                nodes.append(Node(declaration, level: max(declaredAt, match.level), inner: inner))
                wrappers.append((match, declaration.kind, nodes[nodes.count - 1]))
            }
        }
    }

    /// Rule 15: requests through the decorated type get the outermost decorator, others the bare object.
    func wrapper(of node: Node, as kind: Kind) -> Node {
        wrappers.last { $0.node == node && $0.kind == kind }?.wrapper ?? node
    }

    // MARK: Needs

    private func resolve() {
        for node in own {
            /// What needs lead to; a mistake in a step is one, however many inherit it.
            func found(_ needs: [Need], _ role: String, of owner: Node, isOfStep: Bool = false) -> [Found] {
                needs.enumerated().map { index, need in
                    let position = Position(node: node, owner: owner, name: "\(role) \(index)", isOfStep: isOfStep)
                    do {
                        let found = try find(need, for: node)
                        if let oversight = oversight(need) { problems.note(oversight, at: position, isWarning: true) }
                        return found
                    } catch let failure as Failure {
                        problems.note(failure, at: position)
                    } catch {}
                    return Found()
                }
            }
            node.needs =
                (node.inner.map { [Found(nodes: [$0])] } ?? []) + found(node.declaration.needs, "needs", of: node)
            node.calls = found(node.called, "calls", of: node)
            node.steps = steps(of: node)
            for (index, step) in node.steps.enumerated() {
                node.steps[index].needs = found(step.step.needs, step.text, of: step.owner, isOfStep: true)
            }
        }
    }

    /// Rules 8 and 13: the steps that are declared for its superclasses, then its own; those of one name replace one another.
    private func steps(of node: Node) -> [LinkedStep] {
        if node.inner != nil { return [] }
        // Rule 8: what a method makes has the steps of its class, wherever they are declared.
        let isWhollyInherited = node.declaration.steps.isEmpty && node.declaration.isMethod
        return steps(of: isWhollyInherited ? node.kind : node.kind.superclass).notReplaced(by: node.ownSteps)
            + node.ownSteps
    }

    /// Rule 8: the steps for objects of a class: of several definitions of it, the first that has any counts.
    func steps(of kind: Kind?) -> [LinkedStep] {
        guard let kind, !kind.isProtocol else { return [] }
        let own = visible.first { $0.kind == kind && !$0.declaration.steps.isEmpty }?.ownSteps ?? []
        return steps(of: kind.superclass).notReplaced(by: own) + own
    }

    // MARK: Overrides of an operation

    /// Section 5: what is built of the same as in another graph, all the way down: objects of that are shared.
    func twins(in base: Graph) -> [Node: Node] {
        func isSame(_ node: Node?, _ other: Node?) -> Bool {
            node?.number == other?.number && (node == nil || isSame(node?.inner, other?.inner))
        }
        func parts(_ node: Node) -> [String] { node.edges.map { "\($0.target.number)" } + node.steps.map(\.text) }
        var twins: [Node: Node] = [:]
        for node in nodes { twins[node] = base.nodes.first { isSame(node, $0) && parts(node) == parts($0) } }
        while let node = nodes.first(where: { twins[$0] != nil && $0.edges.contains { twins[$0.target] == nil } }) {
            twins[node] = nil
        }
        return twins
    }
}

extension Declaration {
    /// The same where what it overrides is gone.
    var notOverriding: Declaration {
        var copy = self
        copy.overriding = nil
        return copy
    }
}
