import Foundation
import TestSupport
import Testing

@testable import ReferenceModel

@Suite("The sketches of the rules")
struct SketchTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Sketches")
    private static let files = Result {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
            .map { file in (file: file, sketches: try Sketch.all(in: file)) }
    }
    private static let all = (try? files.get())?.flatMap(\.sketches) ?? []

    @Test
    func `the sketches of the rules can be read`() throws {
        let files = try Self.files.get()
        #expect(!files.contains { $0.sketches.isEmpty })
        let titles = files.flatMap { $0.sketches.map(\.name) }
        #expect(Set(titles).count == titles.count, "no two of a file have one title")
        guard ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" else { return }
        for (file, sketches) in files {
            let text = sketches.map { $0.recorded + "\n" }.joined(separator: "\n")
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    @Test(arguments: all)
    func `the sketches of the rules say what the model does, and the library`(_ sketch: Sketch) async {
        let differences = await sketch.differences()
        #expect(differences.isEmpty, "\(sketch.file).txt:\(sketch.line)")
        if differences.isEmpty { noteStatements(sketch.ids, shownBy: "AlchemicModelTests.\(sketch.name)") }
    }

    @Test
    func `the sketches of the rules show sixty statements of the ancestors and forty cases of their contradictions`() {
        let ids = Set(Self.all.flatMap(\.ids))
        #expect(ids.count { !$0.hasPrefix("T") } >= 60)
        #expect(Self.all.count { $0.ids.contains { $0.hasPrefix("T") } } >= 40)
    }

    @Test
    func `the sketches of the rules are written as they are read, whatever they describe`() throws {
        for seed: UInt64 in 0..<200 {
            let description = Generator.description(seed: seed)
            let again = try Sketch(description.sketch.components(separatedBy: "\n")).runs[0].description
            #expect(text(again) == text(description), "seed \(seed)")
        }
    }

    /// Everything in a description but its numbers.
    private func text(_ description: Description) -> String {
        String(describing: description).replacing(/number: \d+/, with: "")
    }

    @Test(
        arguments: [
            ("Cow", "a creature of its own, such as Ibex or Ibex2 before ``"),
            ("Ibex(Cow)", "the name of a type before `Cow)`"),
            ("Ibex likes(Hen)", "a word for a declaration, and not likes before `(Hen)`"),
            ("Ibex .Hen @nowhere", "\"awaited\" before `nowhere`"),
            ("get Ibex often", "a semicolon or the end of the line before `often`"),
            ("fetch Ibex", "an operation, and not fetch before ` Ibex`"), ("Ibex \"one", "\"\"\" before ``"),
        ])
    func `that are mistaken are turned down with their line`(text: String, message: String) {
        let error = #expect(throws: SketchParser.Mistake.self) {
            try Sketch(file: "Cycles", line: 7, ["a title", "    Hen", "    \(text)"])
        }
        #expect(error?.description == "Cycles.txt:9: expected \(message)")
    }
}

extension Sketch: CustomTestStringConvertible {
    /// As in the table of statements.
    var name: String { "\(file)/\(title)" }
    var testDescription: String { name }
}
