/// A rule of your own about a graph: which definitions may depend on which, or how deep it may get.
///
/// A check and the build's plugin run rules beside Alchemic's own, and report violations in the same way. A test runs them
/// with ``GraphDocument/applying(_:)``.
///
/// ```swift
/// let layers = GraphRule("ui-without-storage", help: "go through a service in `Shop/Domain`") { graph in
///     graph.definitions(in: "Shop/UI").flatMap { definition in
///         graph.dependencies(of: definition).filter { $0.isDeclared(in: "Shop/Storage") }
///             .map { .init(of: definition, "`\(definition.id)` depends on `\($0.id)`, which is storage") }
///     }
/// }
/// ```
public struct GraphRule: Sendable {
    /// A place where a rule is broken.
    public struct Violation: Sendable, Hashable {
        /// The place; nil if the graph as a whole breaks the rule.
        public let location: Definition.SourceLocation?
        /// What is wrong, in one sentence.
        public let headline: String
        /// The ids on the way from where it begins to where it is wrong, if that helps.
        public let path: [String]

        /// Creates a violation by one definition.
        ///
        /// - Parameters:
        ///   - definition: The definition at fault.
        ///   - headline: What is wrong, in one sentence.
        ///   - path: The ids on the way to what is wrong, if that helps.
        public init(of definition: GraphDocument.Definition, _ headline: String, path: [String] = []) {
            location = definition.location
            self.headline = headline
            self.path = path
        }

        /// Creates a violation by the graph as a whole.
        ///
        /// - Parameters:
        ///   - headline: What is wrong, in one sentence.
        ///   - path: The ids on the way to what is wrong, if that helps.
        public init(_ headline: String, path: [String] = []) {
            location = nil
            self.headline = headline
            self.path = path
        }
    }

    /// The rule's id in reports: words joined by hyphens.
    public let id: Diagnostic.ID
    /// Whether violations are errors or warnings.
    public let severity: Diagnostic.Severity
    /// The edit that repairs a violation.
    public let help: String?
    private let body: @Sendable (GraphDocument) -> [Violation]

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - id: Its id in reports, words joined by hyphens: `ui-without-storage`.
    ///   - severity: Whether violations are errors or warnings.
    ///   - help: The edit that repairs a violation.
    ///   - body: Finds all violations.
    public init(
        _ id: String, severity: Diagnostic.Severity = .error, help: String? = nil,
        _ body: @escaping @Sendable (GraphDocument) -> [Violation]
    ) {
        self.id = Diagnostic.ID(rawValue: id)
        self.severity = severity
        self.help = help
        self.body = body
    }

    /// Finds what breaks the rule.
    ///
    /// - Parameter graph: The graph.
    /// - Returns: A problem for each violation.
    public func problems(in graph: GraphDocument) -> [Diagnostic] {
        body(graph).map { violation in
            Diagnostic(
                id, severity: severity, violation.headline, at: violation.location, path: violation.path, help: help
            ).explained(on: "WhichCheckWhen")
        }
    }
}

extension GraphDocument {
    /// The document with the violations of rules among its problems.
    ///
    /// - Parameter rules: The rules.
    /// - Returns: The same document, whose ``problems`` end with what the rules have found, rule by rule.
    public func applying(_ rules: [GraphRule]) -> GraphDocument {
        replacing(problems: problems + rules.flatMap { $0.problems(in: self) })
    }
}
