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
    func initialize(_ position: Int, to producer: Producer) { (start + position).initialize(to: Reference(producer)) }
}

/// The producers of one call: those of the factory or step, or others for arguments that were made before the call, since they
/// were awaited or a caller gave them.
struct PreparedLinks: Sendable {
    /// Frees the memory, and keeps the producers, to which the memory only refers.
    private final class Owner: Sendable {
        let producers: [Producer]
        let memory: LinkMemory

        init(_ producers: [Producer]) {
            self.producers = producers
            memory = .allocate(producers.count)
            for (position, producer) in producers.enumerated() { memory.initialize(position, to: producer) }
        }

        deinit { memory.deallocate() }
    }

    private let memory: LinkMemory
    /// Nil for no links, and for those of a factory or a step, which the wiring owns.
    private let owner: Owner?

    init(_ producers: [Producer]) {
        owner = producers.isEmpty ? nil : Owner(producers)
        memory = owner?.memory ?? .none
    }

    /// The links of a factory or a step, for a call that reads all of its arguments by itself.
    init(of parameters: LinkedParameters) { (memory, owner) = (parameters.memory, nil) }

    /// Calls a step, and keeps the links until it has returned.
    func call<Result>(in context: Context, _ body: (Arguments) throws -> Result) rethrows -> Result {
        defer { withExtendedLifetime(owner) {} }
        return try body(Arguments(memory, in: context))
    }

    /// The arguments of a factory, or of a step that is awaited; the caller keeps the links until it has returned.
    func arguments(in context: Context) -> Arguments { Arguments(memory, in: context) }
}
