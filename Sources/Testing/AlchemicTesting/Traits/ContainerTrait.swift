internal import Alchemic
import AlchemicGraphDocument
public import Testing

/// Gives each test a container of its own, or overrides of its own over a shared one.
///
/// Write it as `.container(_:started:_:)`, `.container(_:running:except:_:)` or `.overriding(_:_:)`. On a suite it
/// applies to each test in it; each case of a parameterized test has its own. The test's own trait replaces that of its
/// suite.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    /// The origin of the container.
    enum Source: Sendable {
        /// A new container of a module.
        case module(@Sendable () throws -> Module, TestStart)
        /// A shared container; nil stands for the container of the trait around this one.
        case shared(@Sendable () throws -> Container?)
    }

    let source: Source
    let overrides: @Sendable () -> [ModuleElement]
    var allowance = LiveAllowance.Rules()
    let location: SourceLocation

    /// True, because a suite's trait applies to each of its tests.
    @_documentation(visibility: internal)
    public var isRecursive: Bool { true }

    /// Creates the container, runs the test, and stops the container.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The test's case.
    ///   - function: A closure that runs the test.
    /// - Throws: A ``/Alchemic/GraphError`` if the graph is invalid, the test's error, or a ``/Alchemic/StopError``.
    @_documentation(visibility: internal)
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await surround(function)
    }

    /// Runs a function as a test that has the trait.
    package func surround(_ function: @Sendable () async throws -> Void) async throws {
        let allowance = LiveAllowance(allowance, within: TestContainer.current?.allowance, at: location)
        switch source {
        case .module(let module, let start):
            try await TestContainer.run(
                with: module(), overriddenBy: overrides(), allowing: allowance, starting: start, trait: words
            ) { _ in
                try await function()
            }
        case .shared(let shared):
            let outer = TestContainer.current
            guard let base = try shared() ?? outer?.container else { throw MissingTestContainer() }
            do {
                try await run(function, over: base, allowing: allowance)
            } catch {
                guard let outer, let trait = outer.trait, outer.container !== base, outer.base !== base,
                    let explained = ReplacedContainerError(error, in: words, within: trait)
                else { throw error }
                throw explained
            }
        }
        allowance.reportUnreported()
    }

    /// Runs a test with overrides over a container.
    private func run(
        _ function: @Sendable () async throws -> Void, over base: Container, allowing allowance: LiveAllowance
    ) async throws {
        let recorder = EventRecorder()
        let place = Definition.SourceLocation(
            file: location.fileID, line: UInt32(location.line), column: UInt32(location.column))
        let overlay = try base.makeOverlay(
            by: overrides(), at: place, replacing: allowance.claiming, observer: recorder.observer())
        try allowance.check()
        // The shared container refuses live definitions; the test's own allowance applies only to the overlay.
        base.refuseLive(for: words, at: location)
        allowance.guardLive(in: overlay)
        let container = TestContainer(
            container: overlay, base: base, trait: words, recorder: recorder, allowance: allowance)
        try await base.withOverlay(overlay) { try await container.asCurrent(function) }
    }

    /// The trait and its source location, for messages.
    private var words: String {
        let name =
            switch source {
            case .module: "container"
            case .shared: "overriding"
            }
        return "`.\(name)(...)` (\(location.fileID):\(location.line))"
    }
}

extension ContainerTrait: Printed, Opaque {
    package var summary: String { words.filter { $0 != "`" } }
}
