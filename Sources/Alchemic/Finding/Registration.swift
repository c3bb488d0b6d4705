/// What one registration of a self-declaring type, or one of the methods that make objects, says beside its maker.
///
/// ```swift
/// declaration.singleton(SQLStore.init(path:)).named("store").as((any Store).self).lazy()
/// ```
///
/// Each call changes what the ``Declaration`` has noted; its result need not be kept.
public struct Registration<Kind: TypedDeclaration> {
    let kind: Kind
    let record: DeclarationRecord
    let index: Int

    /// Changes the definition by the words that a module has for it.
    private func changed(_ change: (Kind) -> Kind) -> Registration {
        var declaration = kind
        declaration.definition = record.definitions[index]
        record.definitions[index] = change(declaration).definition
        return self
    }

    /// Gives it a name, which retires the default one.
    ///
    /// - Parameter name: The name; unique in a container.
    /// - Returns: The registration.
    @discardableResult
    public func named(_ name: String) -> Registration { changed { $0.named(name) } }

    /// Gives it more names.
    ///
    /// - Parameter aliases: The names; unique in a container.
    /// - Returns: The registration.
    @discardableResult
    public func alias(_ aliases: String...) -> Registration {
        changed { aliases.reduce($0) { declaration, alias in declaration.alias(alias) } }
    }

    /// Marks it for queries that ask for a tag.
    ///
    /// - Parameter tags: The tags.
    /// - Returns: The registration.
    @discardableResult
    public func tagged(_ tags: Tag...) -> Registration {
        changed { tags.reduce($0) { declaration, tag in declaration.tagged(tag) } }
    }

    /// Marks it for queries that ask for a tag, with its place in a list of that tag.
    ///
    /// - Parameters:
    ///   - tag: The tag's word.
    ///   - order: The place.
    /// - Returns: The registration.
    @discardableResult
    public func tagged(_ tag: String, order: Int) -> Registration { changed { $0.tagged(tag, order: order) } }

    /// Gives it a place in lists.
    ///
    /// - Parameter order: The place.
    /// - Returns: The registration.
    @discardableResult
    public func order(_ order: Int) -> Registration { changed { $0.order(order) } }

    /// Prefers it where one is wanted and several match.
    ///
    /// - Returns: The registration.
    @discardableResult
    public func primary() -> Registration { changed { $0.primary() } }

    /// Leaves a singleton until it is first asked for; without this the start makes it (rule 7).
    ///
    /// Other lifetimes are made when they are asked for in any case.
    ///
    /// - Returns: The registration.
    @discardableResult
    public func lazy() -> Registration { changed { $0.with(.lazy) } }

    /// Replaces the one definition that has this name.
    ///
    /// - Parameter name: The name or alias.
    /// - Returns: The registration.
    @discardableResult
    public func overriding(named name: String) -> Registration { changed { $0.overriding(named: name) } }

    /// Replaces the one definition that is found by this type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The registration.
    @discardableResult
    public func overriding(_ type: Any.Type) -> Registration { changed { $0.overriding(type) } }

    /// Promises a type by which it is found; the check verifies it.
    ///
    /// - Parameter type: The type.
    /// - Returns: The registration.
    @discardableResult
    public func `as`<Promised>(_ type: Promised.Type) -> Registration { changed { $0.as(type) } }

    /// Promises a type by which it is found, with the way to turn the object into it.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - conversion: Turns the object into it: mostly `{ $0 }`.
    /// - Returns: The registration.
    @discardableResult
    public func `as`<Promised>(
        _ type: Promised.Type, _ conversion: @escaping @Sendable (Kind.Instance) -> Promised
    ) -> Registration { changed { $0.as(type, conversion) } }

    /// Lets it be found by this type and no other.
    ///
    /// - Parameter type: The type.
    /// - Returns: The registration.
    @discardableResult
    public func only<Promised>(as type: Promised.Type) -> Registration { changed { $0.only(as: type) } }

    /// Gives the object an action for the end of its container or scope.
    ///
    /// - Parameters:
    ///   - limit: How long it may take.
    ///   - action: What stops the object.
    /// - Returns: The registration.
    @discardableResult
    public func onStop(
        within limit: Duration = .seconds(30), _ action: @escaping @Sendable (Kind.Instance) async throws -> Void
    ) -> Registration {
        changed { $0.onStop(within: limit, action) }
    }

    /// Gives the object an action for the start of its container.
    ///
    /// - Parameters:
    ///   - limit: How long it may take.
    ///   - action: What starts the object.
    /// - Returns: The registration.
    @discardableResult
    public func onStart(
        within limit: Duration = .seconds(30), _ action: @escaping @Sendable (Kind.Instance) async throws -> Void
    ) -> Registration {
        changed { $0.onStart(within: limit, action) }
    }

    /// Says how long the object's own ``Startable/start()`` may take.
    ///
    /// - Parameter limit: How long.
    /// - Returns: The registration.
    @discardableResult
    public func starts(within limit: Duration) -> Registration { changed { $0.starts(within: limit) } }

    /// Says how long the object's own ``Stoppable/stop()`` may take.
    ///
    /// - Parameter limit: How long.
    /// - Returns: The registration.
    @discardableResult
    public func stops(within limit: Duration) -> Registration { changed { $0.stops(within: limit) } }
}

extension Registration where Kind: SharedDeclaration {
    /// Lets `purge()` drop the object when memory is short.
    ///
    /// - Returns: The registration.
    @discardableResult
    public func evictable() -> Registration { changed { $0.evictable() } }
}
