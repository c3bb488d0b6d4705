// Objects that must not leave the main actor: those made or changed there without being `Sendable`, and those requested as a
// protocol that their type conforms to on an actor only.

extension Check {
    /// Finds the objects that stay on the main actor, and reports every dependency that would carry one away.
    ///
    /// Only code on the main actor may receive such an object. An object that receives it stays there too, unless its type is
    /// `Sendable`.
    mutating func checkMainActor() {
        // A step on the main actor may store the object in the actor's state.
        for node in ownNodes where !node.isKnownSendable {
            node.staysOnMain = node.isMadeOnMain || node.steps.contains { $0.step.isolation == .main }
        }
        // Objects without steps receive it in their factory alone: on the main actor they are counted above, elsewhere reported.
        var holders = ownNodes.filter { !$0.isKnownSendable && !$0.steps.isEmpty && !$0.edges.isEmpty }
        while let index = holders.firstIndex(where: \.isGivenWhatStaysOnMain) {
            holders.remove(at: index).staysOnMain = true
        }
        for node in ownNodes { reportLeaving(node) }
    }

    /// Reports the dependencies of a node that take objects away from the main actor, and actions that run elsewhere.
    private mutating func reportLeaving(_ node: Node) {
        for edge in node.edges where node.isHeldOnMain(edge) {
            let (dependency, step) = node.origin(of: edge)
            let form = TypeShape(dependency.type).innermostDeferral
            let isOnMain =
                edge.moment == .later
                ? form == .lazy || form == .provider || form == .scopeProvider
                : (step?.isolation ?? node.definition.maker.isolation) == .main
            if isOnMain { continue }
            let site = ParameterSite(node: node, position: dependency.position, step: step)
            problems.add(
                edge.target.staysOnMain ? .staysOnMain : .conformsOnMain,
                with: Values(
                    node: node, other: edge.target, type: TypeShape(dependency.type).leaf,
                    name: mention(of: dependency.type), text: step == nil ? "`\(node.mention)`" : site.words,
                    choice: edge.moment == .later ? 0 : step == nil ? 1 : 2),
                at: site.location, path: [node.mention, edge.target.mention],
                notes: [Diagnostic.Note("main actor", on: edge.target)])
        }
        guard node.staysOnMain else { return }
        func report(_ action: String) {
            problems.add(
                .actsElsewhere, with: Values(node: node, text: action, choice: node.isClass ? 0 : 1),
                path: [node.mention])
        }
        for resolved in node.steps where resolved.step.isolation == .asynchronous { report("a step that is awaited") }
        if node.details.start.run != nil || Conformance(of: node.type, to: (any Startable).self) == .everywhere {
            report("its start action")
        }
        if node.details.stop.run != nil || Conformance(of: node.type, to: (any Stoppable).self) == .everywhere {
            report("its stop action")
        }
    }
}

extension Node {
    /// Whether the factory runs on the main actor.
    package var isMadeOnMain: Bool { definition.maker.isolation == .main }
    /// Whether the compiler has seen that the type is `Sendable`.
    var isKnownSendable: Bool { definition.traits.contains(.sendable) }

    /// Whether a `Lazy`, which is `Sendable` itself, may keep the node's object as a type.
    func mayBeShared(as type: Any.Type) -> Bool {
        guard kind == .prototype else { return true }
        guard isKnownSendable || self.type is any Actor.Type else { return false }
        return conversion(to: type)?.isSendable ?? true
    }

    /// Nil if a dynamic cast converts the object.
    private func conversion(to type: Any.Type) -> Conversion? {
        details.promised.first { $0.type == type && $0.converter != nil }
    }

    /// The conversion that the declaration gives for a promised type.
    package func converter(to type: Any.Type) -> Converter? { conversion(to: type)?.converter }

    /// Whether the declaration gives a conversion for any promised type.
    package var isConverted: Bool { details.promised.contains { $0.converter != nil } }

    /// Whether the node's object stays on the main actor when it is resolved as a type.
    ///
    /// An object stays, too, if its type conforms to a protocol on an actor only, without a conversion that the declaration gives.
    package func staysOnMain(as type: Any.Type) -> Bool {
        staysOnMain
            || AlchemicGraph.isExistential(type) && type != self.type && converter(to: type) == nil
                && Conformance(of: self.type, to: type) == .onActor
    }

    /// Whether the object at the end of an edge stays on the main actor.
    fileprivate func isHeldOnMain(_ edge: Edge) -> Bool {
        edge.target.staysOnMain(as: TypeShape(origin(of: edge).dependency.type).leaf)
    }

    /// Whether the node's object receives an object that stays on the main actor.
    fileprivate var isGivenWhatStaysOnMain: Bool { edges.contains { $0.moment != .later && isHeldOnMain($0) } }
}
