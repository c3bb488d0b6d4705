// Scopes: opened for a request, a session, a screen; ended when that is over.

extension Container {
    /// Opens a scope whose externals are set later.
    ///
    /// Its objects are built on first use, and stopped in reverse order by ``stop()``.
    ///
    /// - Throws: A ``ResolutionError`` if no definition belongs to the scope, or this container has ended or
    ///   drains the scope before a stop.
    public func scope(
        _ scope: Scope, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Container {
        do throws(ResolutionError) {
            return try openEmpty(scope)
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// Opens a scope whose externals are not set, within the override in effect if there is one.
    private func openEmpty(_ scope: Scope) throws(ResolutionError) -> Container {
        if let overlay { return try overlay.openEmpty(scope) }
        try checkOpen()
        let opened = Container(wiring, parent: self, layout: try layout(of: scope))
        switch adopt(opened) {
        case .added: return opened
        case .ended: throw .ended(self)
        case .draining: throw ResolutionError(.draining, with: Values(name: scope.name))
        }
    }

    /// Opens a scope with values for its externals, matched by type.
    ///
    /// ```swift
    /// let scope = try container.scope(.request, with: question, user)
    /// ```
    ///
    /// - Parameters:
    ///   - values: A value for each external of the scope; a ``ScopeValue`` where the type is ambiguous.
    ///   - scope: The name of the scope.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``ResolutionError`` if a value is missing or does not match exactly one external, or the scope
    ///   cannot be opened.
    @inlinable
    public func scope<each Value: Sendable>(
        _ scope: Scope, with values: repeat each Value, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Container {
        var boxes: [ErasedBox] = []
        repeat boxes.append(Box(each values))
        do throws(ResolutionError) {
            return try open(scope, with: boxes)
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    /// Opens a scope with values; externals of the types `later` may be left for `set(_:)`.
    @usableFromInline
    package func open(
        _ scope: Scope, with values: [ErasedBox], later: [Any.Type] = []
    ) throws(ResolutionError) -> Container {
        let opened = try openEmpty(scope)
        do throws(ResolutionError) {
            try opened.setExternals(to: values, later: later, of: scope)
        } catch {
            // The values are let go of here, unless an object was made of them that is to be stopped.
            if !opened.endIfNothingIsToBeStopped() { opened.stopDetached() }
            throw error
        }
        return opened
    }

    /// Opens a scope for the length of a closure, in which it is ``Container/current``.
    ///
    /// The scope ends with the closure, even if the closure throws.
    ///
    /// - Throws: The closure's error, a ``StopError`` if an object could not be stopped, or a ``ResolutionError``
    ///   if the scope cannot be opened.
    public func scope<Result>(
        _ scope: Scope, isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID,
        line: UInt32 = #line, _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        let scope = try self.scope(scope, file: file, line: line)
        return try await scope.runThenStop { try await scope.asCurrent { try await body(scope) } }
    }

    /// Opens a scope with values, matched by type, for the length of a closure, in which it is ``Container/current``.
    ///
    /// - Throws: The closure's error, a ``StopError`` if an object could not be stopped, or a ``ResolutionError``
    ///   if the scope cannot be opened.
    public func scope<each Value: Sendable, Result>(
        _ scope: Scope, with values: repeat each Value, isolation: isolated (any Actor)? = #isolation,
        file: StaticString = #fileID, line: UInt32 = #line, _ body: (Container) async throws -> sending Result
    ) async throws -> sending Result {
        let scope = try self.scope(scope, with: repeat each values, file: file, line: line)
        return try await scope.runThenStop { try await scope.asCurrent { try await body(scope) } }
    }

    /// Runs `body`, then stops this container, even if `body` throws.
    func runThenStop<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> sending Result
    ) async throws -> sending Result {
        // The closure passes its result on; nothing else has it.
        nonisolated(unsafe) let result: Result
        do {
            result = try await body()
        } catch {
            try? await stop()
            throw error
        }
        try await stopThrowingAny()
        return result
    }

    /// `stop()` with an error of any type.
    ///
    /// Not a part of ``runThenStop(isolation:_:)``, which is generic: inlined into a user's asynchronous `main`, by
    /// `-cross-module-optimization`, it throws in two ways that LLVM merges into one that it cannot compile.
    @inline(never)
    private nonisolated(nonsending) func stopThrowingAny() async throws { try await stop() }

    /// Sets the scope's externals, each to the one value that fits: stores all values, then finishes them, each
    /// after the values that it needs.
    private func setExternals(to values: [ErasedBox], later: [Any.Type], of scope: Scope) throws(ResolutionError) {
        let externals = layout?.externals ?? []
        // No other code has the scope yet, so no object can have been built around another value.
        for value in values {
            let (index, box) = try externalIndex(for: value, among: externals, in: scope)
            externals[index].producer.with { producer in
                family.locked {
                    producer.slot(ownedBy: self).settle(box, kept: .published, isClosed: false)
                    producer.noteSet()
                }
            }
        }
        let missing = externals.filter { external in
            self.value(of: external) == nil && !later.contains { $0 == external.node.type }
        }
        // A scope that ends meanwhile has no values any more.
        try checkOpen()
        if let first = missing.first {
            throw ResolutionError(
                .scopeValueMissing, with: Values(node: first.node, name: scope.name),
                notes: missing.map { Diagnostic.Note("missing", on: $0.node) })
        }
        var unfinished: [Unfinished] = []
        for external in externals {
            guard let box = value(of: external) else { continue }
            send(ContainerEvent(.set, of: external.node))
            if let value = self.unfinished(box, of: external.node) { unfinished.append(value) }
        }
        if unfinished.count > 1 {
            let below = NodesBelow(unfinished.map(\.node)) { edge in
                // An object that outlives the scope needs none of its externals.
                edge.moment != .later && (edge.target.lifetime.scope != nil || !edge.target.isKept)
            }
            let cycle = below.components().ofNodes
            unfinished = Array(zip(below.roots, unfinished)).ordered { cycle[$0.0] }.map(\.1)
        }
        for value in unfinished { try value.finish(in: Context(self)) }
        try checkOpen()
    }

    /// The layout of a scope to which some definition belongs.
    private func layout(
        of scope: Scope, at location: Definition.SourceLocation? = nil
    ) throws(ResolutionError) -> ScopeLayout {
        if let layout = wiring.layout(of: scope) { return layout }
        throw .unknownScope(scope.name, among: graph.scopes.map(\.name), at: location)
    }

    /// The externals of a scope that is opened at `location`, in the container or the override in effect.
    package func externals(
        of scope: Scope, at location: Definition.SourceLocation
    ) throws(ResolutionError) -> [Node] {
        try inEffect.layout(of: scope, at: location).externals.map(\.node)
    }

    /// The value of an external; nil until it is set.
    private func value(of external: ScopeLayout.External) -> ErasedBox? {
        published(in: external.producer.with { $0.slot(ownedBy: self) })
    }

    /// Finds the external of a scope that a value is for; returns its index, and the value in a box of its type.
    private func externalIndex(
        for value: ErasedBox, among externals: [ScopeLayout.External], in scope: Scope
    ) throws(ResolutionError) -> (index: Int, box: ErasedBox) {
        let own = value.valueType
        if let first = externals.firstIndex(where: { $0.node.type == own }), self.value(of: externals[first]) == nil,
            externals.lastIndex(where: { $0.node.type == own }) == first
        {
            return (first, value)
        }
        let named = value.erased as? any NamedScopeValue
        let type = named.map { Swift.type(of: $0).type } ?? own
        let nodes = externals.map(\.node)
        let fitting =
            if let name = named?.name {
                nodes.indices.filter { nodes[$0].definition.has(name: name) && fits(type, nodes[$0].type) }
            } else { fittingIndices(for: type, among: nodes) }
        guard fitting.count == 1, self.value(of: externals[fitting[0]]) == nil else {
            // No external, one that another value has taken, or several.
            let candidates = fitting.isEmpty ? nodes : fitting.map { nodes[$0] }
            throw ResolutionError(
                .scopeValueUnclear,
                with: Values(
                    type: type, name: scope.name, text: (named?.name).map { " named \"\($0)\"" } ?? "",
                    count: fitting.count, choice: min(fitting.count, 2)),
                notes: candidates.map { Diagnostic.Note("external", on: $0) })
        }
        let node = nodes[fitting[0]]
        guard let box = castBox(named?.box ?? value, to: node.type) else { throw .otherType(than: node) }
        return (fitting[0], box)
    }
}

/// The externals that a value of a type may be for: those of its very type, else those of its superclasses and protocols.
package func fittingIndices(for type: Any.Type, among externals: [Node]) -> [Int] {
    let exact = externals.indices.filter { externals[$0].type == type }
    return exact.isEmpty ? externals.indices.filter { fits(type, externals[$0].type) } : exact
}

/// A value for the external with a certain name in a scope.
///
/// ```swift
/// try container.scope(.request, with: question, ScopeValue(backup, named: "backup"))
/// ```
public struct ScopeValue<Value: Sendable>: Sendable {
    fileprivate let value: Value
    package let name: String

    /// Creates a value for a named external.
    ///
    /// - Parameters:
    ///   - name: The name or alias of the external.
    ///   - value: The value.
    public init(_ value: Value, named name: String) {
        self.value = value
        self.name = name
    }
}

/// A ``ScopeValue`` for code that does not know the type of its value.
package protocol NamedScopeValue {
    /// The type of the value, which a check knows before there is a value.
    static var type: Any.Type { get }
    var name: String { get }
    /// The value, without its name.
    var box: ErasedBox { get }
}

extension ScopeValue: NamedScopeValue {
    package static var type: Any.Type { Value.self }
    package var box: ErasedBox { Box(value) }
}
