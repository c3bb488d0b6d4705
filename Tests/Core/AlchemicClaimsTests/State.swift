import Alchemic

/// A thread or a task, and where it is.
struct Caller: Sendable {
    enum Status: Equatable, Sendable {
        case running
        /// It waits for a unit, of which it needs what is kept in a place.
        case waiting(unit: Int)
        /// It waits for its child tasks.
        case joining
        case done
    }

    /// What it is in the middle of.
    enum Frame: Sendable {
        /// It builds a unit, for what was requested of it.
        case building(unit: Int, entry: Int, stage: Stage)
        /// It makes a member of a unit; so many of its needs have been met.
        case making(unit: Int, member: Int, place: Int, met: Int)

        var unit: Int {
            switch self {
            case .building(let unit, _, _), .making(let unit, _, _, _): unit
            }
        }
    }

    enum Stage: Equatable, Sendable {
        case members(next: Int)
        case steps(member: Int, met: Int)
        case failing
        case finishing
    }

    let isTask: Bool
    /// What it still requests when it is in the middle of nothing.
    var roots: [Int]
    /// The caller whose factory has started it.
    let parent: Int?
    /// The unit that it is a part of when it is in the middle of nothing.
    let base: Int?
    var frames: [Frame] = []
    var status = Status.running
    var isCanceled = false
    /// Whether a child of it has failed.
    var childFailed = false

    /// The innermost unit that it is within.
    var unit: Int? { frames.last?.unit ?? base }
    /// Those that it has begun to build itself, from the outermost on.
    var units: [Int] { frames.compactMap { if case .building(let unit, _, _) = $0 { unit } else { nil } } }
    /// Whether it is in the middle of something that is built without a break.
    func isUnbroken(in state: State) -> Bool { !isTask || units.contains { !state.claims.isAwaited($0) } }
}

/// A moment of a scenario: the claims, and all that drives them.
struct State: Sendable {
    let scenario: Scenario
    let fault: Fault?
    var claims: ExploredClaims
    var record = WaitRecord()
    /// Nil where a child task was.
    var callers: [Caller?]
    /// Those that exist; whether all may see them.
    var objects: [Int: Bool] = [:]
    var lastObject = 0
    /// What units of one have made that nobody is to see before all do.
    var unshown: [Int: Int] = [:]
    /// How far each event has come: 0, 1 in the middle of it, 2 when it is over.
    var events: [UInt8]
    /// What a `set` in the middle has to put back: the unit, or the former object.
    var takenFrom: [Int?]
    /// What it has set.
    var setObjects: [Int?]
    /// Which factories have thrown.
    var hasThrown: [Bool]
    var flaw: String?

    init(_ scenario: Scenario, _ fault: Fault?) {
        self.scenario = scenario
        self.fault = fault
        let count = scenario.definitions.count
        claims = ExploredClaims(Table(contents: Array(repeating: .empty, count: count)))
        callers = scenario.requesters.map { Caller(isTask: $0.isTask, roots: $0.roots, parent: nil, base: nil) }
        events = Array(repeating: 0, count: scenario.events.count)
        takenFrom = Array(repeating: nil, count: scenario.events.count)
        setObjects = takenFrom
        hasThrown = Array(repeating: false, count: count)
    }

    /// All units that a caller is within, from the innermost outwards.
    func units(around caller: Int) -> [Int] {
        var units: [Int] = []
        var next: Int? = caller
        while let number = next, let current = callers[number] {
            units += current.units.reversed()
            next = current.parent
        }
        return units
    }

    /// The caller that builds a unit.
    func builder(of unit: Int) -> Int? { callers.indices.first { callers[$0]?.units.contains(unit) == true } }

    /// Whether a unit cannot be complete before a caller has got what it waits for.
    func waits(_ unit: Int, for caller: Int) -> Bool {
        var seen: Set<Int> = []
        func waits(_ unit: Int) -> Bool {
            guard seen.insert(unit).inserted, let builder = builder(of: unit) else { return false }
            return blocks(builder)
        }
        func blocks(_ other: Int) -> Bool {
            if other == caller { return true }
            switch callers[other]?.status {
            case .waiting(let next): return waits(next)
            case .joining: return callers.indices.contains { callers[$0]?.parent == other && blocks($0) }
            case .running, .done, nil: return false
            }
        }
        return waits(unit)
    }

    /// What tells the state apart from others: numbers that mean the same in each.
    var key: [UInt8] {
        var key: [UInt8] = []
        var numbers: [Int: UInt8] = [:]
        func number(_ unit: Int?) -> UInt8 { unit.map { numbers[$0] ?? 200 } ?? 201 }
        for caller in callers { for unit in caller?.units ?? [] { numbers[unit] = UInt8(numbers.count) } }
        key.append(claims.places.hasEnded ? 1 : 0)
        for content in claims.places.contents {
            switch content {
            case .empty: key.append(100)
            case .object: key.append(101)
            case .claimed(let unit): key.append(number(unit))
            }
        }
        key += events
        for unit in takenFrom { key.append(number(unit)) }
        for thrown in hasThrown { key.append(thrown ? 1 : 0) }
        for caller in callers {
            guard let caller else {
                key.append(255)
                continue
            }
            key.append(UInt8(caller.roots.count))
            for root in caller.roots { key.append(UInt8(root)) }
            key.append((caller.isCanceled ? 1 : 0) | (caller.childFailed ? 2 : 0))
            key.append(UInt8(caller.parent ?? 254))
            key.append(number(caller.base))
            switch caller.status {
            case .running: key.append(0)
            case .waiting(let unit): key += [1, number(unit)]
            case .joining: key.append(2)
            case .done: key.append(3)
            }
            for frame in caller.frames { append(frame, to: &key) }
            key.append(253)
        }
        for number in record.waits.keys.sorted() { key.append(UInt8(number)) }
        return key
    }

    private func append(_ frame: Caller.Frame, to key: inout [UInt8]) {
        switch frame {
        case .making(_, let member, let place, let met):
            key += [10, UInt8(member), UInt8(place), UInt8(met)]
        case .building(let unit, let entry, let stage):
            key += [11, UInt8(entry)]
            switch stage {
            case .members(let next): key += [0, UInt8(next)]
            case .steps(let member, let met): key += [1, UInt8(member), UInt8(met)]
            case .failing: key.append(2)
            case .finishing: key.append(3)
            }
            let claimed = claims[unit]
            for index in 0..<claimed.members.count {
                let member = claimed.members[index]
                key.append(UInt8(member.place))
                switch member.progress {
                case .claimed: key.append(0)
                case .underWay: key.append(1)
                case .made: key.append(2)
                }
            }
            for sleeper in claimed.sleepers.sorted() { key.append(UInt8(sleeper)) }
        }
    }
}
