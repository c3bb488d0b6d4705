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

    func changed(_ change: (inout Details) -> Void) -> Self {
        var copy = self
        change(&copy.definition.details)
        return copy
    }

    func with(_ trait: Definition.Traits) -> Self {
        var copy = self
        copy.definition.traits.insert(trait)
        return copy
    }
}

// MARK: Names

extension TypedDeclaration {
    /// Gives the definition a name, which retires its default name (A5).
    ///
    /// - Parameter name: The name; exact, and the only one of its kind in the container (A6, R9).
    /// - Returns: The changed declaration.
    public func named(_ name: String) -> Self { changed { $0.name = name } }

    /// Gives the definition other names (R8).
    ///
    /// - Parameter aliases: The names; they share the namespace of names.
    /// - Returns: The changed declaration.
    public func alias(_ aliases: String...) -> Self { changed { $0.aliases += aliases } }

    /// Puts tags on the definition (G21).
    ///
    /// - Parameter tags: The tags.
    /// - Returns: The changed declaration.
    public func tagged(_ tags: Tag...) -> Self { changed { $0.tags += tags } }

    /// Puts a tag with a place in its order on the definition.
    ///
    /// - Parameters:
    ///   - tag: The tag's word.
    ///   - order: The place among the members with the same tag.
    /// - Returns: The changed declaration.
    public func tagged(_ tag: String, order: Int) -> Self { changed { $0.tags.append(Tag(tag, order: order)) } }

    /// Gives the definition a place in every list it is a member of; without one, lists are in order of declaration.
    ///
    /// - Parameter order: The place; lower comes first, before all that have none.
    /// - Returns: The changed declaration.
    public func order(_ order: Int) -> Self { changed { $0.order = order } }

    /// Prefers the definition when one is wanted and several match (A28).
    ///
    /// - Returns: The changed declaration.
    public func primary() -> Self { with(.primary) }

    /// Replaces the one definition with this name or alias, taking the name over; none is an error.
    ///
    /// - Parameter name: The name of the definition to replace.
    /// - Returns: The changed declaration.
    public func overriding(named name: String) -> Self { changed { $0.overriding.append(.name(name)) } }

    /// Replaces the one other definition that is found by this type; none or several is an error.
    ///
    /// - Parameter type: The type of the definition to replace.
    /// - Returns: The changed declaration.
    public func overriding(_ type: Any.Type) -> Self { changed { $0.overriding.append(.type(type)) } }

    /// Says that the definition should not be used any more: making its object is an event of its own (G23).
    ///
    /// - Parameter message: What to use instead.
    /// - Returns: The changed declaration.
    public func deprecated(_ message: String = "") -> Self { changed { $0.deprecation = message } }

    /// Keeps injection points, calls and the configure step for what this definition makes.
    ///
    /// Without it they hold for every object of the type that has none of its own, and for those of subclasses.
    ///
    /// - Returns: The changed declaration.
    public func keepingSteps() -> Self { changed { $0.keepsSteps = true } }

    /// Sets the definition back, for another one that wraps it and stands in for it: it is found by its name and by
    /// exactly its own type.
    ///
    /// - Returns: The changed declaration.
    public func setBack() -> Self { changed { $0.isSetBack = true } }

    /// Names the style a declaration comes from, for the graph document: macros, files and sources of definitions say
    /// theirs.
    ///
    /// - Parameter style: The style's word.
    /// - Returns: The changed declaration.
    public func declared(inStyle style: String) -> Self { changed { $0.style = style } }
}

// MARK: Types

extension TypedDeclaration {
    /// Promises that the definition is found by this type; the check verifies it and prepares fast look-up.
    ///
    /// It hides nothing (A33).
    ///
    /// - Parameter type: A protocol the type conforms to, or a superclass.
    /// - Returns: The changed declaration.
    public func `as`<Promised>(_ type: Promised.Type) -> Self {
        changed { $0.promised.append(Conversion(type: type, converter: nil)) }
    }

    /// Promises a type together with the conversion to it, which the compiler checks: for protocols with constraints,
    /// `any Repository<User>`, which cannot be verified as the program runs.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - conversion: Turns the object into it: `{ $0 }`.
    /// - Returns: The changed declaration.
    public func `as`<Promised>(
        _ type: Promised.Type, _ conversion: @escaping @Sendable (Instance) -> Promised
    ) -> Self {
        changed { $0.promised.append(Conversion(type: type, converter: Converter(conversion))) }
    }

    /// Promises a type and hides the definition from every other one, its own included.
    ///
    /// - Parameter type: The only type it is found by.
    /// - Returns: The changed declaration.
    public func only<Promised>(as type: Promised.Type) -> Self {
        changed {
            $0.promised.append(Conversion(type: type, converter: nil))
            $0.hidesOtherTypes = true
        }
    }
}

/// The number of bits that say what the compiler saw of a declaration.
@usableFromInline
enum Seen {
    @inlinable static var nothing: UInt8 { 0 }
    @inlinable static var sendable: UInt8 { 8 }

    /// The bits for a maker that throws `Failure`.
    @inlinable
    static func failing<Failure: Error>(with _: Failure.Type, sendable: Bool) -> UInt8 {
        (sendable ? 8 : 0) | (Failure.self == Never.self ? 16 : 0)
    }
}
