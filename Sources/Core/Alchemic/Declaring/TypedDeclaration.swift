/// A declaration of a type in a module.
///
/// It is the common protocol of ``Singleton``, ``Prototype``, ``Scoped``, ``Value`` and ``External``.
/// Each modifier returns a changed copy.
public protocol TypedDeclaration<Instance>: ModuleContent, Sendable {
    /// The type that the declaration builds.
    associatedtype Instance
    /// The definition.
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
    /// Names the definition.
    ///
    /// - Parameter name: The name; case-sensitive and unique in the container. A second name is an error.
    /// - Returns: The changed declaration.
    public consuming func named(_ name: String) -> Self {
        changed {
            if let former = $0.name { $0.formerNames.append(former) }
            $0.name = name
        }
    }

    /// Adds other names to the definition.
    ///
    /// - Parameter aliases: The names; they share the namespace of names.
    /// - Returns: The changed declaration.
    public consuming func alias(_ aliases: String...) -> Self { changed { $0.aliases += aliases } }

    /// Adds tags to the definition.
    ///
    /// - Parameter tags: The tags: literals, or ``Definition/Tag``s with an order.
    /// - Returns: The changed declaration.
    public consuming func tagged(_ tags: Definition.Tag...) -> Self { changed { $0.tags += tags } }

    /// Sets the position of the definition in every list.
    ///
    /// - Parameter order: The position, lowest first. Members without one follow as declared.
    /// - Returns: The changed declaration.
    public consuming func order(_ order: Int) -> Self { changed { $0.order = order } }

    /// Prefers the definition when several match.
    ///
    /// - Returns: The changed declaration.
    public consuming func primary() -> Self { with(.primary) }

    /// Replaces the definition with this name or alias, including its name.
    ///
    /// It must exist.
    ///
    /// - Parameter name: The name of the definition to replace.
    /// - Returns: The changed declaration.
    public consuming func overriding(named name: String) -> Self { changed { $0.overriding.append(.name(name)) } }

    /// Replaces the only other definition of this type.
    ///
    /// None or several is an error. An ``External`` is left alone, unless it is all there is.
    ///
    /// - Parameter type: The type of the definition to replace.
    /// - Returns: The changed declaration.
    public consuming func overriding(_ type: Any.Type) -> Self { changed { $0.overriding.append(.type(type)) } }
}

// MARK: Types

extension TypedDeclaration {
    /// Declares a type by which the definition is found.
    ///
    /// The check verifies it, and look-up is fast.
    ///
    /// The definition is still found by other types. For a protocol with constraints, `any Repository<User>`, pass
    /// the conversion, which the compiler checks: `.as((any Repository<User>).self) { $0 }`. The conversion of a shared
    /// object may return another one only if `type` is `Sendable`.
    ///
    /// - Parameters:
    ///   - type: A protocol that the type conforms to, or a superclass.
    ///   - conversion: Converts the object: `{ $0 }`.
    /// - Returns: The changed declaration.
    public consuming func `as`<Promised>(
        _ type: Promised.Type, _ conversion: (@Sendable (Instance) -> Promised)? = nil
    ) -> Self {
        let isPassedOn = definition.kind == .prototype || !definition.traits.contains(.sendable)
        let converter = conversion.map { (conversion) -> any ErasedConverter in
            isPassedOn ? Converter(conversion) : ConverterOfShared(conversion)
        }
        return changed {
            $0.promised.append(Conversion(type: type, converter: converter, isSendable: conversion == nil))
        }
    }

    /// Declares a `Sendable` type by which the definition is found, to which any conversion may lead.
    ///
    /// The compiler chooses it by itself.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - conversion: Converts the object.
    /// - Returns: The changed declaration.
    @_documentation(visibility: internal)
    public consuming func `as`<Promised: Sendable>(
        _ type: Promised.Type, _ conversion: (@Sendable (Instance) -> Promised)?
    ) -> Self {
        changed { $0.promised.append(Conversion(type: type, converter: conversion.map(Converter.init))) }
    }

    /// Declares the only type by which the definition is found.
    ///
    /// - Parameter type: The type.
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

    /// Builds the object on its first request: for self-declared singletons, which are eager by default.
    ///
    /// - Returns: The changed declaration.
    public consuming func lazy() -> Self { with(.lazy) }

    /// Allows `purge()` to remove the object.
    ///
    /// The next request builds it again.
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
