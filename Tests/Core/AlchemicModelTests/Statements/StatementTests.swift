import Testing

@Suite("The model itself says what the statements say")
struct StatementTests {
    @Test("by a description", arguments: Statement.lifetimes + Statement.finding + Statement.cycles + Statement.using)
    func says(_ statement: Statement) async {
        let transcript = Model.run(statement.description)
        #expect(transcript.lines == statement.lines)
        #expect(transcript.checks.joined().map(\.description) == statement.problems)
        #expect(transcript.alive.isEmpty)
        await expectSame(statement.description)
    }
}
