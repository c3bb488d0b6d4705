/// What modules declare, resolved and checked.
final class Graph {
    let parent: Graph?
    let level: Int
    /// The parents' definitions, then its own in order of declaration, then the decorators in effect.
    private(set) var nodes: [Node]
    private(set) var problems: [Problem] = []
    private(set) var decorators: [(declaration: Declaration, level: Int)]
    /// Which rules decided something.
    var touched: Set<Rule> = []
    /// Where its own nodes begin.
    let first: Int
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
        let known = base.nodes.filter { node in node.inner == nil && !base.hidden.contains { $0 === node } }
        let again = known.map { node in
            var declaration = node.declaration
            declaration.overriding = nil
            declaration.name = node.name
            declaration.aliases = node.aliases
            return (declaration, node.level)
        }
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
        add(declarations.filter { $0.declaration.decorates == nil })
        decorate(isOverlay)
        resolve()
        for (index, node) in nodes.enumerated().dropFirst(first) { node.index = index }
        checkCycles()
        checkScopes()
        checkLazies()
    }

    func report(_ id: String, at places: Set<Int>, isWarning: Bool = false, isOne: Bool = true) {
        problems.append(Problem(id: id, places: places, isWarning: isWarning, isOne: isOne))
    }

    var own: ArraySlice<Node> { nodes[first...] }

    func visible(_ nodes: [Node]) -> [Node] { nodes.filter { node in !hidden.contains { $0 === node } } }

    func declaration(_ number: Int) -> Declaration? {
        nodes.first { $0.inner == nil && $0.declaration.number == number }?.declaration
    }

    /// Everything that is found by a type, in order of declaration.
    ///
    /// What breaks its promise is no candidate as long as there is another one.
    func nodes(of kind: Kind) -> [Node] {
        let found = visible(nodes.filter { $0.inner == nil && $0.provides(kind) })
        let right = found.filter { $0.kind.isKind(of: kind) }
        return right.isEmpty ? found : right
    }

    /// Rule 1: what has a name.
    ///
    /// Decided: what has lost one of its names to a child is found by the others still.
    func node(named name: String) -> Node? {
        nodes.last { $0.inner == nil && $0.names.contains(name) && !isClash($0, name) }
    }

    // MARK: Names and overrides

    /// Whether another definition of its container had the name before.
    private func isClash(_ node: Node, _ name: String) -> Bool {
        nodes.prefix { $0 !== node }.contains { $0.level == node.level && $0.inner == nil && $0.names.contains(name) }
    }

    private func add(_ declarations: [(declaration: Declaration, level: Int)]) {
        let all = declarations.map {
            Node($0.declaration, level: $0.level, name: $0.declaration.name, aliases: $0.declaration.aliases)
        }
        var gone: [Node] = []
        var names: [(of: Node, name: String?, aliases: [String])] = []
        let before = visible(nodes)
        for node in all {
            // Rule 1: an override replaces exactly one definition, or is an error.
            guard let overriding = node.declaration.overriding else { continue }
            let found = (before + all).filter { other in
                guard other !== node, other.inner == nil, other.level <= node.level else { return false }
                switch overriding {
                case .named(let name): return other.names.contains(name)
                case .kind(let kind):
                    // What has lost its name has been replaced already.
                    let isReplaced = all.contains {
                        $0.level > other.level && !Set($0.names).isDisjoint(with: other.names)
                    }
                    return other.provides(kind) && !isReplaced
                }
            }
            var targets = found
            if case .named = overriding {
                let nearest = targets.map(\.level).max()
                targets = targets.filter { $0.level == nearest }
            } else if !node.isExternal, targets.contains(where: { !$0.isExternal }) {
                // What the program sets stays, unless it is all there is.
                targets = targets.filter { !$0.isExternal }
            }
            targets = targets.filter { target in !gone.contains { $0 === target } }
            touched.insert(targets.count == 1 ? .overrideReplaces : .overrideError)
            guard targets.count == 1 else {
                report(
                    targets.isEmpty ? "override-of-nothing" : "override-of-several", at: [node.declaration.number])
                continue
            }
            gone.append(targets[0])
            if nodes.contains(where: { $0 === targets[0] }) { hidden.append(targets[0]) }
            // It answers to the names of what it replaces.
            let taken = targets[0].names.filter { !node.names.contains($0) }
            if node.name == nil, targets[0].name != nil {
                names.append((node, taken.first, node.aliases + taken.dropFirst()))
            } else {
                names.append((node, node.name, node.aliases + taken))
            }
        }
        for node in all where !gone.contains(where: { $0 === node }) {
            let taken = names.last { $0.of === node }
            add(
                taken.map { Node(node.declaration, level: node.level, name: $0.name, aliases: $0.aliases) } ?? node)
        }
    }

    private func add(_ node: Node) {
        for name in Set(node.names) {
            // Rule 1: names and aliases share one namespace per container, and a clash of any kind is an error.
            let clashes = nodes.contains { $0.level == node.level && $0.inner == nil && $0.names.contains(name) }
            if clashes || node.names.filter({ $0 == name }).count > 1 {
                touched.insert(.nameClash)
                report("duplicate-name", at: [node.declaration.number])
            }
            if !clashes {
                // Rule 16: a child overrides what its parent has by that name.
                for other in nodes where other.inner == nil && other.names.contains(name) { hidden.append(other) }
            }
        }
        nodes.append(node)
        // Rule 2: what a declaration promises is verified.
        for kind in Set(node.declaration.promised + [node.declaration.onlyAs].compactMap(\.self))
        where !node.kind.isKind(of: kind) {
            touched.insert(.promise)
            report("broken-promise", at: [node.declaration.number])
        }
    }

    // MARK: Decorators

    private func decorate(_ isOverlay: Bool) {
        for (declaration, declaredAt) in decorators {
            guard let decorates = declaration.decorates else { continue }
            // Rule 15: every match is wrapped once; a parent's objects only by the parent's own decorators, in the parent.
            let matches = nodes(of: declaration.kind).filter { node in
                guard nodes.firstIndex(where: { $0 === node }) ?? 0 >= first || declaredAt == level else {
                    return false
                }
                return decorates.name.map(node.names.contains) ?? true
            }
            if matches.isEmpty, declaredAt == level {
                report("decorator-of-nothing", at: [declaration.number], isWarning: !isOverlay)
            }
            for match in matches {
                // Rule 15: later ones are outer.
                let inner = wrapper(of: match, as: declaration.kind)
                let wrapper = Node(declaration, level: max(declaredAt, match.level), inner: inner)
                wrappers.removeAll { $0.node === match && $0.kind == declaration.kind }
                wrappers.append((match, declaration.kind, wrapper))
                nodes.append(wrapper)
            }
        }
    }

    /// Rule 15: requests through the decorated type get the outermost decorator, others the bare object.
    func wrapper(of node: Node, as kind: Kind) -> Node {
        wrappers.last { $0.node === node && $0.kind == kind }?.wrapper ?? node
    }

    // MARK: Needs

    private func resolve() {
        var mistakes: [(unresolved: Unresolved, places: Set<Int>, isOne: Bool)] = []
        var empty: [Kind: Set<Int>] = [:]
        for node in own {
            func found(_ need: Need, in step: StepID? = nil) -> Found {
                let place = step?.owner ?? node.declaration.number
                do {
                    let found = try find(need, for: node)
                    // Rule 4: none is a warning where the query says nothing.
                    if need.isEmptyByChance(in: self) { empty[need.kind, default: []].insert(place) }
                    return found
                } catch var error as Unresolved {
                    // A mistake is reported once, however many need the same; one in a step, however many inherit it.
                    if error.key.isEmpty { error.key = "\(place) \(step?.text ?? "") \(need)" }
                    if let known = mistakes.firstIndex(where: {
                        $0.unresolved.key == error.key && (step != nil || !error.isOfPlace)
                    }) {
                        mistakes[known].places.insert(place)
                    } else {
                        mistakes.append((error, [place], !error.isOfPlace || node.inner == nil))
                    }
                } catch {}
                return .broken
            }
            let wrapped = node.inner.map { [Found.one([$0])] } ?? []
            node.needs = wrapped + node.declaration.needs.map { found($0) }
            node.steps = steps(of: node).map { id in (id, id.step.needs.map { found($0, in: id) }) }
        }
        // Rule 9: the graph knows the steps of every declared subclass that an object may be.
        for node in own {
            for other in nodes where other.inner == nil && !other.declaration.steps.isEmpty {
                guard other.kind != node.kind, other.kind.isKind(of: node.kind) else { continue }
                node.possible += other.steps.flatMap(\.needs)
            }
        }
        if !empty.isEmpty { touched.insert(.emptyWarning) }
        for places in empty.values { report("empty-collection", at: places, isWarning: true) }
        for (unresolved, places, isOne) in mistakes {
            report(unresolved.id, at: unresolved.culprit.map { [$0] } ?? places, isOne: isOne)
        }
    }

    /// Rules 8 and 13: the steps that are declared for its superclasses, then its own; those of one name replace one another.
    private func steps(of node: Node) -> [StepID] {
        guard node.inner == nil else { return [] }
        let own = node.declaration.steps.enumerated().map {
            StepID(owner: node.declaration.number, index: $0.offset, step: $0.element)
        }
        return merged(steps(of: node.kind.superclass), own)
    }

    /// The steps for objects of a class: of several definitions of it, the first that has any counts.
    func steps(of kind: Kind?) -> [StepID] {
        guard let kind, !kind.isProtocol else { return [] }
        let declaring = visible(nodes).first {
            $0.inner == nil && $0.kind == kind && !$0.declaration.steps.isEmpty
        }
        let own = declaring.map { node in
            node.declaration.steps.enumerated().map {
                StepID(owner: node.declaration.number, index: $0.offset, step: $0.element)
            }
        }
        return merged(steps(of: kind.superclass), own ?? [])
    }

    /// The same, with what they need where they are declared.
    func linkedSteps(of kind: Kind) -> [(step: StepID, needs: [Found])] {
        steps(of: kind).compactMap { id in
            nodes.first { $0.inner == nil && $0.declaration.number == id.owner }?.steps.first { $0.step == id }
        }
    }

    private func merged(_ inherited: [StepID], _ own: [StepID]) -> [StepID] {
        let names = own.compactMap(\.step.name)
        return inherited.filter { id in id.step.name.map { !names.contains($0) } ?? true } + own
    }

    // MARK: Overrides of an operation

    /// Finds what is built of the same as in the graph below, all the way down: objects of that are shared.
    private func compare(with base: Graph) {
        func isSame(_ node: Node, _ other: Node) -> Bool {
            guard node.declaration.number == other.declaration.number else { return false }
            guard let inner = node.inner, let otherInner = other.inner else {
                return (node.inner == nil) == (other.inner == nil)
            }
            return isSame(inner, otherInner)
        }
        for node in nodes { node.twin = base.nodes.first { isSame(node, $0) } }
        for node in nodes {
            guard let twin = node.twin else { continue }
            let targets = node.edges.map(\.target.declaration.number)
            if targets != twin.edges.map(\.target.declaration.number) { node.twin = nil }
        }
        var isChanging = true
        while isChanging {
            isChanging = false
            for node in nodes where node.twin != nil && node.edges.contains(where: { $0.target.twin == nil }) {
                node.twin = nil
                isChanging = true
            }
        }
    }
}
