/// The factory of one definition, whatever the type of its objects.
///
/// A definition's identity is that of its `Maker`.
@usableFromInline
package final class Maker: Sendable {
    @usableFromInline
    package enum Body: Sendable {
        /// A new object for each request, built as the type that it is.
        case prototype(any AnyCall)
        /// An object that is kept, built in the box that it is kept in: no type has to be looked up afterwards.
        case synchronous(@Sendable (Arguments) throws -> ErasedBox)
        case main(@MainActor @Sendable (Arguments) throws -> ErasedBox)
        case asynchronous(@Sendable (Arguments) async throws -> ErasedBox)
        case constant(ErasedBox)
        case external
    }

    package let body: Body
    /// The types of the parameters, in order.
    ///
    /// A function instead of an array: a definition should be small.
    package let parameterTypes: @Sendable () -> [Any.Type]

    package init(_ body: Body, _ parameterTypes: @escaping @Sendable () -> [Any.Type]) {
        self.body = body
        self.parameterTypes = parameterTypes
    }

    package var isolation: Isolation {
        switch body {
        case .prototype, .synchronous, .constant, .external: .synchronous
        case .main: .main
        case .asynchronous: .asynchronous
        }
    }

    /// Whether there is nothing to call.
    package var makesNothing: Bool {
        switch body {
        case .constant, .external: true
        default: false
        }
    }

    /// A copy that does the same for another definition.
    package func copied() -> Maker { Maker(body, parameterTypes) }
}

/// Where a factory, or a step, has to run.
package enum Isolation: Int, Sendable, Comparable {
    /// Wherever it is called.
    case synchronous
    /// On the main actor.
    case main
    /// Awaited.
    case asynchronous

    package static func < (left: Isolation, right: Isolation) -> Bool { left.rawValue < right.rawValue }
}

/// A wrapper around each call of a factory.
package protocol MakerWrapper: Sendable {
    /// Calls the factory.
    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value
    /// The same, awaited.
    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value
}

extension Maker {
    func wrapped(by wrapper: any MakerWrapper) -> Maker {
        let wrapped: Body =
            switch body {
            case .prototype(let call):
                .synchronous { arguments in try wrapper.call(for: arguments.container) { try call.box(arguments) } }
            case .synchronous(let make):
                .synchronous { arguments in try wrapper.call(for: arguments.container) { try make(arguments) } }
            case .main(let make):
                .main { arguments in try wrapper.call(for: arguments.container) { try make(arguments) } }
            case .asynchronous(let make):
                .asynchronous { arguments in
                    try await wrapper.call(for: arguments.container, async: { try await make(arguments) })
                }
            case .constant, .external: body
            }
        return Maker(wrapped, parameterTypes)
    }
}
