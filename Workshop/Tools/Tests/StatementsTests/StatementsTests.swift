import Testing

@testable import statements

@Suite struct StatementsTests {
    static let list = """
        # a comment
        # checked: container
        A1\tOne thing.\tcontainer
        A2\tAnother | thing.\tcontainer\tIt has no meaning here.
        A3\tA third.\tfiles

        """

    @Test func `list is read`() throws {
        let list = try StatementList(parsing: Self.list)
        #expect(list.checkedAreas == [.container])
        #expect(list.statements.map(\.id) == ["A1", "A2", "A3"])
        #expect(list.statements.map(\.setAside) == [nil, "It has no meaning here.", nil])
    }

    @Test(arguments: [
        ("A1\tx\tcontainer\nA1\ty\tfiles", "line 2: A1 is there twice"),
        ("A1\tx\tnowhere", "line 1: 'nowhere' is no area; the areas are container, finding, macros, files, scenes"),
        ("# checked: all", "line 1: 'all' is no area; the areas are container, finding, macros, files, scenes"),
        ("X1\tx\tfiles", "line 1: 'X1' is no id: the letter of a system and a number"),
        ("A1\tx", "line 1: expected 3 or 4 columns, none of them empty"),
        ("A1\tx\tfiles\t", "line 1: expected 3 or 4 columns, none of them empty"),
    ])
    func `malformed list is an error`(text: String, message: String) {
        let error = #expect(throws: MalformedLine.self) { try StatementList(parsing: text) }
        #expect(error?.description == message)
    }

    @Test func `log has each test once sorted and without its target`() throws {
        let log = try TestLog(
            parsing: "A1\tT.B/b()\nA1\tT.A/cases(i:)\nA1\tT.B/b()\nA3\tT.A/`a raw name`()\nA3\tT.free()\n")
        #expect(log.testsByID == ["A1": ["A/cases(i:)", "B/b"], "A3": ["A/a raw name", "free"]])
    }

    @Test func `malformed log is an error`() {
        #expect(throws: MalformedLine(number: 1, reason: "expected an id, a tab and the name of a test")) {
            try TestLog(parsing: "A1 T.test()")
        }
    }

    @Test func `page shows tests reasons and areas`() throws {
        let log = try TestLog(parsing: "A1\tT.A/b()\nA1\tT.a()")
        let page = Page(list: try StatementList(parsing: Self.list), log: log)
        #expect(
            page.text.hasSuffix(
                """
                ### Alchemic for Objective-C

                | Id | What holds | Shown by |
                | --- | --- | --- |
                | A1 | One thing. | `A/b`, `a` |
                | A2 | Another \\| thing. | Set aside: It has no meaning here. |
                | A3 | A third. | With definition files |

                """))
    }

    @Test func `page says what a complete area lacks`() throws {
        let page = Page(list: try StatementList(parsing: Self.list), log: try TestLog(parsing: ""))
        #expect(page.text.contains("| A1 | One thing. | Not shown yet |"))
    }

    @Test func `check passes when everything fits`() throws {
        let list = try StatementList(parsing: Self.list)
        let log = try TestLog(parsing: "A1\tT.A/b()")
        #expect(Check(list: list, log: log, page: Page(list: list, log: log).text).problems == [])
    }

    @Test func `check names every problem`() throws {
        let check = Check(
            list: try StatementList(parsing: Self.list),
            log: try TestLog(parsing: "A2\tT.A/b()\nA9\tT.A/b()"),
            page: nil)
        #expect(
            check.problems == [
                "A1 is shown by no test: One thing.",
                "A2 is set aside, yet A/b shows it",
                "A9, which A/b claims to show, is no statement",
                "the page of statements is not what the tests show; make it anew with"
                    + " `swift run --package-path Workshop/Tools statements --run-tests`",
            ])
    }
}
