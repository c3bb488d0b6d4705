/// An override that is in effect for a task, or that has ended while some task still takes part in it.
///
/// An overlay is counted for as long as any task keeps it: a task that outlives the override must learn that the override
/// has ended.
final class Overlay: Sendable {
    /// The overlays that are in effect for the current task, the innermost last: parallel tests do not see one another's.
    @TaskLocal static var all: [Overlay] = []

    /// The container that is overridden for the tasks that have the overlay.
    let overridden: Container
    /// The container that such a task reaches instead.
    let container: Container
    /// The effects on containers and scopes that were made before the override, by the graphs that it overrides.
    let lateOverrides = Guarded<[ObjectIdentifier: LateOverride]>([:])

    /// Counts the overlay in its family until no task has it, so that requests look for overlays.
    init(of overridden: Container, with container: Container) {
        self.overridden = overridden
        self.container = container
        overridden.family.overlayCount.addRelaxed(1)
    }

    deinit { overridden.family.overlayCount.addRelaxed(-1) }
}

extension Container {
    /// The innermost override of this container in the current task; nil for most, after one read of ``overlayCount``.
    var overlay: Container? { hasOverlays ? overlayOfTask : nil }

    /// The container that requests reach in the current task: this one, or its innermost override.
    package var inEffect: Container { overlay ?? self }

    /// The innermost container that overrides this one in the current task, read from the task-local list.
    private var overlayOfTask: Container? {
        // Code that has resolved the container of an override may override that container.
        guard let container = Overlay.all.last(where: { $0.overridden === self })?.container else { return nil }
        return container.overlayOfTask ?? container
    }

    /// Whether the current task has overrides, of this container or of any other.
    @usableFromInline var taskHasOverlays: Bool { Overlay.$all.boundAddress != 0 }

    /// Overrides definitions for the length of an operation, for example in a test.
    ///
    /// A definition replaces the one with its name, and comes before all others of its type. Objects that depend on
    /// it, or that take a ``Container``, are built again for the operation; all others are shared, and do not see
    /// the override. Only the current task and its child tasks see it; code on a queue, on a thread or in a detached task
    /// needs the container that `get(Container.self)` returns within the operation. At the end, the objects that were
    /// built for it are stopped; a task that continues gets an error whenever it resolves.
    ///
    /// Open scopes and create child containers within the operation. Those from before do not see the override: their
    /// requests throw if they reach something overridden, or something that depends on it. A ``Provider`` or a ``Lazy`` that was
    /// taken before resolves the real object, also within the operation.
    ///
    /// - Throws: A ``GraphError`` if the definitions do not fit the graph, the operation's error, or a
    ///   ``StopError``.
    public func withOverrides<Result>(
        isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line,
        @ModuleBuilder _ definitions: () -> [ModuleElement],
        operation: () async throws -> sending Result
    ) async throws -> sending Result {
        let location = Definition.SourceLocation(file: file, line: line, column: 0)
        return try await withOverlay(
            makeOverlay(by: definitions(), at: location), isolation: isolation, operation: operation)
    }

    /// Runs an operation in which an overlay of ``makeOverlay(by:at:replacing:observer:)`` replaces this container.
    ///
    /// Then stops the overlay, even if the operation throws.
    package func withOverlay<Result>(
        _ container: Container, isolation: isolated (any Actor)? = #isolation,
        operation: () async throws -> sending Result
    ) async throws -> sending Result {
        let overlays = Overlay.all + [Overlay(of: self, with: container)]
        // The operation passes its result on; nothing else has it.
        nonisolated(unsafe) let result = try await Overlay.$all.withValue(overlays) {
            try await container.runThenStop(operation)
        }
        return result
    }

    /// Overrides definitions for the length of a synchronous operation.
    ///
    /// The objects that were built for it are not stopped, since stopping must be awaited.
    ///
    /// - Throws: A ``GraphError`` if the definitions do not fit the graph, or the operation's error.
    public func withOverrides<Result>(
        file: StaticString = #fileID, line: UInt32 = #line,
        @ModuleBuilder _ definitions: () -> [ModuleElement], synchronously operation: () throws -> Result
    ) throws -> Result {
        let container = try makeOverlay(
            by: definitions(), at: Definition.SourceLocation(file: file, line: line, column: 0))
        defer { container.refuseRequestsHereAndWithin() }
        return try Overlay.$all.withValue(Overlay.all + [Overlay(of: self, with: container)], operation: operation)
    }

    /// Runs code that builds or injects an object of this container, which may outlive the overlays.
    ///
    /// The code sees the container's own definitions, and none of the caller's overrides.
    func unaffectedByOverlays<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
        guard hasOverlays, let overlays = overlaysSeenHere else { return try body() }
        do {
            return try Overlay.$all.withValue(overlays, operation: body)
        } catch {
            throw ResolutionError(passingOn: error)
        }
    }

    /// Awaits code that builds or injects an object of this container; see ``unaffectedByOverlays(_:)``.
    func awaitUnaffectedByOverlays<Result>(
        _ body: () async throws(ResolutionError) -> Result
    ) async throws(ResolutionError) -> Result {
        guard hasOverlays, let overlays = overlaysSeenHere else { return try await body() }
        do {
            return try await Overlay.$all.withValue(overlays, operation: body)
        } catch {
            throw ResolutionError(passingOn: error)
        }
    }

    /// The overlays within which this container was made, or else those of other families.
    ///
    /// Nil if the task has no other overlays, so that none has to be hidden.
    private var overlaysSeenHere: [Overlay]? {
        let all = Overlay.all
        let seen =
            all.lastIndex { isInside($0.container) }.map { Array(all[...$0]) }
            ?? all.filter { $0.overridden.family != family }
        return seen.count == all.count ? nil : seen
    }

    /// Makes a container over this one's graph, with other definitions before those of the graph.
    ///
    /// - Parameters:
    ///   - location: Where the override is made, for messages.
    ///   - replace: Returns the definition that replaces one of this container's, or the same definition.
    ///   - observer: Receives the events of the new container, beside this container's observers.
    /// - Throws: A ``GraphError`` if the definitions do not fit the graph.
    package func makeOverlay(
        by elements: [ModuleElement], at location: Definition.SourceLocation,
        replacing replace: (Definition) -> Definition = { $0 },
        observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) throws(GraphError) -> Container {
        if let current = overlay {
            return try current.makeOverlay(by: elements, at: location, replacing: replace, observer: observer)
        }
        var check = Check(overlaying: self.graph, mapping: replace)
        check.openScopes = openScopes.map { OpenScope($0.scope, level: check.level) }
        check.collect([Module("overrides") { elements }])
        let graph = try Graph(checking: check)
        var observers = self.observers
        if let observer {
            let outer = observers
            observers = Observers { event in
                observer(event)
                outer.send(event)
            }
        }
        return Container(
            graph, parent: openScope == nil ? parent : self, overlaying: self,
            endingWith: .overrideEnded(graph, over: self.graph, at: location), observers: observers,
            sharing: graph.unaffected(comparedTo: self.graph))
    }
}

extension Graph {
    /// The nodes of another graph, by the indices of the nodes here that are built from the same definitions, all the way down.
    func unaffected(comparedTo base: Graph) -> [Int: Node] {
        // A decorator may wrap several objects: the factories within have to be the same as well.
        let candidates = Dictionary(base.nodes.map { ($0.makers, $0) }) { first, _ in first }
        var twins: [Int: Node] = [:]
        for node in nodes { twins[node.index] = candidates[node.makers] }
        // A node that depends on a different node is different, too.
        let different = NodesBelow(nodes).leading(to: { node in
            guard let twin = twins[node.index], !node.takesContainer, node.edges.count == twin.edges.count,
                node.steps.elementsEqual(twin.steps, by: { $0.step === $1.step })
            else { return true }
            return !zip(node.edges, twin.edges).allSatisfy { edge, other in
                twins[edge.target.index] === other.target || edge.target.definition.isSame(as: other.target.definition)
            }
        })
        return twins.filter { !different.holds(nodes[$0.key]) }
    }
}

extension Node {
    /// The identities of the node's factory and of the factories that it decorates, the outermost first.
    fileprivate var makers: [ObjectIdentifier] {
        sequence(first: self, next: \.inner).map { ObjectIdentifier($0.definition.maker) }
    }
}
