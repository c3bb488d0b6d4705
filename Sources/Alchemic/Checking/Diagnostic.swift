/// One thing that is wrong with a graph, or worth knowing about it, in words for the person who wrote the declarations.
public struct Diagnostic: Sendable, Hashable {
    /// What kind of problem it is: a stable word under which the troubleshooting page explains it.
    public struct ID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The word.
        public let rawValue: String

        /// Makes an id from its word.
        ///
        /// - Parameter rawValue: The word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The word.
        public var description: String { rawValue }
    }

    /// How bad it is.
    public struct Severity: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The word: `error` or `warning`.
        public let rawValue: String

        /// Makes a severity from its word.
        ///
        /// - Parameter rawValue: The word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No container can be made.
        public static let error = Severity(rawValue: "error")
        /// The container works; something looks unintended.
        public static let warning = Severity(rawValue: "warning")
        /// The word.
        public var description: String { rawValue }
    }

    /// One labelled line below the headline.
    public struct Note: Sendable, Hashable {
        /// The label, such as `similar` or `candidate`.
        public let label: String
        /// The line.
        public let text: String

        /// Makes a note.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - text: The line.
        public init(_ label: String, _ text: String) {
            self.label = label.printable
            self.text = text.printable
        }
    }

    /// The kind of problem.
    public let id: ID
    /// How bad it is.
    public let severity: Severity
    /// The problem in one sentence.
    public let headline: String
    /// Where the declaration at fault stands; nil for problems of the whole graph.
    public let location: SourceLocation?
    /// The shortest way from something that is asked for to the problem; a cycle ends where it begins.
    public let path: [String]
    /// What helps to understand it, in order.
    public let notes: [Note]
    /// The edit to make.
    public let help: String?
    /// The page of the documentation that explains the kind of problem.
    private(set) var page = "Troubleshooting"

    /// Makes a diagnostic; ``Graph`` makes all of Alchemic's own.
    ///
    /// - Parameters:
    ///   - id: The kind of problem.
    ///   - severity: How bad it is.
    ///   - headline: The problem in one sentence.
    ///   - location: Where the declaration at fault stands.
    ///   - path: The way to the problem.
    ///   - notes: What helps to understand it.
    ///   - help: The edit to make.
    public init(
        _ id: ID, severity: Severity = .error, _ headline: String, at location: SourceLocation?,
        path: [String] = [], notes: [Note] = [], help: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.headline = headline.printable
        self.location = location
        self.path = path.map(\.printable)
        self.notes = notes
        self.help = help?.printable
    }
}

extension Diagnostic {
    /// Where the kind of problem is explained.
    package var docs: String { "\(page)#\(id.rawValue.printable)" }

    /// The diagnostic as an error or as a warning, with more to say.
    func with(_ severity: Severity, adding more: [Note] = []) -> Diagnostic {
        Diagnostic(
            id, severity: severity, headline, at: location, path: path, notes: notes + more, help: help
        ).explained(on: page)
    }

    /// The diagnostic, explained on another page.
    package func explained(on page: String) -> Diagnostic {
        var copy = self
        copy.page = page
        return copy
    }
}

extension Diagnostic.ID {
    /// Nothing provides a type that is needed.
    public static let missingBinding = Self(rawValue: "missing-binding")
    /// Nothing has a name that is asked for.
    public static let missingName = Self(rawValue: "missing-name")
    /// Nothing has a tag that is asked for.
    public static let missingTag = Self(rawValue: "missing-tag")
    /// Several match where one is wanted.
    public static let ambiguous = Self(rawValue: "ambiguous")
    /// Several of the matches are primary.
    public static let severalPrimaries = Self(rawValue: "several-primaries")
    /// A name or alias is given twice.
    public static let duplicateName = Self(rawValue: "duplicate-name")
    /// A definition is named more than once.
    public static let severalNames = Self(rawValue: "several-names")
    /// Two scopes have names that differ by a letter.
    public static let similarScopes = Self(rawValue: "similar-scopes")
    /// A query says things that do not go together.
    public static let illegalQuery = Self(rawValue: "illegal-query")
    /// What a query finds is not of the type that is needed.
    public static let typeMismatch = Self(rawValue: "type-mismatch")
    /// There are more or fewer queries than parameters.
    public static let argumentCount = Self(rawValue: "argument-count")
    /// Definitions need one another in a circle that cannot be built.
    public static let cycle = Self(rawValue: "cycle")
    /// Something long-lived reaches something of a scope.
    public static let captiveScope = Self(rawValue: "captive-scope")
    /// Something is asked for synchronously that can only be awaited.
    public static let asynchronousDependency = Self(rawValue: "asynchronous-dependency")
    /// An override finds nothing to replace.
    public static let overrideOfNothing = Self(rawValue: "override-of-nothing")
    /// An override finds several to replace.
    public static let overrideOfSeveral = Self(rawValue: "override-of-several")
    /// A decorator finds nothing to wrap.
    public static let decoratorOfNothing = Self(rawValue: "decorator-of-nothing")
    /// A member of a dictionary has no name.
    public static let unnamedMember = Self(rawValue: "unnamed-member")
    /// A list has fewer members than it must have.
    public static let tooFew = Self(rawValue: "too-few")
    /// A definition is promised as a type that it is not.
    public static let brokenPromise = Self(rawValue: "broken-promise")
    /// A shared object is not `Sendable` and does not live on the main actor.
    public static let notSendable = Self(rawValue: "not-sendable")
    /// A `Lazy` would share an object that is not `Sendable`.
    public static let lazyPrototype = Self(rawValue: "lazy-prototype")
    /// A weak definition whose type cannot be held weakly.
    public static let weakValue = Self(rawValue: "weak-value")
    /// A source of definitions failed.
    public static let sourceFailed = Self(rawValue: "source-failed")
    /// A type that is only handed to the main actor is needed elsewhere.
    public static let mainActorOnly = Self(rawValue: "main-actor-only")
    /// Something that is made once asks whom it is made for.
    public static let sharedSite = Self(rawValue: "shared-site")
    /// Something has a start action, and no start builds it.
    public static let neverStarted = Self(rawValue: "never-started")
    /// Nothing uses a definition.
    public static let unused = Self(rawValue: "unused")
}

/// All that is wrong with a graph.
public struct GraphError: Error, Sendable, CustomStringConvertible {
    /// The problems, errors and warnings, in the order of the declarations at fault.
    public let diagnostics: [Diagnostic]

    /// Makes an error from diagnostics; for rules of your own.
    ///
    /// - Parameter diagnostics: The problems.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// Every problem as plain text.
    public var description: String { diagnostics.text(.plain) }
}
