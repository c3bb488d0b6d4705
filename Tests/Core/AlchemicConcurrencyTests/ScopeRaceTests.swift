import Alchemic
import Foundation
import TestSupport
import Testing

private final class Session: Sendable {}

@Suite("Scopes that are opened")
struct ScopeRaceTests {
    private func container() throws -> Container {
        try Container(Module("App") { Scoped("request") { Session() } })
    }

    @Test("while their container is stopped end with it, or are refused")
    func opening() async throws {
        for _ in 0..<100 {
            let container = try container()
            let opened = Variable<[Container]>([])
            let barrier = Barrier(3)
            await onThreads(3) { number in
                barrier.wait()
                if number == 0 {
                    let end = DispatchSemaphore(value: 0)
                    Task {
                        try? await container.stop()
                        end.signal()
                    }
                    end.wait()
                } else {
                    for _ in 0..<200 {
                        guard let scope = try? container.scope("request") else { break }
                        opened.withLock { $0.append(scope) }
                    }
                }
            }
            #expect(opened.withLock { $0.allSatisfy(\.isEnded) })
        }
    }

    @Test("and end while an object is built hand it to nobody, not to who builds it, either", arguments: [false, true])
    func ending(isOverride: Bool) async throws {
        let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let late = Module("Late") {
            Scoped("request") {
                begun.signal()
                ended.wait()
                return Session()
            }.named("late")
        }
        let scope = try Container(
            Module("App") {
                Scoped("request") { Session() }
                if !isOverride { late }
            }
        ).scope("request")
        await onThreads(2) { number in
            if number == 0 {
                let get: @Sendable () throws -> Void = {
                    _ = try scope.get(Session.self, .named("late"))
                    Issue.record("the scope has ended")
                }
                do {
                    if isOverride {
                        try scope.withOverrides({ late }, synchronously: get)
                    } else {
                        try get()
                    }
                } catch { #expect((error as? ResolutionError)?.id == .ended) }
            } else {
                begun.wait()
                let stopped = DispatchSemaphore(value: 0)
                Task {
                    try? await scope.stop()
                    stopped.signal()
                }
                stopped.wait()
                ended.signal()
            }
        }
        #expect(throws: ResolutionError.self) { try scope.get(Session.self, .named("late")) }
    }

    @Test("cost the same however many are open", .timeLimit(.minutes(1)))
    func many() async throws {
        let container = try container()
        var scopes: [Container] = []
        for _ in 0..<50_000 { scopes.append(try container.scope("request")) }
        #expect(scopes.count == 50_000)
        scopes.removeLast(49_999)
        let last = try container.scope("request")
        try await container.stop()
        #expect(scopes[0].isEnded)
        #expect(last.isEnded)
    }
}
