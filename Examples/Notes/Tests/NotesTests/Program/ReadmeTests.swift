import Foundation
import Testing
import Toolkit

@testable import Notes

extension DisplayTests {
    /// What the README shows is what there is.
    @MainActor struct ReadmeTests {
        private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

        private func block(_ language: String) throws -> Substring {
            let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
            let start = try #require(readme.range(of: "```\(language)\n"))
            let end = try #require(readme.range(of: "```", range: start.upperBound..<readme.endIndex))
            return readme[start.upperBound..<end.lowerBound]
        }

        @Test func theModuleIsTheRealOne() throws {
            let source = try String(
                contentsOf: root.appending(path: "Sources/Notes/Editing/EditorModule.swift"), encoding: .utf8)
            #expect(source.hasSuffix(try block("swift")))
        }

        @Test func theEventsAreTheRealOnes() async throws {
            let program = try TestProgram(MemoryNoteStore([Note(text: "Milk")]))
            let list = try await program.openList()
            program.journal.clear()
            for _ in 1...2 {
                let editor = try await program.open("Milk", from: list)
                editor.view?.text.text += "\nand eggs"
                editor.close()
            }
            list.close()

            let shown = layoutOnce(program.journal.lines.filter { $0.hasPrefix("editor: ") })
            let promised = try block("text").split(separator: "\n").map(String.init)
            #expect(shown == promised)
        }
    }
}
