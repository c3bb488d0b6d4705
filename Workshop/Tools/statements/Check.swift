/// What is wrong between the list, the log of the tests and the page.
struct Check {
    let list: StatementList
    let log: TestLog
    /// The page as it is checked in; nil if there is none.
    let page: String?

    /// One sentence for each problem, in the order of the list.
    var problems: [String] {
        var problems: [String] = []
        for statement in list.statements {
            let tests = log.testsByID[statement.id]
            if statement.setAside != nil, let tests {
                problems.append("\(statement.id) is set aside, yet \(tests[0]) shows it")
            } else if statement.setAside == nil, tests == nil, list.checkedAreas.contains(statement.area) {
                problems.append("\(statement.id) is shown by no test: \(statement.summary)")
            }
        }
        let known = Set(list.statements.map(\.id))
        for (id, tests) in log.testsByID.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
            problems.append("\(id), which \(tests[0]) claims to show, is no statement")
        }
        if page != Page(list: list, log: log).text {
            problems.append(
                "the page of statements is not what the tests show; make it anew with"
                    + " `swift run --package-path Workshop/Tools statements --run-tests`")
        }
        return problems
    }
}
