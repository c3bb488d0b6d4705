/// The method of a configuration that makes the object of a definition.
///
/// A class, to keep definitions small: few have one, but all reserve the space for it.
package final class ConfigurationMethod: Sendable {
    /// What distinguishes one method from all others.
    package struct Key: Sendable, Hashable {
        let configuration: ObjectIdentifier
        /// As it is declared: `store(path:)`.
        package let method: String

        package init(_ configuration: Any.Type, _ method: String) {
            self.configuration = ObjectIdentifier(configuration)
            self.method = method
        }
    }

    /// Another method of the configuration that it may call.
    package struct Call: Sendable {
        let type: Any.Type
        /// The name of the definition that it makes.
        let name: String

        package init(type: Any.Type, name: String) {
            self.type = type
            self.name = name
        }
    }

    package let key: Key
    /// The definition's default name, made of the type's and the method's; nil if it was given a name.
    package let defaultName: String?
    /// Whether calls of it cannot be awaited, even if building its object has to be: the object is then built before the
    /// caller of the method is called.
    package let isSynchronous: Bool
    let calls: [Call]
    /// The steps that a class declares itself, for objects of the method if nothing else is declared for the class.
    let declaredSteps: @Sendable (AnyClass) -> [Step]

    package init(
        _ key: Key, defaultName: String?, isSynchronous: Bool, calls: [Call] = [],
        declaredSteps: @escaping @Sendable (AnyClass) -> [Step]
    ) {
        self.key = key
        self.defaultName = defaultName
        self.isSynchronous = isSynchronous
        self.calls = calls
        self.declaredSteps = declaredSteps
    }

    /// The same method, with the other methods that it calls.
    package func calling(_ calls: [Call]) -> ConfigurationMethod {
        ConfigurationMethod(
            key, defaultName: defaultName, isSynchronous: isSynchronous, calls: calls, declaredSteps: declaredSteps)
    }
}

extension Definition {
    /// The same definition in every other respect, for what another factory makes.
    package func made(by maker: any ErasedMaker, _ lifetime: Lifetime, _ traits: Traits) -> Definition {
        var copy = Definition(maker, of: type, lifetime, traits: traits, location: location)
        if hasDetails { copy.details = details }
        return copy
    }
}
