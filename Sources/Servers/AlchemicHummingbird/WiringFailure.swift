#if Hummingbird
internal import Alchemic
internal import Hummingbird
internal import Logging

/// An error of the wiring, not of the request: the response tells the client nothing, so the error is logged.
struct WiringFailure {
    /// The id that the documentation explains.
    private let id: String
    /// The message in one line.
    private let headline: String
    private let path: [String]
    /// The declaration at fault, or else the call that failed.
    private let location: Definition.SourceLocation?

    /// - Parameter error: An error that a handler, or the writing of a body, has thrown.
    /// - Returns: Nil for other errors, and for those that result from a cancellation, or from the end of a container or scope
    ///   that was open when the request arrived.
    init?(_ error: any Error) { self.init(error, unless: [.canceled, .ended]) }

    /// - Parameter error: An error of opening a scope. If the error results from the end of a container, the program has kept
    ///   that container too long: such an error is a failure.
    /// - Returns: Nil for other errors, and for those that result from a cancellation.
    init?(ofOpening error: any Error) { self.init(error, unless: [.canceled]) }

    /// Nil for errors of other kinds, and for those that come of an expected one.
    private init?(_ error: any Error, unless expected: [Diagnostic.ID]) {
        switch error {
        case let error as ResolutionError where !WiringFailure.comes(error, of: expected):
            (id, headline, path) = (error.id.rawValue, error.headline, error.path)
            location = error.location ?? error.requestLocation
        case let error as GraphError:
            guard let first = error.diagnostics.first(where: { $0.severity == .error }) else { return nil }
            (id, headline, path, location) = (first.id.rawValue, first.headline, first.path, first.location)
        case let error as MissingScope:
            (id, headline, path, location) = ("missing-scope", error.description, [], nil)
        default: return nil
        }
    }

    /// Whether an error has one of the ids or is a cancellation, or results from such an error.
    private static func comes(_ error: any Error, of expected: [Diagnostic.ID]) -> Bool {
        guard let error = error as? ResolutionError else { return error is CancellationError }
        return expected.contains(error.id) || error.underlying.map { comes($0, of: expected) } ?? false
    }

    /// Logs the failure with the request's logger, whose metadata has the request's id.
    ///
    /// The context reads its id from that metadata too, so it is no better source if a log handler drops metadata.
    func log(_ logger: Logger) {
        var metadata: Logger.Metadata = ["error.id": "\(id)", "error": "\(headline)"]
        if !path.isEmpty { metadata["error.path"] = "\(path.joined(separator: " -> "))" }
        if let location { metadata["error.location"] = "\(location)" }
        logger.error("A request failed because of the wiring", metadata: metadata)
    }
}
#endif
