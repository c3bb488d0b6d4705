/// A declaration of a type in a module.
///
/// It is the common protocol of ``Singleton``, ``Prototype``, ``Scoped``, ``Value`` and ``External``.
/// Each modifier returns a changed copy. Those that only some of them have are declared there, and in ``ObjectDeclaration``.
public protocol TypedDeclaration<Instance>: Module.Content, Sendable {
    /// The type that the declaration builds.
    @_documentation(visibility: internal)
    associatedtype Instance
    /// The definition.
    @_documentation(visibility: internal)
    var definition: Definition { get set }
}

extension TypedDeclaration {
    /// The one definition, as a module's content.
    @_documentation(visibility: internal)
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
    /// Names the definition: case-sensitive, unique in the container, and once only.
    public consuming func named(_ name: String) -> Self {
        changed {
            if let former = $0.name { $0.formerNames.append(former) }
            $0.name = name
        }
    }

    /// Adds other names to the definition, which share the namespace of names.
    public consuming func alias(_ aliases: String...) -> Self { changed { $0.aliases += aliases } }

    /// Adds tags to the definition: literals, or ``Definition/Tag``s with an order.
    public consuming func tagged(_ tags: Definition.Tag...) -> Self { changed { $0.tags += tags } }

    /// Sets the position in every list, lowest first; members without one follow as declared.
    public consuming func order(_ order: Int) -> Self { changed { $0.order = order } }

    /// Prefers the definition when several match.
    public consuming func primary() -> Self { with(.primary) }

    /// Replaces the definition with this name or alias, including its name; it must exist.
    public consuming func overriding(named name: String) -> Self { changed { $0.overriding.append(.name(name)) } }

    /// Replaces the only other definition of this type.
    ///
    /// None or several is an error. An ``External`` is left alone, unless it is all there is.
    public consuming func overriding(_ type: Any.Type) -> Self { changed { $0.overriding.append(.type(type)) } }
}

// MARK: Types

extension TypedDeclaration {
    /// Declares a type by which the definition is found.
    ///
    /// The check verifies it, and look-up is fast.
    ///
    /// The definition is still found by other types. For a protocol with constraints, `any Repository<User>`, pass
    /// the conversion, which the compiler checks: `.as((any Repository<User>).self) { $0 as any Repository<User> }`. The
    /// conversion of a shared object may return another one only if `type` is `Sendable`.
    public consuming func `as`<Promised>(
        _ type: Promised.Type, _ conversion: (@Sendable (Instance) -> Promised)? = nil
    ) -> Self {
        let isPassedOn = definition.kind == .prototype || !definition.traits.contains(.sendable)
        let converter = conversion.map { isPassedOn ? converting($0) : convertingShared($0) }
        return changed {
            $0.promised.append(Conversion(type: type, converter: converter, isSendable: conversion == nil))
        }
    }

    /// Declares a `Sendable` type by which the definition is found, to which any conversion may lead.
    @_documentation(visibility: internal)
    public consuming func `as`<Promised: Sendable>(
        _ type: Promised.Type, _ conversion: (@Sendable (Instance) -> Promised)?
    ) -> Self {
        changed { $0.promised.append(Conversion(type: type, converter: conversion.map { converting($0) })) }
    }

    /// Declares the only type by which the definition is found.
    public consuming func only<Promised>(as type: Promised.Type) -> Self {
        changed {
            $0.promised.append(Conversion(type: type, converter: nil))
            $0.hidesOtherTypes = true
        }
    }
}

// MARK: Building

extension TypedDeclaration {
    /// Marks what reaches outside of the program, such as a network client: a test that neither overrides nor allows it
    /// fails instead of building it.
    ///
    /// It changes nothing in a process without tests of the product AlchemicTesting, nor in containers that these do not use.
    public consuming func live() -> Self { with(.live) }
}

extension Singleton {
    /// Builds the object when the container starts instead of on first use.
    public consuming func eager() -> Self { with(.eager) }

    /// Builds the object on first use: for self-declared singletons, which are eager by default.
    public consuming func lazy() -> Self { with(.lazy) }

    /// Allows `purge()` to remove the object, which the next resolution builds again.
    public consuming func evictable() -> Self { with(.evictable) }
}

extension Singleton where Instance: AnyObject {
    /// Keeps the object only as long as something else keeps it, and then builds it again.
    public consuming func weak() -> Self {
        definition.kind = .weak
        return self
    }
}

extension Scoped {
    /// Allows `purge()` to remove the scope's object, which the next resolution builds again.
    public consuming func evictable() -> Self { with(.evictable) }
}

extension Prototype {
    /// Leaves starting and stopping its objects to their consumers.
    ///
    /// The container keeps no prototype, so it never calls ``Startable/start()`` or ``Stoppable/stop()`` of one, and the
    /// check warns. With this modifier it does not: whatever takes an object calls them itself. Neither does it warn if
    /// consumers take a ``Provider``, or pass arguments.
    public consuming func ownedByConsumer() -> Self { changed { $0.isOwnedByConsumer = true } }
}

extension Prototype where Instance: Sendable {
    /// Shares one object among all that take one in the same resolution.
    ///
    /// A request is a resolution, with the prototypes that it makes. So is the construction of each kept object, whatever it
    /// was built for, and of each cycle of them. A ``Lazy`` or a provider begins another one each time that it builds something,
    /// and so do code that calls the container and ``Container/inject(into:file:line:)``, for each step.
    ///
    /// ```swift
    /// Prototype(Transaction.init).oncePerResolution()
    /// ```
    public consuming func oncePerResolution() -> Self { with([.oncePerResolution, .sendable]) }
}

// MARK: For other products of this package

extension TypedDeclaration {
    /// Names the style a declaration comes from, for the graph document.
    package consuming func declared(inStyle style: String) -> Self { changed { $0.style = style } }
}

/// The bits of ``Definition/Traits`` that say what the compiler saw of a declaration.
@usableFromInline
package enum Seen {
    @inlinable package static var nothing: UInt8 { 0 }
    @inlinable package static var sendable: UInt8 { 8 }
}
