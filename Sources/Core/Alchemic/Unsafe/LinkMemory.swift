/// Elements side by side in memory that something else keeps.
@usableFromInline
package struct Memory<Element>: @unchecked Sendable {
    @usableFromInline let start: UnsafeMutablePointer<Element>

    @inlinable
    init(_ start: UnsafeMutablePointer<Element>) { self.start = start }

    @inlinable
    @inline(__always)
    subscript(position: Int) -> Element { start[position] }
}

/// The producers of a factory's or a step's parameters.
@usableFromInline
package typealias LinkMemory = Memory<Reference<Producer>>

extension Memory where Element == Reference<Producer> {
    /// For what has no parameters, and reads nothing.
    static let none = LinkMemory(.allocate(capacity: 1))

    /// Puts a producer there, before anything else reads it.
    func initialize(_ position: Int, to producer: Producer) {
        (start + position).initialize(to: Reference(producer))
    }
}

/// Keeps the links of many definitions in a few blocks of memory.
struct LinkArena: ~Copyable {
    private var blocks: [LinkMemory] = []
    private var left = 0

    mutating func allocate(_ count: Int) -> LinkMemory {
        if left < count {
            left = max(count, 256)
            blocks.append(LinkMemory(.allocate(capacity: left)))
            size = left
        }
        defer { left -= count }
        return LinkMemory(blocks[blocks.count - 1].start + (size - left))
    }

    private var size = 0

    deinit {
        for block in blocks { block.start.deallocate() }
    }
}

/// Producers of arguments that were made before the factory is called: awaited ones, and those that a caller gave.
final class PreparedLinks: Sendable {
    private let producers: [Producer]
    private let memory: LinkMemory

    init(_ producers: [Producer]) {
        self.producers = producers
        memory = producers.isEmpty ? .none : LinkMemory(.allocate(capacity: producers.count))
        for (position, producer) in producers.enumerated() { memory.initialize(position, to: producer) }
    }

    deinit {
        if !producers.isEmpty { memory.start.deallocate() }
    }

    func call<Result>(_ context: Context, _ body: (Arguments) throws -> Result) rethrows -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(Arguments(memory, context))
    }

    func callAwaiting(
        _ request: AsyncRequest, _ body: (Arguments) async throws -> ErasedBox
    ) async throws -> ErasedBox {
        defer { withExtendedLifetime(self) {} }
        return try await body(Arguments(memory, request.context))
    }
}
