/// What modules declare, resolved and checked.
final class Graph {
    let parent: Graph?
    let level: Int
    /// The parents' definitions, then its own in order of declaration, then the decorators in effect.
    private(set) var nodes: [Node]
    private(set) var problems: [Problem] = []
    /// What is declared here, after overrides.
    var declared: [Declaration] {
        own.filter { $0.inner == nil }.map(\.asDeclared) + decorators.filter { $0.level == level }.map(\.declaration)
    }
    private(set) var decorators: [(declaration: Declaration, level: Int)]
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
        let again = base.visible(base.nodes).filter { $0.inner == nil }.map { ($0.asDeclared, $0.level) }
        self.init(
            again + base.decorators + declarations.map { ($0, base.level + 1) }, parent: nil, level: base.level + 1,
            isOverlay: true)
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
        let overridden = add(declarations.filter { $0.declaration.decorates == nil })
        if !isOverlay { checkOverridden(overridden, declarations.map(\.declaration)) }
        decorate(isOverlay)
        resolve()
        for (index, node) in nodes.enumerated().dropFirst(first) { node.index = index }
        settleUnits()
        checkCycles()
        checkScopes()
        checkLazies()
        checkActions()
    }

    deinit { for node in own { node.takeApart() } }

    func report(
        _ id: String, at places: Set<Int>, _ subject: String = "", isWarning: Bool = false, isOne: Bool = true
    ) {
        problems.append(Problem(id: id, places: places, subject: subject, isWarning: isWarning, isOne: isOne))
    }

    var own: ArraySlice<Node> { nodes[first...] }

    func visible(_ nodes: [Node]) -> [Node] { nodes.filter { !hidden.contains($0) } }

    /// Everything that is found by a type, in order of declaration.
    ///
    /// Rule 2: what breaks its promise is no candidate as long as there is another one.
    func nodes(of kind: Kind) -> [Node] {
        let found = visible(nodes.filter { $0.inner == nil && $0.provides(kind) })
        let right = found.filter { $0.kind.isKind(of: kind) }
        return right.isEmpty ? found : right
    }

    func node(of number: Int) -> Node? { nodes.first { $0.inner == nil && $0.number == number } }

    /// Rule 1: what has a name.
    ///
    /// Decided: what has lost one of its names to a child is found by the others still.
    func node(named name: String) -> Node? {
        nodes.last { $0.inner == nil && $0.names.contains(name) && !isClash($0, name) }
    }

    // MARK: Names and overrides

    /// Rule 1: whether another definition of its container had the name before.
    private func isClash(_ node: Node, _ name: String) -> Bool {
        nodes.prefix { $0 !== node }.contains { $0.level == node.level && $0.inner == nil && $0.names.contains(name) }
    }

    /// Rule 1: an override replaces exactly one definition, or is an error.
    ///
    /// - Returns: The declarations that are overridden.
    private func add(_ declarations: [(declaration: Declaration, level: Int)]) -> [Int] {
        let all = declarations.map {
            Node($0.declaration, level: $0.level, name: $0.declaration.name, aliases: $0.declaration.aliases)
        }
        var gone: [Node] = []
        var renamed: [Node: Node] = [:]
        let before = visible(nodes)
        for node in all {
            guard let overriding = node.declaration.overriding else { continue }
            let targets = overridable(by: node, overriding, among: before + all, all).filter { !gone.contains($0) }
            touched.insert(targets.count == 1 ? .overrideReplaces : .overrideError)
            guard targets.count == 1 else {
                report(targets.isEmpty ? "override-of-nothing" : "override-of-several", at: [node.number])
                continue
            }
            gone.append(targets[0])
            if nodes.contains(targets[0]) { hidden.append(targets[0]) }
            // Rule 1: it answers to the names of what it replaces.
            let taken = targets[0].names.filter { !node.names.contains($0) }
            let isUnnamed = node.name == nil && targets[0].name != nil
            renamed[node] = Node(
                node.declaration, level: node.level, name: isUnnamed ? taken.first : node.name,
                aliases: node.aliases + (isUnnamed ? Array(taken.dropFirst()) : taken))
        }
        for node in all where !gone.contains(node) { add(renamed[node] ?? node) }
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
            let clashes = nodes.contains { $0.level == node.level && $0.inner == nil && $0.names.contains(name) }
            if clashes || node.names.count(where: { $0 == name }) > 1 {
                touched.insert(.nameClash)
                report("duplicate-name", at: [node.number], name)
            }
            if !clashes {
                // Rule 16: a child overrides what its parent has by that name.
                hidden += nodes.filter { $0.inner == nil && $0.names.contains(name) }
            }
        }
        nodes.append(node)
        // Rule 2: what a declaration promises is verified.
        for kind in Set(node.declaration.promised + [node.declaration.onlyAs].compactMap(\.self))
        where !node.kind.isKind(of: kind) {
            touched.insert(.promise)
            report("broken-promise", at: [node.number], kind.typeName)
        }
    }

    /// Rule 20: what would be wrong with definitions that overrides replace is a warning.
    private func checkOverridden(_ numbers: [Int], _ declarations: [Declaration]) {
        if numbers.isEmpty { return }
        let all = declarations.filter { $0.overriding == nil || numbers.contains($0.number) }.map { declaration in
            var declaration = declaration
            declaration.overriding = nil
            return declaration
        }
        for problem in Graph(all, parent: parent).problems where !problem.isWarning {
            var problem = problem
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
            guard let decorates = declaration.decorates else { continue }
            let matches = nodes(of: declaration.kind).filter { node in
                (declaredAt == level || own.contains(node)) && (decorates.name.map(node.names.contains) ?? true)
            }
            if matches.isEmpty, declaredAt == level {
                report("decorator-of-nothing", at: [declaration.number], isWarning: !isOverlay)
            }
            for match in matches {
                // Rule 15: later ones are outer.
                let inner = wrapper(of: match, as: declaration.kind)
                let wrapper = Node(declaration, level: max(declaredAt, match.level), inner: inner)
                wrappers.removeAll { $0.node == match && $0.kind == declaration.kind }
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
        var mistakes: [Mistake] = []
        for node in own {
            func found(_ need: Need, _ position: String, in step: StepID? = nil) -> Found {
                let place = step?.owner ?? node.number
                // A mistake in a step is one, however many inherit it.
                let name = "\(place) \(step?.text ?? "") \(position)"
                do {
                    let found = try find(need, for: node)
                    // Rule 20: nothing is silent.
                    if let oversight = oversight(need) {
                        mistakes.note(oversight, name, at: place, by: node, isOfStep: step != nil, isWarning: true)
                    }
                    return found
                } catch let error as Unresolved {
                    mistakes.note(error, name, at: place, by: node, isOfStep: step != nil)
                } catch {}
                return .broken
            }
            let wrapped = node.inner.map { [Found.one([$0])] } ?? []
            node.needs = wrapped + node.declaration.needs.enumerated().map { found($1, "\($0)") }
            node.calls = node.declaration.calls.map {
                found(Need(kind: $0.kind, search: .named($0.name)), "call \($0.name)")
            }
            node.steps = steps(of: node).map { id in
                (id, id.step.needs.enumerated().map { found($1, "\($0)", in: id) })
            }
        }
        // Rule 9: the graph knows the steps of every declared subclass that an object may be.
        for node in own {
            let subclasses = nodes.filter { $0.inner == nil && $0.kind != node.kind && $0.kind.isKind(of: node.kind) }
            // Where the definition has none, an object of a subclass has those of others of its declared class, too.
            let fellows = nodes.filter { $0.inner == nil && $0 != node && $0.kind == node.kind }
            let hasFellows = node.declaration.steps.isEmpty && !subclasses.isEmpty
            for other in subclasses + (hasFellows ? fellows : []) where !other.declaration.steps.isEmpty {
                node.possible += other.steps.flatMap(\.needs)
            }
        }
        for mistake in mistakes {
            let (culprit, subject) = (mistake.unresolved.culprit, mistake.unresolved.subject)
            problems.append(
                Problem(
                    id: mistake.unresolved.id, places: culprit.map { [$0] } ?? mistake.places,
                    askers: culprit == nil ? mistake.askers : nil, subject: subject, isWarning: mistake.isWarning,
                    isOne: mistake.isOne))
        }
    }

    /// Rules 8 and 13: the steps that are declared for its superclasses, then its own; those of one name replace one another.
    private func steps(of node: Node) -> [StepID] {
        guard node.inner == nil else { return [] }
        let own = StepID.all(of: node)
        // Rule 8: what a method makes has the steps of its class, wherever they are declared.
        let isWhollyInherited = own.isEmpty && node.declaration.isMethod
        return merged(steps(of: isWhollyInherited ? node.kind : node.kind.superclass), own)
    }

    /// Rule 8: the steps for objects of a class: of several definitions of it, the first that has any counts.
    func steps(of kind: Kind?) -> [StepID] {
        guard let kind, !kind.isProtocol else { return [] }
        let declaring = visible(nodes).first {
            $0.inner == nil && $0.kind == kind && !$0.declaration.steps.isEmpty
        }
        return merged(steps(of: kind.superclass), declaring.map(StepID.all) ?? [])
    }

    /// The same, with what they need where they are declared.
    func linkedSteps(of kind: Kind) -> [(step: StepID, needs: [Found])] {
        steps(of: kind).compactMap { id in node(of: id.owner)?.steps.first { $0.step == id } }
    }

    private func merged(_ inherited: [StepID], _ own: [StepID]) -> [StepID] {
        let names = own.compactMap(\.step.name)
        return inherited.filter { id in id.step.name.map { !names.contains($0) } ?? true } + own
    }

    // MARK: Overrides of an operation

    /// Rule 3: finds what is built of the same as in the graph below, all the way down: objects of that are shared.
    func compare(with base: Graph) {
        func isSame(_ node: Node, _ other: Node) -> Bool {
            guard node.number == other.number else { return false }
            guard let inner = node.inner, let otherInner = other.inner else {
                return (node.inner == nil) == (other.inner == nil)
            }
            return isSame(inner, otherInner)
        }
        for node in nodes {
            guard let twin = base.nodes.first(where: { isSame(node, $0) }) else { continue }
            let isSame = node.edges.map(\.target.number) == twin.edges.map(\.target.number)
            if isSame, node.steps.map(\.step) == twin.steps.map(\.step) { node.twin = twin }
        }
        while let node = nodes.first(where: { $0.twin != nil && $0.edges.contains { $0.target.twin == nil } }) {
            node.twin = nil
        }
    }
}

extension StepID {
    static func all(of node: Node) -> [StepID] {
        node.declaration.steps.enumerated().map { StepID(owner: node.number, index: $0, step: $1) }
    }
}

extension [Mistake] {
    /// A mistake is reported once, however many need the same; where something cannot do without it, as an error.
    fileprivate mutating func note(
        _ unresolved: Unresolved, _ name: String, at place: Int, by node: Node, isOfStep: Bool, isWarning: Bool = false
    ) {
        var named = unresolved
        if named.key.isEmpty { named.key = name }
        let mistake = Mistake(
            unresolved: named, places: [place], askers: [node.number], isWarning: isWarning,
            // Two steps, which may be declared on one line, may be described in the same words, and so may what gives nothing to
            // one definition that takes arguments.
            isOne: !unresolved.key.isEmpty
                || node.inner == nil && !isOfStep && unresolved.id != "argument-mismatch")
        guard let known = firstIndex(where: { $0.unresolved.key == named.key }) else { return append(mistake) }
        if self[known].isWarning == isWarning {
            self[known].places.insert(place)
            self[known].askers.insert(node.number)
        } else if self[known].isWarning {
            self[known] = mistake
        }
    }
}
