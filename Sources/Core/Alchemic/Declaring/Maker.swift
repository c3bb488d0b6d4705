/// The factory of one definition, whatever the type of its objects; the only subclass of ``ErasedMaker``.
@usableFromInline
package final class Maker: ErasedMaker {
    /// The factory's function, in the form that its isolation and the object's lifetime need.
    @usableFromInline
    package enum Body: Sendable {
        /// The factory of a prototype: it returns the object without a box, as the type that the declaration names.
        case prototype(any AnyCall)
        /// The factory of a kept object: it returns the box that keeps the object, so that no type is looked up afterward.
        case synchronous(@Sendable (Arguments) throws -> ErasedBox)
        case main(@MainActor @Sendable (Arguments) throws -> ErasedBox)
        case asynchronous(@Sendable (Arguments) async throws -> ErasedBox)
        case constant(ErasedBox)
        case external
    }

    package let body: Body
    @usableFromInline package let parameterTypes: @Sendable () -> [Any.Type]

    @usableFromInline
    package init(_ body: Body, parameterTypes: @escaping @Sendable () -> [Any.Type]) {
        self.body = body
        self.parameterTypes = parameterTypes
    }

    /// Without the isolation of parameters and steps.
    @usableFromInline
    package var isolation: Isolation {
        switch body {
        case .prototype, .synchronous, .constant, .external: .synchronous
        case .main: .main
        case .asynchronous: .asynchronous
        }
    }

    @usableFromInline
    package var makesNothing: Bool {
        switch body {
        case .constant, .external: true
        default: false
        }
    }

    /// A copy, for another definition.
    package func copied() -> Maker { Maker(body, parameterTypes: parameterTypes) }
}

/// A wrapper around each call of a factory.
package protocol MakerWrapper: Sendable {
    /// Calls the factory.
    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value
    /// Calls a factory that has to be awaited.
    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value
}

extension Definition {
    /// A copy of the definition, with a wrapper around each call of its factory.
    ///
    /// The factory gets an identity of its own; that of a prototype loses the direct call and gets a box.
    package func wrapped(by wrapper: any MakerWrapper) -> Definition {
        let maker = maker.typed
        let wrapped: Maker.Body =
            switch maker.body {
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
            case .constant, .external: maker.body
            }
        return with(maker: Maker(wrapped, parameterTypes: maker.parameterTypes))
    }
}
