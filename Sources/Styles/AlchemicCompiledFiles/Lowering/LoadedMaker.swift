package import Alchemic

/// A factory that can be used in any number of definitions.
package struct LoadedMaker: Sendable {
    /// Each definition gets a copy: a `Maker` is the identity of its definition.
    let maker: Maker
    /// The type of the objects it makes.
    package let type: Any.Type
    /// The types of its parameters, the owner of a method first.
    package let parameterTypes: [Any.Type]
    let isSendable: Bool
    /// Whether the first parameter is the owner of the method.
    package let isMethod: Bool
    /// The labels of its parameters, as `brand:cylinders:`, where they are known.
    private(set) var labels: String?

    init(_ maker: Maker, of type: Any.Type, isSendable: Bool, hasOwner: Bool = false) {
        self.maker = maker
        self.type = type
        parameterTypes = maker.parameterTypes()
        self.isSendable = isSendable
        isMethod = hasOwner
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
        self.init(
            definition.maker.typed, of: definition.type, isSendable: definition.traits.contains(.sendable),
            hasOwner: definition.details.ownerType != nil)
    }

    /// The same factory with the labels of its parameters, as `brand:cylinders:`.
    package func labeled(_ labels: String?) -> LoadedMaker {
        var copy = self
        copy.labels = labels
        return copy
    }
}
