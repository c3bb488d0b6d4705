#if Observability
internal import Alchemic
internal import Tracing

/// The spans around the awaited calls for one definition: its construction, start and stop.
struct DefinitionSpans: MakerWrapper, LifecycleWrapper {
    private let definition: Definition
    /// The tracer; nil for the one that the program has set when a span begins.
    private let tracer: (any Tracer)?

    init(for definition: Definition, tracer: (any Tracer)?) {
        self.definition = definition
        self.tracer = tracer
    }

    /// The definition with spans; unchanged if it awaits nothing, or has spans already.
    var lowered: Definition {
        guard !(definition.hasDetails && definition.details.lifecycleWrapper is DefinitionSpans) else {
            return definition
        }
        let isAwaited = definition.maker.isolation == .asynchronous
        // A kept object may have start and stop actions even if its declared type does not: its class may be a subclass.
        let takesPart = definition.kind == .singleton || definition.kind == .scoped
        guard isAwaited || takesPart else { return definition }
        var lowered = isAwaited ? definition.wrapped(by: self) : definition
        lowered.details.lifecycleWrapper = self
        return lowered
    }

    /// Calls a factory without a span, since only an awaited construction has one.
    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value { try make() }

    /// Calls an awaited factory in a span, with the scope that is open in the container.
    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value {
        try await withSpan(of: "build", in: container.openScope, make)
    }

    /// Runs a start action in a span, with the scope of the definition.
    func start(_ action: @Sendable () async throws -> Void) async throws {
        try await withSpan(of: "start", in: definition.lifetime.scope, action)
    }

    /// Runs a stop action in a span, with the scope of the definition.
    func stop(_ action: @Sendable () async throws -> Void) async throws {
        try await withSpan(of: "stop", in: definition.lifetime.scope, action)
    }

    /// Runs a body in a span named after the activity and the definition, and sets attributes only if the span records them.
    private func withSpan<Value>(
        of activity: String, in scope: Scope?, _ body: () async throws -> Value
    ) async throws -> Value {
        let tracer = tracer ?? InstrumentationSystem.tracer
        return try await tracer.withSpan(
            "\(activity) \(definition.label)", function: activity, file: definition.location.file,
            line: UInt(definition.location.line)
        ) { span in
            if span.isRecording {
                span.attributes["alchemic.definition"] = definition.label
                span.attributes["alchemic.lifetime"] = definition.lifetime.description
                span.attributes["alchemic.place"] = definition.location.description
                if let scope { span.attributes["alchemic.scope"] = scope.name }
            }
            return try await body()
        }
    }
}
#endif
