/// Hands out what one parameter or one kind of request wants, whatever its type.
///
/// Producers are made when a container is, one for each definition and each form in which it is resolved, and refer to
/// one another directly: building never searches. None but a form keeps others; the container keeps all.
/// A producer that was made for a type hands out boxes of exactly that type.
///
/// `@unchecked` because it is inherited from; what a producer holds is immutable, or guarded by the family's lock.
@usableFromInline
package class Producer: @unchecked Sendable {
    /// Where the object is published, if it ever is.
    @usableFromInline final let slot: PublishedSlot
    @usableFromInline final let links: LinkMemory
    /// The factory of a prototype, if calling it is all there is to do.
    @usableFromInline final let plainCall: Reference<AnyObject>?

    init(
        slot: PublishedSlot = .none, links: LinkMemory = .none,
        plainCall: (any AnyCall)? = nil
    ) {
        self.slot = slot
        self.links = links
        self.plainCall = plainCall.map { Reference($0) }
    }

    /// Whether it only has to be called: a plan has found that everything it takes is there, and stays.
    @inlinable
    @inline(__always)
    final var mayBeCalledDirectly: Bool { plainCall != nil && slot.isPublished }

    /// The value, by the shortest way there is, in the code that knows the type.
    @inlinable
    @inline(__always)
    final func value<Value>(_ context: Context) throws -> Value {
        if let plainCall {
            if !context.isObserved, slot.isPublished {
                do {
                    return try plainCall.made(Arguments(links, context))
                } catch {
                    throw failure(error)
                }
            }
        } else if let box = slot.load(Value.self) {
            return box.with { $0.value }
        }
        return try box(context).value()
    }

    @usableFromInline
    func failure(_ error: any Error) -> ResolutionError { ResolutionError(passingOn: error) }

    @usableFromInline
    final func box(_ context: Context) throws(ResolutionError) -> ErasedBox { try box(context, given: nil) }

    /// The same, made with what a caller gives for the parameters that are left to callers.
    @usableFromInline
    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        throw ResolutionError(.typeMismatch, "no producer")
    }

    final func box(async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        do throws(ResolutionError) {
            if request.plan != nil { return try await takenBox(request) }
            if needsNoPlan(request.context) { return try await takenBox(request.planned(by: .empty)) }
            let plan = try Plan(below: [self], for: Requester(request), in: request.container)
            let box = try await plan.run(async: request)
            if let box, self is SharedProducer { return box }
            return try await takenBox(request.planned(by: plan))
        } catch {
            throw error.settled
        }
    }

    /// The value in a box, once everything kept that it needs is there.
    private func takenBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        switch ownIsolation(in: request.context) {
        case .asynchronous: return try await awaitedBox(request)
        case .main: return try await boxOnMain(request)
        case .synchronous: break
        }
        do {
            return try request.context.asPart { () throws(ResolutionError) in
                try box(request.context, given: request.given)
            }
        } catch  where error.isRefusal && error.id == .mainActorOnly {
            // Only the object that was made has shown that it is to be finished there.
            return try await boxOnMain(request)
        }
    }

    /// The value in a box, with something to await on the way.
    func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        throw ResolutionError(.typeMismatch, "no producer")
    }

    @MainActor
    private func boxOnMain(_ request: AsyncRequest) throws(ResolutionError) -> ErasedBox {
        try request.contextOnMain.asPart { () throws(ResolutionError) in
            try box(request.contextOnMain, given: request.given)
        }
    }

    /// Notes what it needs that is not there.
    func visit(_ visit: PlanWalk.Visit, in walk: inout PlanWalk) throws(ResolutionError) {}

    /// Whether nothing has to be built for it, as far as that is seen at a glance.
    func isReady(_ context: Context) -> Bool { false }

    /// Whether everything that it takes is there.
    func needsNoPlan(_ context: Context) -> Bool { false }

    /// Where what it hands out is made, once everything kept is there.
    func ownIsolation(in context: Context) -> Isolation { .synchronous }

    /// Whether it hands out what is kept, and makes nothing for each request.
    var leadsToKept: Bool { false }

    /// What keeps the objects that it hands out, if they are the same until one of those is replaced; nil if they differ by
    /// request or scope.
    var keepers: [SharedProducer]? { nil }

    func isBuilt(_ context: Context) -> Bool { false }

    /// Why what it hands out is for code on the main actor only, if it is.
    func staysOnMain(_ context: Context) -> ResolutionError? { nil }

    /// Whether what it hands out belongs to a scope that is not open here.
    func isOutsideScope(_ context: Context) -> ResolutionError? { nil }
}

/// The producers of a factory's or a step's parameters, side by side in memory that the container owns.
struct Links: Sendable {
    static let none = Links(memory: .none, dependencies: [])

    let memory: LinkMemory
    let dependencies: [Dependency]

    func producer(_ position: Int) -> Producer { memory[position].object }

    var producers: [Producer] { dependencies.indices.map(producer) }

    /// The producers of arguments, or others if a caller gives some: prototypes replaced that have to be awaited, in order.
    @inline(never)
    func prepared(_ request: AsyncRequest, given: [Producer]? = nil) async throws(ResolutionError) -> PreparedLinks {
        var producers: [Producer] = []
        producers.reserveCapacity(dependencies.count)
        for position in dependencies.indices {
            let producer = given?[position] ?? producer(position)
            if producer.ownIsolation(in: request.context) != .synchronous {
                producers.append(Producer.constant(try await producer.box(async: request)))
            } else {
                producers.append(producer)
            }
        }
        return PreparedLinks(producers)
    }

    /// The producers of arguments, with what a caller gives where that is left to callers; a decorator passes it on.
    ///
    /// The check has seen that there is as much as is wanted.
    func giving(_ given: [ErasedBox], for node: Node) -> [Producer] {
        var rest = given[...]
        return dependencies.indices.map { position in
            if position == 0, node.inner != nil { return FormProducer(.given(given), of: [producer(0)]) }
            guard dependencies[position].plan.isArgument, let box = rest.popFirst() else { return producer(position) }
            return Producer.constant(box)
        }
    }

    /// The producers with a caller's arguments in place of the last of them.
    func ending(in arguments: [ErasedBox]) -> [Producer] {
        (0..<(dependencies.count - arguments.count)).map(producer) + arguments.map { Producer.constant($0) }
    }
}
