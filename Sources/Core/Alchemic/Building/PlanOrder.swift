/// The order in which the units of a plan begin: always the first in order of declaration whose needs are there.
struct PlanOrder: Sendable {
    /// The number of units to build.
    let count: Int
    /// The number of units that have begun.
    private(set) var begun = 0
    /// The number of units that have begun and not ended.
    private var underWay = 0
    /// The units whose needs are there, ranked by their position in order of declaration.
    private var ready = NumberHeap()
    /// All entries of the plan, for their positions.
    private let entries: [Plan.Entry]
    /// The number of missing needs of each entry; -1 for a unit that has begun, and for an entry that is not built.
    private var missingNeeds: [Int] = []
    /// The last element of the list of each unit's users; the lists are in ``uses``.
    private var lastUse: [Int] = []
    /// The elements of all lists of users, each with the number of the previous element of its list.
    private var uses: [(user: Int, previous: Int)] = []

    static let empty = PlanOrder(of: [], among: [], needs: [])

    /// Counts the missing needs of each unit, by the number of its entry, and ranks the units that have none.
    init(of units: [Int], among entries: [Plan.Entry], needs: [PlanWalk.Need]) {
        count = units.count
        self.entries = entries
        if count < 2 {
            for unit in units { ready.insert(unit, ranked: 0) }
            return
        }
        missingNeeds = Array(repeating: -1, count: entries.count)
        for unit in units { missingNeeds[unit] = 0 }
        lastUse = Array(repeating: -1, count: entries.count)
        uses.reserveCapacity(needs.count)
        // The needs of each entry are linked lists, too.
        var lastNeed = Array(repeating: -1, count: entries.count)
        var previousNeed = Array(repeating: -1, count: needs.count)
        for (number, need) in needs.enumerated() {
            previousNeed[number] = lastNeed[need.consumer]
            lastNeed[need.consumer] = number
        }
        var seen = Array(repeating: -1, count: entries.count)
        var passed: [Int] = []
        for unit in units {
            // Count the units that this one needs: by itself, or through prototypes and other entries that are not built.
            seen[unit] = unit
            passed.append(unit)
            while let user = passed.popLast() {
                var number = lastNeed[user]
                while number >= 0 {
                    let next = needs[number].needed
                    number = previousNeed[number]
                    if seen[next] == unit { continue }
                    seen[next] = unit
                    if missingNeeds[next] < 0 {
                        passed.append(next)
                    } else {
                        uses.append((unit, lastUse[next]))
                        lastUse[next] = uses.count - 1
                        missingNeeds[unit] += 1
                    }
                }
            }
            if missingNeeds[unit] == 0 { ready.insert(unit, ranked: entries[unit].position) }
        }
    }

    /// Begins the next unit whose needs are there; returns its number, or nil if there is none.
    mutating func begin() -> Int? {
        if ready.isEmpty, underWay == 0, begun < count {
            // The check does not see a cycle of initializers that exists only while a scope is open. Building one of its units
            // throws the error. A start may also meet a cycle of which one member is there, and another one was purged.
            if let first = firstOfCycle { ready.insert(first, ranked: entries[first].position) }
        }
        while let next = ready.popFirst() {
            if !missingNeeds.isEmpty {
                // A unit of such a cycle is in the heap again once its last need has ended.
                if missingNeeds[next] < 0 { continue }
                missingNeeds[next] = -1
            }
            begun += 1
            underWay += 1
            return next
        }
        return nil
    }

    /// The first unit in order of declaration among some that need one another, and nothing else that is missing.
    private var firstOfCycle: Int? {
        var needs = Array(repeating: [Int](), count: entries.count)
        for unit in entries.indices where missingNeeds[unit] > 0 {
            var use = lastUse[unit]
            while use >= 0 {
                if missingNeeds[uses[use].user] > 0 { needs[uses[use].user].append(unit) }
                use = uses[use].previous
            }
        }
        return Arrows(needs).connected.first { missingNeeds[$0[0]] > 0 }?
            .min { entries[$0].position < entries[$1].position }
    }

    /// Notes that a unit is there, and that its start is over if there is one.
    mutating func end(_ unit: Int) {
        underWay -= 1
        if lastUse.isEmpty { return }
        var use = lastUse[unit]
        while use >= 0 {
            let (user, previous) = uses[use]
            use = previous
            if missingNeeds[user] > 0 {
                missingNeeds[user] -= 1
                if missingNeeds[user] == 0 { ready.insert(user, ranked: entries[user].position) }
            }
        }
    }
}
