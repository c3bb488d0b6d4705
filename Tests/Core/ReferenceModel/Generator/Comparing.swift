extension Transcript {
    /// The first thing in which the library does otherwise than the model, in words; nil if there is none.
    func difference(from actual: Transcript) -> String? {
        let actual = inTime(actual)
        for (number, (expected, found)) in zip(checks, actual.checks).enumerated() {
            if let words = Transcript.difference(expected, found) { return "check \(number): \(words)" }
        }
        if checks.count != actual.checks.count { return "\(checks.count) checks, not \(actual.checks.count)" }
        if let words = differenceOfLines(from: actual) { return words }
        if end != nil { return nil }
        if alive.isEmpty != actual.alive.isEmpty { return "alive: model \(alive), library \(actual.alive)" }
        if looseLines.isEmpty, alive != actual.alive { return "alive: model \(alive), library \(actual.alive)" }
        return nil
    }

    /// The same, with what may come later where it comes at the earliest.
    private func inTime(_ actual: Transcript) -> Transcript {
        var actual = actual
        for place in lateLines where actual.lines.indices.contains(place) {
            let shape = Line(lines[place]).shape
            guard let later = actual.lines[place...].firstIndex(where: { Line($0).shape == shape }) else { continue }
            actual.lines.insert(actual.lines.remove(at: later), at: place)
        }
        return actual
    }

    private func differenceOfLines(from actual: Transcript) -> String? {
        var names = Names(isExact: looseLines.isEmpty)
        var next = 0
        var place = 0
        let expected = lines.map(Line.init)
        let found = actual.lines.map(Line.init)
        while place < end ?? lines.count {
            // What a start has done before it failed is left open, also where it is nothing.
            if looseLines.contains(where: { $0.isAnything && $0.range == place..<place }) {
                while next < found.count, actual.lines[next] != "! start-failed" { next += 1 }
            }
            // The outermost of ranges within one another.
            let loose = looseLines.filter { $0.range.lowerBound == place && !$0.range.isEmpty }
                .max { $0.range.count < $1.range.count }
            if let loose, let end, loose.range.contains(end) { return nil }
            if let loose, loose.isAnything {
                while next < found.count, actual.lines[next] != "! start-failed" { next += 1 }
                place = loose.range.upperBound
            } else if let loose {
                if let words = differenceOfLoose(loose.range, expected, found, from: &next, actual, &names) {
                    return words
                }
                place = loose.range.upperBound
            } else {
                guard next < found.count, names.match(expected[place], found[next]) else {
                    let other = next < found.count ? actual.lines[next] : "nothing"
                    return "line \(place): model `\(lines[place])`, library `\(other)`"
                }
                next += 1
                place += 1
            }
        }
        return end == nil && next < found.count ? "library also `\(actual.lines[next])`" : nil
    }

    private func differenceOfLoose(
        _ range: Range<Int>, _ expected: [Line], _ found: [Line], from next: inout Int, _ actual: Transcript,
        _ names: inout Names
    ) -> String? {
        let found = found[next...].prefix(range.count)
        let before = Dictionary(uniqueKeysWithValues: range.map { ($0, self.before($0, in: range, expected)) })
        var farthest = 0
        var attempts = 0
        /// Which object of the model one of the library is shows only later: so all are tried.
        func fits(_ left: [Int], _ trial: Names) -> Names? {
            attempts += 1
            let place = range.count - left.count
            farthest = max(farthest, place)
            guard place < found.count, attempts < 20_000 else { return left.isEmpty ? trial : nil }
            for match in left where before[match]?.contains(where: left.contains) == false {
                var names = trial
                guard names.match(expected[match], found[found.startIndex + place]) else { continue }
                if let names = fits(left.filter { $0 != match }, names) { return names }
            }
            return nil
        }
        guard let matched = fits(Array(range), names) else {
            if farthest >= found.count { return "the library does nothing after \(farthest) of the lines \(range)" }
            return "lines \(range): library `\(actual.lines[next + farthest])`, too early or not at all in the model"
        }
        names = matched
        next += range.count
        return nil
    }

    /// Each problem of the one has to be one of the other, at a place that is at fault; a cycle is one, however it is found.
    private static func difference(_ model: [Problem], _ library: [Problem]) -> String? {
        func isSame(_ problem: Problem, _ other: Problem) -> Bool {
            other.id == problem.id && other.isWarning == problem.isWarning
                && !other.places.isDisjoint(with: problem.places) && other.subject.contains(problem.subject)
        }
        let certain = model.filter(\.isCertain)
        if let missing = certain.first(where: { problem in !library.contains { isSame(problem, $0) } }) {
            return "the library does not report \(missing)"
        }
        if let missing = library.first(where: { problem in !model.contains { isSame($0, problem) } }) {
            return "the model does not report \(missing)"
        }
        // Each that is one has its own; if those of either side find theirs, so do both at once.
        if let left = unmatched(certain.filter(\.isOne), among: library, isSame) {
            return "the library reports \(left) less often"
        }
        let counted = library.filter { other in
            !model.contains { !($0.isOne && $0.isCertain) && isSame($0, other) }
        }
        return unmatched(counted, among: certain.filter(\.isOne)) { isSame($1, $0) }.map {
            "the model does not report \($0) as often"
        }
    }

    /// The first problem that finds no partner of its own, even where the others take others.
    private static func unmatched(
        _ problems: [Problem], among others: [Problem], _ fits: (Problem, Problem) -> Bool
    ) -> Problem? {
        var partners: [Int?] = Array(repeating: nil, count: others.count)
        func finds(_ number: Int, _ seen: inout Set<Int>) -> Bool {
            for place in others.indices where fits(problems[number], others[place]) && seen.insert(place).inserted {
                if let former = partners[place], !finds(former, &seen) { continue }
                partners[place] = number
                return true
            }
            return false
        }
        let left = problems.indices.first { number in
            var seen: Set<Int> = []
            return !finds(number, &seen)
        }
        return left.map { problems[$0] }
    }
}

/// Which object of the model is which one of the library: equal names, but for what a start has made in another order.
private struct Names {
    let isExact: Bool
    private var known: [Substring: Substring] = [:]
    private var taken: [Substring: Substring] = [:]

    init(isExact: Bool) { self.isExact = isExact }

    /// Whether two lines are the same, if objects that have not been met are; these have been met then.
    mutating func match(_ line: Line, _ other: Line) -> Bool {
        if isExact { return line.text == other.text }
        guard line.shape == other.shape, line.names.count == other.names.count else { return false }
        for (name, found) in zip(line.names, other.names) {
            if known[name, default: found] != found || taken[found, default: name] != name { return false }
            known[name] = found
            taken[found] = name
        }
        return true
    }
}
