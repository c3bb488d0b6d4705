/// Returns the object for a parameter or a request, in a box that hides its type.
///
/// A container makes a producer for each definition, and for each form in which it is resolved. Producers refer to one another
/// directly, so that building never searches. The container keeps its producers; a request keeps a producer that was made for it
/// alone. Forms keep their members, and no other producer keeps any.
///
/// A producer that was made for a type returns boxes of exactly that type.
///
/// `@unchecked` because it has subclasses; a producer's state is immutable once it has been linked, or guarded by the family's
/// lock.
@usableFromInline
package class Producer: @unchecked Sendable {
    /// The slot in which the object is published, if it ever is.
    ///
    /// For a prototype with a ``plainCall``, the slot holds only the mark that the factory may be called directly.
    @usableFromInline final let slot: PublishedSlot
    @usableFromInline final let links: LinkMemory
    /// The factory of a prototype, if calling it is all there is to do.
    @usableFromInline final let plainCall: Reference<AnyObject>?

    /// Without a slot, the producer uses one in which nothing is ever published.
    init(slot: PublishedSlot = .none, links: LinkMemory = .none, plainCall: (any AnyCall)? = nil) {
        self.slot = slot
        self.links = links
        self.plainCall = plainCall.map { Reference($0) }
    }

    /// Whether the factory may be called without a plan: an earlier plan has found that everything it takes is there, and stays.
    @inlinable
    @inline(__always)
    final var mayBeCalledDirectly: Bool { plainCall != nil && slot.isPublished }

    /// Returns the value: on the fast path, inlined into the code that knows its type, or else by ``box(in:)``.
    @inlinable
    @inline(__always)
    final func value<Value>(in context: Context) throws -> Value {
        if let plainCall {
            if !context.isObserved, slot.isPublished {
                do {
                    return try plainCall.made(Arguments(links, in: context))
                } catch {
                    throw failure(error)
                }
            }
        } else if let box = slot.load(Value.self) {
            return box.with { $0.value }
        }
        return try box(in: context).value()
    }

    /// The error for an error that a factory has thrown in a plain call.
    @usableFromInline
    func failure(_ error: any Error) -> ResolutionError { ResolutionError(passingOn: error) }

    /// Returns the object, built by the calling thread if it is missing, after everything that it needs.
    @usableFromInline
    final func box(in context: Context) throws(ResolutionError) -> ErasedBox { try box(in: context, given: nil) }

    /// Returns the object, made with a caller's values for the parameters that are left to callers.
    @usableFromInline
    func box(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        throw ResolutionError(.typeMismatch, "no producer")
    }

    /// Returns the object, built by the calling task if it is missing; its needs are built first, by a plan.
    final func box(async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        var request = request
        if request.plan == nil {
            if needsNoPlan(in: request.context) {
                request = request.planned(by: .empty)
            } else {
                do throws(ResolutionError) {
                    let plan = try Plan(below: [self], async: request)
                    let box = try await plan.run(async: request)
                    // For a form, `box` is a member's.
                    if let box, self is SharedProducer { return box }
                    request = request.planned(by: plan)
                } catch {
                    throw error.settled
                }
            }
        }
        var isolation = ownIsolation(in: request.context)
        while true {
            do throws(ResolutionError) {
                switch isolation {
                case .synchronous:
                    return try request.context.asPart { (context) throws(ResolutionError) in
                        try box(in: context, given: request.given)
                    }
                case .main:
                    return try await request.onMain { [given = request.given] (context) throws(ResolutionError) in
                        try box(in: context, given: given)
                    }
                case .asynchronous: return try await awaitBox(for: request)
                }
            } catch {
                // Only the new object has shown that it is finished on the main actor, or a need of it has gone since it was planned.
                guard let needed = error.refusal, needed > isolation else { throw error.settled }
                isolation = needed
            }
        }
    }

    /// Returns the object, which has to be awaited.
    func awaitBox(for request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        throw ResolutionError(.typeMismatch, "no producer")
    }

    /// Adds the missing needs of the object to a walk.
    func visit(_ visit: PlanWalk.Visit, in walk: inout PlanWalk) throws(ResolutionError) {}

    /// Whether nothing has to be built for the object; false when in doubt.
    ///
    /// Read for each parameter before a plan is made, so it takes no lock, and finds published objects alone.
    func isReady(in context: Context) -> Bool { false }

    /// Whether everything that a new object needs is known to be there, so that its factory can be called without a plan.
    func needsNoPlan(in context: Context) -> Bool { false }

    /// The isolation in which the object is made, once all of its kept needs are there.
    func ownIsolation(in context: Context) -> Isolation { .synchronous }

    /// Whether the object is kept, and nothing is made for each request.
    var leadsToKept: Bool { false }

    /// The producers of the kept objects in the value, if the value stays until one of these objects is replaced.
    ///
    /// Empty for a value without kept objects; nil if the value differs by request or scope, or an object in it is not
    /// published or stays on the main actor.
    var sources: [SharedProducer]? { nil }

    /// Whether a kept object is there, so that a request would build nothing; may take the family's lock.
    func isBuilt(in context: Context) -> Bool { false }

    /// The error for code outside of the main actor, if the object must stay there.
    func errorOffMain(in context: Context) -> ResolutionError? { nil }

    /// The error for an object whose scope is not open here.
    func scopeError(in context: Context) -> ResolutionError? { nil }
}

/// The producers of a factory's or a step's parameters, side by side in memory that the container owns.
struct LinkedParameters: Sendable {
    /// For a factory or step without parameters.
    static let none = LinkedParameters(memory: .none, dependencies: [])

    /// Owned by the wiring of the container, which frees it.
    let memory: LinkMemory
    let dependencies: [Dependency]

    /// The producer of a parameter, once the memory has been filled.
    func producer(_ position: Int) -> Producer { memory[position].object }

    var producers: [Producer] { dependencies.indices.map(producer) }

    /// Whether nothing has to be built for any of them, see ``Producer/isReady(in:)``.
    func areReady(in context: Context) -> Bool {
        for position in dependencies.indices where !producer(position).isReady(in: context) { return false }
        return true
    }

    /// Awaits each argument that the call cannot read by itself, and returns the links of the call with these objects in place
    /// of their producers; the links themselves if the call can read all arguments.
    ///
    /// - Parameters:
    ///   - producers: The producers of the arguments, in order; nil for those of the parameters.
    ///   - all: Whether to await each argument, after a call could not read one that has gone meanwhile, and has to be awaited.
    func awaitArguments(
        for request: AsyncRequest, from producers: [Producer]? = nil, all: Bool
    ) async throws(ResolutionError) -> PreparedLinks {
        func isAwaited(_ producer: Producer) -> Bool {
            all || producer.ownIsolation(in: request.context) != .synchronous
        }
        if producers == nil, !dependencies.indices.contains(where: { isAwaited(producer($0)) }) {
            return PreparedLinks(of: self)
        }
        var prepared = producers ?? self.producers
        for position in prepared.indices where isAwaited(prepared[position]) {
            prepared[position] = Producer.constant(try await prepared[position].box(async: request))
        }
        return PreparedLinks(prepared)
    }

    /// The producers of the arguments, with a caller's values for the parameters left to callers; a decorator passes them on.
    ///
    /// The number of values has been checked before.
    func producers(giving given: [ErasedBox], for node: Node) -> [Producer] {
        var rest = given[...]
        return dependencies.indices.map { position in
            if position == 0, node.inner != nil { return FormProducer(.given(given), of: [producer(0)]) }
            guard dependencies[position].query.isArgument, let box = rest.popFirst() else { return producer(position) }
            return Producer.constant(box)
        }
    }

    /// The producers with a caller's arguments in place of the last of them.
    func producers(endingIn arguments: [ErasedBox]) -> [Producer] {
        (0..<(dependencies.count - arguments.count)).map(producer) + arguments.map { Producer.constant($0) }
    }
}
