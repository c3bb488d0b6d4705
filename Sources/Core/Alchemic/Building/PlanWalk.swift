/// The walk through all missing needs of a request, with a stack of its own, since graphs are deep.
struct PlanWalk {
    /// A factory or a step whose parameters, or calls, are visited.
    struct Consumer {
        /// The number of the entry whose object has the factory or step, or is a member of the same unit.
        let entry: Int
        /// The producer of the definition with the factory or step; in a unit, that of the member.
        let uncountedProducer: Reference<NodeProducer>
        /// The number of the step; nil for the factory.
        let stepNumber: Int?
        /// Whether the visit is for a call that the factory's code may make, and not for a parameter.
        var isCall = false

        var producer: NodeProducer { uncountedProducer.object }

        /// The consumer's names in a path, the innermost first: a step, or an object and the object that led to its unit.
        func labels(in entries: [Plan.Entry]) -> [String] {
            if let stepNumber { return [producer.steps[stepNumber].label] }
            let first = entries[entry].producer
            return [producer.node.mention] + (producer === first ? [] : [first.node.mention])
        }
    }

    /// A producer that the walk has met and not looked at yet.
    struct Visit {
        let uncountedProducer: Reference<Producer>
        /// The container in which the object is resolved; a need of a kept object is resolved where that object is kept.
        let uncountedContainer: Reference<Container>
        /// The factory or step that takes the object; nil for a root of the walk.
        let consumer: Consumer?

        var container: Container { uncountedContainer.object }

        /// The caller keeps the producer and the container.
        init(_ producer: Reference<Producer>, in container: Reference<Container>, for consumer: Consumer?) {
            uncountedProducer = producer
            uncountedContainer = container
            self.consumer = consumer
        }
    }

    /// An entry that takes another one, by their numbers.
    struct Need {
        let consumer: Int
        let needed: Int
        /// Whether the need is only a call that code may make: if `needed` is built anyway, it is built before `consumer`.
        let isCall: Bool
    }

    /// The request for which the walk is made: it decides whether a unit under way can be waited for.
    let requester: Requester
    /// Whether the walk is for a start, which also visits objects that are there: their start actions may not have run.
    let isStart: Bool
    /// The family of the container in which the walk begins, and of every container that it reaches.
    let family: Family
    /// The family's number of withdrawals when the walk began: if it has grown, an object may be missing again.
    let withdrawals: Int
    /// The entries by number, each after the entry of the first consumer that has led to it.
    private(set) var entries: [Plan.Entry] = []
    /// One for each parameter or call that has led to an entry: the same need may be listed more than once.
    private(set) var needs: [Need] = []
    private(set) var hasCalls = false
    /// Objects that may be dropped at any time, by their places.
    private(set) var held: [Int: ErasedBox] = [:]
    /// Whether the plan meets or builds any such object.
    private(set) var mayDrop = false
    private(set) var found: ErasedBox?
    /// The isolation in which all entries can be built.
    private var isolation = Isolation.synchronous
    /// The number of the first entry that requires ``isolation``, which an error names.
    private var strictestEntry = 0
    /// The prototypes for which calling the factory is all there is to do.
    private(set) var callable: [NodeProducer] = []
    /// Whether the plan keeps an object of a prototype for all of its consumers: the prototypes need a plan each time.
    var makesOnce = false
    /// Whether a need is weak, or belongs to a scope: the prototypes need a plan each time.
    ///
    /// Other objects stay until they are replaced or purged, or their container ends.
    var hasWeakOrScoped = false
    /// The numbers of the entries: by slot for kept objects, by producer and ``surroundings(of:)`` for prototypes.
    private var numbers = NumberTable()
    /// The visits to come; the last one is next.
    private var stack: [Visit] = []
    /// The entry of the root that is being walked.
    private var rootEntry: Int?

    /// Walks all missing needs of some producers, and visits the producers themselves.
    init(below roots: [Producer], for requester: Requester, in container: Container) throws(ResolutionError) {
        self.init(for: requester, in: container, isStart: false)
        for root in roots { _ = try walk(from: root, in: container) }
    }

    /// Creates a walk that has no entries yet, for ``walk(from:in:)``.
    init(for requester: Requester, in container: Container, isStart: Bool) {
        self.requester = requester
        self.isStart = isStart
        let family = container.family
        self.family = family
        withdrawals = family.locked { family.withdrawals }
    }

    /// Walks all needs of one more root; returns the number of the root's entry, if there is one.
    ///
    /// An error gets the path to the visit that threw it.
    mutating func walk(from root: Producer, in container: Container) throws(ResolutionError) -> Int? {
        rootEntry = nil
        // An earlier walk that threw has left its visits.
        if !stack.isEmpty { stack.removeAll() }
        stack.append(Visit(Reference(root), in: Reference(container), for: nil))
        while let visit = stack.popLast() {
            do throws(ResolutionError) { try visit.uncountedProducer.object.visit(visit, in: &self) } catch {
                // The code may never make the call that leads here.
                if entries.consumers(from: visit.consumer).contains(where: \.isCall) { continue }
                throw entries.consumers(from: visit.consumer).reduce(error) { $0.building($1, in: entries) }
            }
        }
        return rootEntry
    }

    /// Checks that a thread can build all entries; an awaiting request may repeat what it cannot build there.
    func checkIsolation(isOnMain: Bool) throws(ResolutionError) {
        if isolation <= (isOnMain ? .main : .synchronous) { return }
        // The outermost entry on the way is the object that was resolved, or a member of the list that was.
        let entry = entries.consumers(from: entries[strictestEntry].consumer).reduce(strictestEntry) { $1.entry }
        throw .isolation(entries[entry].producer.node, needing: isolation).refusal(if: requester.isAwaiting)
    }

    // MARK: Visits

    /// Puts the producers that a form stands for on the stack: the first of them is visited next.
    mutating func push(_ producers: [Producer], for visit: Visit) {
        for producer in producers.reversed() {
            stack.append(Visit(Reference(producer), in: visit.uncountedContainer, for: visit.consumer))
        }
    }

    /// Notes an object that is there.
    ///
    /// - Parameter place: The place of the object, if the object may be dropped at any time.
    mutating func take(_ box: ErasedBox, heldFrom place: ObjectPlace? = nil, for visit: Visit) {
        if visit.consumer == nil { found = box }
        guard let place else { return }
        mayDrop = true
        held[place.slot.identity] = box
    }

    /// The number of the entry that a place has, or is a member of.
    func number(of place: ObjectPlace) -> Int? { numbers.number(of: place.slot.identity, in: 0) }

    /// Notes the entry of a place as a need, if the place has one; returns whether it has.
    mutating func noteIfEntered(_ place: ObjectPlace, for visit: Visit) -> Bool { note(number(of: place), for: visit) }

    mutating func noteIfEntered(_ producer: NodeProducer, for visit: Visit) -> Bool {
        note(numbers.number(of: Reference(producer).address, in: surroundings(of: visit)), for: visit)
    }

    /// Whether the visit belongs to the unit that requests: it may take members that the unit has constructed but not finished.
    func isPart(_ visit: Visit) -> Bool { visit.consumer.map { entries[$0.entry].isPart } ?? true }

    /// Notes an entry as a need of the consumer, or as the root's; returns whether there is an entry.
    private mutating func note(_ number: Int?, for visit: Visit) -> Bool {
        guard let number else { return false }
        if let consumer = visit.consumer {
            if consumer.entry != number {
                needs.append(Need(consumer: consumer.entry, needed: number, isCall: consumer.isCall))
            }
        } else {
            rootEntry = number
        }
        return true
    }

    /// A key for the container of a prototype, and for whether the visit is a part: a prototype has an entry for each.
    private func surroundings(of visit: Visit) -> Int { visit.uncountedContainer.address | (isPart(visit) ? 1 : 0) }

    /// Adds an entry for a prototype, and puts its needs on the stack.
    mutating func pass(through producer: NodeProducer, for visit: Visit) {
        numbers.insert(entries.count, for: Reference(producer).address, in: surroundings(of: visit))
        if producer.plainCall != nil, !producer.slot.isNone { callable.append(producer) }
        add(
            Plan.Entry(
                uncountedProducer: Reference(producer), place: nil, uncountedContainer: visit.uncountedContainer,
                isolation: .synchronous, isPart: isPart(visit), state: .missing, consumer: visit.consumer), for: visit)
        pushNeeds(of: producer)
    }

    /// Adds an entry for a unit, and puts the needs of its members on the stack.
    ///
    /// - Parameters:
    ///   - members: The places of the members below which the walk goes: those to construct, or those that are there; empty for
    ///     a unit of one, for a join, and if nothing below the unit is visited.
    ///   - isJoining: Whether the builder of the rest of the unit constructs the object, and finishes it with the others.
    ///   - state: How far the unit is: nothing is visited below a unit that another request builds, or that the program sets.
    mutating func build(
        _ producer: SharedProducer, at place: ObjectPlace, with members: [ObjectPlace] = [], isJoining: Bool = false,
        state: Plan.Entry.State = .missing, for visit: Visit
    ) {
        numbers.insert(entries.count, for: place.slot.identity, in: 0)
        // A member that an earlier entry builds stays a member of that.
        for member in members where number(of: member) == nil {
            numbers.insert(entries.count, for: member.slot.identity, in: 0)
        }
        // The isolation is that of all members. A member that only a call leads to is built with the unit if the call is made.
        let all = members.isEmpty ? [] : place.memberPlaces
        let isolation = all.reduce(producer.node.ownIsolation) { max($0, $1.node?.ownIsolation ?? .synchronous) }
        add(
            Plan.Entry(
                uncountedProducer: Reference(producer), place: place, uncountedContainer: place.uncountedContainer,
                isolation: state == .missing ? isolation : .synchronous, isPart: isJoining, state: state,
                consumer: visit.consumer), for: visit)
        if state != .missing, state != .there { return }
        if members.isEmpty { pushNeeds(of: producer, includingSteps: !isJoining) }
        for member in members.reversed() { if let producer = member.producer { pushNeeds(of: producer) } }
    }

    private mutating func add(_ entry: Plan.Entry, for visit: Visit) {
        entries.append(entry)
        _ = note(entries.count - 1, for: visit)
    }

    /// Puts the needs of a definition of the last entry on the stack, the last one first: the first one is visited next.
    private mutating func pushNeeds(of producer: NodeProducer, includingSteps: Bool = true) {
        let number = entries.count - 1
        let node = producer.node
        if node.mayBeDropped { mayDrop = true }
        let needed = max(node.definition.maker.isolation, includingSteps ? node.stepIsolation : .synchronous)
        if needed > isolation { (isolation, strictestEntry) = (needed, number) }
        // A task awaits beforehand what code calls without awaiting. A thread cannot await it, and leaves it to the call.
        if !requester.isThread, !node.calls.isEmpty { pushCalls(of: producer, for: number) }
        if includingSteps {
            for step in producer.steps.indices.reversed() {
                push(producer.steps[step].parameters, of: producer, step: step, for: number)
            }
        }
        push(producer.parameters, of: producer, step: nil, for: number)
    }

    /// Puts what a factory's code calls on the stack: in a start also what need not be there before.
    private mutating func pushCalls(of producer: NodeProducer, for number: Int) {
        var consumer = Consumer(entry: number, uncountedProducer: Reference(producer), stepNumber: nil, isCall: true)
        let container = entries[number].uncountedContainer
        if isStart {
            hasCalls = true
            for target in producer.called.reversed() {
                stack.append(Visit(Reference(target), in: container, for: consumer))
            }
        }
        consumer.isCall = false
        let unit = entries[number].producer.unit
        for target in producer.unawaitedCalls.reversed() where unit == nil || unit !== target.unit {
            stack.append(Visit(Reference(target), in: container, for: consumer))
        }
    }

    /// Puts the parameters of a factory or a step on the stack; only a start visits objects that are published.
    private mutating func push(_ parameters: LinkedParameters, of producer: NodeProducer, step: Int?, for number: Int) {
        let consumer = Consumer(entry: number, uncountedProducer: Reference(producer), stepNumber: step)
        let container = entries[number].uncountedContainer
        let memory = parameters.memory
        for position in parameters.dependencies.indices.reversed() {
            // Most of the time the object is there, and need not be visited.
            if !isStart, memory[position].with({ $0.slot.isPublished }) { continue }
            stack.append(Visit(memory[position], in: container, for: consumer))
        }
    }
}

extension [Plan.Entry] {
    /// A consumer, then the consumers of its entry, and so on, up to the object that is resolved.
    func consumers(from consumer: PlanWalk.Consumer?) -> some Sequence<PlanWalk.Consumer> {
        sequence(state: consumer) { next in
            defer { next = next.flatMap { self[$0.entry].consumer } }
            return next
        }
    }
}

extension ResolutionError {
    func building(_ consumer: PlanWalk.Consumer, in entries: [Plan.Entry]) -> ResolutionError {
        consumer.labels(in: entries).reduce(self) { $0.building($1) }
    }
}
