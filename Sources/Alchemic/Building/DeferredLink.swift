/// What a `Lazy` or a provider asks, and on whose behalf; it keeps neither.
final class DeferredLink: @unchecked Sendable {
    /// Kept by the container's wiring, and so there for as long as the container is.
    private let producer: Unmanaged<Producer>
    private weak var container: Container?
    /// What keeps the producer: the container itself, or the one it is a scope of.
    private(set) weak var keeper: Container?
    let family: Family

    init(_ producer: Producer, _ container: Container) {
        self.producer = Unmanaged.passUnretained(producer)
        self.container = container
        var keeper = container
        while keeper.openScope != nil, let outer = keeper.parent { keeper = outer }
        self.keeper = keeper
        family = container.family
    }

    /// The container or scope, while it is open.
    func open() throws(ResolutionError) -> Container {
        guard let container else { throw .gone() }
        try container.checkOpen()
        return container
    }

    func box(isOnMain: Bool) throws(ResolutionError) -> ErasedBox {
        let container = try open()
        defer { withExtendedLifetime(container) {} }
        return try box(Context(container, isOnMain: isOnMain))
    }

    func box(_ context: Context) throws(ResolutionError) -> ErasedBox {
        try producer.takeUnretainedValue().box(context)
    }

    func box(asyncIn container: Container) async throws(ResolutionError) -> ErasedBox {
        if let reason = staysOnMain(Context(container)) { throw reason }
        return try await container.answer(by: producer.takeUnretainedValue())
    }

    /// Why what it leads to is for code on the main actor only, if it is.
    func staysOnMain(_ context: Context) -> ResolutionError? {
        producer.takeUnretainedValue().staysOnMain(context)
    }
}

extension ErasedBox {
    /// The value, of the type that the box was made for.
    func value<Value>(as _: Value.Type = Value.self) -> Value { unsafeDowncast(self, to: Box<Value>.self).value }
}
