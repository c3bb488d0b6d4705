/// Elements side by side in memory that other code keeps.
@usableFromInline
package struct Memory<Element>: @unchecked Sendable {
    @usableFromInline let start: UnsafeMutablePointer<Element>

    @inlinable
    init(_ start: UnsafeMutablePointer<Element>) { self.start = start }

    /// The element at a position, which is not checked.
    @inlinable
    subscript(position: Int) -> Element { start[position] }

    /// Frees the memory; the elements are plain bits, and need no destruction.
    func deallocate() { start.deallocate() }
}

/// The producers of a factory's or a step's parameters.
@usableFromInline
package typealias LinkMemory = Memory<Reference<Producer>>

extension Memory where Element == Reference<Producer> {
    /// For a factory or a step without parameters, which reads nothing.
    static let none = allocate(1)

    /// Allocates room that ``initialize(_:to:)`` has yet to fill.
    static func allocate(_ count: Int) -> LinkMemory { LinkMemory(.allocate(capacity: count)) }

    /// Stores a producer at a position, before any other code reads the memory.
    func initialize(_ position: Int, to producer: Producer) {
        (start + position).initialize(to: Reference(producer))
    }
}

/// The producers of one call, with arguments that were made before it: awaited ones, and those that a caller gave.
final class PreparedLinks: Sendable {
    /// Keeps the producers, to which the memory only refers.
    private let producers: [Producer]
    /// Freed with the object, unless it is ``none``.
    private let memory: LinkMemory

    init(_ producers: [Producer]) {
        self.producers = producers
        memory = producers.isEmpty ? .none : .allocate(producers.count)
        for (position, producer) in producers.enumerated() { memory.initialize(position, to: producer) }
    }

    deinit {
        if !producers.isEmpty { memory.deallocate() }
    }

    /// Calls a factory or a step, and keeps the links until it has returned.
    func call<Result>(in context: Context, _ body: (Arguments) throws -> Result) rethrows -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(Arguments(memory, in: context))
    }

    /// Calls an awaited factory or step, and keeps the links until it has returned.
    func callAwaiting(
        for request: AsyncRequest, _ body: (Arguments) async throws -> ErasedBox
    ) async throws -> ErasedBox {
        defer { withExtendedLifetime(self) {} }
        return try await body(Arguments(memory, in: request.context))
    }
}
