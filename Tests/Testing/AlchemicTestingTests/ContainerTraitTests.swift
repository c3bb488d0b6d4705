import AlchemicTesting
import TestSupport
import Testing

/// Containers as traits of tests.
struct ContainerTraitTests {
    @Test(.container(App.module) { Singleton { FixedClock(fixed: 8) }.as((any Clock).self) })
    func `overrides are in the test's container`() throws {
        #expect(try Container.test.get(Greeter.self).greeting() == "Good morning")
    }

    @Test(.container(App.module) { Value(FixedClock(fixed: 8)).overriding(SystemClock.self) })
    func `an override may name what it replaces`() throws {
        #expect(try Container.test.get(Greeter.self).greeting() == "Good morning")
        #expect(try !Container.test.isDeclared(SystemClock.self))
    }

    @Test(.container(App.module), arguments: 0..<20) func `each case has its own`(number: Int) throws {
        let container = try Container.test
        #expect(try EventRecorder.test.count(.built, of: Log.self) == 0)
        _ = try container.get(Log.self)
        #expect(try EventRecorder.test.isBuiltOnce(Log.self))
    }

    @Test(.container(App.module)) func `child tasks see it and detached tasks do not`() async throws {
        let container = try Container.test
        async let inChild = Container.test
        #expect(try await inChild === container)
        #expect(try await Task { try Container.test }.value === container)
        await #expect(throws: MissingTestContainer.self) { try await Task.detached { try Container.test }.value }
    }

    @Test func `without a trait there is none`() throws {
        let error = #expect(throws: MissingTestContainer.self) { try Container.test }
        #expect(throws: MissingTestContainer.self) { try EventRecorder.test }
        expectGolden("\(try #require(error))", named: "missing-test-container")
    }

    @Test func `the container is stopped when the test ends`() async throws {
        let containers = Variable<[Container]>([])
        try await run(.container(App.module)) { containers.append(try .test) }
        await #expect(throws: CancellationError.self) {
            try await run(.container(App.module)) {
                containers.append(try .test)
                throw CancellationError()
            }
        }
        #expect(containers.value.map(\.isEnded) == [true, true])
    }

    @Test func `a module that does not pass the check fails the test`() async {
        await #expect(throws: GraphError.self) {
            try await run(.container(Module("M") { Singleton(Greeter.init(clock:log:)) })) {
                Issue.record("the test must not run")
            }
        }
    }

    @Test(
        .container(Module("Greetings") { Singleton(Greeter.init(clock:log:)) }) {
            Value(FixedClock(fixed: 8)).as((any Clock).self)
            Singleton { Log() }
        })
    func `overrides may provide what the module needs`() throws {
        #expect(try Container.test.get(Greeter.self).greeting() == "Good morning")
    }

    @Test func `overrides within the module replace what is in the module`() async throws {
        let module = Module("M") {
            Singleton { SystemClock() }.named("clock")
            Value(FixedClock(fixed: 9)).as((any Clock).self).overriding(named: "clock").overriding(SystemClock.self)
        }
        await #expect(throws: GraphError.self) { try await run(.container(module)) {} }
        let replaced = Module("M") {
            Singleton { SystemClock() }
            Value(FixedClock(fixed: 9)).as((any Clock).self).overriding(SystemClock.self)
        }
        try await run(.container(replaced) { Singleton { SystemClock() } }) {
            let clocks = try Container.test.all(of: (any Clock).self)
            #expect(clocks.map { $0.hour() } == [9, 12])
        }
    }

    @Test func `started starts what is eager and nothing else`() async throws {
        let module = Module("M") {
            Singleton { Log() }.eager()
            Singleton { SystemClock() }
        }
        for (trait, built) in [
            (.container(module, started: true) { Value(3) }, ["Log"]), (.container(module) { Value(3) }, []),
        ] as [(ContainerTrait, [String])] {
            try await run(trait) {
                let recorder = try EventRecorder.test
                #expect(recorder.labels(of: .built) == built)
            }
        }
    }

    private static let other = Container(orExit: Module("Other") { Singleton { Log() } })

    @Test(.container(App.module)) func `what is missing in another container than the suite's names both traits`()
        async throws
    {
        let error = await #expect(throws: (any Error).self) {
            try await run(.overriding(Self.other) { Value(3) }) { _ = try Container.test.get(Greeter.self) }
        }
        let text = "\(try #require(error))".replacing(#/:\d+/#, with: ":N")
        expectGolden(text, named: "replaced-test-container")
        let misfit = await #expect(throws: (any Error).self) {
            try await run(.overriding(Self.other) { Singleton(Greeter.init(clock:log:)) }) {}
        }
        #expect("\(try #require(misfit))".contains("not that of `.container(...)` (AlchemicTestingTests/"))
    }

    @Test(.container(App.module)) func `other failures there stay as they are`() async throws {
        await #expect(throws: CancellationError.self) {
            try await run(.overriding(Self.other) { Value(3) }) { throw CancellationError() }
        }
        for trait in [.overriding { Value(3) }, .overriding(try Container.test) { Value(3) }] as [ContainerTrait] {
            await #expect(throws: ResolutionError.self) {
                try await run(trait) { _ = try Container.test.get(String.self) }
            }
        }
    }

    @Test func `without a trait around it a failure stays as it is`() async throws {
        await #expect(throws: ResolutionError.self) {
            try await run(.overriding(Self.other) { Value(3) }) { _ = try Container.test.get(Greeter.self) }
        }
        try await run(.overriding(Self.other) { Value(3) }) {
            await #expect(throws: ResolutionError.self) {
                try await run(.overriding(Self.other) { Value(4) }) { _ = try Container.test.get(Greeter.self) }
            }
        }
    }

    @Test func `with test container serves other test libraries`() async throws {
        try await withTestContainer(App.module) {
            Singleton { FixedClock(fixed: 8) }.as((any Clock).self)
        } operation: { container in
            let greeter = try container.get(Greeter.self)
            #expect(greeter.greeting() == "Good morning")
            #expect(try Container.test === container)
        }
    }
}

/// A trait of the suite, which tests may replace or add to.
@Suite(.container(App.module) { Value(FixedClock(fixed: 8)).as((any Clock).self) })
struct SuiteTraitTests {
    let greeter: Greeter

    init() throws {
        greeter = try Container.test.get(Greeter.self)
    }

    @Test func `the suite's initializer uses it`() throws {
        #expect(greeter.greeting() == "Good morning")
        #expect(try Container.test.get(Greeter.self) === greeter)
    }

    @Test(.container(App.module)) func `a test's own replaces it`() {
        #expect(greeter.greeting() == "Good day")
    }

    @Test(.overriding { Value(FixedClock(fixed: 20)).as((any Clock).self) }) func `a test may override it`() throws {
        #expect(greeter.clock.hour() == 20)
    }

    @Suite struct Inner {
        @Test func `suites within have it too`() throws {
            #expect(try Container.test.get((any Clock).self).hour() == 8)
        }
    }
}

/// Runs an operation as a trait runs a test.
func run(_ trait: ContainerTrait, _ operation: @escaping @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current, performing: operation)
}
