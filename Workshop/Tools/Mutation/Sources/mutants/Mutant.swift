/// One small change of the sources, by one rule.
struct Mutant: Equatable {
    /// What kinds of changes there are.
    enum Rule: String {
        case condition, comparison, logic, arithmetic, literal, call, assignment
    }

    let number: Int
    let rule: Rule
    /// The file, from the root of the package.
    let file: String
    let line: Int
    /// What stood there, on one line.
    let original: String

    /// What stays the same when lines are added before it.
    var key: String { "\(file)\t\(rule.rawValue)\t\(original)" }
}

/// What came of running the tests with a mutant.
enum Verdict: String, Codable {
    /// A test failed.
    case failed
    /// The program ended by itself before the tests did.
    case crashed
    /// The tests did not end in time.
    case hung
    /// No test noticed.
    case alive
    /// It does not compile, and is not counted.
    case unfit
    /// The quick tests have not noticed; the others have not run, or not all of them.
    case open
}
