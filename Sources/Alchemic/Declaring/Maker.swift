/// The part of a definition that makes the object, without the object's type.
///
/// Its one subclass is ``TypedMaker``. `@unchecked` because a class that is inherited from cannot be checked; all it
/// holds is immutable and `Sendable`.
@usableFromInline
package class Maker: @unchecked Sendable {
    /// The types of the parameters, in order.
    ///
    /// A function and not an array: a definition should be small.
    package let parameterTypes: @Sendable () -> [Any.Type]

    init(parameterTypes: @escaping @Sendable () -> [Any.Type]) {
        self.parameterTypes = parameterTypes
    }

    package var type: Any.Type { Never.self }
    package var isolation: Isolation { .synchronous }
    package var makesNothing: Bool { false }

    /// A maker that does the same for another definition.
    package func copied() -> Maker { preconditionFailure("TypedMaker does this") }

    /// The object that hands out what this maker makes for one node of a container.
    func producer(for node: Node, in linker: Linker) -> AnyProducer { preconditionFailure("TypedMaker does this") }

    /// The same maker, with something around each of its calls.
    func wrapped(by wrapper: any MakerWrapper) -> Maker { preconditionFailure("TypedMaker does this") }
}

/// What is put around the calls of a maker.
package protocol MakerWrapper: Sendable {
    /// Calls the maker for a container.
    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value
    /// The same, awaited.
    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value
}

/// Where a maker, or a step, has to run.
package enum Isolation: Int, Sendable, Comparable {
    /// Wherever it is called.
    case synchronous
    /// On the main actor.
    case main
    /// Awaited.
    case asynchronous

    package static func < (left: Isolation, right: Isolation) -> Bool { left.rawValue < right.rawValue }
}

/// A maker of a known type.
@usableFromInline
package final class TypedMaker<Instance>: Maker, @unchecked Sendable {
    @usableFromInline
    package enum Body {
        case synchronous(@Sendable (Arguments) throws -> Instance)
        /// The same, for what is shared: the object comes in the box that it is kept in.
        case shared(@Sendable (Arguments) throws -> MadeObject<Instance>)
        case main(@MainActor @Sendable (Arguments) throws -> Instance)
        case asynchronous(@Sendable (Arguments) async throws -> Instance)
        case constant(Box<Instance>)
        case external
    }

    let body: Body

    @usableFromInline
    package init(_ body: Body, _ parameterTypes: @escaping @Sendable () -> [Any.Type]) {
        self.body = body
        super.init(parameterTypes: parameterTypes)
    }

    override package var type: Any.Type { Instance.self }

    override package var isolation: Isolation {
        switch body {
        case .synchronous, .shared, .constant, .external: .synchronous
        case .main: .main
        case .asynchronous: .asynchronous
        }
    }

    /// The plain call, with what it makes in the box that it is kept in; nil if it takes more than that, or makes nothing.
    var plainCall: (@Sendable (Arguments) throws -> MadeObject<Instance>)? {
        switch body {
        case .synchronous(let make): { MadeObject(try make($0)) }
        case .shared(let make): make
        case .main, .asynchronous, .constant, .external: nil
        }
    }

    override package var makesNothing: Bool {
        switch body {
        case .constant, .external: true
        default: false
        }
    }

    override package func copied() -> Maker { TypedMaker(body, parameterTypes) }

    override func producer(for node: Node, in linker: Linker) -> AnyProducer {
        Linker.producer(of: self, for: node, in: linker)
    }

    override func wrapped(by wrapper: any MakerWrapper) -> Maker {
        switch body {
        case .synchronous(let make):
            TypedMaker(
                .synchronous { arguments in
                    try wrapper.call(for: arguments.container) { try make(arguments) }
                }, parameterTypes)
        case .shared(let make):
            TypedMaker(
                .shared { arguments in
                    try wrapper.call(for: arguments.container) { try make(arguments) }
                }, parameterTypes)
        case .main(let make):
            TypedMaker(
                .main { arguments in
                    try wrapper.call(for: arguments.container) { try make(arguments) }
                }, parameterTypes)
        case .asynchronous(let make):
            TypedMaker(
                .asynchronous { arguments in
                    try await wrapper.call(for: arguments.container, async: { try await make(arguments) })
                }, parameterTypes)
        case .constant, .external: self
        }
    }
}

extension Arguments {
    /// The container that the maker is called for.
    fileprivate var container: Container { context.container.takeUnretainedValue() }
}
