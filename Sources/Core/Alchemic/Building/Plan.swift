/// The units that a request builds before it takes anything: everything kept below it that is not there, each after what it needs.
///
/// Prototypes are made as they are taken: a plan passes through them. It follows no `Lazy` and no provider, and does not
/// look below what is there, or what another request is building.
@usableFromInline
final class Plan: Sendable {
    /// A unit that is not there, or a prototype on the way to one.
    ///
    /// Plain bits: the request keeps the container, which keeps the producers and those around it.
    struct Entry: Sendable {
        enum State: Sendable {
            case missing
            /// Another request builds it, below which nothing has been looked at.
            case builtByOther
            /// It is there; for a start, whose actions may not have run.
            case there
            /// The program has set it, and it needs nothing; for a start, which may give it a role.
            case set
            /// It is an external that is not set; for a start, which leaves out what needs it.
            case unset
        }

        /// The definition by which it was reached.
        let uncountedProducer: Reference<NodeProducer>
        /// Where the object is kept; nil for a prototype.
        let place: ObjectPlace?
        /// Where its definitions find what they need.
        let uncountedContainer: Reference<Container>
        /// Where it is built: all of its unit.
        let isolation: Isolation
        /// Whether it belongs to the unit that requests it: a member of that, or a prototype that is made for it.
        let isPart: Bool
        let state: State
        /// Its place in the order of declaration: that of its first member.
        let position: Int
        /// The factory or step that takes it; nil for what is resolved.
        let consumer: PlanWalk.Consumer?

        var producer: NodeProducer { uncountedProducer.object }
        /// Whether it is built by calls, as far as the graph knows.
        var isPlain: Bool { isolation == .synchronous && state != .builtByOther }
        /// Whether a task has to wait for it.
        var isAwaited: Bool { isolation == .asynchronous || state == .builtByOther }
    }

    let entries: [Entry]
    let order: PlanOrder
    /// Whether a task waits for more than one of them.
    let isConcurrent: Bool
    /// The object that is resolved, if it was found.
    let found: ErasedBox?
    /// Objects that may go otherwise, by their places: the plan holds them, and whatever takes one gets it from here.
    private let held: Guarded<[Int: ErasedBox]>?
    /// The objects of which the resolution makes one only, by their producers; nil if there are none.
    private let madeOnce: Guarded<[Int: ErasedBox]>?
    /// The prototypes that may be called directly from now on; none if something below them may go by itself.
    private let callable: [NodeProducer]
    private let withdrawals: Int
    private let family: Family?

    /// A plan of nothing, for an object that finds everything there.
    static let empty = Plan()

    private init() {
        (entries, order, isConcurrent, found, held, madeOnce, callable) = ([], .empty, false, nil, nil, nil, [])
        (withdrawals, family) = (0, nil)
    }

    /// A plan for one unit of another plan, which is a resolution by itself.
    private init(partOf plan: Plan) {
        (entries, order, isConcurrent, found, held, callable) = ([], .empty, false, nil, plan.held, [])
        (withdrawals, family, madeOnce) = (0, nil, Guarded([:]))
    }

    /// - Parameter units: The numbers of the entries that are built; nil if all are that are kept.
    init(_ walk: PlanWalk, building units: [Int]? = nil) {
        entries = walk.entries
        order = PlanOrder(
            of: units ?? entries.indices.filter { walk.entries[$0].place != nil }, among: entries, needs: walk.needs)
        isConcurrent = walk.entries.lazy.filter(\.isAwaited).dropFirst().first != nil
        found = walk.found
        held = walk.mayDrop ? Guarded(walk.held) : nil
        madeOnce = walk.makesOnce ? Guarded([:]) : nil
        callable = walk.isLasting ? walk.callable : []
        withdrawals = walk.withdrawals
        family = walk.family
    }

    /// Walks everything that is needed and not there.
    ///
    /// - Throws: An external that is not set, an object of a scope that is not open, or a cycle, as an error.
    convenience init(below roots: [Producer], for requester: Requester, in container: Container) throws(ResolutionError)
    {
        self.init(try PlanWalk(below: roots, for: requester, in: container))
    }

    /// Walks it for a thread, for which something to be awaited, or to be made on the main actor, is an error as well.
    convenience init(below roots: [Producer], _ context: Context) throws(ResolutionError) {
        let walk = try PlanWalk(below: roots, for: Requester(context), in: context.container.object)
        try walk.checkIsolation(isOnMain: context.isOnMain)
        self.init(walk)
    }

    /// Builds what some producers need; the caller keeps the plan while it takes that.
    static func built(below roots: [Producer], _ context: Context) throws(ResolutionError) -> Plan {
        let plan = try Plan(below: roots, context)
        _ = try plan.run(context)
        return plan
    }

    /// Builds, for a task, what some producers need.
    static func built(below roots: [Producer], async request: AsyncRequest) async throws(ResolutionError) -> Plan {
        let plan = try Plan(below: roots, for: Requester(request), in: request.container)
        _ = try await plan.run(async: request)
        return plan
    }

    /// The error of an entry as the request gets it, with the way to it; observers are told of all that cannot be built.
    func failure(_ error: ResolutionError, of entry: Entry) -> ResolutionError {
        entries.consumers(from: entry.consumer).reduce(error) { error, consumer in
            entries[consumer.entry].uncountedContainer.object.told(
                error.building(consumer, in: entries), consumer.producer.node)
        }
    }

    /// The object in a place, if the plan holds it.
    func held(in place: ObjectPlace) -> ErasedBox? { held?.withLock { $0[place.slot.identity] } }

    // MARK: What is made once

    func object(madeBy producer: OnceProducer) -> ErasedBox? {
        madeOnce?.withLock { $0[Reference(producer).address] }
    }

    func keep(_ box: ErasedBox, madeBy producer: OnceProducer) {
        madeOnce?.withLock { $0[Reference(producer).address] = box }
    }

    // MARK: Building

    /// Builds everything, in order.
    ///
    /// - Returns: The object that is resolved, if it is kept; else it is to be made with what is there now.
    func run(_ context: Context) throws(ResolutionError) -> ErasedBox? {
        let context = context.planned(by: self)
        var (order, requested) = (order, found)
        while let number = order.begin() {
            do throws(ResolutionError) {
                let box = try build(number, in: context)
                if number == 0 { requested = box }
            } catch {
                throw failure(error, of: entries[number])
            }
            order.end(number)
        }
        return requested
    }

    /// Builds one unit where the code runs that needs it.
    func build(_ number: Int, in context: Context) throws(ResolutionError) -> ErasedBox {
        guard madeOnce != nil else { return hold(try entries[number].build(context), of: number) }
        let resolution = Plan(partOf: self)
        defer { withExtendedLifetime(resolution) {} }
        return hold(try entries[number].build(context.planned(by: resolution)), of: number)
    }

    /// Builds one unit for a task, where it has to be built.
    func build(
        _ number: Int, async request: AsyncRequest, after refusal: ResolutionError? = nil
    ) async throws(ResolutionError) -> ErasedBox {
        let request = madeOnce == nil ? request : request.planned(by: Plan(partOf: self))
        return hold(try await entries[number].build(async: request, after: refusal), of: number)
    }

    private func hold(_ box: ErasedBox, of number: Int) -> ErasedBox {
        if let held, let place = entries[number].place, place.node?.mayBeDropped == true {
            held.withLock { $0[place.slot.identity] = box }
        }
        return box
    }

    /// Lets prototypes be called without a plan, as long as all that they take stays.
    func allowDirectCalls() {
        guard let family, !callable.isEmpty else { return }
        family.locked {
            guard family.withdrawals == withdrawals else { return }
            for producer in callable where !producer.slot.isPublished { family.allowDirectCall(producer.slot) }
        }
    }
}

extension Plan.Entry {
    fileprivate func build(_ context: Context) throws(ResolutionError) -> ErasedBox {
        guard let place else { preconditionFailure("prototypes are made as they are taken") }
        defer { place.releaseLate() }
        return try place.obtain(with: place.unitPlaces, for: Requester(context), context)
    }

    /// Builds it for a task, where it has to be built.
    ///
    /// - Parameter refusal: Why it cannot be built by a call, if only the object that was made has shown that.
    fileprivate func build(
        async request: AsyncRequest, after refusal: ResolutionError? = nil
    ) async throws(ResolutionError) -> ErasedBox {
        if isPlain, refusal == nil {
            do throws(ResolutionError) {
                return try request.context.asPart { () throws(ResolutionError) in try build(request.context) }
            } catch {
                guard error.isRefusal else { throw error }
                return try await build(async: request, after: error)
            }
        }
        if isolation == .main || refusal?.id == .mainActorOnly {
            do throws(ResolutionError) { return try await buildOnMain(request) } catch {
                guard error.isRefusal, error.id == .asynchronousOnly else { throw error }
            }
        }
        guard let place else { preconditionFailure("prototypes are made as they are taken") }
        defer { place.releaseLate() }
        if let box = try await place.obtain(
            async: request, for: Requester(request), with: place.unitPlaces, onlyWaiting: state == .builtByOther)
        {
            return box
        }
        // Its builder has failed, and nothing below it has been looked at.
        return try await producer.box(async: request.unplanned)
    }

    @MainActor
    private func buildOnMain(_ request: AsyncRequest) throws(ResolutionError) -> ErasedBox {
        try request.contextOnMain.asPart { () throws(ResolutionError) in try build(request.contextOnMain) }
    }
}
