import Foundation
import Testing

@testable import scenes

@Suite struct ScenesTests {
    /// This file is `Workshop/Tools/Tests/ScenesTests/ScenesTests.swift` in the repository.
    private let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Styles/AlchemicScenes/Steps")

    private func step(_ count: Int) -> StepSource { StepSource(count: count, most: ScenesCommand.mostHelpers) }

    @Test(arguments: 0...ScenesCommand.mostHelpers)
    func checkedInSourcesAreWhatIsWritten(count: Int) throws {
        let file = folder.appendingPathComponent(step(count).fileName)
        #expect(try String(contentsOf: file, encoding: .utf8) == step(count).text)
    }

    @Test func thereAreNoOtherSources() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set((0...ScenesCommand.mostHelpers).map { step($0).fileName }))
    }

    @Test(arguments: 0...ScenesCommand.mostHelpers)
    func linesAndFilesAreShort(count: Int) {
        let lines = step(count).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 120 })
        #expect(lines.count < 250)
    }

    @Test func eachStepLeadsToTheNextOneAndTheLastToNone() {
        #expect(step(0).text.contains(") -> SceneWith1<"))
        #expect(step(15).text.contains(") -> SceneWith16<"))
        #expect(!step(16).text.contains("SceneWith17"))
        #expect(step(16).text.contains("unavailable"))
    }
}
