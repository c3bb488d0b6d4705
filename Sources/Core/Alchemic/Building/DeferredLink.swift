import CAlchemic

/// The link from a `Lazy` or a provider to its producer, and to its container, which it does not keep.
@usableFromInline
final class DeferredLink: Sendable {
    /// Kept here, since nothing else keeps a producer that was made for a single request.
    @usableFromInline let producer: Producer
    /// The call of a factory with a caller's arguments, without a box for each; nil if more than a call is needed.
    @usableFromInline let direct: DirectCall?
    /// The container that resolves; for a `ScopeProvider`, whose callers pass a scope, the container of its definitions.
    private weak let container: Container?
    /// The error after the end of the override in which the link was made; ``container`` ends with the override.
    private let errorAfterOverride: ResolutionError?

    init(to producer: Producer, calling direct: DirectCall?, in container: Container) {
        self.producer = producer
        self.direct = direct
        self.container = container
        errorAfterOverride = container.errorAfterOverride
    }

    /// The container, after a check that it is open, and that there is enough stack.
    @usableFromInline
    func openContainer() throws(ResolutionError) -> Container {
        let container = try presentContainer()
        try container.checkOpen()
        if !alchemic_has_stack() { throw .tooDeep((producer as? NodeProducer)?.node) }
        return container
    }

    /// The container, open or not; throws if it is gone.
    func presentContainer() throws(ResolutionError) -> Container {
        guard let container else { throw errorAfterOverride ?? .gone() }
        return container
    }

    /// Resolves the value: by a direct call of the factory if that is all there is to do.
    @inlinable
    func value<Value, each Argument>(isOnMain: Bool, _ arguments: repeat each Argument) throws -> Value {
        let container = try openContainer()
        defer { withExtendedLifetime(container) {} }
        let context = Context(container, isOnMain: isOnMain)
        guard let direct, !context.isObserved, producer.mayBeCalledDirectly else {
            return try box(in: context, given: boxes(repeat each arguments)).value()
        }
        do {
            let value: Value = try direct.value(in: context, repeat each arguments)
            try container.checkOpen()
            return value
        } catch {
            throw reportThrown(producer.failure(error))
        }
    }

    /// Sends the event of the error if no object has, and the container is still there; returns the error as the program gets it.
    @usableFromInline
    func reportThrown(_ error: ResolutionError) -> ResolutionError { container?.reportThrown(error) ?? error }

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
            if let error = producer.errorOffMain(in: Context(container)) { throw error }
            return try await producer.box(async: AsyncRequest(container: container, construction: nil, given: given))
        }
    }
}

/// The arguments in boxes; nil if there are none.
@usableFromInline
func boxes<each Argument>(_ arguments: repeat each Argument) -> [ErasedBox]? {
    var boxes: [ErasedBox] = []
    repeat boxes.append(Box(each arguments))
    return boxes.isEmpty ? nil : boxes
}
