/// A dependency that is resolved on each use: a new prototype, or the same singleton.
///
/// The first type parameter is the type that it resolves. The others, if any, are the types of the arguments that the definition
/// leaves to its caller, marked with ``Query/argument`` in a prototype and with ``Query/key`` in a kept definition:
///
/// ```swift
/// Prototype(NoteModel.init(id:store:), .argument, .auto)
/// struct NotesList { let note: Provider<NoteModel, Note.ID> }        // `try note(id)`
/// ```
///
/// A provider that was resolved before ``Container/withOverrides(isolation:file:line:_:operation:)`` does not see the override.
public struct Provider<Value, each Argument>: Sendable {
    /// Nil for a provider that was made from a closure.
    @usableFromInline let link: DeferredLink?
    /// The closure of a provider that was made by hand.
    @usableFromInline let make: (@Sendable (repeat each Argument) throws -> Value)?

    /// Creates a provider for an injection point or a request.
    init(_ link: DeferredLink) {
        self.link = link
        make = nil
    }

    /// Creates a provider from a closure, for objects built by hand.
    public init(_ make: @escaping @Sendable (repeat each Argument) throws -> Value) {
        link = nil
        self.make = make
    }

    /// Resolves the value, with the arguments that the definition leaves to its caller.
    ///
    /// - Throws: A ``ResolutionError`` if the construction fails, or the container has ended.
    @inlinable
    public func callAsFunction(_ arguments: repeat each Argument) throws(ResolutionError) -> Value {
        try get(repeat each arguments)
    }

    /// Resolves the value, as calling the provider does.
    ///
    /// - Throws: A ``ResolutionError``.
    @inlinable
    public func get(_ arguments: repeat each Argument) throws(ResolutionError) -> Value {
        try value(isOnMain: false, repeat each arguments)
    }

    /// Resolves a value on the main actor.
    ///
    /// - Throws: A ``ResolutionError``, as a call does.
    @MainActor
    public func getMain(_ arguments: repeat each Argument) throws(ResolutionError) -> Value {
        try value(isOnMain: true, repeat each arguments)
    }

    /// Resolves the value.
    ///
    /// Inlined, so that the caller's code passes the arguments to the factory without boxes, see ``DirectCall``.
    @inlinable
    @inline(__always)
    func value(isOnMain: Bool, _ arguments: repeat each Argument) throws(ResolutionError) -> Value {
        do {
            if let link { return try link.value(isOnMain: isOnMain, repeat each arguments) }
            if let make { return try make(repeat each arguments) }
        } catch {
            throw ResolutionError(passingOn: error)
        }
        throw .gone()
    }
}

/// A dependency that is resolved on each use, and awaited.
///
/// Further type parameters are the types of arguments, as with ``Provider``.
public struct AsyncProvider<Value, each Argument>: Sendable {
    private let link: DeferredLink?
    private let make: (@Sendable (repeat each Argument) async throws -> Value)?

    init(_ link: DeferredLink) {
        self.link = link
        make = nil
    }

    /// Creates a provider from a closure, for objects built by hand.
    public init(_ make: @escaping @Sendable (repeat each Argument) async throws -> Value) {
        link = nil
        self.make = make
    }

    /// Resolves the value, with the arguments that the definition leaves to its caller.
    ///
    /// - Throws: A ``ResolutionError`` if the construction fails, or the container has ended.
    public func callAsFunction(_ arguments: repeat each Argument) async throws(ResolutionError) -> Value {
        try await get(repeat each arguments)
    }

    /// Resolves the value, as calling the provider does.
    ///
    /// - Throws: A ``ResolutionError``.
    public func get(_ arguments: repeat each Argument) async throws(ResolutionError) -> Value {
        do {
            if let link {
                return try await link.awaitBox(in: link.openContainer(), given: boxes(repeat each arguments)).value()
            }
            if let make { return try await make(repeat each arguments) }
        } catch {
            throw ResolutionError(passingOn: error)
        }
        throw .gone()
    }
}

/// A dependency that is resolved in a scope that the caller passes.
///
/// With it, an object that outlives a scope can use objects of the scope.
public struct ScopeProvider<Value>: Sendable {
    /// Not bound to the scope of a use: each use names one.
    private let link: DeferredLink

    init(_ link: DeferredLink) { self.link = link }

    /// Resolves the value in a scope of the provider's container.
    ///
    /// - Throws: A ``ResolutionError`` if the construction fails, or the scope has ended or is another container's.
    public func get(in scope: Container) throws(ResolutionError) -> sending Value {
        try check(scope)
        nonisolated(unsafe) let value: Value = try link.box(in: Context(scope)).value()
        return value
    }

    /// Resolves the value in a scope of the provider's container, and awaits it.
    ///
    /// - Throws: A ``ResolutionError``, as ``get(in:)`` does.
    public func get(asyncIn scope: Container) async throws(ResolutionError) -> sending Value {
        try check(scope)
        nonisolated(unsafe) let value: Value = try await link.awaitBox(in: scope).value()
        return value
    }

    /// Resolves the value in a scope of the provider's container, on the main actor.
    ///
    /// - Throws: A ``ResolutionError``, as ``get(in:)`` does.
    @MainActor
    public func get(mainIn scope: Container) throws(ResolutionError) -> Value {
        try check(scope)
        return try link.box(in: Context(scope, isOnMain: true)).value()
    }

    /// Checks that the scope is open, and belongs to the container whose definitions the provider resolves.
    private func check(_ scope: Container) throws(ResolutionError) {
        guard try scope.isInside(link.presentContainer()) else {
            throw ResolutionError(.outsideScope, "the scope belongs to another container")
        }
        try scope.checkOpen()
    }
}

extension Provider: Printed, Opaque {
    package var summary: String { spelling(of: Self.self) + facts(link.map(\.endedFact) ?? "made from a closure") }
}

extension AsyncProvider: Printed, Opaque {
    package var summary: String { spelling(of: Self.self) + facts(link.map(\.endedFact) ?? "made from a closure") }
}

extension ScopeProvider: Printed, Opaque {
    package var summary: String { spelling(of: Self.self) + facts(link.endedFact) }
}
