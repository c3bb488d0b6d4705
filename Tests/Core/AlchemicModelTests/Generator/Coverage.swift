/// What the descriptions have touched so far: rules, problems, errors, and each lifetime with each form.
struct Coverage {
    private(set) var graphs = 0
    private(set) var operations = 0
    private(set) var rules: [Rule: Int] = [:]
    private var words: [String: Int] = [:]

    mutating func add(_ description: Description, _ transcript: Transcript) {
        graphs += transcript.checks.count
        operations += description.operations.count
        for rule in transcript.touched { rules[rule, default: 0] += 1 }
        lastTouched.formUnion(transcript.touched)
        count += 1
        if count.isMultiple(of: 1_000) {
            untouched.formUnion(Set(Rule.allCases).subtracting(lastTouched))
            lastTouched = []
        }
        for problem in Set(transcript.checks.joined().map(\.id)) { words["problem \(problem)", default: 0] += 1 }
        for line in Set(transcript.lines.filter { $0.hasPrefix("! ") }) {
            words["error \(line.dropFirst(2))", default: 0] += 1
        }
        guard transcript.checks.first?.allSatisfy(\.isWarning) == true else { return }
        words["valid graphs", default: 0] += 1
        for declaration in description.declarations {
            for need in declaration.needs { words["\(declaration.lifetime.word) takes \(need.form)", default: 0] += 1 }
            for need in declaration.steps.flatMap(\.needs) {
                words["\(declaration.lifetime.word) gets \(need.form) by a step", default: 0] += 1
            }
        }
    }

    /// The rules that nothing of the last thousand has touched.
    private(set) var untouched: Set<Rule> = []
    private var lastTouched: Set<Rule> = []
    private var count = 0

    var text: String {
        let rules = Rule.allCases.map { "\(self.rules[$0] ?? 0)\t\($0.rawValue)" }
        let words = words.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)" }
        return (["\(graphs) graphs, \(operations) operations"] + rules + words).joined(separator: "\n")
    }
}

extension Lifetime {
    fileprivate var word: String {
        switch self {
        case .singleton: "singleton"
        case .prototype: "prototype"
        case .weak: "weak"
        case .scoped: "scoped"
        case .external: "external"
        }
    }
}
