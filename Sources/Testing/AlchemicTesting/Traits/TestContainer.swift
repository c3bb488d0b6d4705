public import AlchemicGraphDocument

/// The container of the current test, with what belongs to it.
struct TestContainer: Sendable {
    @TaskLocal static var current: TestContainer?

    let container: Container
    /// The shared container that it stands over, if any.
    var base: Container?
    /// The trait that it is of, for messages; nil without a trait.
    var trait: String?
    let recorder: EventRecorder
    /// What may be live in it.
    let allowance: LiveAllowance

    /// The one of the current test.
    static func required() throws(MissingTestContainer) -> TestContainer {
        guard let current else { throw MissingTestContainer() }
        return current
    }

    /// Runs an operation with a new container of a module, then stops the container.
    static func run(
        _ module: Module, _ overrides: [ModuleElement], _ allowance: LiveAllowance, _ start: TestStart,
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
            try await start.surround(container) {
                try await current.asCurrent { try await operation(container) }
            }
        } catch {
            try? await container.stop()
            throw error
        }
        try await container.stop()
    }

    /// Runs an operation in which this is the current one.
    func asCurrent(_ operation: () async throws -> Void) async throws {
        try await Self.$current.withValue(self, operation: operation)
    }
}

extension Container {
    /// The container of the current test: that of its innermost trait `.container` or `.overriding`.
    ///
    /// Child tasks and `Task {}` see it too; detached tasks do not.
    ///
    /// - Throws: ``MissingTestContainer`` where the test has no such trait.
    public static var test: Container {
        get throws(MissingTestContainer) { try TestContainer.required().container }
    }
}

extension EventRecorder {
    /// The recorder of the current test's container, which has recorded everything since that was created.
    ///
    /// With the trait `.overriding`, it records what is built for the test, and not what it shares with other tests.
    ///
    /// - Throws: ``MissingTestContainer`` where the test has no trait `.container` or `.overriding`.
    public static var test: EventRecorder {
        get throws(MissingTestContainer) { try TestContainer.required().recorder }
    }
}

/// A test used its container, and none of its traits provides one.
public struct MissingTestContainer: Error, CustomStringConvertible {
    /// What is wrong, and the edit to make.
    @_documentation(visibility: internal)
    public var description: String {
        "this test has no container; add a trait: `@Test(.container(App.module))`, or `.overriding(App.container) { ... }`"
    }
}

extension Graph {
    /// Checks modules with others before them, which may provide what they need: the graph of a separate container.
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
        check.isOverlay = true
        check.collect([overrides])
        try self.init(checking: check, roots: [])
    }
}
