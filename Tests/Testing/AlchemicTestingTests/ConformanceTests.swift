import AlchemicTesting
import TestSupport
import Testing

/// The suites for authors of definition sources and adapters find what breaks the contracts, and nothing else.
struct ConformanceTests {
    struct Table: DefinitionSource {
        let name: String
        let make: @Sendable () throws -> [Definition]
        func definitions() throws -> [Definition] { try make() }
    }

    /// A source of registered declarations.
    private func table(_ fill: @escaping @Sendable (inout DefinitionRegister) -> Void) -> Table {
        Table(name: "Table") {
            var register = DefinitionRegister(style: "table")
            fill(&register)
            return register.definitions
        }
    }

    @Test func `a good source conforms`() async {
        await expectConformance(
            of: table {
                $0.add(Singleton { Log() }, key: "log", aliases: ["journal"])
                $0.add(Value(FixedClock(fixed: 8)), key: "clock")
                $0.add(Singleton(Greeter.init(clock:log:)), key: "greeter")
            })
        await expectConformance(
            of: table { $0.add(Singleton(Greeter.init(clock:log:)), key: "greeter") }, given: (any Clock).self, Log.self
        )
    }

    @Test func `a bad source does not`() async throws {
        let shared = Log()
        let calls = Counter()
        let bad: [(String, Table)] = [
            ("it has no name", Table(name: "") { [] }),
            ("`definitions()` throws", Table(name: "T") { throw CancellationError() }),
            (
                "when it is called again",
                Table(name: "T") {
                    calls.increment()
                    return [Value(1).named("\(calls.count)").definition]
                }
            ),
            ("no place", table { $0.add(Value(1, file: "", line: 0), key: "one") }),
            ("does not pass the check", table { $0.add(Singleton(Greeter.init(clock:log:)), key: "greeter") }),
            ("two containers share the object", table { $0.add(Singleton { shared }, key: "log") }),
            (
                "cannot be built",
                table { $0.add(Singleton { () throws -> Log in throw CancellationError() }, key: "log") }
            ),
        ]
        for (rule, source) in bad { try await expectBroken(rule) { await expectConformance(of: source) } }
    }

    // MARK: Adapters

    static let module = Module("M") { Scoped("job") { Log() } }

    @Test func `a good adapter conforms`() async throws {
        let container = try Container(Self.module)
        await expectScopeAdapterConformance(of: container, scope: "job") { work in
            try await container.scope("job") { _ in try await work() }
        }
    }

    @Test func `a bad adapter does not`() async throws {
        let container = try Container(Self.module)
        let shared = try container.scope("job")
        typealias Adapter = @Sendable (@escaping @Sendable () async throws -> Void) async throws -> Void
        let bad: [(String, Adapter)] = [
            ("no such scope within the work", { work in try await work() }),
            (
                "has not ended after work that throws",
                { work in
                    let scope = try container.scope("job")
                    try await scope.asCurrent { try await work() }
                    try await scope.stop()
                }
            ),
            ("two pieces of work share one scope", { work in try await shared.asCurrent { try await work() } }),
            (
                "has ended before its work",
                { work in
                    let scope = try container.scope("job")
                    try await scope.stop()
                    try await scope.asCurrent { try await work() }
                }
            ),
            ("ran 0 times within the scope", { _ in }),
        ]
        for (rule, adapter) in bad {
            try await expectBroken(rule) {
                await expectScopeAdapterConformance(of: container, scope: "job", run: adapter)
            }
        }
    }

    /// Expects an operation to find a rule broken, and nothing that is none.
    private func expectBroken(_ rule: String, _ operation: @Sendable () async -> Void) async throws {
        let issues = try await recordedIssues {
            "\($0)".contains("breaks its contract")
        } _: {
            await operation()
        }
        #expect(issues.contains { "\($0)".contains(rule) }, "\(rule): \(issues)")
    }
}
