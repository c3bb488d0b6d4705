package import Alchemic

/// A factory that can be used in any number of definitions.
package struct LoadedMaker: Sendable {
    /// The factory, of which each definition gets a copy, since a `Maker` serves as the identity of its definition.
    let maker: Maker
    /// The type of the objects that the factory makes.
    package let type: Any.Type
    /// The types of the parameters; for a method, the owner's type is first.
    package let parameterTypes: [Any.Type]
    /// Whether the objects are known to be `Sendable`.
    let isSendable: Bool
    /// Whether the first parameter is the owner of the method.
    package let isMethod: Bool
    /// The labels of the parameters, such as `brand:cylinders:`, if known.
    private(set) var labels: String?

    /// Creates a reusable factory; `hasOwner` says that its first parameter is the owner of a method.
    init(_ maker: Maker, of type: Any.Type, isSendable: Bool, hasOwner: Bool = false) {
        self.maker = maker
        self.type = type
        parameterTypes = maker.parameterTypes()
        self.isSendable = isSendable
        isMethod = hasOwner
    }

    /// Creates a factory that returns a constant.
    package init<Instance>(value: Instance) {
        self.init(Maker(.constant(Box(value))) { [] }, of: Instance.self, isSendable: true)
    }

    /// Creates a placeholder for an object that the program provides.
    package init<Instance>(externalOf _: Instance.Type) {
        self.init(Maker(.external) { [] }, of: Instance.self, isSendable: true)
    }

    /// Takes the factory of a self-declaring type's definition; nil if there is none, and for decorators.
    package init?(of definition: Definition) {
        guard !definition.maker.makesNothing, !definition.details.isDecorator else { return nil }
        self.init(
            definition.maker.typed, of: definition.type, isSendable: definition.traits.contains(.sendable),
            hasOwner: definition.details.ownerType != nil)
    }

    /// The factory with labels for its parameters, such as `brand:cylinders:`.
    package func labeled(_ labels: String?) -> LoadedMaker {
        var copy = self
        copy.labels = labels
        return copy
    }
}
