/// What the descriptions have touched so far: rules, problems, errors, and each lifetime with each form.
struct Coverage {
    private(set) var graphs = 0
    private(set) var operations = 0
    private(set) var validGraphs = 0
    private(set) var rules: [Rule: Int] = [:]
    private(set) var problems: [String: Int] = [:]
    private var words: [String: Int] = [:]
    /// How often a definition of each lifetime gets something in each form: by its factory, or by a step.
    private var takes = Coverage.noneYet

    mutating func add(_ description: Description, _ transcript: Transcript) {
        graphs += transcript.checks.count
        operations += description.operations.count
        let touched = transcript.touched.union(Rule.touched(in: transcript, of: description))
        for rule in touched { rules[rule, default: 0] += 1 }
        lastTouched.formUnion(touched)
        count += 1
        if count.isMultiple(of: window) {
            untouched.formUnion(Set(Rule.allCases).subtracting(lastTouched))
            lastTouched = []
        }
        for problem in Set(transcript.checks.joined().map(\.id)) { problems[problem, default: 0] += 1 }
        for line in Set(transcript.lines.filter { $0.hasPrefix("! ") }) {
            words["error \(line.dropFirst(2))", default: 0] += 1
        }
        guard transcript.checks.first?.allSatisfy(\.isWarning) == true else { return }
        validGraphs += 1
        for declaration in description.declarations {
            if declaration.isolation != .anywhere || declaration.isMethod {
                let maker = declaration.isMethod ? "made by a method" : "made \(declaration.isolation)"
                words["\(declaration.lifetime.word) \(maker)", default: 0] += 1
            }
            let word = declaration.lifetime.word
            for need in declaration.needs { takes["\(word) takes \(need.form)", default: 0] += 1 }
            for need in declaration.steps.flatMap(\.needs) {
                takes["\(word) gets \(need.form) by a step", default: 0] += 1
            }
        }
    }

    /// Each lifetime with each form that no valid graph has had so far.
    var unseenForms: [String] { takes.filter { $0.value == 0 }.keys.sorted() }

    /// The rules that some fiftieth of all descriptions has not touched, or some thousand: of 300,000 there is a thousand that
    /// misses a rule by chance that 6 of 1,000 touch.
    private(set) var untouched: Set<Rule> = []
    private var lastTouched: Set<Rule> = []
    private var count = 0
    private let window: Int

    init(of descriptions: Int) { window = max(1_000, descriptions / 50) }

    var text: String {
        let rules = Rule.allCases.map { "\(self.rules[$0] ?? 0)\t\($0.rawValue)" }
        let words = words.merging(takes) { $1 }.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)" }
        let problems = Coverage.possible.map { "\(self.problems[$0] ?? 0)\tproblem \($0)" }
        let impossible = Coverage.impossible.map { "no description causes \($0.key): \($0.value)" }
        let first = "\(graphs) graphs, \(operations) operations, \(validGraphs) of \(count) descriptions valid"
        return ([first] + rules + problems + impossible.sorted() + words).joined(separator: "\n")
    }
}

extension Coverage {
    /// Externals have no factory, and random ones no steps.
    private static var noneYet: [String: Int] {
        let lifetimes: [Lifetime] = [.singleton, .prototype, .weak, .scoped("")]
        let words = lifetimes.flatMap { lifetime in
            Form.allCases.flatMap { form in
                ["\(lifetime.word) takes \(form)", "\(lifetime.word) gets \(form) by a step"]
            }
        }
        return Dictionary(uniqueKeysWithValues: words.map { ($0, 0) })
    }

    /// The ids of problems that a description can cause.
    static let possible = [
        "ambiguous", "argument-mismatch", "asynchronous-dependency", "broken-promise", "captive-scope", "cycle",
        "decorator-of-nothing", "duplicate-name", "empty-collection", "lazy-prototype", "missing-binding",
        "missing-name", "missing-tag",
        "never-started", "never-stopped", "override-of-nothing", "override-of-several", "several-primaries",
        "subclass-cycle", "too-few", "type-mismatch", "unnamed-member",
    ]

    /// The others, each with why not.
    static let impossible = [
        "argument-count": "a description has a query for each parameter",
        "illegal-query": "a description has one kind of query for each need",
        "main-actor-only": "all objects of descriptions are Sendable, and leave the main actor",
        "not-sendable": "all objects of descriptions are Sendable",
        "several-names": "a description names a definition once",
        "shared-site": "a description has no injection sites",
        "similar-scopes": "the names of the two scopes have nothing in common",
        "source-failed": "the one source of definitions does not fail",
        "unused": "a description lists no roots",
        "weak-value": "all objects of descriptions are of classes",
    ]
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
