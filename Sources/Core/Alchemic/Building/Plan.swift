/// What a request builds before it takes anything: everything kept below it that is not there, each after what it needs.
///
/// Prototypes are made as they are taken: a plan passes through them. It follows no `Lazy` and no provider, and does not
/// look below what is there, or what another request is building.
struct Plan {
    /// A unit that is not there, or a prototype on the way to one.
    struct Entry {
        /// The definition by which it was reached.
        let producer: NodeProducer
        /// Where the object is kept; nil for a prototype.
        let place: ObjectPlace?
        /// The others that are built with it.
        let unit: [ObjectPlace]
        /// Where its definitions find what they need.
        let container: Container
        /// Where it is built: all of its unit.
        let isolation: Isolation
        /// Its place in the order of declaration: that of its first member.
        let position: Int
        /// What takes it; nil for what is requested.
        let consumer: PlanWalk.Consumer?
        /// The entries that it takes.
        var needs: [Int] = []
    }

    let entries: [Entry]
    /// The numbers of the units in the order in which they are built.
    let order: [Int]
    /// What was found, which nothing else may keep.
    let held: [ErasedBox]
    /// The object that is requested, if it was found.
    let found: ErasedBox?
    /// Where all of it can be built, and what decides that.
    let isolation: Isolation
    private let decisive: Node?
    /// The prototypes that may be called directly from now on; nil if something below them may go by itself.
    let callable: [NodeProducer]?
    private let withdrawals: Int
    private let family: Family

    /// Walks everything that is needed and not there.
    ///
    /// - Throws: What cannot be had: an external that is not set, an object of a scope that is not open, a circle.
    init(below roots: [Producer], _ requester: Requester, in container: Container) throws(ResolutionError) {
        let family = container.family
        self.family = family
        withdrawals = family.locked { family.withdrawals }
        var walk = PlanWalk(requester)
        try walk.visitAll(roots, in: container)
        entries = walk.entries
        order = walk.order
        held = walk.held
        found = walk.found
        isolation = walk.isolation
        decisive = walk.decisive
        callable = walk.isLasting ? walk.callable : nil
    }

    init(below roots: [Producer], _ context: Context) throws(ResolutionError) {
        try self.init(below: roots, Requester(context), in: context.container.object)
        guard isolation > (context.isOnMain ? .main : .synchronous), let decisive else { return }
        let node = (roots.count == 1 ? roots[0].makers(context).first?.node : nil) ?? decisive
        throw .isolation(node, isolation)
    }

    /// The error of an entry as the request gets it, with the way to it.
    private func failure(_ error: ResolutionError, of entry: Entry) -> ResolutionError {
        PlanWalk.labels(to: entry.consumer, in: entries).reversed().reduce(error) { $0.building($1) }
    }

    /// The object of a definition that was requested: found, or among those that were built; nil for a prototype or a form.
    func object(of producer: Producer, among boxes: [ErasedBox]) -> ErasedBox? {
        guard producer is SharedProducer else { return nil }
        return found ?? order.firstIndex(of: 0).map { boxes[held.count + $0] }
    }

    // MARK: Building

    /// Builds everything, in order; returns the objects, which the request holds.
    func run(_ context: Context) throws(ResolutionError) -> [ErasedBox] {
        var boxes = held
        for number in order { boxes.append(try build(number, context)) }
        return boxes
    }

    /// Builds one unit, if all before it are there.
    func build(_ number: Int, _ context: Context) throws(ResolutionError) -> ErasedBox {
        do throws(ResolutionError) { return try entries[number].build(context.planned) } catch {
            throw failure(error, of: entries[number])
        }
    }

    /// The same for a task: each where it has to be built.
    func run(async request: AsyncRequest) async throws(ResolutionError) -> [ErasedBox] {
        var boxes = held
        for number in order {
            let entry = entries[number]
            do throws(ResolutionError) { boxes.append(try await entry.build(async: request.planned)) } catch {
                throw failure(error, of: entry)
            }
        }
        return boxes
    }

    /// Lets prototypes be called without a plan, as long as all that they take stays.
    func allowDirectCalls() {
        guard let callable, !callable.isEmpty else { return }
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
        return try place.obtain(with: unit, for: Requester(context), context)
    }

    fileprivate func build(async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        do throws(ResolutionError) {
            switch isolation {
            case .synchronous:
                return try request.context.asPart { () throws(ResolutionError) in try build(request.context) }
            case .main: return try await buildOnMain(request)
            case .asynchronous: break
            }
        } catch {
            guard error.isRefusal else { throw error }
            // Only the object that was made has shown that it is to be finished there.
            if error.id == .mainActorOnly, isolation == .synchronous { return try await buildOnMain(request) }
            guard error.id == .asynchronousOnly else { throw error }
        }
        guard let place else { preconditionFailure("prototypes are made as they are taken") }
        defer { place.releaseLate() }
        return try await place.obtain(async: request, for: Requester(request), with: unit)
    }

    @MainActor
    private func buildOnMain(_ request: AsyncRequest) throws(ResolutionError) -> ErasedBox {
        try request.contextOnMain.asPart { () throws(ResolutionError) in try build(request.contextOnMain) }
    }
}
