import Alchemic
import AlchemicRecording
public import Testing

/// Gives each test a container of its own, or overrides of its own over a shared one.
///
/// Write it as `.container(_:started:_:)` or `.overriding(_:_:)`. On a suite it applies to each test in it; each case of
/// a parameterized test has its own. The test's own trait replaces that of its suite.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    /// Where the container comes from.
    enum Source: Sendable {
        /// A new container of a module.
        case module(@Sendable () throws -> Module, isStarted: Bool)
        /// A shared container; nil for that of the trait around this one.
        case shared(@Sendable () throws -> Container?)
    }

    let source: Source
    let overrides: @Sendable () -> [ModuleElement]
    var allowance = LiveAllowance.Rules()
    let location: Testing.SourceLocation

    /// True: a suite's trait applies to each of its tests.
    public var isRecursive: Bool { true }

    /// Creates the container, runs the test, and stops the container.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: Its case.
    ///   - function: Runs it.
    /// - Throws: A ``GraphError`` if the wiring is wrong, what the test throws, or a ``StopError``.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let allowance = LiveAllowance(allowance, within: TestContainer.current?.allowance, at: location)
        try await withContainer(allowance) { try await $0.run(function) }
        allowance.reportUnreported()
    }

    /// Makes the container, and ends it after the operation.
    private func withContainer(
        _ allowance: LiveAllowance, _ operation: (TestContainer) async throws -> Void
    ) async throws {
        let recorder = EventRecorder()
        switch source {
        case .module(let module, let isStarted):
            let container = try Container(
                testing: [module()], overrides(), allowance, observer: recorder.observer())
            if isStarted { try await container.start() }
            try await operation(TestContainer(container: container, recorder: recorder, allowance: allowance))
        case .shared(let shared):
            guard let base = try shared() ?? TestContainer.current?.container else { throw MissingTestContainer() }
            let overlay = try base.overlaid(
                by: overrides(), replacing: allowance.guarding, observer: recorder.observer())
            try allowance.check()
            try await base.withOverlay(overlay) {
                try await operation(TestContainer(container: overlay, recorder: recorder, allowance: allowance))
            }
        }
    }
}

extension Container {
    /// Makes a container of modules, of what a test puts before them, and of what it does not allow.
    convenience init(
        testing modules: [Module], _ overrides: [ModuleElement], _ allowance: LiveAllowance,
        observer: @escaping @Sendable (ContainerEvent) -> Void
    ) throws {
        let graph = try Graph(
            modules, overriddenBy: Module("overrides") { overrides }, replacing: allowance.guarding)
        try allowance.check()
        self.init(graph, observer: observer)
    }
}
