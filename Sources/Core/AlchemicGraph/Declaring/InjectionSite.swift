/// The consumer of an object.
///
/// The factory of a prototype can take an injection site, to build a different object for each consumer, for example a logger:
///
/// ```swift
/// Prototype { (site: InjectionSite) in Logger(label: site.consumer.map { "\($0)" } ?? "shop") }
/// ```
///
/// The factory of a shared object cannot; the check reports an error.
public struct InjectionSite: Sendable {
    /// The declared type of the consumer; nil if code resolves the object.
    public let consumer: Any.Type?
    /// The name of the consumer's definition, if it has one.
    public let name: String?
    /// The parameter's label or the injection point's name; nil if the declaration does not know it.
    ///
    /// Macros, definition files and configurations know it.
    public let label: String?
    /// The scope in which the object is built; nil outside of scopes.
    public let scope: Scope?

    package init(consumer: Any.Type?, name: String?, label: String?, scope: Scope?) {
        self.consumer = consumer
        self.name = name
        self.label = label
        self.scope = scope
    }
}
