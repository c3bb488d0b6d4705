import Foundation

/// A small graph, what is done with it, and what happens then; `AlchemicModelTests/Sketches/README.md` has the notation.
struct Sketch: Sendable {
    let file: String
    /// Where it begins.
    let line: Int
    /// The statements of the ancestors, and the cases of their contradictions, that it shows.
    let ids: [String]
    let title: String
    /// Its title and its entry, without what is to happen.
    let entry: String
    /// The description; several, if it can begin in several ways.
    let runs: [Run]
    /// What the declarations are called, by their numbers, from one.
    let labels: [String]
    /// What is to happen; nil if only the model and the library are compared.
    let expected: [String]?

    struct Run: Sendable {
        let description: Description
        /// How many results are those of its beginning, which are not written, since they differ.
        let unwritten: Int
    }

    /// The sketches of a file, which blank lines separate.
    static func all(in file: URL) throws -> [Sketch] {
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let blocks = lines.indices.split { lines[$0].isEmpty }
        return try blocks.map { block in
            let name = file.deletingPathExtension().lastPathComponent
            return try Sketch(file: name, line: block.startIndex + 1, Array(lines[block]))
        }
    }

    /// - Parameter lines: The title, then everything else.
    init(file: String = "", line: Int = 1, _ lines: [String]) throws {
        self.file = file
        self.line = line
        let parts = lines[0].components(separatedBy: ": ")
        let ids = parts[0].split(separator: " ").map(String.init)
        let hasIDs = parts.count > 1 && ids.allSatisfy { $0.wholeMatch(of: /[A-Z]\d+/) != nil }
        self.ids = hasIDs ? ids : []
        title = hasIDs ? parts.dropFirst().joined(separator: ": ") : lines[0]
        let arrow = lines.indices.dropFirst().first { lines[$0].contains("->") }
        entry = lines[..<(arrow ?? lines.count)].joined(separator: "\n")
        var parser = SketchParser(entry.dropFirst(lines[0].count), "\(file).txt", line)
        runs = try parser.runs()
        labels = parser.labels
        expected = arrow.map { arrow in
            let text = lines[arrow...].joined(separator: ";").replacing("->", with: "", maxReplacements: 1)
            return text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty && $0 != "nothing" }
        }
    }

    /// In what the model or the library does otherwise than is written, or than the other one; nothing if in nothing.
    func differences() async -> [String] {
        var all: [String] = []
        for run in runs { all += await differences(run) }
        return all
    }

    private func differences(_ run: Run) async -> [String] {
        let model = Model.run(run.description)
        let library = await Bridge.run(run.description)
        var all: [String] = []
        let (said, done) = (told(model, run), told(library.lines, run))
        if let expected, said != expected { all.append("the model: \(joined(said))") }
        let lines = expected?.drop { $0.hasPrefix("error ") || $0.contains("warning") }
        if let lines, model.looseLines.isEmpty, model.lateLines.isEmpty, done != Array(lines) {
            all.append("the library: \(joined(done))")
        }
        if let difference = model.difference(from: library) { all.append(difference) }
        if !model.alive.isEmpty { all.append("these are left: \(model.alive)") }
        return all
    }

    // MARK: What happens, in words

    /// The problems, then the lines.
    ///
    /// Warnings that something is never started or stopped count only where one of them, or "no warning", is written.
    private func told(_ transcript: Transcript, _ run: Run) -> [String] {
        let isStrict = expected?.contains { $0 == "no warning" || $0.contains(" never-st") } == true
        let problems = transcript.checks.joined().filter { isStrict || !$0.id.hasPrefix("never-st") }
        let words = isStrict && problems.isEmpty ? ["no warning"] : problems.map(told).sorted()
        return words + told(transcript.lines, run)
    }

    private func told(_ problem: Problem) -> String {
        let places = problem.places.sorted().map(label).joined(separator: ", ")
        return "\(problem.isWarning ? "warning" : "error") \(problem.id) at \(places)"
    }

    private func told(_ lines: [String], _ run: Run) -> [String] {
        var unwritten = run.unwritten
        let written = lines.filter { line in
            if unwritten == 0 || !line.hasPrefix("= ") && !line.hasPrefix("! ") { return true }
            unwritten -= 1
            return false
        }
        return lines == ["! graph"] ? [] : written.map(told)
    }

    private func told(_ line: String) -> String {
        func label(_ number: Substring) -> String { self.label(Int(number) ?? 0) }
        return line.replacing(/^(fail|ask) (\d+)/) { "\($0.1) \(label($0.2))" }
            .replacing(/(\d+)#(\d+)/) { $0.2 == "1" ? label($0.1) : "\(label($0.1))#\($0.2)" }
            // A step of its own declaration, then one of another.
            .replacing(/step (\w+)((?:#\d+)?) (\d+)\.(\d+)/) { match in
                let owner = label(match.3)
                return owner == match.1
                    ? "step \(owner)\(match.2).\(match.4)" : "step \(match.1)\(match.2) \(owner).\(match.4)"
            }
            .replacing("()", with: "")
    }

    private func label(_ number: Int) -> String { number == 0 ? "given" : labels[number - 1] }

    /// In lines that are not too long.
    private func joined(_ items: [String]) -> String {
        var lines = ["    ->"]
        for (number, item) in (items.isEmpty ? ["nothing"] : items).enumerated() {
            if number > 0 { lines[lines.count - 1] += ";" }
            if lines[lines.count - 1].count + item.count > 112 { lines.append("      ") }
            lines[lines.count - 1] += " \(item)"
        }
        return lines.joined(separator: "\n")
    }

    /// The whole, with what happens in the model.
    var recorded: String { "\(entry)\n\(joined(told(Model.run(runs[0].description), runs[0])))" }
}
