extension Transcript {
    /// The first thing in which the library does otherwise than the model, in words; nil if there is none.
    func difference(from actual: Transcript) -> String? {
        for (number, (expected, found)) in zip(checks, actual.checks).enumerated() {
            if let words = Transcript.difference(expected, found) { return "check \(number): \(words)" }
        }
        if checks.count != actual.checks.count { return "\(checks.count) checks, not \(actual.checks.count)" }
        for (number, line) in lines.enumerated() {
            let other = number < actual.lines.count ? actual.lines[number] : "nothing"
            if line != other { return "line \(number): model `\(line)`, library `\(other)`" }
        }
        if lines.count < actual.lines.count { return "library also `\(actual.lines[lines.count])`" }
        if alive != actual.alive { return "alive: model \(alive), library \(actual.alive)" }
        return nil
    }

    /// Each problem of the one has to be one of the other, at a place that is at fault; a cycle is one, however it is found.
    private static func difference(_ model: [Problem], _ library: [Problem]) -> String? {
        let model = model.filter(isCompared)
        let library = library.filter(isCompared)
        func isSame(_ problem: Problem, _ other: Problem) -> Bool {
            other.id == problem.id && other.isWarning == problem.isWarning
                && !other.places.isDisjoint(with: problem.places)
        }
        if let missing = model.first(where: { problem in !library.contains { isSame(problem, $0) } }) {
            return "the library does not report \(missing)"
        }
        if let missing = library.first(where: { problem in !model.contains { isSame($0, problem) } }) {
            return "the model does not report \(missing)"
        }
        let one = model.filter(\.isOne)
        var partners: [Int?] = Array(repeating: nil, count: library.count)
        func finds(_ number: Int, _ seen: inout Set<Int>) -> Bool {
            for place in library.indices where isSame(one[number], library[place]) && seen.insert(place).inserted {
                guard let former = partners[place] else {
                    partners[place] = number
                    return true
                }
                if finds(former, &seen) {
                    partners[place] = number
                    return true
                }
            }
            return false
        }
        for number in one.indices {
            var seen: Set<Int> = []
            if !finds(number, &seen) { return "the library reports \(one[number]) less often" }
        }
        let left = library.indices.first { place in
            partners[place] == nil && !model.contains { !$0.isOne && isSame($0, library[place]) }
        }
        return left.map { "the model does not report \(library[$0]) as often" }
    }

    private static func isCompared(_ problem: Problem) -> Bool {
        !problem.isWarning || problem.id == "empty-collection"
    }
}
