import Alchemic
import AlchemicGraphDocument
import Foundation
import Testing

@testable import Search

/// `Examples/SearchWithMacros` is the same program, and runs this very test against the same file.
struct DocumentTests {
    /// Written anew with `ALCHEMIC_RECORD=1` in the environment.
    private let recorded = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Search/graph.json").standardizedFileURL

    @Test func theGraphIsTheOneThatIsRecorded() throws {
        let text = withoutOrigin(try Graph(searchModule(MemoryFolder(texts: [:]))).document.json()) + "\n"
        if ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" {
            try Data(text.utf8).write(to: recorded, options: .atomic)
        }
        #expect(try String(contentsOf: recorded, encoding: .utf8) == text)
    }

    /// The document without what has to differ: where something is declared, and in which style.
    private func withoutOrigin(_ document: String) -> String {
        document.replacing(/\n *"(style": "[^"]*"|location": \{[^}]*\}),?/, with: "")
    }
}
