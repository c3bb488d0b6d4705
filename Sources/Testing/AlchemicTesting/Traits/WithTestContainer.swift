public import Alchemic

/// Runs an operation with a new container of a module, with overrides.
///
/// The function does for XCTest, and for code without traits, what the trait `.container` does for a test.
///
/// ```swift
/// func testGreeting() async throws {
///     try await withTestContainer(App.module) {
///         Singleton { FixedClock(hour: 8) }.as((any Clock).self)
///     } operation: { container in
///         XCTAssertEqual(try container.get(Greeter.self).greeting(), "Good morning")
///     }
/// }
/// ```
///
/// In the operation, `Container.test` is the container, and `EventRecorder.test` its recorder.
///
/// - Parameters:
///   - module: The module.
///   - isStarted: Whether to start the container first.
///   - types: The types of definitions that may be live.
///   - names: The names of definitions that may be live.
///   - overrides: The definitions that override the module's.
///   - operation: The operation to run.
/// - Throws: A ``/Alchemic/GraphError`` if the graph is invalid, the operation's error, a ``LiveDefinitionError`` if
///   a live definition was resolved that is not allowed, or a ``/Alchemic/StopError``.
public func withTestContainer(
    _ module: Module, started isStarted: Bool = false, allowing types: [Any.Type] = [], named names: [String] = [],
    @ModuleBuilder _ overrides: () -> [ModuleElement] = { [] },
    operation: (Container) async throws -> Void
) async throws {
    try await withTestContainer(
        module, starting: isStarted ? .start : .nothing, allowing: types, named: names, overriddenBy: overrides(),
        operation: operation)
}

#if Services
/// Runs an operation with a new container of a module, while the container's services run.
///
/// - Parameters:
///   - module: The module.
///   - isRunning: Whether to start the container and run its services.
///   - exceptions: The services to leave out, by their types.
///   - types: The types of definitions that may be live.
///   - names: The names of definitions that may be live.
///   - overrides: The definitions that override the module's.
///   - operation: The operation to run.
/// - Throws: The errors of ``withTestContainer(_:started:allowing:named:_:operation:)``, and failures of services.
public func withTestContainer(
    _ module: Module, running isRunning: Bool, except exceptions: [Any.Type] = [], allowing types: [Any.Type] = [],
    named names: [String] = [], @ModuleBuilder _ overrides: () -> [ModuleElement] = { [] },
    operation: (Container) async throws -> Void
) async throws {
    try await withTestContainer(
        module, starting: isRunning ? .services(except: exceptions) : .nothing, allowing: types, named: names,
        overriddenBy: overrides(), operation: operation)
}
#endif

private func withTestContainer(
    _ module: Module, starting start: TestStart, allowing types: [Any.Type], named names: [String],
    overriddenBy overrides: [ModuleElement], operation: (Container) async throws -> Void
) async throws {
    let rules = LiveAllowance.Rules(types: types, names: names)
    let allowance = LiveAllowance(rules, within: TestContainer.current?.allowance, at: nil)
    try await TestContainer.run(
        with: module, overriddenBy: overrides, allowing: allowance, starting: start, operation)
    if let error = allowance.unreported.first { throw error }
}
