/// What a `Lazy` or a provider asks, and on whose behalf; it keeps neither.
final class DeferredLink<Value>: @unchecked Sendable {
    /// Kept by the container's wiring, and so there for as long as the container is.
    private let producer: Unmanaged<Producer<Value>>
    private(set) weak var container: Container?
    /// What keeps the producer: the container itself, or the one it is a scope of.
    private(set) weak var keeper: Container?
    let family: Family

    init(_ producer: Producer<Value>, _ container: Container) {
        self.producer = Unmanaged.passUnretained(producer)
        self.container = container
        var keeper = container
        while keeper.scopeName != nil, let outer = keeper.parent { keeper = outer }
        self.keeper = keeper
        family = container.family
    }

    /// The container or scope, while it is open.
    func open() throws(ResolutionError) -> Container {
        guard let container else { throw .gone() }
        try container.checkOpen()
        return container
    }

    func value(isOnMain: Bool) throws(ResolutionError) -> Value {
        let container = try open()
        return try withExtendedLifetime(container) { () throws(ResolutionError) -> Value in
            try value(Context(container, isOnMain: isOnMain))
        }
    }

    func value(_ context: Context) throws(ResolutionError) -> Value {
        try producer.takeUnretainedValue().value(context)
    }

    func value(asyncIn container: Container) async throws(ResolutionError) -> Value {
        let producer = producer.takeUnretainedValue()
        return try producer.unboxed(try await container.answer(by: producer))
    }
}
