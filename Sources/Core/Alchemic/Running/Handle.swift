/// A resolution that cannot fail, looked up once and called without `try`.
///
/// After the container has ended, a handle still returns the stopped singleton, or prototypes that use stopped
/// objects. Within overrides, a handle of the overridden container returns what replaces its object. One of a scope or
/// child that was made before returns the real object, since it cannot throw.
public struct Handle<Value>: Sendable {
    @usableFromInline let container: Container
    /// The object, if it is always the same one.
    @usableFromInline let box: Box<Value>?
    @usableFromInline let producer: Reference<Producer>

    init(_ container: Container, _ producer: Producer, _ box: Box<Value>?) {
        self.container = container
        self.box = box
        self.producer = Reference(producer)
    }

    /// Returns the object.
    ///
    /// - Returns: The singleton, or a new prototype.
    @inlinable
    public func callAsFunction() -> sending Value {
        if !container.hasOverlays {
            if let box {
                nonisolated(unsafe) let value = box.value
                return value
            }
            do {
                nonisolated(unsafe) let value: Value = try producer.with { producer in
                    try producer.value(Context(container, isProven: true))
                }
                return value
            } catch {
                // The graph holds nothing on the way here that throws, waits or is missing.
            }
        }
        return unlikely()
    }

    @usableFromInline
    func unlikely() -> sending Value {
        // A double need not be one that cannot fail; as long as it does not, it is what is wanted.
        if let overlay = container.overlay, let producer = try? overlay.wiring.producer(of: Value.self, .auto),
            let box = try? producer.box(Context(overlay, isProven: true))
        {
            return box.value()
        }
        do {
            nonisolated(unsafe) let value: Value =
                try box?.value
                ?? producer.object.value(Context(container, isProven: true))
            return value
        } catch {
            preconditionFailure("a checked request failed: \(error)")
        }
    }
}

extension Container {
    /// Creates a handle on an object, if resolving it cannot fail.
    ///
    /// Singletons are built now. Prototypes qualify if no initializer on the way throws, waits or belongs to a
    /// scope.
    ///
    /// - Throws: A ``ResolutionError`` that says what could fail.
    public func handle<Value>(
        for type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Handle<Value> {
        do throws(ResolutionError) {
            return try provenHandle(for: type)
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    private func provenHandle<Value>(for type: Value.Type) throws(ResolutionError) -> Handle<Value> {
        try (overlay ?? self).checkOpen()
        if hasOverlays, overlay == nil { try refuseLate(type, .auto) }
        let producer = try telling(type, .auto) { () throws(ResolutionError) in try wiring.producer(of: type, .auto) }
        let resolution = try wiring.resolution(of: type, .auto)
        var culprit: Node?
        resolution.forEachNode(shape: TypeShape(type)) { node, deferred in
            // What is there once stays, unless it is a decorator's, which is made again for what is set.
            let stays = node.kind == .singleton && !node.mayBeDropped && node.inner == nil
            if !deferred, !stays, node.canFail { culprit = node }
        }
        let isKept =
            if case .node(let node) = resolution { node.kind == .singleton && !node.mayBeDropped } else { false }
        if let culprit, !isKept {
            throw ResolutionError(
                .handleCanFail, "a handle on `\(spelling(of: type))` could fail: \(culprit.reasonToFail.words)",
                path: culprit.reasonToFail.path,
                help: "resolve it with `try container.get(...)`; a handle is for singletons and for what never throws",
                at: culprit.definition.location)
        }
        let box = try producer.box(Context(self)).typed(as: Value.self)
        return Handle(self, producer, isKept ? box : nil)
    }
}
