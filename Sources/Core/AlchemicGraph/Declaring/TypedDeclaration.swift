/// A declaration of a type in a module.
///
/// It is the common protocol of ``Singleton``, ``Prototype``, ``Scoped``, ``Value`` and ``External``.
/// Each modifier returns a changed copy. Modifiers of only some declarations are members of those, or of ``ObjectDeclaration``.
public protocol TypedDeclaration<Instance>: Module.Content, Sendable {
    /// The type that the declaration builds.
    @_documentation(visibility: internal)
    associatedtype Instance
    /// The definition.
    @_documentation(visibility: internal)
    var definition: Definition { get set }
}

extension TypedDeclaration {
    /// The definition, as a module's content.
    @_documentation(visibility: internal)
    @inlinable
    public var contents: [ModuleElement] { [ModuleElement(definition)] }

    /// Gives the definition details, if it had none: for rare modifiers only.
    package consuming func changed(_ change: (inout Details) -> Void) -> Self {
        change(&definition.details)
        return self
    }

    /// Needs no details, so that the definition stays small.
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
    /// It is an error if there is none, or several. An ``External`` is replaced only if nothing else matches.
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
    /// Marks an object that reaches outside of the program, such as a network client.
    ///
    /// A test that neither overrides nor allows the object fails instead of building it. The modifier has no effect without tests
    /// that use the product AlchemicTesting, nor in containers that those tests do not use.
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
    /// Keeps the object only as long as other code keeps it; the next resolution builds it again.
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
    /// Leaves starting and stopping the objects to their consumers.
    ///
    /// The container keeps no prototype, so it never calls ``Startable/start()`` or ``Stoppable/stop()`` of one. The check warns
    /// of a prototype with such a method, unless this modifier says that consumers call it, or consumers take a ``Provider`` or
    /// pass arguments.
    public consuming func ownedByConsumer() -> Self { changed { $0.isOwnedByConsumer = true } }
}

extension Prototype where Instance: Sendable {
    /// Shares one object among all consumers in the same resolution.
    ///
    /// A request with the prototypes that it builds is one resolution. The construction of a kept object is a resolution of its
    /// own, and so is that of a cycle of kept objects. Another resolution begins whenever a ``Lazy`` or a provider builds an
    /// object, whenever code calls the container, and for each step of ``Container/inject(into:file:line:)``.
    ///
    /// ```swift
    /// Prototype(Transaction.init).oncePerResolution()
    /// ```
    public consuming func oncePerResolution() -> Self { with([.oncePerResolution, .sendable]) }
}

// MARK: For other products of this package

extension TypedDeclaration {
    /// Records the style of a declaration, for the graph document.
    package consuming func declared(inStyle style: String) -> Self { changed { $0.style = style } }
}
