package import Alchemic

/// A factory that can be used in any number of definitions.
package struct LoadedMaker: Sendable {
    let maker: @Sendable () -> Maker
    /// The type of the objects it makes.
    package let type: Any.Type
    /// The types of its parameters, the owner of a method first.
    package let parameterTypes: [Any.Type]
    let isSendable: Bool
    let hasOwner: Bool
    /// The labels of its parameters, as `brand:cylinders:`, where they are known.
    private(set) var labels: String?

    private init(_ maker: Maker, of type: Any.Type, isSendable: Bool, hasOwner: Bool = false) {
        // Each definition has a `Maker` of its own: it is the identity of the definition.
        self.maker = { maker.copied() }
        self.type = type
        parameterTypes = maker.parameterTypes()
        self.isSendable = isSendable
        self.hasOwner = hasOwner
    }

    /// An initializer, a function or a closure.
    package init<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(.prototype(given: make), of: Instance.self, isSendable: isSendable)
    }

    /// An initializer, a function or a closure that is awaited.
    package init<Instance, each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Instance, isSendable: Bool
    ) {
        self.init(.awaited(make), of: Instance.self, isSendable: isSendable)
    }

    /// An initializer, a function or a closure on the main actor.
    package init<Instance, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(.onMain(make), of: Instance.self, isSendable: isSendable)
    }

    /// A method of another definition's object.
    package init<Owner, Instance, each Parameter>(
        method make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(.prototype(method: make), of: Instance.self, isSendable: isSendable, hasOwner: true)
    }

    /// A method of another definition's object on the main actor.
    package init<Owner, Instance, each Parameter>(
        methodOnMain make:
            @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        isSendable: Bool
    ) {
        self.init(.onMain(method: make), of: Instance.self, isSendable: isSendable, hasOwner: true)
    }

    /// A method of another definition's object that is awaited.
    package init<Owner, Instance, each Parameter>(
        methodAwaited make: @escaping @Sendable (Owner) -> (repeat each Parameter) async throws -> Instance,
        isSendable: Bool
    ) {
        let maker = Maker(
            .asynchronous { arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                return Box(try await make(owner)(repeat try arguments.next(&index) as each Parameter))
            }
        ) { typeList(Owner.self, repeat (each Parameter).self) }
        self.init(maker, of: Instance.self, isSendable: isSendable, hasOwner: true)
    }

    /// A constant.
    package init<Instance>(value: Instance) {
        self.init(Maker(.constant(Box(value))) { [] }, of: Instance.self, isSendable: true)
    }

    /// An object that the program provides.
    package init<Instance>(externalOf _: Instance.Type) {
        self.init(Maker(.external) { [] }, of: Instance.self, isSendable: true)
    }

    /// The factory of a self-declaring type's definition; nil if its object is provided from outside.
    package init?(of definition: Definition) {
        guard !definition.maker.makesNothing, definition.details.decoratedType == nil else { return nil }
        let maker = definition.maker
        self.maker = { maker.copied() }
        type = definition.type
        parameterTypes = maker.parameterTypes()
        isSendable = definition.traits.contains(.sendable)
        hasOwner = definition.details.ownerType != nil
    }

    /// The same factory with the labels of its parameters, as `brand:cylinders:`.
    package func labeled(_ labels: String?) -> LoadedMaker {
        var copy = self
        copy.labels = labels
        return copy
    }

    /// Whether the first parameter is the owner of the method.
    package var isMethod: Bool { hasOwner }
}
