import Alchemic
import Foundation
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
            let opened = Locked<[Container]>([])
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
