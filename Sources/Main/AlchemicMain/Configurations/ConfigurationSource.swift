/// A type whose methods make a container's objects.
///
/// The macro `@Configuration` writes the conformance; written by hand, it looks like this:
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
/// A method that others call resolves its own result from the container with ``ConfigurationCall``. A class that conforms must be
/// final: methods of superclasses do not count.
public protocol ConfigurationSource: DefinitionSource {
    /// Lists the methods of the type that make objects, and the methods that they call.
    ///
    /// Each graph calls the method once, before the check. The method must not build any object.
    ///
    /// - Parameter methods: Collects the list.
    func declare(_ methods: inout ConfigurationMethods)
}

/// The methods in an extension of a ``ConfigurationSource``.
///
/// Parts are found in any library, in the same way as self-declaring types. They are classes, since the optimizer
/// removes other types that nothing mentions. The macro `@ConfigurationPart` writes one for an extension.
public protocol ConfigurationPart: AnyObject, SendableMetatype {
    /// The type that the extension belongs to.
    @_documentation(visibility: internal)
    associatedtype Whole: ConfigurationSource

    /// Lists the methods of the extension that make objects, and the methods that they call.
    ///
    /// - Parameters:
    ///   - methods: Collects the list.
    ///   - configuration: The object that has the methods.
    @_documentation(visibility: internal)
    static func declare(_ methods: inout ConfigurationMethods, of configuration: Whole)
}

extension ConfigurationSource {
    /// The type's name, for messages and the graph document.
    public var name: String { spelling(of: type(of: self)) }

    /// The definitions of the type's own methods and of its parts, in order of declaration.
    ///
    /// - Returns: The definitions.
    public func definitions() throws -> [Definition] {
        var methods = ConfigurationMethods(of: Self.self)
        declare(&methods)
        for part in ConfigurationParts.found(for: self) { methods.append(part) }
        return try methods.definitions()
    }
}
