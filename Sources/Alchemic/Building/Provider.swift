/// A dependency that is resolved on each use: a new prototype, or the same singleton.
public struct Provider<Value>: Sendable {
    private let make: @Sendable (_ isOnMain: Bool) throws -> Value

    init(_ link: DeferredLink) {
        make = { isOnMain in try link.box(isOnMain: isOnMain).value() }
    }

    /// Creates a provider from a closure, for objects built by hand.
    ///
    /// - Parameter make: Builds the value.
    public init(_ make: @escaping @Sendable () throws -> Value) {
        self.make = { _ in try make() }
    }

    /// Resolves the value.
    ///
    /// - Returns: The value.
    /// - Throws: A ``ResolutionError`` if the construction fails.
    public func get() throws(ResolutionError) -> sending Value { try value(isOnMain: false) }

    /// Resolves a value on the main actor.
    ///
    /// - Returns: The value.
    /// - Throws: A ``ResolutionError`` if the construction fails.
    @MainActor
    public func getMain() throws(ResolutionError) -> Value { try value(isOnMain: true) }

    private func value(isOnMain: Bool) throws(ResolutionError) -> sending Value {
        do {
            nonisolated(unsafe) let value = try make(isOnMain)
            return value
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw ResolutionError(.constructionFailed, "a provider failed: \(error)", underlying: error)
        }
    }
}

/// A dependency that is resolved on each use, and awaited.
public struct AsyncProvider<Value>: Sendable {
    private let make: @Sendable () async throws -> Box<Value>

    init(_ link: DeferredLink) {
        make = { unsafeDowncast(try await link.box(asyncIn: link.open()), to: Box<Value>.self) }
    }

    /// Creates a provider from a closure, for objects built by hand.
    ///
    /// - Parameter make: Builds the value.
    public init(_ make: @escaping @Sendable () async throws -> sending Value) {
        self.make = { Box(try await make()) }
    }

    /// Resolves the value.
    ///
    /// - Returns: The value.
    /// - Throws: A ``ResolutionError`` if the construction fails.
    public func get() async throws(ResolutionError) -> sending Value {
        do {
            nonisolated(unsafe) let value = try await make().value
            return value
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw ResolutionError(.constructionFailed, "a provider failed: \(error)", underlying: error)
        }
    }
}

/// A dependency that is resolved in a scope that the caller passes.
///
/// With it, an object that outlives a scope can use objects of the scope.
public struct ScopeProvider<Value>: Sendable {
    private let link: DeferredLink

    init(_ link: DeferredLink) {
        self.link = link
    }

    /// Resolves the value in a scope.
    ///
    /// - Parameter scope: An open scope of the provider's container.
    /// - Returns: The value.
    /// - Throws: A ``ResolutionError`` if the construction fails, or the scope has ended.
    public func get(in scope: Container) throws(ResolutionError) -> sending Value {
        let keeper = try checked(scope)
        defer { withExtendedLifetime(keeper) {} }
        nonisolated(unsafe) let value: Value = try link.box(Context(scope)).value()
        return value
    }

    /// Resolves the value in a scope, and awaits it.
    ///
    /// - Parameter scope: An open scope of the provider's container.
    /// - Returns: The value.
    /// - Throws: A ``ResolutionError`` if the construction fails, or the scope has ended.
    public func get(asyncIn scope: Container) async throws(ResolutionError) -> sending Value {
        let keeper = try checked(scope)
        defer { withExtendedLifetime(keeper) {} }
        nonisolated(unsafe) let value: Value = try await link.box(asyncIn: scope).value()
        return value
    }

    /// Checks that the request can be made; returns what has to be kept while it is.
    private func checked(_ scope: Container) throws(ResolutionError) -> Container {
        guard scope.family == link.family else {
            throw ResolutionError(.outsideScope, "the scope belongs to another container")
        }
        try scope.checkOpen()
        guard let keeper = link.keeper else { throw .gone() }
        return keeper
    }
}
