import Alchemic
import TestSupport
import Testing

@MainActor private final class Screen {
    let number: Int
    init(number: Int) { self.number = number }
}

private struct Title: Sendable {
    let text: String
}

@Suite("A checked graph")
struct CheckedGraphTests {
    /// Definitions whose facts follow from those of others: what has to be awaited, what the main actor makes, steps.
    private let module = Module("parent") {
        Singleton({ () async in 7 })
        Prototype({ @MainActor (number: Int) in Screen(number: number) })
        Prototype({ @MainActor (screen: Screen) in Title(text: "screen \(screen.number)") })
    }

    @Test("is not touched by checking what stands over it: children and overrides")
    func parents() async throws {
        let container = try Container(module)
        let rounds = Rounds.count(300, long: 10_000)
        await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<2 {
                group.addTask {
                    for round in 0..<rounds {
                        let child = try Container(
                            Module("child") {
                                Singleton({ (title: Title) async in "\(title.text) \(round)" })
                                Singleton { Double(number) }
                            }, parent: container)
                        _ = try child.get(Double.self)
                        try await container.withOverrides {
                            Singleton { round }
                        } operation: {
                            _ = try container.get(Int.self)
                        }
                    }
                }
                group.addTask {
                    for _ in 0..<rounds {
                        let title = try await container.get(async: Title.self)
                        if title.text != "screen 7" { Issue.record("\(title.text)") }
                    }
                }
            }
            do { try await group.waitForAll() } catch { Issue.record(error) }
        }
    }
}
