// Scopes: opened for a request, a session, a screen; ended when that is over.

extension Container {
    /// Opens a scope; what it needs from outside is set later.
    ///
    /// Its objects are built when they are first requested from it, and stopped in reverse order when ``stop()`` ends it.
    ///
    /// - Parameter scope: The scope that is to be opened.
    /// - Returns: The scope, as a container.
    /// - Throws: A ``ResolutionError`` if nothing is declared for such a scope, or this container has ended.
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

    /// Opens a scope with the values of its externals, each found by the value's type.
    ///
    /// ```swift
    /// let scope = try container.scope(.request, with: question, user)
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The scope that is to be opened.
    ///   - values: A value for each external of the scope; a ``ScopeValue`` where the type is not enough to find it.
    /// - Returns: The scope, as a container.
    /// - Throws: A ``ResolutionError`` if a value is missing, fits no external or several, or if the scope cannot be opened.
    public func scope<each Value: Sendable>(
        _ scope: Scope, with values: repeat each Value
    ) throws(ResolutionError) -> Container {
        let opened = try self.scope(scope)
        var given = opened.graph.externals[scope]?.map { (node: $0, isGiven: false) } ?? []
        for value in repeat each values { try opened.give(value, to: &given) }
        guard let missing = given.first(where: { !$0.isGiven }) else { return opened }
        opened.end()
        throw .scopeValueMissing(missing.node, given.filter { !$0.isGiven }.map(\.node), scope)
    }

    /// Opens a scope for the length of a closure, and ends it whatever happens.
    ///
    /// - Parameters:
    ///   - scope: The scope that is to be opened.
    ///   - isolation: The caller's isolation, which the closure shares.
    ///   - body: What is done in the scope.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws, else a ``StopError`` if objects could not be stopped, or a ``ResolutionError`` if
    ///   the scope cannot be opened.
    public func scope<Result>(
        _ scope: Scope, isolation: isolated (any Actor)? = #isolation,
        _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        try await self.scope(scope).ended(after: body)
    }

    /// Opens a scope with the values of its externals for the length of a closure, and ends it whatever happens.
    ///
    /// - Parameters:
    ///   - scope: The scope that is to be opened.
    ///   - values: A value for each external of the scope; a ``ScopeValue`` where the type is not enough to find it.
    ///   - isolation: The caller's isolation, which the closure shares.
    ///   - body: What is done in the scope.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws, else a ``StopError`` if objects could not be stopped, or a ``ResolutionError`` if
    ///   the scope cannot be opened.
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
            result = try await body(self)
        } catch {
            try? await stop()
            throw error
        }
        try await stop()
        return result
    }

    /// Sets one of the scope's externals.
    private func give<Value: Sendable>(
        _ value: Value, to externals: inout [(node: Node, isGiven: Bool)]
    ) throws(ResolutionError) {
        let named = value as? any NamedScopeValue
        let type = named?.type ?? Value.self
        var fitting = externals.indices.filter { place in
            let node = externals[place].node
            guard let name = named?.name else { return node.type == type }
            return (node.definition.name == name || node.definition.aliases.contains(name)) && fits(type, node.type)
        }
        if fitting.isEmpty, named?.name == nil { fitting = externals.indices.filter { fits(type, externals[$0].node.type) } }
        guard fitting.count == 1, !externals[fitting[0]].isGiven else {
            end()
            throw .scopeValueUnclear(
                type, named?.name, fitting.map { externals[$0].node }, externals.map(\.node), openScope ?? "")
        }
        let node = externals[fitting[0]].node
        externals[fitting[0]].isGiven = true
        try store(named?.box ?? Box(value), for: node, Context(self))
    }
}

/// A value for one of the externals of a scope that is found by its name.
///
/// ```swift
/// try container.scope(.request, with: question, ScopeValue(backup, named: "backup"))
/// ```
public struct ScopeValue<Value: Sendable>: Sendable {
    fileprivate let value: Value
    fileprivate let name: String?

    /// Names the external that a value is for.
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
    var name: String? { get }
    var box: ErasedBox { get }
}

extension ScopeValue: NamedScopeValue {
    fileprivate var type: Any.Type { Value.self }
    fileprivate var box: ErasedBox { Box(value) }
}
