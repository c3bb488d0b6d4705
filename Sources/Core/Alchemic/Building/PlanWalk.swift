/// The walk through everything that is needed and not there, with a stack of its own: graphs are deep.
struct PlanWalk {
    /// What takes something: a factory, or a step.
    struct Consumer {
        let entry: Int
        let producer: NodeProducer
        let step: LinkedStep?

        /// What it is called in a path, the innermost first: a step, or an object and the one through which its unit was reached.
        func labels(in entries: [Plan.Entry]) -> [String] {
            if let step { return ["\(step.declaredBy.mention).\(step.step.name ?? step.step.kind.rawValue)"] }
            let first = entries[entry].producer
            return [producer.node.mention] + (producer === first ? [] : [first.node.mention])
        }
    }

    struct Visit {
        let producer: Producer
        let container: Container
        let consumer: Consumer?
    }

    private struct Key: Hashable {
        /// A slot, or a prototype in a container.
        let address: Int
        let container: Int
        var isPart = false
    }

    let requester: Requester
    private(set) var entries: [Plan.Entry] = []
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
    private var numbers: [Key: Int] = [:]
    private var stack: [Visit] = []

    init(_ requester: Requester) { self.requester = requester }

    mutating func visitAll(_ roots: [Producer], in container: Container) throws(ResolutionError) {
        for root in roots.reversed() { stack.append(Visit(producer: root, container: container, consumer: nil)) }
        while let visit = stack.popLast() {
            do throws(ResolutionError) { try visit.producer.visit(visit, &self) } catch {
                throw Self.labels(to: visit.consumer, in: entries).reversed().reduce(error) { $0.building($1) }
            }
        }
    }

    // MARK: What is met

    /// Visits what stands for something else next.
    mutating func pass(_ producers: [Producer], for visit: Visit) {
        for producer in producers.reversed() {
            stack.append(Visit(producer: producer, container: visit.container, consumer: visit.consumer))
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
        note(numbers[Key(address: place.slot.identity, container: 0)], for: visit)
    }

    /// The same for a prototype.
    mutating func knows(_ producer: NodeProducer, for visit: Visit) -> Bool {
        note(numbers[key(producer, visit)], for: visit)
    }

    /// Whether what is visited belongs to the unit that requests: it may take what that has constructed.
    func isPart(_ visit: Visit) -> Bool { visit.consumer.map { entries[$0.entry].isPart } ?? true }

    private mutating func note(_ number: Int?, for visit: Visit) -> Bool {
        guard let number else { return false }
        if let consumer = visit.consumer, consumer.entry != number { entries[consumer.entry].needs.append(number) }
        return true
    }

    private func key(_ producer: NodeProducer, _ visit: Visit) -> Key {
        Key(
            address: Reference(producer).address, container: Reference(visit.container).address, isPart: isPart(visit))
    }

    /// Notes a prototype, and visits what it takes.
    mutating func pass(through producer: NodeProducer, for visit: Visit) {
        numbers[key(producer, visit)] = entries.count
        if producer.plainCall != nil, !producer.slot.isNone { callable.append(producer) }
        add(
            Plan.Entry(
                producer: producer, place: nil, unit: [], container: visit.container, isolation: .synchronous,
                isPart: isPart(visit), isBuiltByOther: false, position: 0, consumer: visit.consumer),
            of: [producer], for: visit)
    }

    /// Notes a unit, and visits what its members take.
    ///
    /// - Parameters:
    ///   - members: Those that are going to be made; none if another request builds them.
    ///   - unit: All of them; none where the definition is a unit by itself.
    ///   - isJoining: Whether what builds the rest of the unit makes it, and finishes it with the others.
    mutating func build(
        _ producer: SharedProducer, at place: ObjectPlace, _ members: [SharedProducer], of unit: [ObjectPlace],
        isJoining: Bool = false, for visit: Visit
    ) {
        let container = place.container
        numbers[Key(address: place.slot.identity, container: 0)] = entries.count
        for member in unit where members.contains(where: { $0 === member.producer }) {
            numbers[Key(address: member.slot.identity, container: 0)] = entries.count
        }
        let entry = Plan.Entry(
            producer: producer, place: place, unit: unit, container: container,
            isolation: members.reduce(.synchronous) { max($0, $1.node.ownIsolation) }, isPart: isJoining,
            isBuiltByOther: members.isEmpty,
            position: producer.node.unit?.position ?? producer.node.index, consumer: visit.consumer)
        add(entry, of: members, isFinished: !isJoining, for: visit)
    }

    private mutating func add(
        _ entry: Plan.Entry, of producers: [NodeProducer], isFinished: Bool = true, for visit: Visit
    ) {
        let number = entries.count
        entries.append(entry)
        _ = note(number, for: visit)
        var visits: [Visit] = []
        for producer in producers {
            let node = producer.node
            if node.mayBeDropped { mayDrop = true }
            let needed = max(node.definition.maker.isolation, isFinished ? node.stepIsolation : .synchronous)
            if needed > isolation { (isolation, decisive) = (needed, node) }
            func add(_ links: Links, _ step: LinkedStep?) {
                let consumer = Consumer(entry: number, producer: producer, step: step)
                for position in links.dependencies.indices {
                    visits.append(
                        Visit(producer: links.producer(position), container: entry.container, consumer: consumer))
                }
            }
            add(producer.parameters, nil)
            if isFinished { for step in producer.steps { add(step.links, step) } }
            guard !requester.isThread, !node.calls.isEmpty else { continue }
            let consumer = Consumer(entry: number, producer: producer, step: nil)
            for target in producer.calledAndAwaited where !entry.producer.isBuilt(with: target) {
                visits.append(Visit(producer: target, container: entry.container, consumer: consumer))
            }
        }
        stack += visits.reversed()
    }

    // MARK: Ways

    /// What leads from the request to something, the outermost first.
    static func labels(to consumer: Consumer?, in entries: [Plan.Entry]) -> [String] {
        sequence(first: consumer) { $0.flatMap { entries[$0.entry].consumer } }.prefix { $0 != nil }
            .flatMap { $0?.labels(in: entries) ?? [] }.reversed()
    }

    // MARK: The order

    /// The units, each after those that it needs: the next is always the first in order of declaration whose needs are there.
    var order: [Int] {
        let units = entries.indices.filter { entries[$0].place != nil }
        if units.count < 2 { return units }
        var left = Array(repeating: 0, count: entries.count)
        var users = Array(repeating: [Int](), count: entries.count)
        for unit in units {
            let needs = unitsNeeded(by: unit)
            left[unit] = needs.count
            for need in needs { users[need].append(unit) }
        }
        var ready = Heap()
        for unit in units where left[unit] == 0 { ready.insert(unit, entries[unit].position) }
        var order: [Int] = []
        var isPlaced = Array(repeating: false, count: entries.count)
        while order.count < units.count {
            // A cycle of initializers that only an open scope closes: the check does not know it, and it shows as it is built.
            guard
                let next = ready.popFirst()
                    ?? units.filter({ !isPlaced[$0] }).min(by: { entries[$0].position < entries[$1].position })
            else { break }
            if isPlaced[next] { continue }
            isPlaced[next] = true
            order.append(next)
            for user in users[next] {
                left[user] -= 1
                if left[user] == 0, !isPlaced[user] { ready.insert(user, entries[user].position) }
            }
        }
        return order
    }

    /// The other units that one takes, directly or through prototypes.
    private func unitsNeeded(by unit: Int) -> Set<Int> {
        var units: Set<Int> = []
        var passed: Set<Int> = []
        var queue = entries[unit].needs
        while let next = queue.popLast() {
            if entries[next].place != nil {
                if next != unit { units.insert(next) }
            } else if passed.insert(next).inserted {
                queue += entries[next].needs
            }
        }
        return units
    }
}

/// Numbers, of which the one with the least rank comes first.
private struct Heap {
    private var elements: [(number: Int, rank: Int)] = []

    mutating func insert(_ number: Int, _ rank: Int) {
        elements.append((number, rank))
        var place = elements.count - 1
        while place > 0, elements[place].rank < elements[(place - 1) / 2].rank {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func popFirst() -> Int? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        if elements.isEmpty { return first.number }
        elements[0] = last
        var place = 0
        while true {
            let children = [place * 2 + 1, place * 2 + 2].filter { $0 < elements.count }
            guard let least = children.min(by: { elements[$0].rank < elements[$1].rank }),
                elements[least].rank < elements[place].rank
            else { return first.number }
            elements.swapAt(place, least)
            place = least
        }
    }
}
