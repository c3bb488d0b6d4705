/// An error of a request, with its reason and the path of the construction.
public struct ResolutionError: Error, Sendable, CustomStringConvertible {
    /// The engine's progress with an error, which decides what it may still do.
    private enum Standing {
        case open
        /// An awaiting request could not build an object where it ran, and may repeat the request elsewhere.
        case refusal
        /// Observers have received the failure.
        case sent
    }

    private struct Content: Sendable {
        let diagnostic: Diagnostic
        /// Grows at the front as the error leaves the constructions that it is thrown through.
        var path: LabelPath
        /// The innermost request's call; nil until a request has recorded it.
        var requestLocation: Definition.SourceLocation?
        /// The error that user code threw; nil if the engine found the failure.
        let underlying: (any Error)?
        var standing = Standing.open
    }

    /// Keeps errors the size of a reference, because every construction can throw one.
    private var content: Box<Content>

    package init(
        _ id: Diagnostic.ID, _ headline: String, path: [String] = [], notes: [Diagnostic.Note] = [],
        help: String? = nil, at location: Definition.SourceLocation? = nil, underlying: (any Error)? = nil
    ) {
        self.init(Diagnostic(id, headline, at: location, notes: notes, help: help), path: path, underlying: underlying)
    }

    package init(_ diagnostic: Diagnostic, path: [String] = [], underlying: (any Error)? = nil) {
        content = Box(Content(diagnostic: diagnostic, path: LabelPath(path), underlying: underlying))
    }

    /// Creates an error from a message of the table.
    ///
    /// The path defaults to the definition in `values`.
    package init(
        _ message: Message, with values: Values, at location: Definition.SourceLocation? = nil, path: [String] = [],
        notes: [Diagnostic.Note] = [], underlying: (any Error)? = nil
    ) {
        self.init(
            Diagnostic(message, with: values, at: location, notes: notes),
            path: path.isEmpty ? [values.node?.mention].compactMap(\.self) : path, underlying: underlying)
    }

    /// The kind of failure.
    public var id: Diagnostic.ID { content.value.diagnostic.id }
    /// The failure in one sentence.
    public var headline: String { report.headline }
    /// The path from the resolved object to the failure; the middle of a very long path is left out.
    public var path: [String] { report(along: content.value.path.labels).path }
    /// The declaration that failed, if one did.
    public var location: Definition.SourceLocation? { content.value.diagnostic.location }
    /// The call that failed, if the program made it.
    public var requestLocation: Definition.SourceLocation? { content.value.requestLocation }
    /// The error of an initializer, a step or a stop action.
    public var underlying: (any Error)? { content.value.underlying }

    /// The failure as text, in the shape of the check's messages.
    @_documentation(visibility: internal)
    public var description: String { report.text(.plain) }

    /// The failure as a diagnostic, with a shortened path.
    package var report: Diagnostic { report(along: content.value.path.shortened) }

    private func report(along path: [String]) -> Diagnostic {
        let isCall = [.scopeValue, .notSettable, .argumentCount, Diagnostic.ID(rawValue: "not-evictable")].contains(id)
        let request =
            location == nil ? nil : requestLocation.map { Diagnostic.Note(isCall ? "called" : "resolved", "\($0)") }
        let texts = content.value.diagnostic.marked
        return Diagnostic(
            id, texts.headline, at: location ?? requestLocation, path: path,
            notes: [request].compactMap(\.self) + texts.notes, help: texts.help)
    }

    /// A copy whose path begins with an outer object, which was being built.
    package func building(_ label: String) -> ResolutionError { changed { $0.path = $0.path.within(label) } }

    /// A copy with the location of the request, unless an inner request has recorded its own.
    @usableFromInline
    package func requested(file: StaticString, line: UInt32) -> ResolutionError {
        guard requestLocation == nil, file.utf8CodeUnitCount > 0 else { return self }
        return changed { $0.requestLocation = Definition.SourceLocation(file: file, line: line, column: 0) }
    }

    private func changed(_ change: (inout Content) -> Void) -> ResolutionError {
        var changed = content.value
        change(&changed)
        var copy = self
        copy.content = Box(changed)
        return copy
    }

    // MARK: Refusals

    /// The isolation in which an awaiting request may repeat what it could not do where it ran; nil if the error is final.
    ///
    /// Only the engine creates refusals. An error from user code is never a refusal, even if a request of that code was refused:
    /// such an error must not decide what the engine does next.
    package var refusal: Isolation? {
        content.value.standing != .refusal ? nil : id == .asynchronousOnly ? .asynchronous : .main
    }

    /// A copy of an error about isolation that is a refusal if the request can await; otherwise the error itself.
    package func refusal(if isAwaiting: Bool) -> ResolutionError {
        isAwaiting ? changed { $0.standing = .refusal } : self
    }

    /// A copy that is no refusal, for an awaiting request that does not repeat.
    package var settled: ResolutionError { content.value.standing == .refusal ? changed { $0.standing = .open } : self }

    /// Whether observers have received the failure.
    package var isSent: Bool { content.value.standing == .sent }

    /// A copy that records that observers have received the failure.
    package var markedAsSent: ResolutionError { isSent ? self : changed { $0.standing = .sent } }

    /// Restores the type of an error that passed through an untyped `throws`: only the closures of providers throw others.
    @usableFromInline
    package init(passingOn error: any Error) {
        self =
            error as? ResolutionError
            ?? ResolutionError(.constructionFailed, "a provider failed: \(error)", underlying: error)
    }
}

extension Error {
    /// The text without notes and help, for events and logs.
    package var inOneLine: String {
        switch self {
        case let error as ResolutionError: error.headline
        case let error as GraphError: error.diagnostics.map(\.headline).joined(separator: "; ")
        default: "\(self)"
        }
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// An initializer, a method or a step threw ``ResolutionError/underlying``.
    public static let constructionFailed = Self(rawValue: "construction-failed")
    /// An external object has not been set.
    public static let externalNotSet = Self(rawValue: "external-not-set")
    /// The object must be awaited: `get(async:)`.
    public static let asynchronousOnly = Self(rawValue: "asynchronous-only")
    /// An object resolved itself while it was being built.
    public static let circularConstruction = Self(rawValue: "circular-construction")
    /// Two waits depend on each other: in another container, in a start or in a stop.
    public static let circularWait = Self(rawValue: "circular-wait")
    /// The task was canceled while it waited for an object that another one builds.
    public static let canceled = Self(rawValue: "canceled")
    /// The container or scope has ended.
    public static let ended = Self(rawValue: "ended")
    /// The scope cannot be opened any more: its container waits for those that are open, and stops.
    public static let draining = Self(rawValue: "draining")
    /// An object of a scope was resolved outside of the scope.
    public static let outsideScope = Self(rawValue: "outside-scope")
    /// The values of a scope do not match its externals.
    public static let scopeValue = Self(rawValue: "scope-value")
    /// No definition belongs to the scope.
    public static let unknownScope = Self(rawValue: "unknown-scope")
    /// No definition, or more than one, accepts the object to set; or a definition cannot be invoked.
    public static let notSettable = Self(rawValue: "not-settable")
    /// A chain of prototypes is longer than the thread's stack allows.
    public static let tooDeep = Self(rawValue: "too-deep")
}
