import Foundation
import Testing

@testable import forms

@Suite struct FormsTests {
    /// This file is `Workshop/Tools/Tests/FormsTests/FormsTests.swift` in the repository.
    private let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Core/Alchemic/Declaring/Forms")

    @Test(arguments: FormsCommand.declarations.indices)
    func `checked in sources are what is written`(index: Int) throws {
        let declaration = FormsCommand.declarations[index]
        let file = folder.appendingPathComponent(declaration.fileName)
        #expect(try String(contentsOf: file, encoding: .utf8) == declaration.text)
    }

    @Test func `there are no other sources`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(FormsCommand.declarations.map(\.fileName)))
    }

    @Test(arguments: FormsCommand.declarations.indices)
    func `lines are short`(index: Int) {
        let lines = FormsCommand.declarations[index].text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test func `every kind has the same forms`() {
        let counts = FormsCommand.declarations.map { declaration in
            declaration.text.split(separator: "\n").count { $0.contains("public init<") } - declaration.arities
        }
        #expect(counts == [12, 12, 12])
    }
}
