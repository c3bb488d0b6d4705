package import Alchemic

/// What makes an object, to be put into any number of definitions.
package struct LoadedMaker: Sendable {
    let maker: @Sendable () -> Maker
    /// The type of what it makes.
    package let type: Any.Type
    /// The types of its parameters, the owner of a method first.
    package let parameterTypes: [Any.Type]
    let isSendable: Bool
    let hasOwner: Bool

    private init<Instance>(_ maker: TypedMaker<Instance>, isSendable: Bool, hasOwner: Bool = false) {
        // Each definition has a maker of its own: it is what tells definitions apart.
        self.maker = { maker.copied() }
        type = Instance.self
        parameterTypes = maker.parameterTypes()
        self.isSendable = isSendable
        self.hasOwner = hasOwner
    }

    /// An initialiser, a function or a closure.
    package init<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(calling: make), isSendable: isSendable)
    }

    /// One that is awaited.
    package init<Instance, each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(awaiting: make), isSendable: isSendable)
    }

    /// One on the main actor.
    package init<Instance, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(onMain: make), isSendable: isSendable)
    }

    /// A method of another definition's object.
    package init<Owner, Instance, each Parameter>(
        method make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(callingMethod: make), isSendable: isSendable, hasOwner: true)
    }

    /// A method on the main actor.
    package init<Owner, Instance, each Parameter>(
        methodOnMain make:
            @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        isSendable: Bool
    ) {
        self.init(TypedMaker(callingMethodOnMain: make), isSendable: isSendable, hasOwner: true)
    }

    /// A method that is awaited.
    package init<Owner, Instance, each Parameter>(
        methodAwaited make: @escaping @Sendable (Owner) -> (repeat each Parameter) async throws -> Instance,
        isSendable: Bool
    ) {
        self.init(TypedMaker(awaitingMethod: make), isSendable: isSendable, hasOwner: true)
    }

    /// A constant.
    package init<Instance>(value: Instance) {
        self.init(TypedMaker(.constant(Box(value)), { [] }), isSendable: true)
    }

    /// Something that the program hands over.
    package init<Instance>(externalOf _: Instance.Type) {
        self.init(TypedMaker<Instance>(.external, { [] }), isSendable: true)
    }

    /// What a definition of a self-declaring type makes its object with; nil if it is given from outside.
    package init?(of definition: Definition) {
        guard !definition.maker.makesNothing, definition.details.decoratedType == nil else { return nil }
        let maker = definition.maker
        self.maker = { maker.copied() }
        type = definition.type
        parameterTypes = maker.parameterTypes()
        isSendable = definition.traits.contains(.sendable)
        hasOwner = definition.details.ownerType != nil
    }

    /// Whether the first of the parameters is the owner of the method.
    package var isMethod: Bool { hasOwner }
}
