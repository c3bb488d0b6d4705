/// What a factory or a step is called with: where each of its arguments comes from.
///
/// Nothing in it is counted: it lives for one call, made by an object that keeps the container alive.
@usableFromInline
package struct Arguments {
    @usableFromInline let links: LinkMemory
    @usableFromInline let context: Context

    @inlinable
    init(_ links: LinkMemory, _ context: Context) {
        self.links = links
        self.context = context
    }

    /// The argument at `index`, which is moved to the next one.
    @inlinable
    @inline(__always)
    package func next<Value>(_ index: inout Int) throws -> Value {
        let position = index
        index += 1
        return try links[position].with { try $0.value(context) }
    }

    /// The same out of line, for what is called once for each object that is kept: little code for the code that declares it.
    @usableFromInline
    @inline(never)
    package func nextOutOfLine<Value>(_ index: inout Int) throws -> Value { try next(&index) }

    var container: Container { context.container.object }

    package static func given<Result>(
        _ boxes: [ErasedBox], in container: Container, isOnMain: Bool = false, _ body: (Arguments) throws -> Result
    ) rethrows -> Result {
        try PreparedLinks(boxes.map { Producer.constant($0) }).call(
            Context(container, isOnMain: isOnMain), body)
    }
}
