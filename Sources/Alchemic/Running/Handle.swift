public import Synchronization

/// A request that the check has proved cannot fail, taken once and called without `try`.
///
/// When the container has ended, a handle goes on as if one had kept the objects: it hands out the singleton that there
/// was, stopped by now, and makes prototypes of such objects.
public struct Handle<Value>: Sendable {
    @usableFromInline let container: Container
    /// The object, if it is always the same one.
    @usableFromInline let box: Box<Value>?
    @usableFromInline let producer: Unmanaged<Producer>

    init(_ container: Container, _ producer: Producer, _ box: Box<Value>?) {
        self.container = container
        self.box = box
        self.producer = Unmanaged.passUnretained(producer)
    }

    /// The object.
    ///
    /// - Returns: What the container hands out.
    @inlinable
    public func callAsFunction() -> sending Value {
        if container.overlayCount.load(ordering: .relaxed) == 0 {
            if let box {
                nonisolated(unsafe) let value = box.value
                return value
            }
            do {
                nonisolated(unsafe) let value: Value = try producer._withUnsafeGuaranteedRef { producer in
                    try producer.value(Context(container, isProven: true))
                }
                return value
            } catch {
                // The graph holds nothing on the way here that throws, waits or is missing.
            }
        }
        return unlikely()
    }

    /// The object while something is overridden, for some task.
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
                ?? producer.takeUnretainedValue().value(Context(container, isProven: true))
            return value
        } catch {
            preconditionFailure("a checked request failed: \(error)")
        }
    }
}

extension Container {
    /// A handle on what is declared for a type, if nothing on the way to it can fail.
    ///
    /// Prototypes qualify when no initializer on the way throws, waits, or belongs to a scope. Singletons are built now, so
    /// that afterwards they cannot fail.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - file: Where the request stands, for messages.
    ///   - line: The line there.
    /// - Returns: The handle.
    /// - Throws: A ``ResolutionError`` that says what could fail.
    public func handle<Value>(
        for type: Value.Type = Value.self, file: String = #fileID, line: UInt32 = #line
    ) throws(ResolutionError) -> Handle<Value> {
        do throws(ResolutionError) {
            return try provenHandle(for: type)
        } catch {
            throw error.requested(file: file, line: line)
        }
    }

    private func provenHandle<Value>(for type: Value.Type) throws(ResolutionError) -> Handle<Value> {
        try (overlay ?? self).checkOpen()
        let producer = try wiring.producer(of: type, .auto)
        let resolution = try wiring.resolution(of: type, .auto)
        var culprit: Node?
        resolution.forEachNode(shape: TypeShape(type)) { node, deferred in
            // What is there once stays, unless it is a decorator's, which is made again for what is set.
            let stays = node.kind == .singleton && !node.mayBeDropped && node.inner == nil
            if !deferred, !stays, node.canFail { culprit = node }
        }
        if case .node(let node) = resolution, node.kind == .singleton, !node.mayBeDropped { culprit = nil }
        if let culprit {
            throw ResolutionError(
                .handleCanFail, "a handle on `\(spelling(of: type))` could fail: \(culprit.reasonToFail.words)",
                path: culprit.reasonToFail.path,
                help: "request it with `try container.get(...)`; a handle is for singletons and for what never throws",
                at: culprit.definition.location)
        }
        let box = unsafeDowncast(try producer.box(Context(self)), to: Box<Value>.self)
        guard case .node(let node) = resolution, node.kind == .singleton, !node.mayBeDropped else {
            return Handle(self, producer, nil)
        }
        return Handle(self, producer, box)
    }
}
