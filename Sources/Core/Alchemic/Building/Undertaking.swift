import CAlchemic

/// An operation that a task is in the middle of, and that cannot end before the task goes on: a construction whose factory or
/// step is awaited, a start, a stop, or, where very many calls run, a call outside of any construction.
///
/// A child task counts as its parent. A `Task {}` inherits task-local values as well, but may go on after the operation has
/// ended. It has copies of the values, so the address where a value is kept tells the two apart.
package final class Undertaking: Sendable {
    /// Inherited by unstructured tasks, too, and therefore read by ``current`` alone.
    @TaskLocal private static var innermost: Undertaking?

    /// A ``Construction``, the ``Node`` of a prototype, or the object that represents a start or a stop.
    package let subject: any AnyObject & Sendable
    /// The operation within which the task has begun this one.
    let outer: Undertaking?
    /// The number of undertakings from the outermost one; at most ``maxDepth``, except for starts and stops.
    private let depth: Int
    /// The address where the task keeps this value, while the operation runs; 0 before and after.
    private let address = OwnWord()

    /// Creates an undertaking within the current one, for ``run(_:)``.
    package convenience init(_ subject: any AnyObject & Sendable) { self.init(subject, within: .current) }

    private init(_ subject: any AnyObject & Sendable, within outer: Undertaking?) {
        self.subject = subject
        self.outer = outer
        depth = (outer?.depth ?? 0) + 1
    }

    /// The innermost operation of the calling task, or of the task whose child it is; nil if it has only inherited the value.
    static var current: Undertaking? {
        let here = $innermost.boundAddress
        guard here != 0, let innermost, innermost.address.word.loadRelaxed() == here else { return nil }
        return innermost
    }

    /// The subjects of everything that the calling task is in the middle of, from the innermost outwards.
    static var subjects: [any AnyObject & Sendable] {
        sequence(first: current) { $0?.outer }.prefix { $0 != nil }.compactMap { $0?.subject }
    }

    /// The number of calls that may wait for one another.
    ///
    /// Awaiting takes no stack, so only counting finds an endless recursion.
    private static let maxDepth = 1_000

    /// Calls a factory or a step of a definition, for a construction if there is one; throws if more than ``maxDepth`` calls are
    /// nested.
    static func call<Result: Sendable>(
        _ body: @escaping @Sendable (Arguments) async throws -> Result, of node: Node, with links: PreparedLinks,
        for request: AsyncRequest
    ) async throws -> Result {
        defer { withExtendedLifetime(links) {} }
        let construction = request.construction
        let count = construction == nil ? request.container.family.callCount : Construction.awaitedCount
        let calls = count.addRelaxed(1)
        defer { count.addRelaxed(-1) }
        // Outside of constructions: while there are few calls in all tasks together, none can be too deep, and none needs an
        // undertaking.
        if construction == nil, calls <= maxDepth {
            return try await body(links.arguments(in: request.context))
        }
        let undertaking = Undertaking(construction ?? node)
        guard undertaking.depth <= maxDepth else { throw ResolutionError.tooDeep(node) }
        return try await undertaking.run { try await body(links.arguments(in: request.context)) }
    }

    /// Runs `body` as this undertaking, once: the address of the value is kept in the undertaking itself.
    package func run<Result: Sendable>(_ body: @escaping @Sendable () async throws -> Result) async throws -> Result {
        // A value that is bound in the body of a task group is copied for its child tasks, so the address would differ there. The
        // body of an `async let` is a child task's own, in which the value is bound without copies.
        guard alchemic_is_in_task_group() else { return try await bind(body) }
        async let result = bind(body)
        return try await result
    }

    /// Binds the task-local value, and notes its address for as long as `body` runs.
    private func bind<Result: Sendable>(_ body: @escaping @Sendable () async throws -> Result) async throws -> Result {
        try await Undertaking.$innermost.withValue(self) {
            address.word.storeRelaxed(Undertaking.$innermost.boundAddress)
            defer { address.word.storeRelaxed(0) }
            return try await body()
        }
    }

    /// Another undertaking of the same subject, for an unstructured task that the operation awaits.
    func copy() -> Undertaking { Undertaking(subject, within: outer) }

    /// Runs `body` outside of every undertaking; the tasks that it starts are outside, too.
    package static func withNone<Result>(_ body: () -> Result) -> Result { $innermost.withValue(nil, operation: body) }
}
