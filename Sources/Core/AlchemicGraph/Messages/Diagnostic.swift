/// One problem of a graph, an error or a warning.
public struct Diagnostic: Sendable, Hashable {
    /// The kind of a problem: a stable word, under which Troubleshooting explains it.
    public struct ID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The word.
        @_documentation(visibility: internal)
        public let rawValue: String

        /// Makes an id from its word.
        ///
        /// - Parameter rawValue: The word.
        @_documentation(visibility: internal)
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The word.
        @_documentation(visibility: internal)
        public var description: String { rawValue }
    }

    /// Whether a problem is an error, a warning or a note.
    public struct Severity: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
        /// The word: `error`, `warning` or `note`.
        @_documentation(visibility: internal)
        public let rawValue: String

        /// Makes a severity from its word.
        ///
        /// - Parameter rawValue: The word.
        @_documentation(visibility: internal)
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The container cannot be created.
        public static let error = Severity(rawValue: "error")
        /// The container works, but a declaration looks unintended.
        public static let warning = Severity(rawValue: "warning")
        /// No mistake of the wiring: a check reports it without failing, even a strict check.
        public static let note = Severity(rawValue: "note")
        /// The word.
        @_documentation(visibility: internal)
        public var description: String { rawValue }
    }

    /// One line below the headline, with a label.
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
    /// Whether the problem is an error, a warning or a note.
    public private(set) var severity: Severity
    /// The declaration at fault; nil for problems of the whole graph.
    public internal(set) var location: Definition.SourceLocation?
    /// The texts, in which types have both of their spellings.
    var marked: Texts
    /// The page of the documentation that explains the kind of problem.
    private(set) var page = "Troubleshooting"

    /// Creates a diagnostic; ``Graph`` creates all of Alchemic's own.
    ///
    /// - Parameters:
    ///   - id: The kind of problem.
    ///   - severity: An error or a warning.
    ///   - headline: The problem in one sentence.
    ///   - location: The declaration at fault.
    ///   - path: The path to the problem.
    ///   - notes: Details.
    ///   - help: The fix.
    public init(
        _ id: ID, severity: Severity = .error, _ headline: String, at location: Definition.SourceLocation?,
        path: [String] = [], notes: [Note] = [], help: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.location = location
        marked = Texts(headline: headline.printable, path: path.map(\.printable), notes: notes, help: help?.printable)
    }

    struct Texts: Sendable, Hashable {
        var headline: String
        /// Empty, or from the resolved object to the problem.
        var path: [String]
        var notes: [Note]
        var help: String?

        /// All texts, in order.
        var all: [String] { [headline] + path + notes.map(\.text) + (help.map { [$0] } ?? []) }

        /// The texts, each transformed by a function.
        func mapped(_ text: (String) -> String) -> Texts {
            Texts(
                headline: text(headline), path: path.map(text), notes: notes.map { Note($0.label, text($0.text)) },
                help: help.map(text))
        }
    }

    /// The texts of a report that consists of this diagnostic only.
    var texts: Texts { [self].asOneReport[0].marked }

    /// The problem in one sentence.
    public var headline: String { texts.headline }
    /// The shortest path from the resolved object to the problem; a cycle ends where it begins.
    public var path: [String] { texts.path }
    /// Details, in order.
    public var notes: [Note] { texts.notes }
    /// The fix.
    public var help: String? { texts.help }

    /// The page and section that explain the kind of problem.
    package var docs: String { "\(page)#\(id.rawValue.printable)" }

    private func changed(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
        var copy = self
        change(&copy)
        return copy
    }

    /// A copy with another severity, and with more notes.
    package func with(_ severity: Severity, adding more: [Note] = []) -> Diagnostic {
        changed {
            $0.severity = severity
            $0.marked.notes += more
        }
    }

    /// A copy for a strict check, in which every warning is an error.
    package var strict: Diagnostic { severity == .warning ? with(.error) : self }

    /// A copy for a check of the wiring alone, which runs without the program's secrets: a missing configuration value is a note.
    package var ofWiring: Diagnostic { id == .missingConfiguration ? with(.note) : self }

    /// A copy with other source locations, such as the real paths of files, also in its texts.
    package func moved(
        _ move: (Definition.SourceLocation) -> Definition.SourceLocation, text: (String) -> String
    ) -> Diagnostic {
        changed {
            $0.location = location.map(move)
            $0.marked = marked.mapped(text)
            $0.marked.path = marked.path
        }
    }

    /// A copy with another fix.
    package func helping(_ help: String) -> Diagnostic { changed { $0.marked.help = help } }

    /// A copy that refers to another page of the documentation.
    package func explained(on page: String) -> Diagnostic { changed { $0.page = page } }
}

// One page, Troubleshooting, explains these ids, so that they need no pages of their own.
@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// No definition provides a type that is needed.
    public static let missingBinding = Self(rawValue: "missing-binding")
    /// No definition has the name that is resolved.
    public static let missingName = Self(rawValue: "missing-name")
    /// No definition has the tag that is resolved.
    public static let missingTag = Self(rawValue: "missing-tag")
    /// Several definitions match, and none is primary.
    public static let ambiguous = Self(rawValue: "ambiguous")
    /// Several primary definitions match.
    public static let severalPrimaries = Self(rawValue: "several-primaries")
    /// Two definitions have the same name or alias.
    public static let duplicateName = Self(rawValue: "duplicate-name")
    /// A definition is named more than once.
    public static let severalNames = Self(rawValue: "several-names")
    /// Two scopes have names that differ by a letter.
    public static let similarScopes = Self(rawValue: "similar-scopes")
    /// A query combines parts that exclude each other.
    public static let illegalQuery = Self(rawValue: "illegal-query")
    /// The definition that a query finds has the wrong type.
    public static let typeMismatch = Self(rawValue: "type-mismatch")
    /// There are more or fewer queries than parameters.
    public static let argumentCount = Self(rawValue: "argument-count")
    /// A definition takes other arguments than its caller passes.
    public static let argumentMismatch = Self(rawValue: "argument-mismatch")
    /// Definitions depend on each other in a cycle that cannot be built.
    public static let cycle = Self(rawValue: "cycle")
    /// Steps of a class lead back to a definition of its superclass, which may make an object of the class.
    public static let subclassCycle = Self(rawValue: "subclass-cycle")
    /// An object that outlives a scope depends on an object of the scope.
    public static let captiveScope = Self(rawValue: "captive-scope")
    /// A synchronous `Lazy` or `Provider` is of an object that must be awaited.
    public static let asynchronousDependency = Self(rawValue: "asynchronous-dependency")
    /// An override finds nothing to replace.
    public static let overrideOfNothing = Self(rawValue: "override-of-nothing")
    /// An override finds several definitions to replace.
    public static let overrideOfSeveral = Self(rawValue: "override-of-several")
    /// A decorator finds nothing to wrap.
    public static let decoratorOfNothing = Self(rawValue: "decorator-of-nothing")
    /// A member of a dictionary has no name.
    public static let unnamedMember = Self(rawValue: "unnamed-member")
    /// No definition provides a member of a collection.
    public static let emptyCollection = Self(rawValue: "empty-collection")
    /// A list has fewer members than it must have.
    public static let tooFew = Self(rawValue: "too-few")
    /// A definition does not conform to the type in its `.as(_:)`.
    public static let brokenPromise = Self(rawValue: "broken-promise")
    /// A shared object is not `Sendable` and does not live on the main actor.
    public static let notSendable = Self(rawValue: "not-sendable")
    /// A `Lazy` would share an object that is not `Sendable`.
    public static let lazyPrototype = Self(rawValue: "lazy-prototype")
    /// A definition with keys is declared such that a start would build it.
    public static let keyedStart = Self(rawValue: "keyed-start")
    /// A weak definition whose type cannot be held weakly.
    public static let weakValue = Self(rawValue: "weak-value")
    /// A source of definitions failed.
    public static let sourceFailed = Self(rawValue: "source-failed")
    /// An object that stays on the main actor is needed elsewhere.
    public static let mainActorOnly = Self(rawValue: "main-actor-only")
    /// A shared object takes an `InjectionSite`.
    public static let sharedSite = Self(rawValue: "shared-site")
    /// A definition has a start action, but no start builds it.
    public static let neverStarted = Self(rawValue: "never-started")
    /// A prototype has a stop action, which the container never runs.
    public static let neverStopped = Self(rawValue: "never-stopped")
    /// A definition is not used.
    public static let unused = Self(rawValue: "unused")
    /// A typed container was written for other modules.
    public static let typedContainer = Self(rawValue: "typed-container")
}

/// All problems of a graph.
public struct GraphError: Error, Sendable, CustomStringConvertible {
    /// The problems, errors and warnings, in the order of the declarations at fault.
    public let diagnostics: [Diagnostic]

    /// Creates an error from diagnostics, for rules of your own.
    ///
    /// - Parameter diagnostics: The problems.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// Every problem as plain text.
    @_documentation(visibility: internal)
    public var description: String { diagnostics.text(.plain) }
}
