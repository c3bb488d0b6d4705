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
        // Those with the fewest places first: what is left of the others' places is enough for them.
        let model = model.filter(isCompared).sorted { $0.places.count < $1.places.count }
        var left = library.filter(isCompared)
        for problem in model {
            func isSame(_ other: Problem) -> Bool {
                other.id == problem.id && other.isWarning == problem.isWarning && !other.places.isDisjoint(with: problem.places)
            }
            guard left.contains(where: isSame) else {
                // Of two cycles that touch, either may be reported.
                if problem.id == "cycle", library.contains(where: isSame) { continue }
                return "the library does not report \(problem)"
            }
            if problem.id == "cycle" {
                left.removeAll(where: isSame)
            } else if let place = left.firstIndex(where: isSame) {
                left.remove(at: place)
            }
        }
        return left.first.map { "the model does not report \($0)" }
    }

    private static func isCompared(_ problem: Problem) -> Bool { !problem.isWarning }
}
