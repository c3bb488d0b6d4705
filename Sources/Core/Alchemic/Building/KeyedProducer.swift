/// Builds one object for each key that callers give, and keeps it.
///
/// Only providers lead to a keyed object, so each is a unit by itself.
final class KeyedProducer: KeptProducer, @unchecked Sendable {
    /// Weak or guarded, and never published.
    private let retention: Retention
    /// The types of the arguments that make up a key, in the order in which callers give them.
    private let keyTypes: [any KeyType]

    /// Needs no slot: the container or scope that keeps the objects makes one for each key.
    init(_ node: Node, in linker: Linker) {
        // Not published: a purge lets go of an object immediately, however many keys there are.
        retention = node.kind == .weak ? .weak : .guarded
        keyTypes = node.bare.dependencies.compactMap(\.query.key)
        super.init(node, in: linker)
    }

    override func visit(_ visit: PlanWalk.Visit, in walk: inout PlanWalk) throws(ResolutionError) {
        // The needs of the object belong where the object is kept.
        let owner = try openOwner(in: visit.uncountedContainer)
        try super.visit(PlanWalk.Visit(visit.uncountedProducer, in: owner, for: visit.consumer), in: &walk)
    }

    override func box(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        let owner = try openOwner(in: context.container).object
        let (objects, key) = (owner.objects(of: self), key(given))
        if let box = objects.object(for: key) { return box }
        let place = beginRequest(for: key, among: objects, in: owner)
        defer {
            objects.endRequest(for: key)
            owner.releaseObjectsIfEnded()
        }
        let plan = if let known = context.plan { known.object } else { try Plan.buildNeeds(below: [self], in: context) }
        defer { withExtendedLifetime(plan) {} }
        return try place.obtain(in: context.planned(by: plan)) { (context) throws(ResolutionError) in
            try construct(in: context, with: preparedLinks(giving: given))
        }
    }

    override func awaitBox(for request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        let owner = try openOwner(in: Reference(request.container)).object
        let (objects, key) = (owner.objects(of: self), key(request.given))
        if let box = objects.object(for: key) { return box }
        let place = beginRequest(for: key, among: objects, in: owner)
        defer {
            objects.endRequest(for: key)
            owner.releaseObjectsIfEnded()
        }
        return try await place.obtain(async: request)
    }

    /// Begins a request for a key, and returns the place of its object; the caller calls `objects.endRequest(for:)` for the key.
    private func beginRequest(for key: ObjectKey, among objects: KeyedObjects, in owner: Container) -> ObjectPlace {
        ObjectPlace(slot: objects.beginRequest(for: key), retention: retention, container: owner, producer: self)
    }

    /// The key of a caller's arguments, whose number has been checked before.
    private func key(_ given: [ErasedBox]?) -> ObjectKey { ObjectKey(given ?? [], of: keyTypes) }

    // MARK: Purging

    override func drop(for values: [ErasedBox]?, asDecorator isDecorator: Bool, in context: Context) -> [ErasedBox] {
        guard let owner = try? openOwner(in: context.container).object else { return [] }
        let objects = owner.objects(of: self)
        return (values.map { [key($0)] } ?? objects.keys).compactMap { key in
            let place = beginRequest(for: key, among: objects, in: owner)
            defer { objects.endRequest(for: key) }
            if isDecorator { place.takeFromBuilder() }
            let (box, former) = place.family.locked { (place.slot.current, place.slot.takeComplete()) }
            former?.release()
            return box
        }
    }
}
