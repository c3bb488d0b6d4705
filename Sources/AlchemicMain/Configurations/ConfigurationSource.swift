/// A type whose methods make what a container holds: Reliant's factory class, checked.
///
/// The macro `@Configuration` writes the conformance; by hand it looks like this:
///
/// ```swift
/// extension ShopConfiguration: ConfigurationSource {
///     nonisolated func declare(_ methods: inout ConfigurationMethods) {
///         methods.add(Singleton(createSingletonStore).named("Store"), method: "createSingletonStore()")
///         methods.add(
///             Singleton(createSingletonShop).named("Shop"), method: "createSingletonShop()",
///             calls: "createSingletonStore()")
///     }
/// }
/// ```
///
/// A method that others call asks the container for what it makes, by ``ConfigurationCall``. A class that conforms is final:
/// methods of superclasses do not count.
public protocol ConfigurationSource: DefinitionSource {
    /// Lists the methods of the type that make something, and those that they call on the way.
    ///
    /// Called once for each graph, before anything is checked: it makes nothing.
    ///
    /// - Parameter methods: Takes what is listed.
    func declare(_ methods: inout ConfigurationMethods)
}

/// The methods that stand in an extension of a ``ConfigurationSource``.
///
/// Parts are found, in whichever library they stand, as self-declaring types are. They are classes, since the optimiser
/// leaves out other types that nobody mentions. The macro `@ConfigurationPart` writes one for an extension.
public protocol ConfigurationPart: AnyObject, SendableMetatype {
    /// The type that the extension belongs to.
    associatedtype Whole: ConfigurationSource

    /// Lists the methods of the extension that make something, and those that they call on the way.
    ///
    /// - Parameters:
    ///   - methods: Takes what is listed.
    ///   - configuration: The object whose methods they are.
    static func declare(_ methods: inout ConfigurationMethods, of configuration: Whole)
}

extension ConfigurationSource {
    /// The type's name, for messages and the graph document.
    public var name: String { spelling(of: type(of: self)) }

    /// What the type's own methods make, and those of its parts, in the order in which they are declared.
    ///
    /// - Returns: The definitions.
    public func definitions() throws -> [Definition] {
        var methods = ConfigurationMethods(of: Self.self)
        declare(&methods)
        for part in ConfigurationParts.found(for: self) { methods.append(part) }
        return try methods.definitions()
    }
}
