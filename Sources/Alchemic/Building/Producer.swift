/// Hands out what one parameter or one kind of request wants, whatever its type.
///
/// Producers are made when a container is, one for each definition and each form in which it is asked for, and refer to
/// one another directly: building never searches. Each refers to others without keeping them; the container keeps all.
///
/// `@unchecked` because it is inherited from; what a producer holds is immutable, or guarded by the family's lock.
@usableFromInline
class AnyProducer: @unchecked Sendable {
    /// The published box's place, if the value is published at all.
    @usableFromInline final let slot: PublishedSlot?
    /// The producers of the maker's parameters.
    @usableFromInline final let parameters: UnsafePointer<Unmanaged<AnyProducer>>

    init(slot: PublishedSlot? = nil, parameters: UnsafePointer<Unmanaged<AnyProducer>> = Links.none.start) {
        self.slot = slot
        self.parameters = parameters
    }

    /// What an error of the maker's is to whoever asked.
    @usableFromInline
    func failure(_ error: any Error) -> ResolutionError {
        error as? ResolutionError ?? ResolutionError(.mismatch, "no producer")
    }

    /// What has to be waited for, or done on the main actor, before a synchronous call would succeed.
    func isolation(in context: Context) -> Isolation { .synchronous }

    /// The value in a box.
    func boxed(_ context: Context) throws(ResolutionError) -> any ErasedBox {
        throw ResolutionError(.mismatch, "no producer")
    }

    /// Makes sure that the value is there, if it is kept; a start calls it when all it needs is there.
    func build(_ context: Context) throws(ResolutionError) {
        _ = try boxed(context)
    }

    /// The value in a box, awaited where that is needed.
    func boxed(async request: AsyncRequest) async throws(ResolutionError) -> any ErasedBox {
        throw ResolutionError(.mismatch, "no producer")
    }

    /// The value as another type that the check found it to fit.
    func value<Target>(_ context: Context, as target: Target.Type) throws(ResolutionError) -> Target {
        try converted(try boxed(context), as: target)
    }

    /// The same, awaited where that is needed.
    func value<Target>(async request: AsyncRequest, as target: Target.Type) async throws(ResolutionError) -> Target {
        try converted(try await boxed(async: request), as: target)
    }

    /// A box of this producer's as another type that the check found it to fit.
    func converted<Target>(_ box: any ErasedBox, as _: Target.Type) throws(ResolutionError) -> Target {
        if let typed = box as? Box<Target> { return typed.value }
        guard let value = box.erased as? Target else {
            throw ResolutionError(.mismatch, "an object is no `\(spelling(of: Target.self))`")
        }
        return value
    }

    /// Publishes the value under another type, if this producer's own value is published and stays so.
    func publishAlias<Target>(_ box: Box<Target>, _ slot: PublishedSlot) {}

    // MARK: What only the producers of definitions can do

    /// Connects it to the producers it depends on; once, while the container is being made.
    func connect(_ linker: Linker) {}

    /// The steps for the objects it makes.
    var linkedSteps: [LinkedStep] { [] }

    /// Whether asking would make nothing.
    func isBuilt(_ context: Context) -> Bool { false }

    /// Hands over an object from outside.
    func set(_ box: any ErasedBox, _ context: Context) throws(ResolutionError) {
        throw ResolutionError(.notSettable, "nothing to set")
    }

    /// Drops the object, if that is allowed; returns its box.
    func purge(_ context: Context) -> (any ErasedBox)? { nil }

    /// Forgets what wraps an object that has been replaced; returns its box.
    func renew(_ context: Context) -> (any ErasedBox)? { nil }

    /// Calls the maker with a caller's arguments.
    func invoke(_ context: Context, _ arguments: [Any?]) throws(ResolutionError) -> any ErasedBox {
        throw ResolutionError(.notSettable, "nothing to call")
    }

    /// Calls the maker with a caller's arguments, awaited.
    func invoke(async request: AsyncRequest, _ arguments: [Any?]) async throws(ResolutionError) -> any ErasedBox {
        throw ResolutionError(.notSettable, "nothing to call")
    }
}

/// A producer of a known type.
@usableFromInline
class Producer<Value>: AnyProducer, @unchecked Sendable {
    /// The maker, to be called where ``isPlain`` says so.
    ///
    /// Not an optional, on no way to here: calling one would retain it first, and go through a thunk.
    @usableFromInline final let plainMaker: @Sendable (Arguments) throws -> Value
    /// Whether calling the maker is all it takes to make a new value.
    @usableFromInline final let isPlain: Bool

    override init(slot: PublishedSlot? = nil, parameters: UnsafePointer<Unmanaged<AnyProducer>> = Links.none.start) {
        isPlain = false
        plainMaker = { _ in throw ResolutionError(.mismatch, "no producer") }
        super.init(slot: slot, parameters: parameters)
    }

    /// Makes a producer that calls a maker and does nothing else.
    init(
        plainly maker: @escaping @Sendable (Arguments) throws -> Value,
        _ parameters: UnsafePointer<Unmanaged<AnyProducer>>
    ) {
        isPlain = true
        plainMaker = maker
        super.init(slot: nil, parameters: parameters)
    }

    /// The value, by the shortest way there is.
    ///
    /// Inlined into the code that declares and asks, where the type is known: a virtual method of a generic class is
    /// compiled once for all types, and moves each value through its type's witness table.
    @inlinable
    @inline(__always)
    final func directValue(_ context: Context) throws -> Value {
        if isPlain {
            guard !context.isObserved else { return try value(context) }
            do {
                return try plainMaker(Arguments(parameters, context))
            } catch {
                throw failure(error)
            }
        }
        if let slot, let box = slot.load(Value.self) { return box._withUnsafeGuaranteedRef { $0.value } }
        return try value(context)
    }

    @usableFromInline
    func value(_ context: Context) throws(ResolutionError) -> Value {
        throw ResolutionError(.mismatch, "no producer")
    }

    override func boxed(_ context: Context) throws(ResolutionError) -> any ErasedBox {
        Box(try value(context))
    }

    /// What is in a box that this producer made.
    func unboxed(_ box: any ErasedBox) throws(ResolutionError) -> Value { try converted(box, as: Value.self) }

    override func boxed(async request: AsyncRequest) async throws(ResolutionError) -> any ErasedBox {
        switch isolation(in: request.context) {
        case .synchronous: return try boxed(request.context)
        case .main: return try await boxedOnMain(request)
        case .asynchronous: return Box(try await value(async: request))
        }
    }

    /// The value, with something to await on the way.
    func value(async request: AsyncRequest) async throws(ResolutionError) -> Value {
        try value(request.context)
    }

    @MainActor
    private func boxedOnMain(_ request: AsyncRequest) throws(ResolutionError) -> any ErasedBox {
        try boxed(request.contextOnMain)
    }
}

/// Who asks, while something is awaited: what a ``Context`` is for synchronous code, but keeping what it names.
struct AsyncRequest: Sendable {
    let container: Container
    let batch: Batch?

    /// For what is built synchronously on the way.
    ///
    /// It has a construction of its own: nothing synchronous leads back.
    var context: Context { Context(container) }
    var contextOnMain: Context { Context(container, isOnMain: true) }

    func joining(_ batch: Batch) -> AsyncRequest { AsyncRequest(container: container, batch: batch) }
    func moved(to container: Container) -> AsyncRequest { AsyncRequest(container: container, batch: batch) }
}
