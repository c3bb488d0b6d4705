/// The units that a request builds before it takes any object: all missing kept needs, each after its own needs.
///
/// A plan passes through prototypes, which are made as they are taken. It follows no `Lazy` and no provider. It never looks below
/// an object that another request is building, and only the plan for a start looks below objects that are there.
@usableFromInline
final class Plan: Sendable {
    /// A unit that is missing, or a prototype or keyed object that the walk passes through; in a plan for a start, any unit.
    ///
    /// Plain bits: the request keeps the container, which keeps the producers, and the containers around it.
    struct Entry: Sendable {
        enum State: Sendable {
            case missing
            /// Another request builds the unit; nothing below it has been visited.
            case builtByOther
            /// The unit is there. Only a start has an entry for it: its start actions may not have run.
            case there
            /// The program has set the object, so it needs nothing. Only a start has an entry for it: the object may have a role.
            case set
            /// The object is an external that is not set. Only a start has an entry for it, and leaves out the external's users.
            case unset
        }

        /// The producer by which the entry was reached.
        let uncountedProducer: Reference<NodeProducer>
        /// The place of the object; nil for a prototype or keyed object.
        let place: ObjectPlace?
        /// The container in which the definitions find their needs.
        let uncountedContainer: Reference<Container>
        /// The isolation in which the whole unit is built; synchronous for an entry that is not built here.
        let isolation: Isolation
        /// Whether the entry belongs to the unit that requests it: a member, or a prototype that is made for a member.
        ///
        /// True for a prototype that is a root, too.
        let isPart: Bool
        /// How far the unit was; the walk has gone below it only if it is `missing` or `there`.
        let state: State
        /// The factory or step that takes the object; nil for the object that is resolved.
        let consumer: PlanWalk.Consumer?

        var producer: NodeProducer { uncountedProducer.object }
        /// The position in order of declaration: that of the first member.
        var position: Int { uncountedProducer.with { $0.unit?.position ?? $0.node.index } }
        /// Whether a task has to await the unit, since the unit awaits something, or another request builds it.
        var mustBeAwaited: Bool { isolation == .asynchronous || state == .builtByOther }
    }

    /// The entries in the order of the walk: a missing kept object that was resolved is the first.
    let entries: [Entry]
    /// The order before any unit has begun: each run advances a copy.
    let order: PlanOrder
    /// The object of the last root that was there, or of a member if that root is a form.
    let found: ErasedBox?
    /// Objects that may be dropped while the plan runs, by their places: their consumers get them from here.
    private let held: Guarded<[Int: ErasedBox]>?
    /// The objects that are made once for the resolution, by their producers; nil if there are none.
    private let madeOnce: Guarded<[Int: ErasedBox]>?
    /// The prototypes that may be called directly from now on.
    private let callable: [NodeProducer]
    /// The family's number of withdrawals when the walk began: if it has grown, an object may be missing again.
    private let withdrawals: Int
    /// Nil for a plan without a walk, which has no prototypes either.
    private let family: Family?

    /// A plan without units, for an object whose needs are all there.
    static let empty = Plan()

    /// Creates a plan without units: the empty plan, or the one with which a unit of `plan` is constructed.
    ///
    /// The latter shares the held objects of `plan`, and makes the once-objects of the unit anew.
    private init(partOf plan: Plan? = nil) {
        (entries, order, found, callable, withdrawals, family) = ([], .empty, nil, [], 0, nil)
        held = plan?.held
        // A unit is a resolution by itself.
        madeOnce = plan.map { _ in Guarded([:]) }
    }

    /// Creates the plan of a finished walk.
    ///
    /// - Parameter units: The numbers of the entries to build; nil for all kept entries.
    init(_ walk: PlanWalk, building units: [Int]? = nil) {
        entries = walk.entries
        order = PlanOrder(
            of: units ?? entries.indices.filter { walk.entries[$0].place != nil }, among: entries, needs: walk.needs)
        held = walk.mayDrop ? Guarded(walk.held) : nil
        madeOnce = walk.makesOnce ? Guarded([:]) : nil
        found = walk.found
        callable = walk.makesOnce || walk.hasWeakOrScoped ? [] : walk.callable
        withdrawals = walk.withdrawals
        family = walk.family
    }

    /// Creates a plan for some producers: for all of their missing needs, and for their own units if they are kept.
    ///
    /// - Throws: An error if an external is not set, a scope is not open, or there is a cycle.
    convenience init(below roots: [Producer], async request: AsyncRequest) throws(ResolutionError) {
        self.init(try PlanWalk(below: roots, for: Requester(request), in: request.container))
    }

    /// Creates a plan that the calling thread can build.
    ///
    /// - Throws: Also an error if a unit has to be awaited, or needs the main actor and `context` is not on it: a refusal for a
    ///   request that can still go there.
    convenience init(below roots: [Producer], in context: Context) throws(ResolutionError) {
        let walk = try PlanWalk(below: roots, for: Requester(context), in: context.container.object)
        try walk.checkIsolation(isOnMain: context.isOnMain)
        self.init(walk)
    }

    /// Builds the needs of some producers, and their own units if they are kept; the caller keeps the returned plan until it has
    /// taken the objects.
    static func buildNeeds(below roots: [Producer], in context: Context) throws(ResolutionError) -> Plan {
        let plan = try Plan(below: roots, in: context)
        _ = try plan.run(in: context)
        return plan
    }

    /// Builds the needs of some producers for a task, and their own units if they are kept.
    static func buildNeeds(below roots: [Producer], async request: AsyncRequest) async throws(ResolutionError) -> Plan {
        let plan = try Plan(below: roots, async: request)
        _ = try await plan.run(async: request)
        return plan
    }

    /// Tells observers of the failure of every object on the path to an entry; returns the error with the path.
    func sendFailed(_ error: ResolutionError, of entry: Entry) -> ResolutionError {
        entries.consumers(from: entry.consumer).reduce(error) { error, consumer in
            entries[consumer.entry].uncountedContainer.object.sendFailed(
                error.building(consumer, in: entries), of: consumer.producer.node)
        }
    }

    func held(in place: ObjectPlace) -> ErasedBox? { held?.withLock { $0[place.slot.identity] } }

    // MARK: Objects made once

    /// The object that an earlier consumer of the resolution has got.
    func object(madeBy producer: OnceProducer) -> ErasedBox? { madeOnce?.withLock { $0[Reference(producer).address] } }

    /// Keeps an object for later consumers of the resolution; does nothing in a plan without such objects.
    func keep(_ box: ErasedBox, madeBy producer: OnceProducer) {
        madeOnce?.withLock { $0[Reference(producer).address] = box }
    }

    // MARK: Building

    /// Builds every unit, in order.
    ///
    /// - Returns: The object of the only root, if that is kept; otherwise no result to use: the caller takes each object, with
    ///   everything there.
    func run(in context: Context) throws(ResolutionError) -> ErasedBox? {
        let context = context.planned(by: self)
        var (order, requested) = (order, found)
        while let number = order.begin() {
            do throws(ResolutionError) {
                let box = try build(number, in: context)
                if number == 0 { requested = box }
            } catch {
                throw sendFailed(error, of: entries[number])
            }
            order.end(number)
        }
        return requested
    }

    /// Builds one unit in the calling code.
    private func build(_ number: Int, in context: Context) throws(ResolutionError) -> ErasedBox {
        guard madeOnce != nil else { return try obtain(number, in: context) }
        let unitPlan = Plan(partOf: self)
        defer { withExtendedLifetime(unitPlan) {} }
        return try obtain(number, in: context.planned(by: unitPlan))
    }

    /// Builds one unit for a task, where its isolation requires: by a call if possible, which costs less than awaiting.
    func build(_ number: Int, async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        // All attempts get the same once-objects.
        let request = madeOnce == nil ? request : request.planned(by: Plan(partOf: self))
        var isolation = entries[number].mustBeAwaited ? .asynchronous : entries[number].isolation
        while true {
            do throws(ResolutionError) {
                switch isolation {
                case .synchronous:
                    return try request.context.asPart { (context) throws(ResolutionError) in
                        try obtain(number, in: context)
                    }
                case .main:
                    return try await request.onMain { (context) throws(ResolutionError) in
                        try obtain(number, in: context)
                    }
                case .asynchronous: return try await obtain(number, async: request)
                }
            } catch {
                guard let needed = error.refusal, needed > isolation else { throw error }
                isolation = needed
            }
        }
    }

    /// Obtains the object of a unit, which waits for another thread that builds it, and refuses to wait for a task.
    private func obtain(_ number: Int, in context: Context) throws(ResolutionError) -> ErasedBox {
        let place = place(of: number)
        defer { place.releaseObjectsIfEnded() }
        return hold(try place.obtain(in: context), from: place)
    }

    /// Obtains the object of a unit for a task.
    private func obtain(_ number: Int, async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        let place = place(of: number)
        defer { place.releaseObjectsIfEnded() }
        // Nothing below a unit that another request builds has been visited.
        let isBuiltByOther = entries[number].state == .builtByOther
        return hold(try await place.obtain(async: request, isBuiltByOther: isBuiltByOther), from: place)
    }

    private func place(of number: Int) -> ObjectPlace {
        guard let place = entries[number].place else { preconditionFailure("a prototype is not built as a unit") }
        return place
    }

    /// Returns the object of a unit, and holds it if it may be dropped at any time: the consumers of the unit come later.
    private func hold(_ box: ErasedBox, from place: ObjectPlace) -> ErasedBox {
        if let held, place.node?.mayBeDropped == true { held.withLock { $0[place.slot.identity] = box } }
        return box
    }

    /// Lets prototypes be called without a plan, as long as everything that they take stays.
    func allowDirectCalls() {
        guard let family, !callable.isEmpty else { return }
        family.locked {
            guard family.withdrawals == withdrawals else { return }
            for producer in callable where !producer.slot.isPublished { family.allowDirectCall(producer.slot) }
        }
    }
}
