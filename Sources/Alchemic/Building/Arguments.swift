/// What a maker or a step is called with: where each of its arguments comes from.
///
/// Nothing in it is counted: it lives for one call, made by an object that keeps the container alive.
@usableFromInline
struct Arguments {
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
    func next<Value>(_ index: inout Int) throws -> Value {
        let position = index
        index += 1
        if prepared != nil, let value = try preparedValue(position, as: Value.self) { return value }
        return try links[position]._withUnsafeGuaranteedRef { link in
            // The linker made this producer for this parameter's type.
            try unsafeDowncast(link, to: Producer<Value>.self).directValue(context)
        }
    }

    /// The argument that was made beforehand, if there is one.
    @usableFromInline
    func preparedValue<Value>(_ position: Int, as _: Value.Type) throws -> Value? {
        guard let prepared, let box = prepared._withUnsafeGuaranteedRef({ $0.boxes[position] }) else { return nil }
        guard let typed = box as? Box<Value> else {
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
