/// Who asks, while something is being built.
///
/// Plain bits: copied freely, nothing counted. Whoever makes one keeps the container and the batch alive until it is gone.
@usableFromInline
struct Context {
    /// The container or scope that was asked.
    @usableFromInline let container: Unmanaged<Container>
    /// The construction this request belongs to.
    @usableFromInline let batch: Unmanaged<Batch>?
    /// Whether this code runs on the main actor and may make what lives there.
    @usableFromInline let isOnMain: Bool
    /// Whether somebody listens to the container's events.
    @usableFromInline let isObserved: Bool
    /// Whether the request was proved to succeed, so that it does even when the container has ended.
    @usableFromInline let isProven: Bool

    @inlinable
    init(_ container: Container, batch: Batch? = nil, isOnMain: Bool = false, isProven: Bool = false) {
        self.container = Unmanaged.passUnretained(container)
        self.batch = batch.map(Unmanaged.passUnretained)
        self.isOnMain = isOnMain
        self.isObserved = container.observers.isObserved
        self.isProven = isProven
    }

    func joining(_ batch: Batch) -> Context {
        Context(container.takeUnretainedValue(), batch: batch, isOnMain: isOnMain, isProven: isProven)
    }

    func moved(to container: Container) -> Context {
        Context(container, batch: batch?.takeUnretainedValue(), isOnMain: isOnMain, isProven: isProven)
    }
}
