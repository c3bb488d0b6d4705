/// What a maker or a step is called with: where each of its arguments comes from.
///
/// Nothing in it is counted: it lives for one call, made by an object that keeps the container alive.
@usableFromInline
package struct Arguments {
    /// One producer for each parameter, in order.
    @usableFromInline let links: UnsafePointer<Unmanaged<AnyProducer>>
    /// Arguments made beforehand: awaited ones, and those that the caller of `invoke` gave.
    @usableFromInline let prepared: Unmanaged<PreparedArguments>?
    @usableFromInline let context: Context

    @inlinable
    init(
        _ links: UnsafePointer<Unmanaged<AnyProducer>>, _ context: Context,
        prepared: Unmanaged<PreparedArguments>? = nil
    ) {
        self.links = links
        self.context = context
        self.prepared = prepared
    }

    /// The argument at `index`, which is moved to the next one.
    @inlinable
    @inline(__always)
    package func next<Value>(_ index: inout Int) throws -> Value {
        let position = index
        index += 1
        if prepared != nil, isPrepared(position) { return try preparedValue(position) }
        return try links[position]._withUnsafeGuaranteedRef { link in
            // The linker made this producer for this parameter's type.
            try unsafeDowncast(link, to: Producer<Value>.self).directValue(context)
        }
    }

    /// Whether an argument was made beforehand.
    @usableFromInline
    func isPrepared(_ position: Int) -> Bool {
        prepared.map { $0._withUnsafeGuaranteedRef { $0.boxes[position] != nil } } ?? false
    }

    /// The argument that was made beforehand.
    @usableFromInline
    func preparedValue<Value>(_ position: Int) throws -> Value {
        guard let typed = prepared?._withUnsafeGuaranteedRef({ $0.boxes[position] }) as? Box<Value> else {
            throw ResolutionError(.mismatch, "an argument is no \(spelling(of: Value.self))")
        }
        return typed.value
    }
}

/// Arguments that were made before the maker is called, by position; nil leaves one to its producer.
@usableFromInline
final class PreparedArguments: @unchecked Sendable {
    let boxes: [(any ErasedBox)?]

    init(_ boxes: [(any ErasedBox)?]) {
        self.boxes = boxes
    }
}
