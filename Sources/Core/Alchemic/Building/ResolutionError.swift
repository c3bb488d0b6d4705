/// Why a request failed, with the path of the construction.
public struct ResolutionError: Error, Sendable, CustomStringConvertible {
    private final class Storage: Sendable {
        let id: Diagnostic.ID
        let headline: String
        let path: LabelPath
        let notes: [Diagnostic.Note]
        let help: String?
        let location: Definition.SourceLocation?
        let requestLocation: Definition.SourceLocation?
        let underlying: (any Error)?

        init(
            _ id: Diagnostic.ID, _ headline: String, path: LabelPath, notes: [Diagnostic.Note], help: String?,
            location: Definition.SourceLocation?, requestLocation: Definition.SourceLocation?, underlying: (any Error)?
        ) {
            self.id = id
            self.headline = headline.printable
            self.path = path
            self.notes = notes
            self.help = help?.printable
            self.location = location
            self.requestLocation = requestLocation
            self.underlying = underlying
        }

        /// The same failure with another path, or of another request.
        init(_ other: Storage, path: LabelPath, requestLocation: Definition.SourceLocation?) {
            id = other.id
            headline = other.headline
            self.path = path
            notes = other.notes
            help = other.help
            location = other.location
            self.requestLocation = requestLocation
            underlying = other.underlying
        }
    }

    private let storage: Storage

    package init(
        _ id: Diagnostic.ID, _ headline: String, path: [String] = [], notes: [Diagnostic.Note] = [],
        help: String? = nil,
        at location: Definition.SourceLocation? = nil, requestedAt requestLocation: Definition.SourceLocation? = nil,
        underlying: (any Error)? = nil
    ) {
        storage = Storage(
            id, headline, path: LabelPath(path), notes: notes, help: help, location: location,
            requestLocation: requestLocation, underlying: underlying)
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// The kind of failure.
    public var id: Diagnostic.ID { storage.id }
    /// The failure in one sentence.
    public var headline: String { storage.headline }
    /// The path from the requested object to the failure; the middle of a very long path is left out.
    public var path: [String] { storage.path.labels }
    /// The declaration that failed, if one did.
    public var location: Definition.SourceLocation? { storage.location }
    /// The request that failed, if the program made it.
    public var requestLocation: Definition.SourceLocation? { storage.requestLocation }
    /// The error of an initializer, a step or a stop action.
    public var underlying: (any Error)? { storage.underlying }

    /// The failure as text, in the shape of the check's messages.
    public var description: String {
        let request = location == nil ? nil : requestLocation.map { Diagnostic.Note("requested", "\($0)") }
        return Diagnostic(
            id, headline, at: location ?? requestLocation, path: storage.path.shortened,
            notes: [request].compactMap(\.self) + storage.notes, help: storage.help
        ).text(.plain)
    }

    /// The same failure, met on the way to building something else.
    package func building(_ label: String) -> ResolutionError {
        ResolutionError(
            Storage(storage, path: storage.path.within(label), requestLocation: storage.requestLocation))
    }

    /// The same failure, of a request that was made in a file; of requests within one another the innermost counts.
    @usableFromInline
    package func requested(file: StaticString, line: UInt32) -> ResolutionError {
        guard requestLocation == nil, file.utf8CodeUnitCount > 0 else { return self }
        let location = Definition.SourceLocation(file: file, line: line, column: 0)
        return ResolutionError(Storage(storage, path: storage.path, requestLocation: location))
    }
}

extension Error {
    /// What the error says, without what helps to fix it.
    var inOneLine: String {
        switch self {
        case let error as ResolutionError: error.headline
        case let error as GraphError: error.diagnostics.map(\.headline).joined(separator: "; ")
        default: "\(self)"
        }
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// An initializer, a method or a step threw; ``ResolutionError/underlying`` is what.
    public static let constructionFailed = Self(rawValue: "construction-failed")
    /// An external object has not been set.
    public static let externalNotSet = Self(rawValue: "external-not-set")
    /// The object must be awaited: `get(async:)`.
    public static let asynchronousOnly = Self(rawValue: "asynchronous-only")
    /// An object requested itself while it was being built.
    public static let circularConstruction = Self(rawValue: "circular-construction")
    /// Two waits depend on each other: in another container, in a start or in a stop.
    public static let circularWait = Self(rawValue: "circular-wait")
    /// The task was canceled while it waited for an object that another one builds.
    public static let canceled = Self(rawValue: "canceled")
    /// The container or scope has ended.
    public static let ended = Self(rawValue: "ended")
    /// An object of a scope was requested outside of one.
    public static let outsideScope = Self(rawValue: "outside-scope")
    /// The values of a scope do not match its externals.
    public static let scopeValue = Self(rawValue: "scope-value")
    /// No definition belongs to the scope.
    public static let unknownScope = Self(rawValue: "unknown-scope")
    /// No definition, or more than one, accepts the object to set.
    public static let notSettable = Self(rawValue: "not-settable")
    /// A chain of prototypes is longer than the thread's stack allows.
    public static let tooDeep = Self(rawValue: "too-deep")
    /// A handle was requested that could fail.
    public static let handleCanFail = Self(rawValue: "handle-can-fail")
}

// MARK: Messages

extension ResolutionError {
    static func externalNotSet(_ node: Node) -> ResolutionError {
        let help =
            node.lifetime.scope.map { "open the scope with it: `container.scope(\"\($0.name)\", with: ...)`" }
            ?? "provide it first: `container.set(...)`"
        return ResolutionError(
            .externalNotSet, "the external `\(node.label)` has not been set", path: [node.label], help: help,
            at: node.definition.location)
    }

    static func isolation(_ node: Node) -> ResolutionError {
        if node.completeIsolation == .asynchronous {
            return ResolutionError(
                .asynchronousOnly, "`\(node.label)` must be awaited", path: node.way(to: .asynchronous),
                help: node.kind == .singleton && !node.mayBeDropped
                    ? "request it with `try await container.get(async: ...)`, or make it `.eager()` and request it after the start"
                    : "request it with `try await container.get(async: ...)`",
                at: node.definition.location)
        }
        return ResolutionError(
            .mainActorOnly, "`\(node.label)` is built on the main actor", path: node.way(to: .main),
            help: "request it there with `get(main: ...)`, or anywhere with `try await container.get(async: ...)`",
            at: node.definition.location)
    }

    /// What is being built by a task, for which no thread waits; nil for what a `Lazy` keeps.
    static func builtByTask(_ node: Node?) -> ResolutionError {
        ResolutionError(
            .asynchronousOnly,
            "\(node.map { "`\($0.label)`" } ?? "a `Lazy`") is being built by a task, which must be awaited",
            path: node.map { [$0.label] } ?? [],
            help: node.map { _ in "request it with `try await container.get(async: ...)`" },
            at: node?.definition.location)
    }

    static func staysOnMain(_ node: Node, as type: Any.Type) -> ResolutionError {
        ResolutionError(
            .mainActorOnly,
            node.staysOnMain
                ? "`\(node.label)` is not `Sendable` and stays on the main actor"
                : "`\(node.label)` conforms to `\(spelling(of: type))` on the main actor only", path: [node.label],
            help: "request it there with `get(main: ...)`", at: node.definition.location)
    }

    static func elsewhere(_ node: Node, _ type: Any.Type) -> ResolutionError {
        ResolutionError(
            .mainActorOnly,
            "`\(node.label)` conforms to `\(spelling(of: type))` on an actor that is not the main actor",
            path: [node.label], help: "isolate the conformance to the main actor, or to none",
            at: node.definition.location)
    }

    /// What waits for the request that needs it.
    ///
    /// - Parameters:
    ///   - node: What was requested; nil for what a `Lazy` keeps.
    ///   - labels: What is being built on the way from there to the requester, in other threads and tasks.
    static func circular(_ node: Node?, through labels: [String] = []) -> ResolutionError {
        guard let node else {
            return ResolutionError(.circularConstruction, "a `Lazy` was requested while it was being built")
        }
        return ResolutionError(
            .circularConstruction, "`\(node.label)` was requested while it was being built",
            path: labels.isEmpty ? [node.label] : labels,
            help: "declare it as a step, with `.inject` or `.call`, so that the graph knows the cycle; "
                + "or keep a `Lazy` or a `Provider`, and call it later",
            at: node.definition.location)
    }

    package static func circularWait(_ wait: CircularWait) -> ResolutionError {
        let others = wait.labels.dropFirst().map { "`\($0)`" }
        return ResolutionError(
            .circularWait,
            "waiting for `\(wait.labels.first ?? "")` would deadlock: it waits for "
                + (others.isEmpty ? "this request" : others.joined(separator: ", which waits for ")),
            path: wait.labels,
            help: "do not wait here: take a `Lazy`, a `Provider` or an `AsyncProvider` and call it later, "
                + "or start a `Task` without awaiting it")
    }

    static func canceled(_ node: Node?) -> ResolutionError {
        ResolutionError(
            .canceled, "the task was canceled while it waited for `\(node?.label ?? "Lazy")`",
            path: node.map { [$0.label] } ?? [], at: node?.definition.location, underlying: CancellationError())
    }

    /// The error of a producer's, which has been told what was being built; it throws no other.
    @usableFromInline
    init(passingOn error: any Error) {
        self = error as? ResolutionError ?? ResolutionError(.typeMismatch, "a producer threw `\(error)`")
    }

    @usableFromInline
    static func ended(_ container: Container) -> ResolutionError {
        if let base = container.overlaid { return overrideEnded(container.graph.definitions(notIn: base.graph)) }
        return ResolutionError(
            .ended, "\(container.words) has ended", help: "request it before `stop()`, or create another one")
    }

    private static func overrideEnded(_ definitions: [Definition]) -> ResolutionError {
        ResolutionError(
            .ended, "the override of \(definitions.map { "`\($0.label)`" }.joined(separator: ", ")) has ended",
            notes: definitions.map { Diagnostic.Note("override", "`\($0.label)` (\($0.location))") },
            help: "await the task before the operation of `withOverrides` returns, or start it with `Task.detached`, "
                + "which sees no overrides")
    }

    @usableFromInline
    static func gone() -> ResolutionError {
        ResolutionError(
            .ended, "the container was released", help: "keep a reference to the container while it is in use")
    }

    static func outsideScope(_ node: Node) -> ResolutionError {
        let scope = node.lifetime.scope?.name ?? ""
        return ResolutionError(
            .outsideScope, "`\(node.label)` belongs to the scope \"\(scope)\", which is not open here",
            path: [node.label],
            help: "open one, `container.scope(\(Diagnostic.code(node.lifetime.scope)))`, and request it there",
            at: node.definition.location)
    }

    static func unknownScope(
        _ name: String, among names: some Sequence<String>, at location: Definition.SourceLocation? = nil
    ) -> ResolutionError {
        ResolutionError(
            .unknownScope, "no definition belongs to a scope \"\(name)\"",
            notes: suggestions(for: name, among: names).map { Diagnostic.Note("similar", "\"\($0)\"") },
            help: "open a declared scope, or declare `Scoped(\(Diagnostic.code(Scope(name))), ...)`", at: location)
    }

    static func tooDeep(_ node: Node?) -> ResolutionError {
        guard let node, node.depth >= StackGuard.interval else {
            return ResolutionError(
                .tooDeep, "requests are nested too deeply: each starts before the previous one returns",
                path: node.map { [$0.label] } ?? [],
                help: "request it after the initializer, or take it as a parameter",
                at: node?.definition.location)
        }
        return ResolutionError(
            .tooDeep, "building `\(node.label)` needs a chain of \(node.depth) objects, too long for the stack",
            path: [node.label], help: "declare some of the chain as singletons, which are built one after another",
            at: node.definition.location)
    }

    static func failed(_ node: Node, _ error: any Error) -> ResolutionError {
        ResolutionError(
            .constructionFailed, "building `\(node.label)` failed: \(error)", path: [node.label],
            at: node.definition.location, underlying: error)
    }

    static func stepFailed(_ node: Node, _ step: String, _ error: any Error) -> ResolutionError {
        ResolutionError(
            .constructionFailed, "the \(step) of `\(node.label)` failed: \(error)", path: [node.label],
            at: node.definition.location, underlying: error)
    }

    static func unresolved(
        _ problem: Unresolved, in index: DefinitionIndex, _ cache: inout TypeCache
    ) -> ResolutionError {
        let words = problem.words(for: .request)
        return ResolutionError(
            problem.id, words.headline,
            notes: words.notes + Diagnostic.hints(for: problem, in: index, &cache),
            help: problem.remedy(at: nil, in: index, &cache))
    }

    static func scopeValueMissing(_ node: Node, _ all: [Node], _ scope: Scope) -> ResolutionError {
        ResolutionError(
            .scopeValue, "the scope \"\(scope)\" is opened without a value for `\(node.label)`", path: [node.label],
            notes: all.map { Diagnostic.Note("missing", "`\($0.label)` (\($0.definition.location))") },
            help:
                "add it: `container.scope(\(Diagnostic.code(scope)), with: ...)`, or open the scope without values and use `set(_:)`",
            at: node.definition.location)
    }

    static func scopeValueUnclear(
        _ type: Any.Type, _ name: String?, _ fitting: [Node], _ all: [Node], _ scope: Scope
    ) -> ResolutionError {
        let place = name.map { " named \"\($0)\"" } ?? ""
        let words =
            switch fitting.count {
            case 0: "matches no external of the scope"
            case 1: "is passed twice to the scope"
            default: "matches \(fitting.count) externals of the scope"
            }
        return ResolutionError(
            .scopeValue, "a value of `\(spelling(of: type))`\(place) \(words) \"\(scope)\"",
            notes: (fitting.isEmpty ? all : fitting).map {
                Diagnostic.Note("external", "`\($0.label)` (\($0.definition.location))")
            },
            help: fitting.count > 1
                ? "name one: `ScopeValue(..., named: \"...\")`"
                : fitting.isEmpty
                    ? "declare `External(\(spelling(of: type)).self, in: ...)`, or remove the value" : "pass it once"
        )
    }
}
