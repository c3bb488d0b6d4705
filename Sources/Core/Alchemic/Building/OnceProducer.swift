/// Makes one object of a prototype for each resolution: a request, or the construction of a unit.
///
/// The plan of the resolution keeps the object.
final class OnceProducer: NodeProducer, @unchecked Sendable {
    override func visit(_ visit: PlanWalk.Visit, in walk: inout PlanWalk) throws(ResolutionError) {
        walk.makesOnce = true
        try super.visit(visit, in: &walk)
    }

    override func box(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        guard let plan = context.plan?.object else { return try super.box(in: context, given: given) }
        if let box = plan.object(madeBy: self) { return box }
        let box = try super.box(in: context, given: given)
        plan.keep(box, madeBy: self)
        return box
    }

    override func awaitBox(for request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        if let box = request.plan?.object(madeBy: self) { return box }
        let box = try await super.awaitBox(for: request)
        request.plan?.keep(box, madeBy: self)
        return box
    }
}
