import CAlchemic

/// The producer that a `Lazy` or a provider asks, and its container, which it does not keep.
@usableFromInline
final class DeferredLink: Sendable {
    /// Kept here: what a single request has put together is kept by nothing else.
    @usableFromInline let producer: Producer
    /// How to make what takes a caller's arguments without a box for each; nil if it takes more than a call.
    @usableFromInline let direct: DirectCall?
    private weak let container: Container?
    weak let keeper: Container?
    /// The override that it was taken in, whose container goes with it.
    private let overrideRecord: OverrideRecord?
    /// Whether the container does not keep that: a scope whose object an override's definition makes, or a child's.
    private let isForeign: Bool
    let family: Family

    init(
        _ producer: Producer, _ direct: DirectCall?, _ container: Container, keptBy keeper: Container
    ) {
        self.producer = producer
        self.direct = direct
        self.container = container
        self.keeper = keeper
        overrideRecord = container.overrideRecord
        isForeign = !container.isInside(keeper)
        family = container.family
    }

    /// The container or scope, while it is open and the stack holds what is made; and what has to be kept meanwhile, too, if
    /// the container does not keep it.
    @usableFromInline
    func open() throws(ResolutionError) -> (container: Container, keeper: Container?) {
        let keeper = isForeign ? keeper : nil
        guard let container, !isForeign || keeper != nil else { throw overrideRecord?.error ?? .gone() }
        try container.checkOpen()
        if !alchemic_has_stack() { throw .tooDeep((producer as? NodeProducer)?.node) }
        return (container, keeper)
    }

    var leadsToKept: Bool { producer.leadsToKept }

    @inlinable
    func value<Value, each Argument>(isOnMain: Bool, _ arguments: repeat each Argument) throws -> Value {
        let (container, keeper) = try open()
        defer { withExtendedLifetime((container, keeper)) {} }
        let context = Context(container, isOnMain: isOnMain)
        guard let direct, !context.isObserved, producer.mayBeCalledDirectly else {
            return try box(context, given: boxes(repeat each arguments)).value()
        }
        do {
            let value: Value = try direct.value(context, repeat each arguments)
            try container.checkOpen()
            return value
        } catch {
            throw thrown(failure(error))
        }
    }

    @usableFromInline
    func thrown(_ error: ResolutionError) -> ResolutionError { container?.thrown(error) ?? error }

    @usableFromInline
    func failure(_ error: any Error) -> ResolutionError { producer.failure(error) }

    @usableFromInline
    func box(_ context: Context, given: [ErasedBox]? = nil) throws(ResolutionError) -> ErasedBox {
        // No closure: what uses one another's `Lazy` should take little of the stack.
        do throws(ResolutionError) {
            let box = try producer.box(context, given: given)
            try context.container.object.checkOpen()
            return box
        } catch {
            throw thrown(error)
        }
    }

    func box(asyncIn container: Container, given: [ErasedBox]? = nil) async throws(ResolutionError) -> ErasedBox {
        try await container.serveAwaiting { () async throws(ResolutionError) in
            if let reason = staysOnMain(Context(container)) { throw reason }
            return try await producer.box(
                async: AsyncRequest(container: container, construction: nil, given: given))
        }
    }

    func staysOnMain(_ context: Context) -> ResolutionError? {
        producer.staysOnMain(context)
    }
}

@usableFromInline
func boxes<each Argument>(_ arguments: repeat each Argument) -> [ErasedBox]? {
    var boxes: [ErasedBox] = []
    repeat boxes.append(Box(each arguments))
    return boxes.isEmpty ? nil : boxes
}
