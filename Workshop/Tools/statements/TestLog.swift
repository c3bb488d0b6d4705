/// What the tests that ran and passed have written: which statements each of them shows to hold.
struct TestLog: Equatable {
    /// The names of the tests for each id, without the test target, each once and sorted.
    private(set) var testsByID: [String: [String]] = [:]

    /// Reads lines of the form `id<TAB>Target.Suite/test()`.
    init(parsing text: String) throws(MalformedLine) {
        var tests: [String: Set<String>] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty { continue }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 2, !columns[0].isEmpty, !columns[1].isEmpty else {
                throw MalformedLine(number: index + 1, reason: "expected an id, a tab and the name of a test")
            }
            tests[String(columns[0]), default: []].insert(Self.shortName(columns[1]))
        }
        testsByID = tests.mapValues { $0.sorted() }
    }

    /// The name without the target, without the backticks of a raw identifier and without empty parentheses.
    private static func shortName(_ name: Substring) -> String {
        var name = name.drop { $0 != "." }.dropFirst()
        if name.hasSuffix("()") {
            name.removeLast(2)
        }
        return name.filter { $0 != "`" }
    }
}
