#if Hummingbird
internal import Alchemic
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import Synchronization

/// The scope of a request, which ends when `end()` is called, or once nothing can write the response's body any more.
final class OpenScope: Sendable {
    /// The maximum size of a body that is written before it is sent, so that the scope need not stay open while it is sent.
    private static let largestWrittenAhead = 65_536

    let container: Container
    /// The logger of the request, which failures reach after the handler has returned, too.
    private let logger: Logger
    /// The surrounding scope of the same request, if there is one.
    private let outer: OpenScope?
    /// Set before the scope ends, so that it ends only once.
    private let hasEnded = Atomic<Bool>(false)
    /// Whether a failure of the request has been logged; used in the outermost scope only.
    private let hasReported = Atomic<Bool>(false)

    /// Takes the logger and the surrounding scope from the context of the request.
    init(_ container: Container, for context: some ScopedRequestContext) {
        self.container = container
        logger = context.logger
        outer = context.scope.opened
    }

    deinit {
        guard !hasEnded.load(ordering: .relaxed) else { return }
        Task { [container, logger] in
            await withLogger(logger) { _ in await OpenScope.end(container, loggingTo: logger) }
        }
    }

    /// Stops the objects of the scope; only the first call has an effect.
    nonisolated(nonsending) func end() async {
        guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
        await OpenScope.end(container, loggingTo: logger)
    }

    /// Stops a container, and logs an error, which the response can no longer tell.
    private nonisolated(nonsending) static func end(_ container: Container, loggingTo logger: Logger) async {
        do {
            try await container.stop()
        } catch {
            logger.error("A request's objects could not be stopped", metadata: ["error": "\(error)"])
        }
    }

    /// Logs a failure, once for each request even if the error passes through several scopes.
    func report(_ failure: WiringFailure?) {
        guard let failure, !outermost.hasReported.exchange(true, ordering: .relaxed) else { return }
        failure.log(logger)
    }

    /// The scope that was opened first for the request.
    private var outermost: OpenScope { outer?.outermost ?? self }

    /// Writes a body in the scope and then ends the scope, with the request's logger: by then, the handler has returned.
    func end(after write: () async throws -> Void) async throws {
        try await withLogger(logger) { _ in
            do {
                try await container.asCurrent { try await write() }
            } catch {
                report(WiringFailure(error))
                await end()
                throw error
            }
            await end()
        }
    }

    /// Writes a small body of known size ahead, so that the scope can end and the body is sent in one piece.
    ///
    /// The caller runs with the scope as the current container.
    ///
    /// - Returns: The body; nil if the scope must stay open while the body is sent.
    nonisolated(nonsending) func write(_ body: ResponseBody) async throws -> ResponseBody? {
        guard let size = body.contentLength, size <= OpenScope.largestWrittenAhead, container.hasNoLifecycle else {
            return nil
        }
        let written = WrittenBody()
        try await body.write(AheadWriter(written))
        return written.body
    }
}

/// A body that is collected in memory.
private final class WrittenBody {
    private var buffer = ByteBuffer()
    private var trailers: HTTPFields?

    /// Appends a part of the body.
    func add(_ other: ByteBuffer) {
        // Most bodies are a single buffer, which is not copied.
        if buffer.readableBytes == 0 { buffer = other } else { buffer.writeImmutableBuffer(other) }
    }

    /// Keeps the trailers, which end the body.
    func finish(_ trailers: HTTPFields?) { self.trailers = trailers }

    /// The whole body; one with trailers is a stream, since a buffer has none.
    var body: ResponseBody {
        guard let trailers else { return ResponseBody(byteBuffer: buffer) }
        return ResponseBody(contentLength: buffer.readableBytes) { [buffer] writer in
            try await writer.write(buffer)
            try await writer.finish(trailers)
        }
    }
}

/// Writes a body to memory, before the response is sent.
private struct AheadWriter: ResponseBodyWriter {
    private let written: WrittenBody

    init(_ written: WrittenBody) { self.written = written }

    mutating func write(_ buffer: ByteBuffer) async throws { written.add(buffer) }
    consuming func finish(_ trailers: HTTPFields?) async throws { written.finish(trailers) }
}
#endif
