/// The method of a configuration that makes what a definition declares.
struct ConfigurationMethod: Sendable {
    /// What tells one method from all others.
    struct Key: Sendable, Hashable {
        let configuration: ObjectIdentifier
        /// As it is declared: `store(path:)`.
        let method: String

        init(_ configuration: Any.Type, _ method: String) {
            self.configuration = ObjectIdentifier(configuration)
            self.method = method
        }
    }

    /// Another method of the configuration that it calls, perhaps.
    struct Call: Sendable {
        let type: Any.Type
        let plan: QueryPlan
    }

    let key: Key
    /// The definition's default name, made of the type's and the method's; none if it was given a name (A4, A5).
    let defaultName: String?
    /// Whether a call of it cannot be awaited, even where what it makes has to be: what it makes is there before its caller
    /// is called.
    let isSynchronous: Bool
    var calls: [Call] = []
}

extension Definition {
    /// The same definition, whose maker notes that it makes what a configuration's method is there for.
    func making(_ key: ConfigurationMethod.Key) -> Definition {
        var copy = Definition(
            maker.noting(key, label), lifetime, traits: traits.rawValue, location: location)
        copy.details = details
        return copy
    }
}
