public import Alchemic

// Overloads chosen after the compiler has reported a missing type, initializer or method. Without them, the compiler would
// add that it cannot infer generic parameters, once for each.

/// The type that the compiler infers for a missing declaration; no type conforms.
@_documentation(visibility: internal)
public protocol MissingDeclaration {
    /// A value, for functions that must return one.
    static var missing: Self { get }
}

extension CompiledService {
    /// Chosen for a missing initializer or static method.
    @_disfavoredOverload
    public static func function<Missing: MissingDeclaration>(_ function: Missing) -> Missing { function }

    /// Chosen for a missing initializer or static method.
    @_disfavoredOverload
    public static func withoutArguments<Missing: MissingDeclaration>(_ function: Missing) -> Missing { function }

    /// Chosen for a missing method.
    @_disfavoredOverload
    public static func bound<Missing: MissingDeclaration>(_ method: Missing) -> Missing { method }

    /// Chosen for a missing method.
    @_disfavoredOverload
    public static func method<Owner, Missing: MissingDeclaration>(
        of owner: Owner.Type, _ bind: @escaping @Sendable (Owner) -> Missing
    ) -> Missing { .missing }

    /// Chosen for a method of a missing declaration.
    @_disfavoredOverload
    public static func method<Missing: MissingDeclaration>(of owner: Missing, _ bind: (Missing) -> Missing) -> Missing {
        owner
    }

    /// Chosen for the type of a missing declaration.
    @_disfavoredOverload
    public static func typeMade<Missing: MissingDeclaration>(by function: Missing) -> Missing { function }

    /// Chosen for a service whose factory is missing.
    @_disfavoredOverload
    public static func shared<Missing: MissingDeclaration>(
        _ lifetime: Lifetime, _ location: Definition.SourceLocation, by factory: String? = nil, _ make: Missing
    ) -> Missing { make }

    /// Chosen for a service whose factory is missing.
    @_disfavoredOverload
    public static func unshared<Missing: MissingDeclaration>(
        _ location: Definition.SourceLocation, by factory: String? = nil, _ make: Missing
    ) -> Missing { make }

    /// Chosen for a missing type.
    @_disfavoredOverload
    public static func external<Missing: MissingDeclaration>(
        _ type: Missing, _ location: Definition.SourceLocation
    ) -> Missing { type }
}

extension FileService {
    /// Chosen for a missing method.
    @_disfavoredOverload
    public func call<Missing: MissingDeclaration>(_ location: Definition.SourceLocation, _ method: Missing) -> Missing {
        method
    }

    /// Chosen for a missing method.
    @_disfavoredOverload
    public func configure<Missing: MissingDeclaration>(
        _ location: Definition.SourceLocation, by name: String, _ method: Missing
    ) -> Missing { method }
}
