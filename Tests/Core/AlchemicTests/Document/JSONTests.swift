import Alchemic
import AlchemicGraphDocument
import Foundation
import TestSupport
import Testing

@Suite struct JSONTests {
    private let awkward = "quote \" backslash \\ slash / tab \t line \n return \r null \0 bell \u{7} é 🚗"

    private var diagnostic: Diagnostic {
        Diagnostic(
            .missingName, severity: .warning, "nothing is named \"car\"",
            at: Definition.SourceLocation(file: "Shop.swift", line: 3, column: 5), path: ["Shop", "Car"],
            notes: [Diagnostic.Note("similar", "cart"), Diagnostic.Note("similar", "bar")], help: "name one")
    }

    @Test func `a diagnostic's keys have a fixed order`() {
        expectGolden(diagnostic.json(), named: "json-diagnostic")
    }

    @Test func `what there is not is left out`() throws {
        let value = try JSONValue(parsing: Diagnostic(.cycle, "a circle", at: nil).json())
        #expect(Set(value.members.keys) == ["id", "severity", "headline", "path", "notes", "docs"])
        #expect(value["path"] == .array([]))
    }

    @Test func `every character survives`() throws {
        let diagnostic = Diagnostic(.cycle, awkward, at: nil, path: [awkward], help: awkward)
        let read = try JSONDecoder().decode(Diagnostic.self, from: Data(diagnostic.json().utf8))
        #expect(read == diagnostic)
        for code in 0..<0x20 as Range<UInt32> {
            let text = Unicode.Scalar(code).map { String(Character($0)) } ?? ""
            // The words of a message are escaped before; the name of a file is data.
            let place = Definition.SourceLocation(file: text, line: 1, column: 1)
            let value = try JSONValue(parsing: Diagnostic(.cycle, text, at: place).json())
            #expect(value["location"]?["file"] == .string(text))
            #expect(value["headline"] == .string(Diagnostic(.cycle, text, at: nil).headline))
        }
    }

    @Test func `several diagnostics are an array`() throws {
        let diagnostics = MessageTests.diagnostics(of: MessageTests.Together.shop())
        let read = try JSONDecoder().decode([Diagnostic].self, from: Data(diagnostics.json().utf8))
        #expect(read == diagnostics)
        #expect([Diagnostic]().json() == "[]")
    }
}
