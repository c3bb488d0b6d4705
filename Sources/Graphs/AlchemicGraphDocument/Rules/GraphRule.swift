/// A rule of your own about a graph, such as which definitions may depend on which.
///
/// A check and the build's plugin run rules beside Alchemic's own, and report violations in the same way. In a test, run rules
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
    /// A violation of a rule.
    public struct Violation: Sendable, Hashable {
        /// The place of the violation; nil if the graph as a whole breaks the rule.
        public let location: Definition.SourceLocation?
        /// The violation in one sentence.
        public let headline: String
        /// The ids of the definitions on the way to the violation, if that helps.
        public let path: [String]

        /// Creates a violation by a definition.
        ///
        /// - Parameters:
        ///   - definition: The definition at fault.
        ///   - headline: The violation in one sentence.
        ///   - path: The ids of the definitions on the way to the violation, if that helps.
        public init(of definition: GraphDocument.Definition, _ headline: String, path: [String] = []) {
            location = definition.location
            self.headline = headline
            self.path = path
        }

        /// Creates a violation by the graph as a whole.
        ///
        /// - Parameters:
        ///   - headline: The violation in one sentence.
        ///   - path: The ids of the definitions on the way to the violation, if that helps.
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
    /// The edit that fixes a violation.
    public let help: String?
    private let body: @Sendable (GraphDocument) -> [Violation]

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - id: The rule's id in reports, words joined by hyphens: `ui-without-storage`.
    ///   - severity: Whether violations are errors or warnings.
    ///   - help: The edit that fixes a violation.
    ///   - body: Returns all violations of the rule in a graph.
    public init(
        _ id: String, severity: Diagnostic.Severity = .error, help: String? = nil,
        _ body: @escaping @Sendable (GraphDocument) -> [Violation]
    ) {
        self.id = Diagnostic.ID(rawValue: id)
        self.severity = severity
        self.help = help
        self.body = body
    }

    /// Finds the violations of the rule.
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
    /// - Returns: The document, whose ``problems`` end with the violations, rule by rule.
    public func applying(_ rules: [GraphRule]) -> GraphDocument {
        replacing(problems: problems + rules.flatMap { $0.problems(in: self) })
    }
}
