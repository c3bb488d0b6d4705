import CAlchemic

/// The link from a `Lazy` or a provider to its producer, and to its container, which it does not keep.
@usableFromInline
final class DeferredLink: Sendable {
    /// Kept here, since nothing else keeps a producer that was made for a single request.
    @usableFromInline let producer: Producer
    /// The call of a factory with a caller's arguments, without a box for each; nil if more than a call is needed.
    @usableFromInline let direct: DirectCall?
    private weak let container: Container?
    /// The container whose wiring made the link's form, and keeps the producers that the link leads to.
    weak let keeper: Container?
    /// The override in which the link was made; ``container`` ends with the override.
    private let overrideRecord: OverrideRecord?
    /// Whether ``container`` does not keep ``keeper``: the container is a scope, and the keeper is an override or a child.
    private let isForeign: Bool
    /// For comparisons alone, since the link does not keep the family.
    let family: Family

    /// Refers weakly to the container of the request that makes the `Lazy` or provider, and to the keeper.
    init(
        to producer: Producer, calling direct: DirectCall?, in container: Container, keptBy keeper: Container
    ) {
        self.producer = producer
        self.direct = direct
        self.container = container
        self.keeper = keeper
        overrideRecord = container.overrideRecord
        isForeign = !container.isInside(keeper)
        family = container.family
    }

    /// Checks that the container is open, and that there is enough stack.
    ///
    /// - Returns: The container, and the keeper if the container does not keep it; the caller holds both.
    @usableFromInline
    func checkedContainers() throws(ResolutionError) -> (container: Container, keeper: Container?) {
        let keeper = isForeign ? keeper : nil
        guard let container, !isForeign || keeper != nil else { throw overrideRecord?.error ?? .gone() }
        try container.checkOpen()
        if !alchemic_has_stack() { throw .tooDeep((producer as? NodeProducer)?.node) }
        return (container, keeper)
    }

    /// Whether every use returns an object that the container keeps.
    var leadsToKept: Bool { producer.leadsToKept }

    /// Resolves the value: by a direct call of the factory if that is all there is to do.
    @inlinable
    func value<Value, each Argument>(isOnMain: Bool, _ arguments: repeat each Argument) throws -> Value {
        let (container, keeper) = try checkedContainers()
        defer { withExtendedLifetime((container, keeper)) {} }
        let context = Context(container, isOnMain: isOnMain)
        guard let direct, !context.isObserved, producer.mayBeCalledDirectly else {
            return try box(in: context, given: boxes(repeat each arguments)).value()
        }
        do {
            let value: Value = try direct.value(in: context, repeat each arguments)
            try container.checkOpen()
            return value
        } catch {
            throw reportThrown(failure(error))
        }
    }

    /// Sends the event of the error if no object has, and the container is still there; returns the error as the program gets it.
    @usableFromInline
    func reportThrown(_ error: ResolutionError) -> ResolutionError { container?.reportThrown(error) ?? error }

    /// The error for an error that a directly called factory has thrown.
    @usableFromInline
    func failure(_ error: any Error) -> ResolutionError { producer.failure(error) }

    /// Resolves the value with a caller's arguments; throws if the container ends meanwhile.
    @usableFromInline
    func box(in context: Context, given: [ErasedBox]? = nil) throws(ResolutionError) -> ErasedBox {
        // No closure: objects that use one another's `Lazy` should take little of the stack.
        do throws(ResolutionError) {
            let box = try producer.box(in: context, given: given)
            try context.container.object.checkOpen()
            return box
        } catch {
            throw reportThrown(error)
        }
    }

    /// Resolves the value and awaits it; an object that stays on the main actor is refused.
    func awaitBox(in container: Container, given: [ErasedBox]? = nil) async throws(ResolutionError) -> ErasedBox {
        try await container.serveAwaiting { () async throws(ResolutionError) in
            if let error = errorOffMain(in: Context(container)) { throw error }
            return try await producer.box(
                async: AsyncRequest(container: container, construction: nil, given: given))
        }
    }

    /// The error for code outside of the main actor, if the object must stay there.
    func errorOffMain(in context: Context) -> ResolutionError? {
        producer.errorOffMain(in: context)
    }
}

/// The arguments in boxes; nil if there are none.
@usableFromInline
func boxes<each Argument>(_ arguments: repeat each Argument) -> [ErasedBox]? {
    var boxes: [ErasedBox] = []
    repeat boxes.append(Box(each arguments))
    return boxes.isEmpty ? nil : boxes
}
