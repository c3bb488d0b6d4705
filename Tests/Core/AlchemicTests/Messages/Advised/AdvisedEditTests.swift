import Alchemic
import TestSupport
import Testing

/// For the messages whose remedy is an edit of what stands there: each edit that is advised, made in a random graph, leaves
/// the message no reason, and who goes on like that comes to a graph without an error.
@Suite("Advised edits, made in random graphs") struct AdvisedEditTests {
    static let ids: [Diagnostic.ID] = [
        .ambiguous, .cycle, .captiveScope, .missingName, .brokenPromise, .asynchronousDependency, .mainActorOnly,
        .overrideOfNothing,
    ]

    @Test(.timeLimit(.minutes(2)), arguments: ids)
    func `help, whatever the candidates look like`(_ id: Diagnostic.ID) async throws {
        let start = UInt64.random(in: 0..<1_000_000)
        var tried = 0
        for seed in start..<start + UInt64(Rounds.count(40, long: 1000)) {
            // There are as few threads for tasks as there are cores: other tests have limits of time.
            await Task.yield()
            var random = RandomSheet(seed: seed)
            #expect(random.sheet.errors.isEmpty, "seed \(seed): \(random.sheet.errors.text())")
            random.plant(id)
            for diagnostic in random.sheet.errors where diagnostic.id == id {
                tried += 1
                for (words, sheet) in edits(of: diagnostic, in: random.sheet, seed) {
                    follow(sheet, after: "seed \(seed), \(words)", &random.generator)
                }
            }
        }
        #expect(tried > 2, "the mistake is made often enough")
    }

    /// The declarations with each edit; expects that all words of the advice have been understood, and that the message goes.
    private func edits(
        of diagnostic: Diagnostic, in sheet: EditSheet, _ seed: UInt64
    ) -> [(words: String, sheet: EditSheet)] {
        let edits = AdvisedEdits(diagnostic, in: sheet)
        #expect(edits.rest.isEmpty, "seed \(seed): not understood: \(edits.rest) of \(diagnostic)")
        #expect(!edits.edited.isEmpty, "seed \(seed): nothing to do about \(diagnostic)")
        for (words, edited) in edits.edited {
            #expect(
                !edited.errors.contains { $0.text() == diagnostic.text() }, "seed \(seed): \(words) of \(diagnostic)")
        }
        return edits.edited
    }

    /// Does what is advised about any error until there is none.
    private func follow(_ sheet: EditSheet, after words: String, _ generator: inout SeededGenerator) {
        var sheet = sheet
        var made: [String] = [words]
        for _ in 0..<40 {
            guard let error = sheet.errors.randomElement(using: &generator) else { return }
            let edits = AdvisedEdits(error, in: sheet)
            guard edits.rest.isEmpty, let edit = edits.edited.randomElement(using: &generator) else {
                Issue.record("\(made): nothing to do about \(error)")
                return
            }
            made.append(edit.words)
            sheet = edit.sheet
        }
        Issue.record("\(made) come to no end: \(sheet.errors.text())")
    }
}
