/// What modules declare, resolved and checked.
final class Graph {
    let parent: Graph?
    let level: Int
    /// The parents' definitions, then its own in order of declaration, then the decorators in effect.
    private(set) var nodes: [Node]
    private(set) var problems: [Problem] = []
    private let decorators: [(declaration: Declaration, level: Int)]
    /// Which rules decided something.
    var touched: Set<Rule> = []
    /// Where its own nodes begin.
    private let first: Int
    /// Definitions of a parent whose name is taken here, or that are overridden here.
    private var hidden: [Node] = []
    private var wrappers: [(node: Node, kind: Kind, wrapper: Node)] = []

    /// A graph of declarations below those of a parent.
    convenience init(_ declarations: [Declaration], parent: Graph? = nil) {
        let level = parent.map { $0.level + 1 } ?? 0
        self.init(declarations.map { ($0, level) }, parent: parent, level: level)
    }

    /// Rule 3: a graph of overrides stands before all that another one declares.
    convenience init(_ declarations: [Declaration], over base: Graph) {
        let again = base.visible(base.nodes).filter { $0.inner == nil }.map { ($0.declaration, $0.level) }
        let all = again + base.decorators + declarations.map { ($0, base.level + 1) }
        self.init(all, parent: nil, level: base.level + 1, isOverlay: true)
        compare(with: base)
    }

    private init(
        _ declarations: [(declaration: Declaration, level: Int)], parent: Graph?, level: Int, isOverlay: Bool = false
    ) {
        self.parent = parent
        self.level = level
        nodes = parent?.nodes ?? []
        first = nodes.count
        hidden = parent?.hidden ?? []
        wrappers = parent?.wrappers ?? []
        decorators = (parent?.decorators ?? []) + declarations.filter { $0.declaration.decorates != nil }
        let replaced = add(declarations.filter { $0.declaration.decorates == nil })
        if !isOverlay { checkReplaced(replaced, declarations.map(\.declaration)) }
        decorate(isOverlay)
        resolve()
        for (index, node) in nodes.enumerated().dropFirst(first) { node.index = index }
        checkCycles()
        checkScopes()
        checkDeferred()
        checkActions()
    }

    deinit { for node in own { node.takeApart() } }

    var isValid: Bool { problems.allSatisfy(\.isWarning) }

    var own: ArraySlice<Node> { nodes[first...] }

    /// What is declared here, after overrides.
    var declared: [Declaration] {
        own.filter { $0.inner == nil }.map(\.declaration)
            + decorators.filter { $0.level == level }.map(\.declaration)
    }

    func report(
        _ id: String, at places: Set<Int>, _ subject: String = "", isWarning: Bool = false, isOne: Bool = true
    ) {
        problems.append(Problem(id: id, places: places, subject: subject, isWarning: isWarning, isOne: isOne))
    }

    func visible(_ nodes: [Node]) -> [Node] { nodes.filter { !hidden.contains($0) } }

    /// Rule 2: what is found by a type, in order of declaration; what breaks its promise only if there is nothing else.
    func nodes(of kind: Kind) -> [Node] {
        let found = visible(nodes.filter { $0.inner == nil && $0.provides(kind) })
        let right = found.filter { $0.kind.isKind(of: kind) }
        return right.isEmpty ? found : right
    }

    private func nodes(named name: String) -> [Node] { nodes.filter { $0.inner == nil && $0.names.contains(name) } }

    /// Rule 1: what has a name: the first of the nearest container that has one.
    ///
    /// Decided: what has lost one of its names to a child is found by the others still.
    func node(named name: String) -> Node? {
        let named = nodes(named: name)
        return named.first { $0.level == named.last?.level }
    }

    // MARK: Names and overrides

    /// Rule 1: an override replaces exactly one definition, or is an error.
    ///
    /// - Returns: The declarations that are replaced.
    private func add(_ declarations: [(declaration: Declaration, level: Int)]) -> [Int] {
        let all = declarations.map { Node($0.declaration, level: $0.level) }
        let before = visible(nodes)
        var gone: [Node] = []
        var renamed: [(node: Node, declaration: Declaration)] = []
        for node in all {
            guard let overriding = node.declaration.overriding else { continue }
            let targets = overridable(by: node, overriding, among: before + all, all).filter { !gone.contains($0) }
            guard targets.count == 1 else {
                report(targets.isEmpty ? "override-of-nothing" : "override-of-several", at: [node.number])
                continue
            }
            touched.insert(.overrideReplaces)
            gone.append(targets[0])
            if nodes.contains(targets[0]) { hidden.append(targets[0]) }
            // Rule 1: it answers to the names of what it replaces.
            var declaration = node.declaration
            var taken = targets[0].names.filter { !node.names.contains($0) }
            if node.declaration.name == nil, targets[0].declaration.name != nil, !taken.isEmpty {
                declaration.name = taken.removeFirst()
            }
            declaration.aliases += taken
            renamed.append((node, declaration))
        }
        for (node, declaration) in renamed { node.declaration = declaration }
        for node in all where !gone.contains(node) { add(node) }
        return gone.filter(all.contains).map(\.number)
    }

    private func overridable(
        by node: Node, _ overriding: Overriding, among candidates: [Node], _ all: [Node]
    ) -> [Node] {
        let others = candidates.filter { $0 != node && $0.inner == nil && $0.level <= node.level }
        switch overriding {
        case .named(let name):
            let named = others.filter { $0.names.contains(name) }
            return named.filter { $0.level == named.map(\.level).max() }
        case .kind(let kind):
            // What has lost its name has been replaced already.
            let found = others.filter { other in
                other.provides(kind)
                    && !all.contains { $0.level > other.level && !Set($0.names).isDisjoint(with: other.names) }
            }
            // What the program sets stays, unless it is all there is.
            let made = node.isExternal ? found : found.filter { !$0.isExternal }
            return made.isEmpty ? found : made
        }
    }

    private func add(_ node: Node) {
        for name in Set(node.names) {
            // Rule 1: names and aliases share one namespace per container, and a clash of any kind is an error.
            let clashes = nodes(named: name).contains { $0.level == node.level }
            if clashes || node.names.count(where: { $0 == name }) > 1 {
                report("duplicate-name", at: [node.number], name)
            }
            // Rule 16: a child overrides what its parent has by that name.
            if !clashes { hidden += nodes(named: name) }
        }
        node.declaration.overriding = nil
        nodes.append(node)
        // Rule 2: what a declaration promises is verified.
        let promised = node.declaration.promised + [node.declaration.onlyAs].compactMap(\.self)
        for kind in Set(promised) where !node.kind.isKind(of: kind) {
            report("broken-promise", at: [node.number], kind.typeName)
        }
    }

    /// Rule 20: what would be wrong with definitions that overrides replace is a warning.
    private func checkReplaced(_ numbers: [Int], _ declarations: [Declaration]) {
        if numbers.isEmpty { return }
        var all = declarations.filter { $0.overriding == nil || numbers.contains($0.number) }
        for index in all.indices { all[index].overriding = nil }
        for var problem in Graph(all, parent: parent).problems where !problem.isWarning {
            let askers = problem.askers ?? problem.places
            problem.isWarning = true
            problem.isCertain = askers.isSubset(of: numbers) && problem.id != "cycle"
            if !askers.isDisjoint(with: numbers) { problems.append(problem) }
        }
    }

    // MARK: Decorators

    /// Rule 15: every match is wrapped once; a parent's objects only by the parent's own decorators, in the parent.
    private func decorate(_ isOverlay: Bool) {
        for (declaration, declaredAt) in decorators {
            let matches = nodes(of: declaration.kind).filter { node in
                (declaredAt == level || own.contains(node))
                    && (declaration.decorates?.name.map(node.names.contains) ?? true)
            }
            if matches.isEmpty, declaredAt == level {
                report("decorator-of-nothing", at: [declaration.number], isWarning: !isOverlay)
            }
            for match in matches {
                // Rule 15: later ones are outer.
                let inner = wrapper(of: match, as: declaration.kind)
                let wrapper = Node(declaration, level: max(declaredAt, match.level), inner: inner)
                wrappers.append((match, declaration.kind, wrapper))
                nodes.append(wrapper)
            }
        }
    }

    /// Rule 15: requests through the decorated type get the outermost decorator, others the bare object.
    func wrapper(of node: Node, as kind: Kind) -> Node {
        wrappers.last { $0.node == node && $0.kind == kind }?.wrapper ?? node
    }

    // MARK: Needs

    private func resolve() {
        var known: [String: Int] = [:]
        for node in own {
            /// A mistake is reported once, however many need the same; where something cannot do without it, as an error.
            func note(_ failure: Failure, _ name: String, at place: Int, isOfStep: Bool, isWarning: Bool = false) {
                let problem = Problem(
                    id: failure.id, places: [failure.culprit ?? place],
                    askers: failure.culprit == nil ? [node.number] : nil, subject: failure.subject,
                    isWarning: isWarning,
                    // Two steps, which may be declared on one line, may be described in the same words, and so may what gives
                    // nothing to one definition that takes arguments.
                    isOne: !failure.key.isEmpty
                        || node.inner == nil && !isOfStep && failure.id != "argument-mismatch")
                let index = known[failure.key.isEmpty ? name : failure.key, default: problems.count]
                known[failure.key.isEmpty ? name : failure.key] = index
                if index == problems.count {
                    problems.append(problem)
                } else if problems[index].isWarning == isWarning {
                    problems[index].places.formUnion(problem.places)
                    problems[index].askers?.formUnion(problem.askers ?? [])
                } else if !isWarning {
                    problems[index] = problem
                }
            }
            /// A mistake in a step is one, however many inherit it.
            func found(_ needs: [Need], _ role: String, at place: Int, isOfStep: Bool = false) -> [Found] {
                needs.enumerated().map { index, need in
                    let name = "\(role) \(place) \(index)"
                    do {
                        let found = try find(need, for: node)
                        // Rule 20: nothing is silent.
                        if let oversight = oversight(need) {
                            note(oversight, name, at: place, isOfStep: isOfStep, isWarning: true)
                        }
                        return found
                    } catch let failure as Failure {
                        note(failure, name, at: place, isOfStep: isOfStep)
                    } catch {}
                    return Found()
                }
            }
            let wrapped = node.inner.map { [Found(nodes: [$0])] } ?? []
            node.needs = wrapped + found(node.declaration.needs, "needs", at: node.number)
            let called = node.declaration.calls.map { Need(kind: $0.kind, search: .named($0.name)) }
            node.calls = found(called, "calls", at: node.number)
            node.steps = steps(of: node)
            for (index, step) in node.steps.enumerated() {
                node.steps[index].needs = found(step.step.needs, step.text, at: step.owner.number, isOfStep: true)
            }
        }
        // Rule 9: the graph knows the steps of every declared subclass that an object may be.
        for node in own {
            let subclasses = nodes.filter { $0.inner == nil && $0.kind != node.kind && $0.kind.isKind(of: node.kind) }
            // Where the definition has none, an object of a subclass has those of others of its declared class, too.
            let fellows = nodes.filter { $0.inner == nil && $0 != node && $0.kind == node.kind }
            let hasFellows = node.declaration.steps.isEmpty && !subclasses.isEmpty
            node.possible = (subclasses + (hasFellows ? fellows : [])).filter { !$0.declaration.steps.isEmpty }
                .flatMap { $0.steps.flatMap(\.needs) }
        }
    }

    /// Rules 8 and 13: the steps that are declared for its superclasses, then its own; those of one name replace one another.
    private func steps(of node: Node) -> [LinkedStep] {
        guard node.inner == nil else { return [] }
        let own = node.ownSteps
        // Rule 8: what a method makes has the steps of its class, wherever they are declared.
        let isWhollyInherited = own.isEmpty && node.declaration.isMethod
        return own.replacing(in: steps(of: isWhollyInherited ? node.kind : node.kind.superclass))
    }

    /// Rule 8: the steps for objects of a class: of several definitions of it, the first that has any counts.
    func steps(of kind: Kind?) -> [LinkedStep] {
        guard let kind, !kind.isProtocol else { return [] }
        let declaring = visible(nodes).first { $0.inner == nil && $0.kind == kind && !$0.declaration.steps.isEmpty }
        return (declaring?.ownSteps ?? []).replacing(in: steps(of: kind.superclass))
    }

    // MARK: Overrides of an operation

    /// Rule 3: finds what is built of the same as in the graph below, all the way down: objects of that are shared.
    func compare(with base: Graph) {
        func isSame(_ node: Node?, _ other: Node?) -> Bool {
            node?.number == other?.number && (node == nil || isSame(node?.inner, other?.inner))
        }
        for node in nodes {
            guard let twin = base.nodes.first(where: { isSame(node, $0) }) else { continue }
            let isSame = node.edges.map(\.target.number) == twin.edges.map(\.target.number)
            if isSame, node.steps.map(\.text) == twin.steps.map(\.text) { node.twin = twin }
        }
        while let node = nodes.first(where: { $0.twin != nil && $0.edges.contains { $0.target.twin == nil } }) {
            node.twin = nil
        }
    }
}

extension Node {
    /// Its own steps, with what they take once that is known.
    var ownSteps: [LinkedStep] {
        declaration.steps.indices.map { index in
            steps.first { $0.owner == self && $0.index == index } ?? LinkedStep(owner: self, index: index)
        }
    }
}

extension [LinkedStep] {
    fileprivate func replacing(in inherited: [LinkedStep]) -> [LinkedStep] {
        let names = compactMap(\.step.name)
        return inherited.filter { other in other.step.name.map { !names.contains($0) } ?? true } + self
    }
}
