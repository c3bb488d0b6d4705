public import AlchemicGraphDocument

/// The container of the current test, with its trait, recorder and allowance.
struct TestContainer: Sendable {
    @TaskLocal static var current: TestContainer?

    let container: Container
    /// The shared container that the test overrides, if any.
    var base: Container?
    /// The trait that the container belongs to, for messages; nil without a trait.
    var trait: String?
    let recorder: EventRecorder
    /// The live definitions that the container may build.
    let allowance: LiveAllowance

    /// Returns the container of the current test.
    static func required() throws(MissingTestContainer) -> TestContainer {
        guard let current else { throw MissingTestContainer() }
        return current
    }

    /// Runs an operation with a new container of a module, then stops the container.
    static func run(
        with module: Module, overriddenBy overrides: [ModuleElement], allowing allowance: LiveAllowance,
        starting start: TestStart,
        trait: String? = nil, _ operation: (Container) async throws -> Void
    ) async throws {
        let recorder = EventRecorder()
        let graph = try Graph(
            [module], overriddenBy: Module("overrides") { overrides }, replacing: allowance.claiming)
        try allowance.check()
        let container = Container(graph, observer: recorder.observer())
        allowance.guardLive(in: container)
        do {
            let current = TestContainer(
                container: container, trait: trait, recorder: recorder, allowance: allowance)
            try await start.apply(to: container) {
                try await current.asCurrent { try await operation(container) }
            }
        } catch {
            try? await container.stop()
            throw error
        }
        try await container.stop()
    }

    /// Runs an operation in which this container is the current test's.
    func asCurrent(_ operation: () async throws -> Void) async throws {
        try await Self.$current.withValue(self, operation: operation)
    }
}

extension Container {
    /// The container of the current test, from its innermost trait `.container` or `.overriding`.
    ///
    /// Child tasks and `Task {}` see it too; detached tasks do not.
    ///
    /// - Throws: ``MissingTestContainer`` if the test has no such trait.
    public static var test: Container {
        get throws(MissingTestContainer) { try TestContainer.required().container }
    }
}

extension EventRecorder {
    /// The recorder of the current test's container, with all events since the container was created.
    ///
    /// With the trait `.overriding`, it records events of objects that are built for the test, and not of shared objects.
    ///
    /// - Throws: ``MissingTestContainer`` if the test has no trait `.container` or `.overriding`.
    public static var test: EventRecorder {
        get throws(MissingTestContainer) { try TestContainer.required().recorder }
    }
}

/// A test used its container, and none of its traits provides one.
public struct MissingTestContainer: Error, CustomStringConvertible {
    /// The problem, and the edit to make.
    @_documentation(visibility: internal)
    public var description: String {
        "this test has no container; add a trait: `@Test(.container(App.module))`, or `.overriding(App.container) { ... }`"
    }
}

extension Graph {
    /// Checks modules with overrides, which may also provide what the modules need, as the graph of a container of its own.
    fileprivate convenience init(
        _ modules: [Module], overriddenBy overrides: Module, replacing replace: (Definition) -> Definition
    ) throws(GraphError) {
        var check = Check(parent: nil)
        check.startsAllLevels = true
        check.collect(modules)
        for place in check.declared.indices {
            check.declared[place].definition = replace(check.declared[place].definition)
        }
        check.level += 1
        check.collect([overrides])
        try self.init(checking: check)
    }
}
