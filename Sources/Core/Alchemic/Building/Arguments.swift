/// The producers of the arguments of one call, of a factory or a step.
///
/// Nothing is counted: the value lives for one call, and the caller keeps the container and the memory of the links.
@usableFromInline
package struct Arguments {
    /// The producer of each parameter; in a ``DirectCall``, the address of an argument may be in its place.
    @usableFromInline let links: LinkMemory
    @usableFromInline let context: Context

    @inlinable
    init(_ links: LinkMemory, in context: Context) {
        self.links = links
        self.context = context
    }

    /// Returns the argument at `index`, and advances the index.
    @inlinable
    @inline(__always)
    package func next<Value>(_ index: inout Int) throws -> Value {
        let position = index
        index += 1
        return try links[position].with { try $0.value(in: context) }
    }

    /// Calls ``next(_:)`` out of line: a factory that is called once for each kept object should add little code to its module.
    @usableFromInline
    @inline(never)
    package func nextOutOfLine<Value>(_ index: inout Int) throws -> Value { try next(&index) }

    /// The container that the arguments come from.
    var container: Container { context.container.object }

    /// Calls `body` with values that are there already, for a step whose arguments were read beforehand.
    package static func withValues<Result>(
        _ boxes: [ErasedBox], in container: Container, isOnMain: Bool = false, _ body: (Arguments) throws -> Result
    ) rethrows -> Result {
        try PreparedLinks(boxes.map { Producer.constant($0) }).call(in: Context(container, isOnMain: isOnMain), body)
    }
}
