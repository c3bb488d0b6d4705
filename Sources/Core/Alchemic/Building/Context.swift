/// Who requests something while it is being built.
///
/// Plain bits: copied freely, nothing counted. The code that makes one keeps the container and the construction alive until it
/// is gone.
@usableFromInline
package struct Context {
    @usableFromInline let container: Reference<Container>
    /// The construction this request belongs to.
    @usableFromInline let construction: Reference<Construction>?
    /// Whether this code runs on the main actor and may make what lives there.
    @usableFromInline let isOnMain: Bool
    @usableFromInline let isObserved: Bool
    /// Whether everything kept that it needs has been built by a ``Plan``.
    @usableFromInline let isPlanned: Bool
    /// Whether it serves an awaiting request, which goes elsewhere where something turns out to require that: not one by code.
    @usableFromInline let isAwaiting: Bool

    @inlinable
    init(
        _ container: Container, _ construction: Construction? = nil, isOnMain: Bool = false,
        isPlanned: Bool = false, isAwaiting: Bool = false
    ) {
        self.container = Reference(container)
        self.construction = construction.map { Reference($0) }
        self.isOnMain = isOnMain
        isObserved = container.observers.isObserved
        self.isPlanned = isPlanned
        self.isAwaiting = isAwaiting
    }

    private init(_ other: Context, isPlanned: Bool) {
        container = other.container
        construction = other.construction
        isOnMain = other.isOnMain
        isObserved = other.isObserved
        self.isPlanned = isPlanned
        isAwaiting = other.isAwaiting
    }

    /// The same once everything kept is there.
    var planned: Context { Context(self, isPlanned: true) }
    /// The same for what no plan knows.
    var unplanned: Context { Context(self, isPlanned: false) }

    /// Whether it belongs to what a task builds, of which the calling thread does not know.
    var isPartOfTask: Bool { construction?.with(\.isAwaited) == true }

    /// Runs what is called for a construction as a part of it.
    func asPart<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
        guard isPartOfTask, let construction = construction?.object else { return try body() }
        return try construction.asCurrent(body)
    }
}

/// Who requests something that is awaited: what a ``Context`` is for synchronous code, but keeping what it names.
struct AsyncRequest: Sendable {
    let container: Container
    let construction: Construction?
    /// What a caller gives for the parameters that are left to callers, in order.
    var given: [ErasedBox]?
    /// Whether everything kept that it needs has been built by a ``Plan``.
    var isPlanned = false

    var context: Context { Context(container, construction, isPlanned: isPlanned, isAwaiting: true) }
    var contextOnMain: Context {
        Context(container, construction, isOnMain: true, isPlanned: isPlanned, isAwaiting: true)
    }

    /// The same once everything kept is there.
    var planned: AsyncRequest { with(isPlanned: true) }
    /// The same for what no plan knows.
    var unplanned: AsyncRequest { with(isPlanned: false) }

    private func with(isPlanned: Bool) -> AsyncRequest {
        var copy = self
        copy.isPlanned = isPlanned
        return copy
    }
}
