/// Whom an object is made for.
///
/// A prototype's factory may take it, and so make something different for each consumer: one line gives every type a
/// logger of its own.
///
/// ```swift
/// Prototype { (site: InjectionSite) in Logger(label: site.consumer.map { "\($0)" } ?? "shop") }
/// ```
///
/// Only what is made anew for each consumer may ask; for anything else it is an error of the check.
public struct InjectionSite: Sendable {
    /// The type that takes the object, as it is declared; nil for a request.
    public let consumer: Any.Type?
    /// The name of the definition that takes it, if it was given one.
    public let name: String?
    /// The parameter's label, or the injection point's name, where the declaration knows it: macros, files and
    /// configurations do.
    public let label: String?
    /// The scope that it is made in; nil outside of scopes.
    public let scope: Scope?
}
