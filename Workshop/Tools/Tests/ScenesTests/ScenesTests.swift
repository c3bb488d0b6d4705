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

    @Test(arguments: ScenesCommand.files.keys.sorted())
    func `checked in sources are what is written`(name: String) throws {
        let written = ScenesCommand.text(of: try #require(ScenesCommand.files[name]))
        #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == written)
    }

    @Test func `files hold each number once`() {
        #expect(ScenesCommand.files.values.flatMap(\.self).sorted() == Array(0...ScenesCommand.mostHelpers))
    }

    @Test func `there are no other sources`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(ScenesCommand.files.keys))
    }

    @Test(arguments: ScenesCommand.files.values.map(\.self))
    func `lines and files are short`(counts: ClosedRange<Int>) {
        let lines = ScenesCommand.text(of: counts).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 120 })
        #expect(lines.count < 350)
    }

    @Test func `each step leads to the next one and the last to none`() {
        #expect(step(0).text.contains(" = SceneWith1<"))
        #expect(step(15).text.contains(" SceneWith16<"))
        #expect(!step(16).text.contains("SceneWith17"))
        #expect(step(16).text.contains("unavailable"))
    }
}
