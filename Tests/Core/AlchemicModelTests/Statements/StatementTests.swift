import Testing

@testable import ReferenceModel

@Suite("The model itself says what the statements say")
struct StatementTests {
    private static let all =
        Statement.lifetimes + Statement.finding + Statement.cycles + Statement.using + Statement.contradictions

    @Test("by a description", arguments: all)
    func says(_ statement: Statement) async {
        let transcript = Model.run(statement.description)
        #expect(transcript.lines == statement.lines)
        #expect(transcript.checks.joined().filter { !$0.isWarning }.map(\.description) == statement.problems)
        #expect(transcript.alive.isEmpty)
        await expectSame(statement.description)
    }

    @Test("of sixty statements of the ancestors and forty cases of their contradictions")
    func count() {
        let ids = Set(Self.all.flatMap { $0.ids.split(separator: " ") })
        let statements = ids.filter { !$0.hasPrefix("T") }
        let cases = Self.all.filter { $0.ids.contains("T") }
        print("\(Self.all.count) descriptions: \(statements.count) statements, \(cases.count) cases of contradictions")
        #expect(statements.count >= 60)
        #expect(cases.count >= 40)
    }
}
