// Scopes: opened for a request, a session, a screen; ended when that is over.

extension Container {
    /// Opens a scope whose externals are set later.
    ///
    /// Its objects are built on their first request, and stopped in reverse order by ``stop()``.
    ///
    /// - Parameter scope: The scope to open.
    /// - Returns: The scope, as a container.
    /// - Throws: A ``ResolutionError`` if no definition belongs to the scope, or this container has ended.
    public func scope(_ scope: Scope) throws(ResolutionError) -> Container {
        if let overlay { return try overlay.scope(scope) }
        try checkOpen()
        guard let layout = wiring.layout(of: scope) else {
            throw .unknownScope(scope.name, among: graph.scopes.map(\.name))
        }
        let opened = Container(scope, layout, of: self)
        guard adopt(opened) else { throw .ended(self) }
        return opened
    }

    /// Opens a scope with values for its externals, matched by type.
    ///
    /// ```swift
    /// let scope = try container.scope(.request, with: question, user)
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The scope to open.
    ///   - values: A value for each external of the scope; a ``ScopeValue`` where the type is ambiguous.
    /// - Returns: The scope, as a container.
    /// - Throws: A ``ResolutionError`` if a value is missing or does not match exactly one external, or the scope
    ///   cannot be opened.
    @inlinable
    public func scope<each Value: Sendable>(
        _ scope: Scope, with values: repeat each Value
    ) throws(ResolutionError) -> Container {
        var boxes: [ErasedBox] = []
        repeat boxes.append(Box(each values))
        return try open(scope, with: boxes)
    }

    @usableFromInline
    func open(_ scope: Scope, with values: [ErasedBox]) throws(ResolutionError) -> Container {
        let opened = try self.scope(scope)
        do throws(ResolutionError) {
            if try !opened.fillQuickly(values) { try opened.fill(values, of: scope) }
        } catch {
            opened.end()
            throw error
        }
        return opened
    }

    /// Opens a scope for the length of a closure, in which it is ``Container/current``.
    ///
    /// The scope ends with the closure, even if the closure throws.
    ///
    /// - Parameters:
    ///   - scope: The scope to open.
    ///   - isolation: The caller's isolation, which the closure shares.
    ///   - body: The code to run in the scope.
    /// - Returns: The result of the closure.
    /// - Throws: The closure's error, a ``StopError`` if an object could not be stopped, or a ``ResolutionError``
    ///   if the scope cannot be opened.
    public func scope<Result>(
        _ scope: Scope, isolation: isolated (any Actor)? = #isolation,
        _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        try await self.scope(scope).ended(after: body)
    }

    /// Opens a scope with values for the length of a closure, in which it is ``Container/current``.
    ///
    /// The scope ends with the closure, even if the closure throws.
    ///
    /// - Parameters:
    ///   - scope: The scope to open.
    ///   - values: A value for each external of the scope; a ``ScopeValue`` where the type is ambiguous.
    ///   - isolation: The caller's isolation, which the closure shares.
    ///   - body: The code to run in the scope.
    /// - Returns: The result of the closure.
    /// - Throws: The closure's error, a ``StopError`` if an object could not be stopped, or a ``ResolutionError``
    ///   if the scope cannot be opened.
    public func scope<each Value: Sendable, Result>(
        _ scope: Scope, with values: repeat each Value, isolation: isolated (any Actor)? = #isolation,
        _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        try await self.scope(scope, with: repeat each values).ended(after: body)
    }

    private func ended<Result>(
        isolation: isolated (any Actor)? = #isolation, after body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        let result: Result
        do {
            result = try await asCurrent { try await body(self) }
        } catch {
            try? await stop()
            throw error
        }
        try await stop()
        return result
    }

    /// Sets the scope's externals, where each takes the one value of its type and nothing else is to be done.
    ///
    /// - Returns: Whether that was so; else nothing has been set.
    private func fillQuickly(_ values: [ErasedBox]) throws(ResolutionError) -> Bool {
        guard let externals = layout?.quickExternals, externals.count == values.count else { return false }
        // As many of different types: if each finds a value, no value is left over.
        for external in externals {
            guard values.contains(where: external.takes) else { return false }
        }
        try checkOpen()
        family.locked {
            for external in externals {
                for value in values where value.valueType == external.type {
                    slots.slot(external.number).settle(value, .published, isClosed: false)
                }
                external.producer.with { $0.noteSet() }
            }
        }
        for external in externals { external.producer.with { send(.of(.set, $0.node)) } }
        return true
    }

    /// Sets the scope's externals, each to the one value that fits.
    private func fill(_ values: [ErasedBox], of scope: Scope) throws(ResolutionError) {
        var places = graph.externals[scope]?.map { ScopePlace(node: $0) } ?? []
        for value in values { try find(value, among: &places, of: scope) }
        if let missing = places.first(where: { $0.box == nil }) {
            throw .scopeValueMissing(missing.node, places.filter { $0.box == nil }.map(\.node), scope)
        }
        try fill(places)
    }

    /// Finds the external of a scope that a value is for.
    private func find(
        _ value: ErasedBox, among places: inout [ScopePlace], of scope: Scope
    ) throws(ResolutionError) {
        let named = value.erased as? any NamedScopeValue
        let type = named?.type ?? value.valueType
        var fitting = places.indices.filter { place in
            let node = places[place].node
            guard let name = named?.name else { return node.type == type }
            return (node.definition.name == name || node.definition.aliases.contains(name)) && fits(type, node.type)
        }
        if fitting.isEmpty, named?.name == nil { fitting = places.indices.filter { fits(type, places[$0].node.type) } }
        guard fitting.count == 1, places[fitting[0]].box == nil else {
            throw .scopeValueUnclear(type, named?.name, fitting.map { places[$0].node }, places.map(\.node), scope)
        }
        places[fitting[0]].box = named?.box ?? value
    }

    /// Sets the scope's externals: stores all values, then injects them, each before those that need it.
    private func fill(_ places: [ScopePlace]) throws(ResolutionError) {
        let context = Context(self)
        var unfinished: [(node: Node, object: AnyObject)] = []
        for place in places {
            guard let box = place.box else { continue }
            let object = try keep(box, for: place.node, context, isFirst: true)
            if let object { unfinished.append((place.node, object)) }
        }
        if unfinished.count > 1 {
            let order = orderOfNeed(of: unfinished.map(\.node))
            unfinished = unfinished.ordered { order[$0.node.index] ?? 0 }
        }
        for value in unfinished { try finish(value.object, value.node, context) }
    }

    /// Numbers definitions of the scope, and what they need of it, such that each comes after what it needs.
    private func orderOfNeed(of nodes: [Node]) -> [Int: Int] {
        var order: [Int: Int] = [:]
        var seen: Set<Int> = []
        var stack = nodes.reversed().map { (node: $0, isLeft: false) }
        while let (node, isLeft) = stack.popLast() {
            if isLeft {
                order[node.index] = order.count
                continue
            }
            guard seen.insert(node.index).inserted else { continue }
            stack.append((node, true))
            // What outlives the scope needs nothing of it.
            for edge in node.edges
            where edge.moment != .later && (edge.target.lifetime.scope != nil || !edge.target.isCached) {
                stack.append((edge.target, false))
            }
        }
        return order
    }
}

/// An external of a scope, and the value that it is opened with.
private struct ScopePlace {
    let node: Node
    var box: ErasedBox?
}

/// A value for the external of a scope that has a certain name.
///
/// ```swift
/// try container.scope(.request, with: question, ScopeValue(backup, named: "backup"))
/// ```
public struct ScopeValue<Value: Sendable>: Sendable {
    fileprivate let value: Value
    fileprivate let name: String

    /// Creates a value for a named external.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The name or alias of the external.
    public init(_ value: Value, named name: String) {
        self.value = value
        self.name = name
    }
}

private protocol NamedScopeValue {
    var type: Any.Type { get }
    var name: String { get }
    var box: ErasedBox { get }
}

extension ScopeValue: NamedScopeValue {
    fileprivate var type: Any.Type { Value.self }
    fileprivate var box: ErasedBox { Box(value) }
}
