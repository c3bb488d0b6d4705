/// What a factory or a step is called with: where each of its arguments comes from.
///
/// Nothing in it is counted: it lives for one call, made by an object that keeps the container alive.
@usableFromInline
package struct Arguments {
    /// One producer for each parameter, in order.
    @usableFromInline let links: UnsafePointer<Unmanaged<Producer>>
    @usableFromInline let context: Context

    @inlinable
    init(_ links: UnsafePointer<Unmanaged<Producer>>, _ context: Context) {
        self.links = links
        self.context = context
    }

    /// The argument at `index`, which is moved to the next one.
    @inlinable
    @inline(__always)
    package func next<Value>(_ index: inout Int) throws -> Value {
        let position = index
        index += 1
        return try links[position]._withUnsafeGuaranteedRef { try $0.value(context) }
    }

    /// The same out of line, for what is called once for each object that is kept: little code for whoever declares it.
    @usableFromInline
    @inline(never)
    package func nextOutOfLine<Value>(_ index: inout Int) throws -> Value { try next(&index) }

    /// The container that the factory is called for.
    var container: Container { context.container.takeUnretainedValue() }

    /// Calls something with arguments that are there already.
    ///
    /// - Parameters:
    ///   - boxes: The arguments, in order.
    ///   - container: The container that it is done for.
    ///   - isOnMain: Whether this runs on the main actor.
    ///   - body: What is called.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    package static func given<Result>(
        _ boxes: [ErasedBox], in container: Container, isOnMain: Bool = false, _ body: (Arguments) throws -> Result
    ) rethrows -> Result {
        try PreparedLinks(boxes.map { ConstantProducer($0) }).call(
            Context(container, isOnMain: isOnMain), body)
    }
}

/// Producers of arguments that were made before the factory is called: awaited ones, and those that a caller gave.
final class PreparedLinks: @unchecked Sendable {
    private let producers: [Producer]

    init(_ producers: [Producer]) {
        self.producers = producers
    }

    /// Calls something with these arguments.
    func call<Result>(_ context: Context, _ body: (Arguments) throws -> Result) rethrows -> Result {
        // An array of references is their memory side by side.
        try producers.withUnsafeBytes { bytes in
            guard let start = bytes.assumingMemoryBound(to: Unmanaged<Producer>.self).baseAddress else {
                return try body(Arguments(Links.none.start, context))
            }
            return try body(Arguments(start, context))
        }
    }

    /// The same, for what is awaited: the memory has to stay while it is suspended.
    func callAwaiting(
        _ request: AsyncRequest, _ body: (Arguments) async throws -> ErasedBox
    ) async throws -> ErasedBox {
        let links = UnsafeMutablePointer<Unmanaged<Producer>>.allocate(capacity: max(1, producers.count))
        defer { links.deallocate() }
        for (offset, producer) in producers.enumerated() {
            (links + offset).initialize(to: .passUnretained(producer))
        }
        let box = try await body(Arguments(links, request.context))
        withExtendedLifetime(self) {}
        return box
    }
}
