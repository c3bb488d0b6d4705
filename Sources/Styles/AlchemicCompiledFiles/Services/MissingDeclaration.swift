public import Alchemic

// Chosen after a mistake that the compiler has spoken of: a type, an initializer or a method that is not there. It knows
// nothing of such a thing and would go on to say that it cannot infer its parameters, once for each.

/// What the compiler takes something to be that is not there.
///
/// Nothing conforms.
@_documentation(visibility: internal)
public protocol MissingDeclaration {
    /// One of them.
    static var missing: Self { get }
}

@_documentation(visibility: internal)
extension CompiledService {
    /// Chosen for an initializer that is not there.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object would be kept.
    ///   - place: Where it stands in its file.
    ///   - make: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func shared<Missing: MissingDeclaration>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, _ make: Missing
    ) -> Missing { make }

    /// Chosen for a method that is not there.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object would be kept.
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it would be.
    ///   - make: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func shared<Missing: MissingDeclaration>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, by factory: String, _ make: Missing
    ) -> Missing { make }

    /// Chosen for an initializer that is not there.
    ///
    /// - Parameters:
    ///   - lifetime: How long the object would be kept.
    ///   - place: Where it stands in its file.
    ///   - make: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func sharedWithoutArguments<Missing: MissingDeclaration>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, _ make: Missing
    ) -> Missing { make }

    /// Chosen for an initializer that is not there.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func unshared<Missing: MissingDeclaration>(
        _ place: Definition.SourceLocation, _ make: Missing
    ) -> Missing { make }

    /// Chosen for a method that is not there.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - factory: The name of the service whose method it would be.
    ///   - make: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func unshared<Missing: MissingDeclaration>(
        _ place: Definition.SourceLocation, by factory: String, _ make: Missing
    ) -> Missing { make }

    /// Chosen for an initializer that is not there.
    ///
    /// - Parameters:
    ///   - place: Where it stands in its file.
    ///   - make: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func unsharedWithoutArguments<Missing: MissingDeclaration>(
        _ place: Definition.SourceLocation, _ make: Missing
    ) -> Missing { make }

    /// Chosen for a parameter of what is not there.
    ///
    /// - Parameters:
    ///   - parameter: What is not there.
    ///   - argument: The argument.
    /// - Returns: What is not there.
    @_disfavoredOverload
    public static func argument<Missing: MissingDeclaration>(
        _ parameter: Missing, _ argument: FileArgument<Never>
    ) -> Missing { parameter }

    /// Chosen for a type that is not there.
    ///
    /// - Parameters:
    ///   - type: What is not there.
    ///   - place: Where it stands in its file.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func external<Missing: MissingDeclaration>(
        _ type: Missing, _ place: Definition.SourceLocation
    ) -> Missing { type }

    /// Chosen for a method that is not there.
    ///
    /// - Parameter method: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func bound<Missing: MissingDeclaration>(_ method: Missing) -> Missing { method }

    /// Chosen for a method that is not there.
    ///
    /// - Parameters:
    ///   - owner: The type whose method it would be.
    ///   - bind: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func method<Owner, Missing: MissingDeclaration>(
        of owner: Owner.Type, _ bind: @escaping @Sendable (Owner) -> Missing
    ) -> Missing { .missing }

    /// Chosen for a method that is not there.
    ///
    /// - Parameter make: What is not there.
    /// - Returns: The same.
    @_disfavoredOverload
    public static func typeMade<Missing: MissingDeclaration>(by make: Missing) -> Missing { make }
}
