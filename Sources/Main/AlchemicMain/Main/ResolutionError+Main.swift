// Errors that only the main container throws.

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// The main container does not exist yet.
    public static let notStarted = Self(rawValue: "not-started")
    /// The main container could not be started; ``ResolutionError/underlying`` is the reason.
    public static let mainStartFailed = Self(rawValue: "main-start-failed")
    /// The start waits for the main actor, but nothing runs there.
    public static let mainActorBlocked = Self(rawValue: "main-actor-blocked")
}

extension ResolutionError {
    /// The error of a request before the container exists.
    static func notStarted() -> ResolutionError {
        ResolutionError(
            .notStarted, "the main container has not been started",
            help:
                "resolve it in `Container.main.whenStarted { ... }`, or await: `try await Container.main.get(async: ...)`"
        )
    }

    /// The error of a task that was canceled while it waited for the container.
    static func gaveUpWaiting() -> ResolutionError {
        ResolutionError(
            .notStarted, "the task was canceled while it waited for the main container",
            underlying: CancellationError())
    }

    /// The error of a request after a failed start, with the first line of the start's error.
    static func mainStartFailed(_ error: any Error) -> ResolutionError {
        let text = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
        return ResolutionError(
            .mainStartFailed, "the main container could not be started: \(text)",
            help: "fix the cause; `try await Container.main.start()` tries again and throws the whole error",
            underlying: error)
    }

    /// The error of a caller that waits for a start while nothing runs on the main actor; `what` names the part that needs it.
    static func mainActorBlocked(_ what: String) -> ResolutionError {
        ResolutionError(
            .mainActorBlocked, "the start waits for the main actor to \(what), but nothing runs there",
            help: "make `main` asynchronous, or have it run the main loop: `RunLoop.main.run()` or `dispatchMain()`")
    }

    /// The error of calls after the main container has been stopped, unless they reach a container, which throws its own.
    static func mainEnded() -> ResolutionError {
        ResolutionError(.ended, "the main container has ended", help: "resolve it before `stop()`")
    }
}
