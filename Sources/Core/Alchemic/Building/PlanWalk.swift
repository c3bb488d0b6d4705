/// The walk through everything that is needed and not there, with a stack of its own: graphs are deep.
struct PlanWalk {
    /// What takes something: a factory, or a step.
    struct Consumer {
        let entry: Int
        let uncountedProducer: Reference<NodeProducer>
        /// Which of its steps; nil for its factory.
        let stepNumber: Int?

        var producer: NodeProducer { uncountedProducer.object }

        /// What it is called in a path, the innermost first: a step, or an object and the one through which its unit was reached.
        func labels(in entries: [Plan.Entry]) -> [String] {
            if let stepNumber {
                let step = producer.steps[stepNumber]
                return ["\(step.declaredBy.mention).\(step.step.name ?? step.step.kind.rawValue)"]
            }
            let first = entries[entry].producer
            return [producer.node.mention] + (producer === first ? [] : [first.node.mention])
        }
    }

    struct Visit {
        let uncountedProducer: Reference<Producer>
        let uncountedContainer: Reference<Container>
        let consumer: Consumer?

        var container: Container { uncountedContainer.object }
    }

    let requester: Requester
    private(set) var entries: [Plan.Entry] = []
    /// What takes what, by the numbers of entries.
    private var needs: [(user: Int, need: Int)] = []
    /// What may go at any time, by its place.
    private(set) var held: [Int: ErasedBox] = [:]
    /// Whether there is anything of that kind.
    private(set) var mayDrop = false
    private(set) var found: ErasedBox?
    private(set) var isolation = Isolation.synchronous
    private(set) var decisive: Node?
    /// The prototypes that are only called.
    private(set) var callable: [NodeProducer] = []
    /// Whether everything kept is a container's own, and goes by `set`, a purge or an end only.
    private(set) var isLasting = true
    private var numbers = NumberTable()
    private var stack: [Visit] = []

    init(_ requester: Requester) { self.requester = requester }

    mutating func visitAll(_ roots: [Producer], in container: Container) throws(ResolutionError) {
        for root in roots.reversed() {
            stack.append(
                Visit(
                    uncountedProducer: Reference(root), uncountedContainer: Reference(container), consumer: nil))
        }
        while let visit = stack.popLast() {
            do throws(ResolutionError) { try visit.uncountedProducer.object.visit(visit, &self) } catch {
                throw Self.labels(to: visit.consumer, in: entries).reversed().reduce(error) { $0.building($1) }
            }
        }
    }

    // MARK: What is met

    /// Visits what stands for something else next.
    mutating func pass(_ producers: [Producer], for visit: Visit) {
        for producer in producers.reversed() {
            stack.append(
                Visit(
                    uncountedProducer: Reference(producer), uncountedContainer: visit.uncountedContainer,
                    consumer: visit.consumer))
        }
    }

    /// Notes an object that is there.
    ///
    /// - Parameter place: Where it is kept, if it may go at any time.
    mutating func take(_ box: ErasedBox, heldFrom place: ObjectPlace? = nil, for visit: Visit) {
        if visit.consumer == nil { found = box }
        guard let place else { return }
        mayDrop = true
        held[place.slot.identity] = box
    }

    mutating func noteThatSomethingMayGo() { isLasting = false }

    /// Whether an entry is known, which is noted as a need then.
    mutating func knows(_ place: ObjectPlace, for visit: Visit) -> Bool {
        note(numbers.number(of: place.slot.identity, 0), for: visit)
    }

    /// The same for a prototype.
    mutating func knows(_ producer: NodeProducer, for visit: Visit) -> Bool {
        note(numbers.number(of: Reference(producer).address, second(visit)), for: visit)
    }

    /// Whether what is visited belongs to the unit that requests: it may take what that has constructed.
    func isPart(_ visit: Visit) -> Bool { visit.consumer.map { entries[$0.entry].isPart } ?? true }

    private mutating func note(_ number: Int?, for visit: Visit) -> Bool {
        guard let number else { return false }
        if let consumer = visit.consumer, consumer.entry != number { needs.append((consumer.entry, number)) }
        return true
    }

    /// What tells visits of one prototype apart: the container that it is made in, and whether it is a part.
    private func second(_ visit: Visit) -> Int { visit.uncountedContainer.address | (isPart(visit) ? 1 : 0) }

    /// Notes a prototype, and visits what it takes.
    mutating func pass(through producer: NodeProducer, for visit: Visit) {
        numbers.insert(entries.count, for: Reference(producer).address, second(visit))
        if producer.plainCall != nil, !producer.slot.isNone { callable.append(producer) }
        add(
            Plan.Entry(
                uncountedProducer: Reference(producer), place: nil, uncountedContainer: visit.uncountedContainer,
                isolation: .synchronous, isPart: isPart(visit), isBuiltByOther: false, position: 0,
                consumer: visit.consumer),
            of: [producer], for: visit)
    }

    /// Notes a unit, and visits what its members take.
    ///
    /// - Parameters:
    ///   - members: Where those are kept that are going to be made; none if another request builds them.
    ///   - isJoining: Whether what builds the rest of the unit makes it, and finishes it with the others.
    mutating func build(
        _ producer: SharedProducer, at place: ObjectPlace, _ members: [ObjectPlace], isJoining: Bool = false,
        for visit: Visit
    ) {
        if members.isEmpty { numbers.insert(entries.count, for: place.slot.identity, 0) }
        for member in members { numbers.insert(entries.count, for: member.slot.identity, 0) }
        let producers = members.compactMap(\.producer)
        let entry = Plan.Entry(
            uncountedProducer: Reference(producer), place: place, uncountedContainer: place.uncountedContainer,
            isolation: producers.reduce(.synchronous) { max($0, $1.node.ownIsolation) }, isPart: isJoining,
            isBuiltByOther: members.isEmpty,
            position: producer.node.unit?.position ?? producer.node.index, consumer: visit.consumer)
        add(entry, of: producers, isFinished: !isJoining, for: visit)
    }

    private mutating func add(
        _ entry: Plan.Entry, of producers: [NodeProducer], isFinished: Bool = true, for visit: Visit
    ) {
        let number = entries.count
        entries.append(entry)
        _ = note(number, for: visit)
        let begin = stack.count
        for producer in producers {
            let node = producer.node
            if node.mayBeDropped { mayDrop = true }
            let needed = max(node.definition.maker.isolation, isFinished ? node.stepIsolation : .synchronous)
            if needed > isolation { (isolation, decisive) = (needed, node) }
            push(producer.links, producer.parameters.dependencies.count, from: number, producer, nil)
            if isFinished, !producer.steps.isEmpty {
                for stepNumber in producer.steps.indices {
                    let links = producer.steps[stepNumber].links
                    push(links.memory, links.dependencies.count, from: number, producer, stepNumber)
                }
            }
            guard !requester.isThread, !node.calls.isEmpty else { continue }
            let consumer = Consumer(entry: number, uncountedProducer: Reference(producer), stepNumber: nil)
            for target in producer.calledAndAwaited where !entry.producer.isBuilt(with: target) {
                stack.append(
                    Visit(
                        uncountedProducer: Reference(target), uncountedContainer: entry.uncountedContainer,
                        consumer: consumer))
            }
        }
        // The first is visited first.
        stack[begin...].reverse()
    }

    /// Visits what a factory, or a step, takes.
    private mutating func push(
        _ links: LinkMemory, _ count: Int, from number: Int, _ producer: NodeProducer, _ stepNumber: Int?
    ) {
        let consumer = Consumer(entry: number, uncountedProducer: Reference(producer), stepNumber: stepNumber)
        let container = entries[number].uncountedContainer
        for position in 0..<count {
            // Most of the time it is there, and need not be visited.
            if links[position].with({ $0.slot.isPublished }) { continue }
            stack.append(Visit(uncountedProducer: links[position], uncountedContainer: container, consumer: consumer))
        }
    }

    // MARK: Ways

    /// What leads from the request to something, the outermost first.
    static func labels(to consumer: Consumer?, in entries: [Plan.Entry]) -> [String] {
        sequence(first: consumer) { $0.flatMap { entries[$0.entry].consumer } }.prefix { $0 != nil }
            .flatMap { $0?.labels(in: entries) ?? [] }.reversed()
    }

    // MARK: The order

    /// The units, each after those that it needs: the next is always the first in order of declaration whose needs are there.
    func order() -> [Int] {
        let units = entries.indices.filter { entries[$0].place != nil }
        if units.count < 2 { return units }
        // What each needs, and who needs each, as lists in arrays: the last, and for each the one before.
        var lastNeed = Array(repeating: -1, count: entries.count)
        var previousNeed = Array(repeating: -1, count: needs.count)
        for (number, (user, _)) in needs.enumerated() {
            previousNeed[number] = lastNeed[user]
            lastNeed[user] = number
        }
        var last = Array(repeating: -1, count: entries.count)
        var uses: [(user: Int, previous: Int)] = []
        uses.reserveCapacity(needs.count)
        var left = Array(repeating: 0, count: entries.count)
        var ready = NumberHeap()
        var seen = Array(repeating: -1, count: entries.count)
        var passed: [Int] = []
        for unit in units {
            // Directly, and through prototypes.
            seen[unit] = unit
            passed.append(unit)
            while let user = passed.popLast() {
                var number = lastNeed[user]
                while number >= 0 {
                    let next = needs[number].need
                    number = previousNeed[number]
                    if seen[next] == unit { continue }
                    seen[next] = unit
                    if entries[next].place == nil {
                        passed.append(next)
                    } else {
                        uses.append((unit, last[next]))
                        last[next] = uses.count - 1
                        left[unit] += 1
                    }
                }
            }
            if left[unit] == 0 { ready.insert(unit, entries[unit].position) }
        }
        var order: [Int] = []
        order.reserveCapacity(units.count)
        while order.count < units.count {
            if ready.isEmpty {
                // A cycle of initializers that only an open scope closes: the check does not know it, and it shows as it is built.
                for unit in units where left[unit] > 0 { ready.insert(unit, entries[unit].position) }
            }
            guard let next = ready.popFirst(), left[next] >= 0 else { continue }
            left[next] = -1
            order.append(next)
            var use = last[next]
            while use >= 0 {
                let (user, previous) = uses[use]
                use = previous
                if left[user] > 0 {
                    left[user] -= 1
                    if left[user] == 0 { ready.insert(user, entries[user].position) }
                }
            }
        }
        return order
    }
}
