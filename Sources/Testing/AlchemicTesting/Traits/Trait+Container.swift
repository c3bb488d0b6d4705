public import Alchemic
public import Testing

extension Trait where Self == ContainerTrait {
    /// Gives the test a new container of a module, with overrides; the test reaches it by `Container.test`.
    ///
    /// ```swift
    /// @Test(.container(App.module) { Singleton { FixedClock(hour: 8) }.as((any Clock).self) })
    /// func greetsInTheMorning() throws {
    ///     let greeter = try Container.test.get(Greeter.self)
    ///     #expect(greeter.greeting() == "Good morning")
    /// }
    /// ```
    ///
    /// The container is stopped when the test ends. An override replaces the definition of the same name, and takes precedence
    /// over all others of its type, without `.primary()`.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - isStarted: Whether to start the container before the test runs.
    ///   - location: The source location of the trait.
    ///   - overrides: The definitions that override the module's.
    /// - Returns: The trait.
    public static func container(
        _ module: @autoclosure @escaping @Sendable () throws -> Module, started isStarted: Bool = false,
        at location: SourceLocation = #_sourceLocation,
        @ModuleBuilder _ overrides: @escaping @Sendable () -> [ModuleElement] = { [] }
    ) -> Self {
        Self(source: .module(module, isStarted ? .start : .nothing), overrides: overrides, location: location)
    }

    #if Services
    /// Gives the test a new container of a module, whose services run during the test.
    ///
    /// ```swift
    /// @Test(.container(App.module, running: true, except: Application<RouterResponder<Context>>.self))
    /// func ordersAreKept() async throws {
    ///     let router = try Container.test.get(Application<RouterResponder<Context>>.self)
    ///     …
    /// }
    /// ```
    ///
    /// The container starts before the test, services in the order of the graph. At the end the services shut down in order, and
    /// all objects are stopped. A service that fails, or returns although it is no `FinishingService`, fails the test.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - isRunning: Whether to start the container and run its services.
    ///   - types: The services to leave out, by the types that their factories return, or that they promise with `.as`.
    ///     Such a service is still built if another object or the test resolves it.
    ///   - location: The source location of the trait.
    ///   - overrides: The definitions that override the module's.
    /// - Returns: The trait.
    public static func container(
        _ module: @autoclosure @escaping @Sendable () throws -> Module, running isRunning: Bool,
        except types: Any.Type..., at location: Testing.SourceLocation = #_sourceLocation,
        @ModuleBuilder _ overrides: @escaping @Sendable () -> [ModuleElement] = { [] }
    ) -> Self {
        Self(
            source: .module(module, isRunning ? .services(except: types) : .nothing), overrides: overrides,
            location: location)
    }
    #endif

    /// Overrides definitions of a shared container for the test; parallel tests do not see the overrides.
    ///
    /// ```swift
    /// @Test(.overriding(App.container) { Singleton { FixedClock(hour: 8) }.as((any Clock).self) })
    /// func greetsInTheMorning() throws {
    ///     let greeter = try App.container.get(Greeter.self)
    ///     #expect(greeter.greeting() == "Good morning")
    /// }
    /// ```
    ///
    /// The test's task and its child tasks see the overrides in the shared container itself, and by `Container.test`. Objects
    /// that were built for the test are stopped when it ends. Scopes that the test opens, and child containers that it creates,
    /// see the overrides; a request through an earlier one throws if it reaches an overridden definition.
    ///
    /// - Parameters:
    ///   - container: The shared container; by default, the container of the trait around this one, such as a suite's.
    ///   - location: The source location of the trait.
    ///   - overrides: The definitions that override the container's.
    /// - Returns: The trait.
    public static func overriding(
        _ container: @autoclosure @escaping @Sendable () throws -> Container? = nil,
        at location: SourceLocation = #_sourceLocation,
        @ModuleBuilder _ overrides: @escaping @Sendable () -> [ModuleElement]
    ) -> Self {
        Self(source: .shared(container), overrides: overrides, location: location)
    }
}

extension ContainerTrait {
    /// Allows definitions to be live in the test, by their types.
    ///
    /// The test's own container builds their objects.
    ///
    /// - Parameter types: For each definition, the type that its factory returns, or one promised with `.as`.
    /// - Returns: The changed trait.
    public func allowing(_ types: Any.Type...) -> Self {
        var copy = self
        copy.allowance.types += types
        return copy
    }

    /// Allows definitions to be live in the test, by their names.
    ///
    /// - Parameter names: The names given with `.named`.
    /// - Returns: The changed trait.
    public func allowing(named names: String...) -> Self {
        var copy = self
        copy.allowance.names += names
        return copy
    }
}
