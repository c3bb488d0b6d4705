/// A declaration of a known type, as written in a module.
///
/// ``Singleton``, ``Prototype``, ``Weak``, ``Scoped``, ``Value`` and ``External`` are the ones there are; their
/// modifiers are declared here once. Each modifier returns a changed copy.
public protocol TypedDeclaration<Instance>: ModuleContent, Sendable {
    /// The type that the declaration makes.
    associatedtype Instance
    /// What the declaration says.
    var definition: Definition { get set }
}

extension TypedDeclaration {
    /// The one definition, as a module's content.
    @inlinable
    public var contents: [ModuleElement] { [ModuleElement(definition)] }

    package consuming func changed(_ change: (inout Details) -> Void) -> Self {
        change(&definition.details)
        return self
    }

    package consuming func with(_ trait: Definition.Traits) -> Self {
        definition.traits.insert(trait)
        return self
    }
}

// MARK: Names

extension TypedDeclaration {
    /// Gives the definition a name, which replaces its default name.
    ///
    /// - Parameter name: The name; exact, and the only one of its kind in the container. A second one is an error.
    /// - Returns: The changed declaration.
    public consuming func named(_ name: String) -> Self {
        changed {
            if let former = $0.name { $0.formerNames.append(former) }
            $0.name = name
        }
    }

    /// Gives the definition other names.
    ///
    /// - Parameter aliases: The names; they share the namespace of names.
    /// - Returns: The changed declaration.
    public consuming func alias(_ aliases: String...) -> Self { changed { $0.aliases += aliases } }

    /// Puts tags on the definition.
    ///
    /// - Parameter tags: The tags, each a literal, or a ``Definition/Tag`` with a place in the order of its members.
    /// - Returns: The changed declaration.
    public consuming func tagged(_ tags: Definition.Tag...) -> Self { changed { $0.tags += tags } }

    /// Gives the definition a place in every list it is a member of; without one, lists are in order of declaration.
    ///
    /// - Parameter order: The place; lower comes first, before all that have none.
    /// - Returns: The changed declaration.
    public consuming func order(_ order: Int) -> Self { changed { $0.order = order } }

    /// Prefers the definition when one is wanted and several match.
    ///
    /// - Returns: The changed declaration.
    public consuming func primary() -> Self { with(.primary) }

    /// Replaces the one definition with this name or alias, taking the name over; none is an error.
    ///
    /// - Parameter name: The name of the definition to replace.
    /// - Returns: The changed declaration.
    public consuming func overriding(named name: String) -> Self { changed { $0.overriding.append(.name(name)) } }

    /// Replaces the one other definition that is found by this type; none or several is an error.
    ///
    /// - Parameter type: The type of the definition to replace.
    /// - Returns: The changed declaration.
    public consuming func overriding(_ type: Any.Type) -> Self { changed { $0.overriding.append(.type(type)) } }
}

// MARK: Types

extension TypedDeclaration {
    /// Promises that the definition is found by this type; the check verifies it and prepares fast look-up.
    ///
    /// It hides nothing. Give the conversion for a protocol with constraints, `any Repository<User>`, which cannot be
    /// verified while the program runs: `.as((any Repository<User>).self) { $0 }`.
    ///
    /// - Parameters:
    ///   - type: A protocol that the type conforms to, or a superclass.
    ///   - conversion: Turns the object into it, checked by the compiler: `{ $0 }`.
    /// - Returns: The changed declaration.
    public consuming func `as`<Promised>(
        _ type: Promised.Type, _ conversion: (@Sendable (Instance) -> Promised)? = nil
    ) -> Self {
        changed { $0.promised.append(Conversion(type: type, converter: conversion.map(Converter.init))) }
    }

    /// Promises a type and hides the definition from every other one, its own included.
    ///
    /// - Parameter type: The only type it is found by.
    /// - Returns: The changed declaration.
    public consuming func only<Promised>(as type: Promised.Type) -> Self {
        changed {
            $0.promised.append(Conversion(type: type, converter: nil))
            $0.hidesOtherTypes = true
        }
    }
}

// MARK: Building

extension TypedDeclaration {
    /// Builds the object when the container starts instead of when it is first requested.
    ///
    /// - Returns: The changed declaration.
    public consuming func eager() -> Self { with(.eager) }

    /// Leaves the object until it is first requested: for a self-declared singleton, which is eager otherwise.
    ///
    /// - Returns: The changed declaration.
    public consuming func lazy() -> Self { with(.lazy) }

    /// Allows `purge()` to discard the object, which is built again when it is next requested.
    ///
    /// - Returns: The changed declaration.
    public consuming func evictable() -> Self { with(.evictable) }

    /// Marks what reaches outside of the program, such as a network client: a test that neither overrides nor allows it
    /// fails instead of building it.
    ///
    /// It changes nothing outside of the tests of the product AlchemicTesting.
    ///
    /// - Returns: The changed declaration.
    public consuming func live() -> Self { with(.live) }
}

// MARK: For other products of this package

extension TypedDeclaration {
    /// Says that the definition should not be used any more: building its object is an event of its own.
    package consuming func deprecated(_ message: String = "") -> Self { changed { $0.deprecation = message } }

    /// Keeps injection points, calls and the configure step for what this definition makes.
    ///
    /// Without it they hold for every object of the type that has none of its own, and for those of subclasses.
    package consuming func keepingSteps() -> Self { changed { $0.keepsSteps = true } }

    /// Sets the definition back, for another one that wraps it and replaces it: it is found by its name and by exactly its
    /// own type.
    package consuming func setBack() -> Self { changed { $0.isSetBack = true } }

    /// Names the style a declaration comes from, for the graph document.
    package consuming func declared(inStyle style: String) -> Self { changed { $0.style = style } }
}

/// The bits that say what the compiler saw of a declaration.
@usableFromInline
package enum Seen {
    @inlinable package static var nothing: UInt8 { 0 }
    @inlinable package static var sendable: UInt8 { 8 }

    /// The bits for a factory that throws `Failure`.
    @inlinable
    package static func failing<Failure: Error>(with _: Failure.Type, sendable: Bool) -> UInt8 {
        (sendable ? 8 : 0) | (Failure.self == Never.self ? 16 : 0)
    }
}
