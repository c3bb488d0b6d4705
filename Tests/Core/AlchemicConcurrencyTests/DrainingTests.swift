import Alchemic
import TestSupport
import Testing

private final class Visit: Sendable {}

@Suite("Scopes that are opened while their container drains them")
struct DrainingTests {
    /// What holds at any moment, and what is wrong.
    private struct Ledger {
        var open = 0
        var opened = 0
        var stopped = 0
        /// The containers that have refused a scope.
        var refusing: Set<ObjectIdentifier> = []
        var flaws: [String] = []
    }

    /// Opens scopes in turn until they are refused, and uses each of them.
    private static func open(in container: Container, _ ledger: Variable<Ledger>) async {
        let id = ObjectIdentifier(container)
        while true {
            let isRefused = ledger.value.refusing.contains(id)
            do {
                try await container.scope("request") { request in
                    ledger.withLock { ledger in
                        ledger.open += 1
                        ledger.opened += 1
                        if isRefused { ledger.flaws.append("opened after it had been refused") }
                    }
                    _ = try request.get(Visit.self)
                    await Task.yield()
                    _ = try request.scope("request").get(Visit.self)
                    ledger.withLock { $0.open -= 1 }
                }
                if isRefused { return }
            } catch {
                let id = (error as? ResolutionError)?.id
                ledger.withLock { ledger in
                    if id != .draining, id != .ended { ledger.flaws.append("\(error)") }
                    ledger.refusing.insert(ObjectIdentifier(container))
                }
                if isRefused { return }
            }
        }
    }

    private static func run(
        _ run: ([@Sendable () async -> Void]) async -> Void
    ) async throws -> [String] {
        let ledger = Variable(Ledger())
        let container = try Container(
            Module("App") {
                Scoped("session") { Plain() }
                Scoped("request") { Visit() }.onStop { _ in ledger.withLock { $0.stopped += 1 } }
                Singleton { Plain() }.named("last").onStop { _ in
                    ledger.withLock { if $0.open > 0 { $0.flaws.append("stopped with \($0.open) open") } }
                }
            })
        _ = try container.get(Plain.self, .named("last"))
        let session = try container.scope("session")
        let child = try Container(Module("Child") {}, parent: session)
        await run([
            { await open(in: container, ledger) },
            { await open(in: session, ledger) },
            { await open(in: child, ledger) },
            {
                for _ in 0..<3 { await Task.yield() }
                do {
                    let left = try await container.stop(draining: "request", within: .seconds(600))
                    ledger.withLock { if left > 0 { $0.flaws.append("\(left) left") } }
                } catch { ledger.withLock { $0.flaws.append("\(error)") } }
            },
        ])
        return ledger.withLock { ledger in
            // That within each is released, and not stopped.
            if ledger.opened != ledger.stopped { ledger.flaws.append("\(ledger.opened - ledger.stopped) not stopped") }
            if !container.isEnded { ledger.flaws.append("not stopped") }
            return ledger.flaws
        }
    }

    @Test
    func `are all used to their end before it stops, and none is opened after one has been refused`() async throws {
        for seed in 0..<UInt64(Rounds.count(100, long: 20_000)) {
            let flaws = try await Self.run { bodies in await Turns.run(seed: seed, awaiting: bodies) }
            #expect(flaws.isEmpty, "seed \(seed): \(flaws)")
        }
    }

    @Test
    func `by many tasks are all used to their end before it stops`() async throws {
        for _ in 0..<Rounds.count(50, long: 2_000) {
            let flaws = try await Self.run { bodies in
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<5 { for body in bodies.dropLast() { group.addTask { await body() } } }
                    group.addTask { await bodies.last?() }
                }
            }
            #expect(flaws.isEmpty, "\(flaws)")
        }
    }
}
