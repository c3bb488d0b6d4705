import Alchemic
import AlchemicGraphDocument
import TestSupport
import Testing

private protocol Shown: Sendable {}

private final class Lamp: Shown, @unchecked Sendable {
    var shade: String?
    var label: String?
}

/// Something that a declaration may say besides what it makes.
private struct Modifier: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Singleton<Lamp>) -> Singleton<Lamp>

    init(_ words: String, _ apply: @escaping @Sendable (Singleton<Lamp>) -> Singleton<Lamp>) {
        testDescription = words
        self.apply = apply
    }

    static let all = [
        Modifier("named") { $0.named("lamp") },
        Modifier("alias") { $0.alias("light") },
        Modifier("tagged") { $0.tagged("furniture") },
        Modifier("order") { $0.order(3) },
        Modifier("primary") { $0.primary() },
        Modifier("overriding named") { $0.overriding(named: "old") },
        Modifier("overriding type") { $0.overriding(Int.self) },
        Modifier("as") { $0.as((any Shown).self) },
        Modifier("as, converted") { $0.as((any Sendable).self) { $0 as any Sendable } },
        Modifier("only as") { $0.only(as: (any Shown).self) },
        Modifier("eager") { $0.eager() },
        Modifier("lazy") { $0.lazy() },
        Modifier("evictable") { $0.evictable() },
        Modifier("inject") { $0.inject(\.shade, .value("red")) },
        Modifier("call") { $0.call({ (lamp: Lamp) in lamp.label = "called" }, line: 1, column: 1) },
        Modifier("configure") {
            $0.configure({ (lamp: Lamp) in lamp.label? += " and configured" }, line: 2, column: 1)
        },
        Modifier("on start") { $0.onStart { _ in throw Stuck() } },
        Modifier("start within") { $0.onStart(within: .seconds(7)) },
        Modifier("on stop") { $0.onStop { _ in throw Stuck() } },
        Modifier("stop within") { $0.onStop(within: .seconds(8)) },
    ]
}

private struct Stuck: Error {}

@Suite
struct ModifierOrderTests {
    /// All that is known of a declaration from outside: the document, or the problems, and what the object has become.
    private func outcome(_ declaration: Singleton<Lamp>) async -> String {
        do {
            let module = Module("m") {
                declaration
                Singleton { "the text" }.named("old")
                Singleton { 5 }
            }
            // It lists what is said in the order in which it is said; nothing depends on that.
            let lines = GraphDocument(checking: [module]).json().split(whereSeparator: { $0.isNewline || $0 == "," })
            let document = lines.map { $0.filter { !$0.isWhitespace } }.sorted().joined(separator: "\n")
            let container = try Container(module)
            let started = await failure { try await container.start() }
            let lamp = try? container.get((any Shown).self) as? Lamp
            let stopped = await failure { try await container.stop() }
            return "\(document)\n\(started)\n\(lamp?.shade ?? "-") \(lamp?.label ?? "-")\n\(stopped)"
        } catch {
            return "\(error)"
        }
    }

    private func failure(_ body: () async throws -> Void) async -> String {
        do {
            try await body()
            return "done"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: Modifier.all)
    private func `the order of modifiers never matters, whichever two are swapped`(first: Modifier) async {
        let lamp = Singleton({ Lamp() }, line: 1, column: 1)
        for second in Modifier.all {
            let one = await outcome(second.apply(first.apply(lamp)))
            let other = await outcome(first.apply(second.apply(lamp)))
            #expect(one == other, "\(first.testDescription), \(second.testDescription)")
        }
    }

    @Test
    func `the order of modifiers leaves a time limit in force, before the action or after it`() async throws {
        for isFirst in [true, false] {
            let lamp = Singleton { Lamp() }.eager()
            let declaration =
                isFirst
                ? lamp.onStart(within: .milliseconds(1)).onStart { _ in try await Task.sleep(for: .seconds(60)) }
                : lamp.onStart { _ in try await Task.sleep(for: .seconds(60)) }.onStart(within: .milliseconds(1))
            let container = try Container(Module("m") { declaration })
            let error = await #expect(throws: StartError.self) { try await container.start() }
            #expect("\(error.map { "\($0)" } ?? "")".contains("it took longer than"))
        }
    }
}
