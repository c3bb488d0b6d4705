/// The origin of a request: its container, the construction that it belongs to, and its plan.
///
/// Plain bits: copied freely, without reference counting. The code that creates a context keeps the container, the construction
/// and the plan alive until the context and its copies are gone.
@usableFromInline
package struct Context {
    /// The container in which the factories and steps resolve.
    @usableFromInline let container: Reference<Container>
    /// The construction that the request belongs to; nil if code makes the request, and not a parameter or step.
    @usableFromInline let construction: Reference<Construction>?
    /// Whether the code runs on the main actor, and may build objects that live there.
    @usableFromInline let isOnMain: Bool
    /// Copied from the observers, so that a factory's call reads it without following references.
    @usableFromInline let isObserved: Bool
    /// The plan that finds or builds every kept need of the request, ``Plan/empty`` if all are there; nil before there is a plan.
    @usableFromInline var plan: Reference<Plan>?
    /// Whether the request serves an awaiting one, which can still go to the main actor or await; false for requests by code.
    @usableFromInline let isAwaiting: Bool

    @inlinable
    init(
        _ container: Container, within construction: Construction? = nil, isOnMain: Bool = false,
        plan: Reference<Plan>? = nil, isAwaiting: Bool = false
    ) {
        self.container = Reference(container)
        self.construction = construction.map { Reference($0) }
        self.isOnMain = isOnMain
        isObserved = container.observers.isObserved
        self.plan = plan
        self.isAwaiting = isAwaiting
    }

    /// A copy for the units of a plan, and for the objects that take them; the code that runs the plan keeps it.
    func planned(by plan: Plan) -> Context {
        var copy = self
        copy.plan = Reference(plan)
        return copy
    }

    /// Whether the request belongs to a unit that a task builds: the calling thread has not entered its construction.
    var isPartOfTask: Bool { construction?.with(\.isAwaited) == true }

    /// Runs `body` as a part of the construction that the request belongs to; a thread that builds the unit is in it already.
    func asPart<Result>(_ body: (Context) throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
        guard isPartOfTask, let construction = construction?.object else { return try body(self) }
        let outer = construction.enter()
        defer { Construction.leave(outer) }
        return try body(self)
    }
}

/// The origin of an awaiting request: like a ``Context``, but it keeps its container, construction and plan.
struct AsyncRequest: Sendable {
    let container: Container
    let construction: Construction?
    /// The caller's values for the parameters that are left to callers, in order.
    var given: [ErasedBox]?
    var plan: Plan?

    /// The context for a call in the task itself; the caller keeps this request meanwhile.
    var context: Context {
        Context(container, within: construction, plan: plan.map { Reference($0) }, isAwaiting: true)
    }

    /// Runs `body` on the main actor, as a part of the construction that the request belongs to.
    @MainActor
    func onMain<Result: Sendable>(
        _ body: @Sendable (Context) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        let context = Context(
            container, within: construction, isOnMain: true, plan: plan.map { Reference($0) }, isAwaiting: true)
        return try context.asPart(body)
    }

    /// A copy for the units of a plan, and for the objects that take them.
    func planned(by plan: Plan?) -> AsyncRequest {
        var copy = self
        copy.plan = plan
        return copy
    }
    /// A copy for an object that has gone since the plan was made, or that the plan did not visit.
    var unplanned: AsyncRequest { planned(by: nil) }

    /// The request of a unit's factories, which resolve in the container that keeps the objects.
    func within(_ construction: Construction) -> AsyncRequest {
        AsyncRequest(container: construction.container, construction: construction, given: given, plan: plan)
    }

    /// A copy with other arguments for the factory; nil is for steps and for other objects, which take none of them.
    func with(given: [ErasedBox]?) -> AsyncRequest {
        var copy = self
        copy.given = given
        return copy
    }
}
