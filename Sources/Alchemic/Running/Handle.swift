/// A request that the check has proved cannot fail, taken once and called without `try`.
///
/// When the container has ended, a handle goes on as if one had kept the objects: it hands out the singleton that there
/// was, stopped by now, and makes prototypes of such objects.
public struct Handle<Value>: Sendable {
    private let container: Container
    private let producer: Unmanaged<Producer<Value>>

    init(_ container: Container, _ producer: Producer<Value>) {
        self.container = container
        self.producer = Unmanaged.passUnretained(producer)
    }

    /// The object.
    ///
    /// - Returns: The object: the one there is for a singleton, a new one for a prototype.
    public func callAsFunction() -> sending Value {
        // A stand-in need not be one that cannot fail; as long as it does not, it is what is wanted.
        if let overlay = container.overlay, let value = try? overlay.get(Value.self) { return value }
        do {
            nonisolated(unsafe) let value = try producer.takeUnretainedValue()
                .value(Context(container, isProven: true))
            return value
        } catch {
            // The graph holds nothing on the way here that throws, waits or is missing.
            preconditionFailure("a checked request failed: \(error)")
        }
    }
}

extension Container {
    /// A handle on what is declared for a type, if nothing on the way to it can fail.
    ///
    /// Prototypes qualify when no initialiser on the way throws, waits, or belongs to a scope. Singletons are built now, so
    /// that afterwards they cannot fail.
    ///
    /// - Parameter type: The type.
    /// - Returns: The handle, which keeps the container.
    /// - Throws: A ``ResolutionError`` that names what could fail.
    public func handle<Value>(for type: Value.Type = Value.self) throws(ResolutionError) -> Handle<Value> {
        try checkOpen()
        let producer = try wiring.producer(of: type, .auto)
        var culprit: Node?
        try wiring.resolution(of: type, .auto).forEachNode(shape: TypeShape(type)) { node, deferred in
            if !deferred, !(node.kind == .singleton && !node.definition.isEvictable), node.canFail { culprit = node }
        }
        if let culprit {
            throw ResolutionError(
                .handleCanFail, "a handle on `\(spelling(of: type))` could fail: \(culprit.reasonToFail.words)",
                path: culprit.reasonToFail.path,
                help: "ask with `try container.get(...)`; a handle is for singletons and for what never throws",
                at: culprit.definition.location)
        }
        _ = try producer.value(Context(self))
        return Handle(self, producer)
    }
}
