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
    /// The container is stopped when the test ends. An override replaces the definition of the same name, and comes before
    /// every other that is found by its type; it needs no `.primary()`.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - isStarted: Whether to start the container before the test runs.
    ///   - location: Where the trait is written.
    ///   - overrides: What to put before the module's definitions.
    /// - Returns: The trait.
    public static func container(
        _ module: @autoclosure @escaping @Sendable () throws -> Module, started isStarted: Bool = false,
        at location: SourceLocation = #_sourceLocation,
        @ModuleBuilder _ overrides: @escaping @Sendable () -> [ModuleElement] = { [] }
    ) -> Self {
        Self(source: .module(module, isStarted ? .start : .nothing), overrides: overrides, location: location)
    }

    #if Services
    /// Gives the test a new container of a module, whose services run during the test as they do in the program.
    ///
    /// ```swift
    /// @Test(.container(App.module, running: true, except: Application<RouterResponder<Context>>.self))
    /// func ordersAreKept() async throws {
    ///     let router = try Container.test.get(Application<RouterResponder<Context>>.self)
    ///     …
    /// }
    /// ```
    ///
    /// The container starts before the test, services in the order of the graph. At the end they shut down in order, and
    /// everything is stopped. A service that fails, or returns although it is no `FinishingService`, fails the test.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - isRunning: Whether to run its services; without, the container is not started.
    ///   - types: The services to leave out, by the types that their factories return, or that they promise with `.as`.
    ///     They are built if something resolves them.
    ///   - location: Where the trait is written.
    ///   - overrides: What to put before the module's definitions.
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

    /// Overrides definitions of a shared container for the test; parallel tests do not see one another's overrides.
    ///
    /// ```swift
    /// @Test(.overriding(App.container) { Singleton { FixedClock(hour: 8) }.as((any Clock).self) })
    /// func greetsInTheMorning() throws {
    ///     let greeter = try App.container.get(Greeter.self)
    ///     #expect(greeter.greeting() == "Good morning")
    /// }
    /// ```
    ///
    /// The test reaches it by the container itself, in its task and child tasks, or by `Container.test`. What was built for
    /// the test is stopped when it ends. Scopes that the test opens, and children that it creates, see the overrides; a
    /// request through one from before throws if it reaches something overridden.
    ///
    /// - Parameters:
    ///   - container: The shared container; left out, that of the trait around this one, a suite's.
    ///   - location: Where the trait is written.
    ///   - overrides: What to put before the container's definitions.
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
    /// Their objects are built for the test, by its container.
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
