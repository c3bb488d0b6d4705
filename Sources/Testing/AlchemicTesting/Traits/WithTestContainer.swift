public import Alchemic

/// Runs an operation with a new container of a module, with overrides: what the trait `.container` does, for XCTest and
/// for code without traits.
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
/// `isStarted` says whether to start the container first. `types` and `names` are the definitions that may be live.
/// In the operation, `Container.test` and `EventRecorder.test` are the container and what it has recorded.
///
/// - Parameters:
///   - module: The module.
///   - overrides: What to put before the module's definitions.
///   - operation: What to run.
/// - Throws: A ``GraphError`` if the wiring is wrong, what the operation throws, a ``LiveDefinitionError`` if something
///   live was requested that is not allowed, or a ``StopError``.
public func withTestContainer(
    _ module: Module, started isStarted: Bool = false, allowing types: [Any.Type] = [], named names: [String] = [],
    @ModuleBuilder _ overrides: () -> [ModuleElement] = { [] },
    operation: (Container) async throws -> Void
) async throws {
    let rules = LiveAllowance.Rules(types: types, names: names)
    let allowance = LiveAllowance(rules, within: TestContainer.current?.allowance, at: nil)
    try await TestContainer.run(module, overrides(), allowance, started: isStarted, operation)
    if let error = allowance.unreported.first { throw error }
}
