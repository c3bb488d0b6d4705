#if Hummingbird
internal import Alchemic
internal import Hummingbird
internal import Logging

/// An error that comes of the wiring, and not of what the request wants: as an answer it says nothing, so it is logged.
struct WiringFailure {
    private let id: String
    private let headline: String
    private let path: [String]
    /// The declaration at fault, or else the call that failed.
    private let location: Definition.SourceLocation?

    /// - Parameter error: What left a handler or the writing of a body.
    /// - Returns: Nil for other errors, and for those that a cancellation has led to, or the end of a container or scope: it was
    ///   open when the request came.
    init?(_ error: any Error) { self.init(error, unless: [.canceled, .ended]) }

    /// - Parameter error: What left the opening of a scope: if that cannot be opened because something has ended, the program
    ///   has kept it too long.
    /// - Returns: Nil for other errors, and for those that a cancellation has led to.
    init?(ofOpening error: any Error) { self.init(error, unless: [.canceled]) }

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

    private static func comes(_ error: any Error, of expected: [Diagnostic.ID]) -> Bool {
        guard let error = error as? ResolutionError else { return error is CancellationError }
        return expected.contains(error.id) || error.underlying.map { comes($0, of: expected) } ?? false
    }

    /// Logs it with the request's logger, whose metadata has the request's id: the context takes it from there, too, and
    /// nothing reads it back where a handler drops metadata.
    func log(_ logger: Logger) {
        var metadata: Logger.Metadata = ["error.id": "\(id)", "error": "\(headline)"]
        if !path.isEmpty { metadata["error.path"] = "\(path.joined(separator: " -> "))" }
        if let location { metadata["error.location"] = "\(location)" }
        logger.error("A request failed because of the wiring", metadata: metadata)
    }
}
#endif
