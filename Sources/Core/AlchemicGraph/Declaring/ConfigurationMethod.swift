/// The method of a configuration that makes the object of a definition.
///
/// This is a class to keep definitions small: few have a method, but all reserve the space for the reference.
package final class ConfigurationMethod: Sendable {
    /// Identifies a method of a configuration.
    package struct Key: Sendable, Hashable {
        /// The type of the configuration, which distinguishes methods of the same name.
        let configuration: ObjectIdentifier
        /// The method as declared, for example `store(path:)`.
        package let method: String

        package init(configuration: Any.Type, method: String) {
            self.configuration = ObjectIdentifier(configuration)
            self.method = method
        }
    }

    /// Identifies the method for calls between methods, and for the definition that its object has in a graph.
    package let key: Key
    /// The definition's default name, made up of the type and the method; nil if the definition has a given name.
    package let defaultName: String?
    /// Whether callers cannot await the method, even if building its object must be awaited.
    ///
    /// Such an object is built before the method's caller is called.
    package let isSynchronous: Bool
    /// The steps that a class declares itself, used for the method's objects if the graph has none for the class.
    let declaredSteps: @Sendable (AnyClass) -> [Step]

    package init(
        _ key: Key, defaultName: String?, isSynchronous: Bool, declaredSteps: @escaping @Sendable (AnyClass) -> [Step]
    ) {
        self.key = key
        self.defaultName = defaultName
        self.isSynchronous = isSynchronous
        self.declaredSteps = declaredSteps
    }
}
