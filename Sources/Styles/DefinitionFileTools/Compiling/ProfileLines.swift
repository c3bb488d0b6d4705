/// Lines that are written for some sets of active profiles and not for others, in an order that suits each set.
struct ProfileLines {
    /// Lines that stand together.
    struct Group {
        /// The condition in Swift under which they count; nil if they always do.
        let condition: String?
        var lines: [String]
    }

    /// The sets of profiles.
    private let sets: [[String]]
    /// The lines of each.
    private var lists: [[String]] = []

    init(_ sets: [[String]]) { self.sets = sets }

    /// Adds the lines of the next set of profiles, each of which stands in it once.
    mutating func add(_ lines: [String]) { lists.append(lines) }

    /// All lines, those with the same condition together as far as the order lets them.
    var groups: [Group] {
        let order = order
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        var users = Array(repeating: Set<Int>(), count: order.count)
        // Sets that want another order, among them those that contradict one another, have their lines to themselves.
        var others: [Int] = []
        for (set, list) in lists.enumerated() {
            let positions = list.compactMap { places[$0] }
            guard zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 }) else {
                others.append(set)
                continue
            }
            for position in positions { users[position].insert(set) }
        }
        var groups: [Group] = []
        var last: Set<Int>?
        for (line, users) in zip(order, users) where !users.isEmpty {
            if users != last { groups.append(Group(condition: condition(for: users), lines: [])) }
            groups[groups.count - 1].lines.append(line)
            last = users
        }
        return groups + others.map { Group(condition: condition(for: [$0]), lines: lists[$0]) }
    }

    /// An order that suits as many sets as possible: a line stands after those that any set has before it.
    private var order: [String] {
        var numbers: [String: Int] = [:]
        var lines: [String] = []
        for line in lists.joined() where numbers.updateValue(lines.count, forKey: line) == nil { lines.append(line) }
        for (number, line) in lines.enumerated() { numbers[line] = number }
        var followers = Array(repeating: Set<Int>(), count: lines.count)
        var waiting = Array(repeating: 0, count: lines.count)
        for list in lists {
            for (line, next) in zip(list, list.dropFirst()) {
                guard let line = numbers[line], let next = numbers[next] else { continue }
                if followers[line].insert(next).inserted { waiting[next] += 1 }
            }
        }
        var order: [Int] = []
        // Those that wait for nothing, the first last.
        var ready = lines.indices.filter { waiting[$0] == 0 }.reversed() as [Int]
        var left = Set(lines.indices)
        while !left.isEmpty {
            // In a cycle, the first of all goes first; another order is not possible.
            guard let line = ready.popLast() ?? left.min() else { break }
            guard left.remove(line) != nil else { continue }
            order.append(line)
            for next in followers[line] {
                waiting[next] -= 1
                guard waiting[next] == 0 else { continue }
                ready.insert(next, at: ready.firstIndex { $0 < next } ?? ready.count)
            }
        }
        return order.map { lines[$0] }
    }

    /// Whether one of some sets of profiles is active, in Swift.
    private func condition(for chosen: Set<Int>) -> String? {
        let profiles = relevant(to: chosen)
        if profiles.isEmpty { return nil }
        let active = chosen.sorted().map { number in sets[number].filter(profiles.contains) }
        if profiles.count == 1, let profile = profiles.first {
            return "\(active[0].isEmpty ? "!" : "")values.isActive(\(SwiftText.literal(profile)))"
        }
        var seen: Set<[String]> = []
        let lists = active.filter { seen.insert($0).inserted }.map(list).joined(separator: ", ")
        return "[\(lists)].contains(values.active(of: \(list(profiles))))"
    }

    private func list(_ profiles: [String]) -> String {
        "[\(profiles.map(SwiftText.literal).joined(separator: ", "))]"
    }

    /// The profiles on which it depends whether a set is one of some.
    private func relevant(to chosen: Set<Int>) -> [String] {
        if chosen.count == sets.count { return [] }
        let numbers = Dictionary(sets.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        let all = sets.filter { $0.count == 1 }.flatMap(\.self)
        return all.filter { profile in
            sets.enumerated().contains { number, set in
                set.contains(profile)
                    && numbers[set.filter { $0 != profile }].map {
                        chosen.contains($0) != chosen.contains(number)
                    } == true
            }
        }
    }
}
