public import Alchemic

// Chosen after a mistake that the compiler has spoken of: a type, an initializer or a method that is not there. It knows
// nothing of such a thing and would go on to say that it cannot infer its parameters, once for each.

/// What the compiler takes something to be that is not there; nothing conforms.
@_documentation(visibility: internal)
public protocol MissingDeclaration {
    /// One of them.
    static var missing: Self { get }
}

extension CompiledService {
    /// Chosen for an initializer that is not there.
    @_disfavoredOverload
    public static func function<Missing: MissingDeclaration>(_ function: Missing) -> Missing { function }

    /// Chosen for an initializer that is not there.
    @_disfavoredOverload
    public static func withoutArguments<Missing: MissingDeclaration>(_ function: Missing) -> Missing { function }

    /// Chosen for a method that is not there.
    @_disfavoredOverload
    public static func bound<Missing: MissingDeclaration>(_ method: Missing) -> Missing { method }

    /// Chosen for a method that is not there.
    @_disfavoredOverload
    public static func method<Owner, Missing: MissingDeclaration>(
        of owner: Owner.Type, _ bind: @escaping @Sendable (Owner) -> Missing
    ) -> Missing { .missing }

    /// Chosen for a method of what is not there.
    @_disfavoredOverload
    public static func method<Missing: MissingDeclaration>(of owner: Missing, _ bind: (Missing) -> Missing) -> Missing {
        owner
    }

    /// Chosen for the type of what is not there.
    @_disfavoredOverload
    public static func typeMade<Missing: MissingDeclaration>(by function: Missing) -> Missing { function }

    /// Chosen for a service of what is not there.
    @_disfavoredOverload
    public static func shared<Missing: MissingDeclaration>(
        _ lifetime: Lifetime, _ place: Definition.SourceLocation, by factory: String? = nil, _ make: Missing
    ) -> Missing { make }

    /// Chosen for a service of what is not there.
    @_disfavoredOverload
    public static func unshared<Missing: MissingDeclaration>(
        _ place: Definition.SourceLocation, by factory: String? = nil, _ make: Missing
    ) -> Missing { make }

    /// Chosen for a type that is not there.
    @_disfavoredOverload
    public static func external<Missing: MissingDeclaration>(
        _ type: Missing, _ place: Definition.SourceLocation
    ) -> Missing { type }
}

extension FileService {
    /// Chosen for a method that is not there.
    @_disfavoredOverload
    public func call<Missing: MissingDeclaration>(_ place: Definition.SourceLocation, _ method: Missing) -> Missing {
        method
    }

    /// Chosen for a method that is not there.
    @_disfavoredOverload
    public func configure<Missing: MissingDeclaration>(
        _ place: Definition.SourceLocation, by name: String, _ method: Missing
    ) -> Missing { method }
}
