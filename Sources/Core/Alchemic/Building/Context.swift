/// Who requests something while it is being built.
///
/// Plain bits: copied freely, nothing counted. The code that makes one keeps the container and the construction alive until it
/// is gone.
@usableFromInline
package struct Context {
    @usableFromInline let container: Reference<Container>
    /// The construction this request belongs to.
    @usableFromInline let construction: Reference<Construction>?
    /// Whether this code runs on the main actor and may make what lives there.
    @usableFromInline let isOnMain: Bool
    @usableFromInline let isObserved: Bool
    /// The plan that has built everything kept that it needs; nil where nothing has been built for it.
    @usableFromInline let plan: Reference<Plan>?
    /// Whether it serves an awaiting request, which goes elsewhere where something turns out to require that: not one by code.
    @usableFromInline let isAwaiting: Bool

    @inlinable
    init(
        _ container: Container, _ construction: Construction? = nil, isOnMain: Bool = false,
        plan: Reference<Plan>? = nil, isAwaiting: Bool = false
    ) {
        self.container = Reference(container)
        self.construction = construction.map { Reference($0) }
        self.isOnMain = isOnMain
        isObserved = container.observers.isObserved
        self.plan = plan
        self.isAwaiting = isAwaiting
    }

    private init(_ other: Context, plan: Reference<Plan>?) {
        container = other.container
        construction = other.construction
        isOnMain = other.isOnMain
        isObserved = other.isObserved
        self.plan = plan
        isAwaiting = other.isAwaiting
    }

    /// A copy for what a plan builds, and for what is made once that is there; the code that runs the plan keeps it.
    func planned(by plan: Plan) -> Context { Context(self, plan: Reference(plan)) }

    /// Whether it belongs to what a task builds, of which the calling thread does not know.
    var isPartOfTask: Bool { construction?.with(\.isAwaited) == true }

    /// Runs what is called for a construction as a part of it.
    func asPart<Result>(_ body: () throws(ResolutionError) -> Result) throws(ResolutionError) -> Result {
        guard isPartOfTask, let construction = construction?.object else { return try body() }
        return try construction.asCurrent(body)
    }
}

/// Who requests something that is awaited: what a ``Context`` is for synchronous code, but keeping what it names.
struct AsyncRequest: Sendable {
    let container: Container
    let construction: Construction?
    /// What a caller gives for the parameters that are left to callers, in order.
    var given: [ErasedBox]?
    /// The plan that has built everything kept that it needs; nil where nothing has been built for it.
    var plan: Plan?

    var context: Context { Context(container, construction, plan: plan.map { Reference($0) }, isAwaiting: true) }
    var contextOnMain: Context {
        Context(container, construction, isOnMain: true, plan: plan.map { Reference($0) }, isAwaiting: true)
    }

    /// A copy for what a plan builds, and for what is made once that is there.
    func planned(by plan: Plan) -> AsyncRequest { with(plan) }
    /// A copy for an object that has gone since, or was not looked at.
    var unplanned: AsyncRequest { with(nil) }

    func with(given: [ErasedBox]?) -> AsyncRequest {
        var copy = self
        copy.given = given
        return copy
    }

    private func with(_ plan: Plan?) -> AsyncRequest {
        var copy = self
        copy.plan = plan
        return copy
    }
}
