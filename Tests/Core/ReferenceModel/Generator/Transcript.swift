/// What has happened: what is compared.
struct Transcript {
    /// The problems of each graph, in the order in which they were checked.
    var checks: [[Problem]] = []
    /// Constructions, steps, callbacks, starts, stops and the results of operations, in order.
    var lines: [String] = []
    /// Lines whose order is left open, as far as they do not need one another.
    var looseLines: [LooseLines] = []
    /// The lines that may come later, too: what a failed opening stops, it does so in a task of its own.
    var lateLines: [Int] = []
    /// The declarations whose objects are built together with others, or may be.
    var inCycles: Set<Int> = []
    /// The objects that are alive after the containers are gone.
    var alive: [String] = []
    /// Which rules decided something.
    var touched: Set<Rule> = []
    /// Whether anything has been built concurrently.
    var isConcurrent = false
    /// Whether `Lazy`s and providers were handed out in an order that is left open: then their numbers say nothing.
    var hasLooseNumbers = false
    /// The line from which on everything is left open, since it depends on which of several objects was built first.
    var end: Int?

    /// Notes that the order of the lines since a place is left open: those of what is built concurrently, or of the stop of
    /// that, which is the order of need only.
    mutating func loosen(from begin: Int, isConcurrent: Bool = false, isAnything: Bool = false) {
        self.isConcurrent = self.isConcurrent || isConcurrent
        guard self.isConcurrent else { return }
        looseLines.append(LooseLines(range: begin..<lines.count, isAnything: isAnything))
        hasLooseNumbers = hasLooseNumbers || lines[begin...].contains { $0.contains("later") }
    }

    /// Notes that everything since a place is left open.
    mutating func end(at line: Int) { end = min(end ?? line, line) }
}

/// Lines of a start, which does several things at once, or of the stop of what it has built.
struct LooseLines {
    let range: Range<Int>
    /// Whether the start has failed: then nobody can say what it has done before.
    var isAnything = false
}

/// A line, taken apart.
struct Line {
    let text: String
    /// The line without the numbers of objects, and of what is used later.
    let shape: String
    /// The objects in it: first the one that it is about.
    let names: [Substring]

    init(_ text: String) {
        var shape = ""
        var names: [Substring] = []
        self.text = text
        var isLater = false
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: { " (),[]".contains($0) }) {
            defer { isLater = part == "later" }
            if isLater { continue }
            guard part.contains("#"), let number = part.split(separator: "#").first else {
                shape += part + " "
                continue
            }
            shape += number + "# "
            names.append(part)
        }
        self.shape = shape
        self.names = names
    }
}

extension Transcript {
    /// The places among the lines of a loose range that come before one of them.
    ///
    /// What is given to an object has been finished and started, unless they are built as one; an object is stopped before what
    /// it was given.
    func before(_ place: Int, in range: Range<Int>, _ all: [Line]) -> [Int] {
        let line = all[place]
        guard let subject = line.names.first else { return Array(range.lowerBound..<place) }
        let isStop = line.shape.hasPrefix("stop")
        return (range.lowerBound..<place).filter { other in
            guard let first = all[other].names.first else { return true }
            if isStop {
                // What may be built as one may be stopped in any order.
                return holds(first, subject, all) && !holds(subject, first, all)
                    && !(isInCycle(first) && isInCycle(subject))
            }
            if first == subject { return true }
            guard line.names.dropFirst().contains(first) else { return false }
            // Of what is built as one, or may be, an object is given before its steps have run.
            return all[other].shape.hasPrefix("make") || !isInCycle(subject)
                || !isInCycle(first)
                    && !all[other].shape.hasPrefix("start")
        }
    }

    private func isInCycle(_ name: Substring) -> Bool {
        name.split(separator: "#").first.flatMap { Int($0) }.map(inCycles.contains) == true
    }

    /// Whether something is stopped just before what it was given.
    var stopsHolders: Bool {
        let all = lines.map(Line.init)
        let stopped = all.filter { $0.shape.hasPrefix("stop") }.compactMap(\.names.first)
        return zip(stopped, stopped.dropFirst()).contains { holds($0, $1, all) }
    }

    /// Whether an object was given another one, or something that was.
    private func holds(_ holder: Substring, _ held: Substring, _ all: [Line]) -> Bool {
        reached(from: [holder]) { next in
            // What a list holds is no part of its first member.
            all.filter { $0.names.first == next && !$0.shape.hasPrefix("=") }.flatMap { $0.names.dropFirst() }
        }.contains(held)
    }
}
