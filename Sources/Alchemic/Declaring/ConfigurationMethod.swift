/// The method of a configuration that makes what a definition declares.
///
/// By reference: few definitions have one, and all have the room for it.
package final class ConfigurationMethod: Sendable {
    /// What tells one method from all others.
    package struct Key: Sendable, Hashable {
        let configuration: ObjectIdentifier
        /// As it is declared: `store(path:)`.
        package let method: String

        package init(_ configuration: Any.Type, _ method: String) {
            self.configuration = ObjectIdentifier(configuration)
            self.method = method
        }
    }

    /// Another method of the configuration that it calls, perhaps.
    package struct Call: Sendable {
        let type: Any.Type
        /// The name of what it makes.
        let name: String

        package init(type: Any.Type, name: String) {
            self.type = type
            self.name = name
        }
    }

    let key: Key
    /// The definition's default name, made of the type's and the method's; none if it was given a name.
    package let defaultName: String?
    /// Whether a call of it cannot be awaited, even where what it makes has to be: what it makes is there before its caller
    /// is called.
    let isSynchronous: Bool
    let calls: [Call]
    /// The steps that a class declares of itself, for what the method makes if nothing else is declared for the class.
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

    /// The same method, with the others that it calls.
    package func calling(_ calls: [Call]) -> ConfigurationMethod {
        ConfigurationMethod(
            key, defaultName: defaultName, isSynchronous: isSynchronous, calls: calls, declaredSteps: declaredSteps)
    }
}

extension Definition {
    /// The same definition, with something around each call of its maker.
    package func wrapped(by wrapper: any MakerWrapper) -> Definition {
        made(by: maker.wrapped(by: wrapper), lifetime, traits)
    }

    /// All that the definition says, of what another maker makes.
    package func made(by maker: Maker, _ lifetime: Lifetime, _ traits: Traits) -> Definition {
        var copy = Definition(maker, of: type, lifetime, traits: traits, location: location)
        if hasDetails { copy.details = details }
        return copy
    }
}
