#if Files && os(Linux)
import Alchemic
import AlchemicFiles
import DefinitionFiles
import FileValues
import Foundation
import TestSupport
import Testing

/// Whatever a file says, reading it takes time that grows with its size, and memory of at most 500 MB for what stands in it and
/// 40 times its size for what that expands to.
@Suite("What files cost", .serialized) struct FileCostTests {
    /// Files of which each line costs much, in a size that is asked for.
    private static let files: [String: @Sendable (_ lines: Int) -> String] = [
        "services": { "Services: {\(list($0) { "s\($0): {Class: A}" })}" },
        "references": { "Services:\n  z: { Class: A }\n\(lines($0) { "s\($0): { Class: A, \(one): ['@z'] }" })" },
        "tags asked for by who has them": {
            "Services:\n\(lines($0) { "s\($0): { Class: A, Shared: false, Tags: [t], \(all): [!tagged t] }" })"
        },
        "tags asked for often": {
            "Services:\n  z: { Class: A, MethodCalls: [\(list($0) { _ in "{ 'takeAll(_:)': [!tagged t] }" })] }\n"
                + lines($0) { "s\($0): { Class: A, Tags: [t] }" }
        },
        "tags in a parameter": {
            "Parameters: { p: [\(list($0) { _ in "!tagged t" })] }\nServices:\n"
                + lines($0) { "s\($0): { Class: A, Tags: [t], Setters: { x: '%p%' } }" }
        },
        "one tag often": { "Services: { s: { Class: A, Tags: [\(list($0) { _ in "t" })] } }" },
        "tags": { "Services: { s: { Class: A, Tags: [\(list($0) { "t\($0)" })] } }" },
        "aliases": { "Services:\n  s: { Class: A }\n\(lines($0) { "a\($0): '@s'" })" },
        "aliases in a chain": { "Services:\n  a0: { Class: A }\n\(lines($0) { "a\($0 + 1): '@a\($0)'" })" },
        "other names": { "Services: { s: { Class: A, Aliases: [\(list($0) { "a\($0)" })] } }" },
        "calls": { "Services: { s: { Class: A, MethodCalls: [\(list($0) { _ in "{ 'take(_:)': [x] }" })] } }" },
        "texts": { "Services: { s: { Class: A, \(texts): [[\(list($0) { _ in "a" })]] } }" },
        "variables": { "Services: { s: { Class: A, \(texts): [[\(list($0) { _ in "'%env(HOME)%'" })]] } }" },
        "numbers": { "Parameters: { a: [\(list($0) { _ in "1" })] }" },
        "empty lists": { "Parameters: { a: [\(list($0) { _ in "[]" })] }" },
        "empty entries": { "Parameters: { a: {\(list($0) { "\($0)" })} }" },
        "parameters": { "Parameters: {\(list($0) { "a\($0): 1" })}" },
        "parameters in a chain": { "Parameters: {\(list($0) { "a\($0): '%a\($0 + 1)%'" })}" },
        "one list often": {
            "Parameters: { a: [\(list($0) { _ in "x" })] }\nServices:\n"
                + lines($0) { "s\($0): { Class: A, \(texts): ['%a%'] }" }
        },
        "one text often": {
            "Parameters: { a: \(String(repeating: "x", count: min($0 * 20, 200_000))) }\nServices:\n"
                + lines($0) { "s\($0): { Class: A, \(texts): [['a %a%']] }" }
        },
        "a text for a variable": {
            "Parameters: { a: \(String(repeating: "x", count: min($0 * 20, 200_000))) }\nServices:\n"
                + lines($0) { "s\($0): { Class: A, \(texts): [['%env(trim:default:a:NOBODY)%']] }" }
        },
        "parents": { "Services:\n  z: { Class: A, Abstract: true }\n\(lines($0) { "s\($0): { Parent: z }" })" },
        "a large parent": {
            "Services:\n  z: { Class: A, MethodCalls: [\(list($0) { _ in "{ 'take(_:)': [x] }" })] }\n"
                + lines($0) { "s\($0): { Parent: z }" }
        },
        "default tags": {
            "Defaults: { Tags: [\(list($0) { "t\($0)" })] }\nServices:\n\(lines($0) { "s\($0): { Class: A }" })"
        },
        "default bindings": {
            "Defaults: { Bind: {\(list($0) { "t\($0): 1" })} }\nServices:\n\(lines($0) { "s\($0): { Class: A }" })"
        },
        "decorators": {
            "Services:\n"
                + lines($0) { "s\($0): { Class: A }\n  d\($0): { Class: A, \(one): ['@.inner'], Decorates: s\($0) }" }
        },
        "repeated values": {
            "Parameters: { a: &a [\(list($0) { _ in "1" })], b: [\(list(min($0, 999)) { _ in "*a" })] }"
        },
        "merged maps": {
            "Parameters: { a: &a {\(list($0) { "k\($0): 1" })}, b: [\(list(min($0, 999)) { _ in "{ <<: *a }" })] }"
        },
        "references to nothing": { "Services:\n\(lines($0) { "s\($0): { Class: A, \(one): ['@x\($0)'] }" })" },
        "classes that are none": { "Services:\n\(lines($0) { "s\($0): { Class: B\($0) }" })" },
        "keys that are none": { "Services:\n\(lines($0) { "s\($0): { Klass: A }" })" },
        "sections that are none": { (0..<$0).map { "k\($0): 1\n" }.joined() },
        "shapes that are none": { "Services: {\(list($0) { "s\($0): 1" })}" },
        "labels that are none": { "Services: { s: { Class: A, Arguments: {\(list($0) { "l\($0): 1" })} } }" },
        "double keys": { "Services: {\(list($0) { _ in "s: ~" })}" },
        "signs that are missing": {
            "Services: { a_b: { Class: A }, s: { Class: A, MethodCalls: [\(list($0) { _ in "{ 'take(_:)': [a_b] }" })] } }"
        },
    ]

    private static let one = "Initializer: 'init(one:)', Arguments"
    private static let all = "Initializer: 'init(all:)', Arguments"
    private static let texts = "Initializer: 'init(texts:)', Arguments"

    private static func list(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: ",")
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { "  \(line($0))\n" }.joined()
    }

    /// A file of about so many bytes.
    private static func file(_ name: String, bytes: Int) -> [UInt8] {
        guard let make = files[name] else { return [] }
        let small = make(1_000).utf8.count
        return Array(make(max(10, bytes * 1_000 / small)).utf8)
    }

    private final class A: Sendable {
        init() {}
        init(one: A) {}
        init(all: [A]) {}
        init(texts: [String]) {}
        func take(_ text: String) {}
        func takeAll(_ all: [A]) {}
    }

    private static let types: FileTypes = {
        var types = FileTypes()
        types.add(A.self, named: "A") {
            $0.initializer("init()", A.init as @Sendable () -> A)
            $0.initializer("init(one:)", A.init(one:))
            $0.initializer("init(all:)", A.init(all:))
            $0.initializer("init(texts:)", A.init(texts:))
            $0.method("take(_:)", A.take)
            $0.method("takeAll(_:)", A.takeAll)
        }
        return types
    }()

    /// Reads a file up to its graph.
    ///
    /// - Returns: How long it kept the processor, in seconds; and the most memory that it took, in bytes.
    private static func cost(of bytes: [UInt8]) -> (time: Double, memory: Int) {
        let before = (clock(), peak())
        let file = DefinitionFile(bytes: bytes, path: "costly.yml", types: types)
        withExtendedLifetime((file, try? Container(Module("Costly") { file }))) {}
        return (Double(clock() - before.0) / Double(CLOCKS_PER_SEC), peak() - before.1)
    }

    private static func peak() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
        return 1_024 * (line?.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0)
    }

    /// The worst; all of them where time does not count.
    private static let tried =
        ProcessInfo.processInfo.environment["CI_LONG"] == nil ? ["tags asked for often"] : files.keys.sorted()

    /// Those of which a line is short, so that much stands in them, and nothing expands.
    private static let dense: Set = [
        "services", "references", "aliases", "aliases in a chain", "other names", "calls", "texts", "variables",
        "numbers",
        "empty lists", "empty entries", "parameters", "parameters in a chain", "decorators", "tags", "one tag often",
    ]

    @Test(arguments: tried)
    func `what files cost is memory of at most 40 times their size, and time that grows with it`(_ name: String) async {
        await #expect(processExitsWith: .success) { [name] in
            _ = FileCostTests.cost(of: FileCostTests.file(name, bytes: 1_000))
            let quarter = FileCostTests.cost(of: FileCostTests.file(name, bytes: FileCost.least / 4))
            let bytes = FileCostTests.file(name, bytes: FileCost.least)
            let whole = FileCostTests.cost(of: bytes)
            let most =
                FileCost.times * max(bytes.count, FileCost.least)
                + (FileCostTests.dense.contains(name) ? 500_000_000 : 0)
            // What the first of them took and gave back is not taken again.
            #expect(quarter.memory + whole.memory <= most, "\(name): \(quarter) \(whole)")
            #expect(whole.time <= 8 * quarter.time + 0.5, "\(name): \(quarter) \(whole)")
        }
    }

    /// Services that stand there and refer to one another: nothing expands.
    private static func plain(_ services: Int, comment: String = "") -> [UInt8] {
        Array(
            ("Services:\n" + lines(services) { "s\($0): { Class: A, \(one): ['@s\($0 + 1)'] }\(comment)" }
                + "  s\(services): { Class: A }\n").utf8)
    }

    @Test
    func `of what stands there as it is, 1 MB is loaded`() async {
        await #expect(processExitsWith: .success) {
            let bytes = FileCostTests.plain(16_384)
            #expect(bytes.count > 900_000)
            let file = DefinitionFile(bytes: bytes, path: "plain.yml", types: FileCostTests.types)
            try #expect(Container(Module("Plain") { file }).graph.definitions.count == 16_385)
        }
    }

    @Test(.enabled(if: Rounds.count(0, long: 1) == 1))
    func `of 10 MB that stand there as they are is 20 seconds and 500 MB`() async {
        await #expect(processExitsWith: .success) {
            let services = 99_999
            let bytes = FileCostTests.plain(services, comment: " # " + String(repeating: "x", count: 40))
            #expect(bytes.count > 9_900_000)
            let before = (clock(), FileCostTests.peak())
            let file = DefinitionFile(bytes: bytes, path: "plain.yml", types: FileCostTests.types)
            let container = try Container(Module("Plain") { file })
            #expect(container.graph.definitions.count == services + 1)
            let cost = (Double(clock() - before.0) / Double(CLOCKS_PER_SEC), FileCostTests.peak() - before.1)
            print("10 MB:", cost)
            #expect(cost.0 <= 20 && cost.1 <= 500_000_000, "\(cost)")
        }
    }

    @Test
    func `what files cost is bounded by a number of services, which the message says`() {
        let problems = ResolvedFiles.problems(
            of: ["many.yml"],
            through: FileAccess(
                read: { _, _ throws(FileFailure) in FileCostTests.plain(100_002) }, list: { _ in [] }))
        #expect(problems.map(\.kind) == [.tooLarge])
        expectGolden(problems.map(\.description).joined(separator: "\n"), named: "too-many-services")
    }

    @Test(arguments: ["s", "a_service_of_a_long_name"])
    func `of 8 MB of keys that repeat is at most 2 seconds`(_ key: String) {
        let line = "  \(key): ~\n"
        let bytes = Array(("Services:\n" + String(repeating: line, count: (8 << 20) / line.utf8.count)).utf8)
        let time = clock()
        let access = FileAccess(read: { _, _ throws(FileFailure) in bytes }, list: { _ in [] })
        let problems = ResolvedFiles.reading(["double.yml"], through: access).problems
        #expect(problems.count == 1_001 && problems.first?.kind == .duplicateKey, "\(problems.prefix(2))")
        #expect(Double(clock() - time) / Double(CLOCKS_PER_SEC) <= 2)
    }

    @Test
    func `what files cost is said where a file passes it`() {
        let bytes = FileCostTests.file("tags asked for often", bytes: FileCost.least / 8)
        let access = FileAccess(read: { _, _ throws(FileFailure) in bytes }, list: { _ in [] })
        let problems = ResolvedFiles.reading(["costly.yml"], through: access).problems
        #expect(problems.map(\.kind) == [.tooLarge])
        #expect(problems.first?.place.line == 2 && problems.first?.place.column ?? 0 > 1_000)
        expectGolden(problems.map(\.description).joined(separator: "\n"), named: "too-large-tags")
    }
}
#endif
