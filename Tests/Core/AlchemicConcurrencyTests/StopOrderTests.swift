import Alchemic
import TestSupport
import Testing

private final class Link: Sendable, Stoppable {
    let number: Int
    private let stopped: Variable<[Int]>
    init(_ number: Int, _ stopped: Variable<[Int]>) {
        self.number = number
        self.stopped = stopped
    }
    func stop() { stopped.append(number) }
}

@Suite("The order of a stop")
struct StopOrderTests {
    /// What a long chain in a scope is made of, and how its end is asked for.
    private enum Chain: CaseIterable {
        case plain, observed, awaited, awaitedAtTheBottom
    }

    /// Each of its members looked at all that are further down before: it took a minute.
    @Test(
        arguments: Chain.allCases)
    private func
        `the order of a stop is that of a chain of four thousand objects in a scope, which is built as it is declared`(
            chain: Chain
        ) async throws
    {
        let count = 4_000
        let stopped = Variable<[Int]>([])
        let container = try Container(
            Module("chain") {
                for number in 0..<count {
                    let make = { @Sendable in Link(number, stopped) }
                    let before = Query<Link>.named("\(number - 1)")
                    switch (chain, number) {
                    case (.awaited, 0), (.awaitedAtTheBottom, 0): Scoped("chain") { () async in make() }.named("0")
                    case (_, 0): Scoped("chain") { make() }.named("0")
                    case (.awaited, _):
                        Scoped("chain", { (_: Link) async in make() }, before).named("\(number)")
                    default: Scoped("chain", { (_: Link) in make() }, before).named("\(number)")
                    }
                }
            })
        let observation = chain == .observed ? container.observe { _ in } : nil
        defer { observation?.cancel() }
        let scope = try container.scope("chain")
        let last = Query<Link>.named("\(count - 1)")
        if chain == .plain || chain == .observed {
            #expect(try scope.get(Link.self, last).number == count - 1)
        } else {
            #expect(try await scope.get(async: Link.self, last).number == count - 1)
        }
        try await scope.stop()
        #expect(stopped.value == (0..<count).reversed())
    }

    @Test
    func `goes from what needs to what is needed; where nothing decides, from the last that was built to the first`()
        async throws
    {
        let seed = UInt64.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Rounds.count(100, long: 2_000) {
            let count = Int.random(in: 1...30, using: &generator)
            let needs = (0..<count).map { number in
                (0..<number).filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
            }
            // What takes no part stands between others.
            let takesPart = (0..<count).map { _ in Bool.random(using: &generator) }
            let built = Variable<[Int]>([])
            let stopped = Variable<[Int]>([])
            let container = try Container(
                Module("objects") {
                    for number in 0..<count {
                        let declaration = (0..<count).filter { needs[$0].contains(number) }.reduce(
                            Singleton(
                                { (_: [Plain]) in
                                    built.append(number)
                                    return Plain()
                                }, .tagged("of \(number)")
                            ).named("\(number)")
                        ) { $0.tagged(Definition.Tag("of \($1)")) }
                        takesPart[number] ? declaration.onStop { _ in stopped.append(number) } : declaration
                    }
                })
            for number in (0..<count).shuffled(using: &generator) {
                _ = try container.get(Plain.self, .named("\(number)"))
            }
            try await container.stop()
            // By the rule, slowly: always the last that was built of those that nothing needs any more.
            var below: [Set<Int>] = []
            for targets in needs { below.append(targets.reduce(into: Set(targets)) { $0.formUnion(below[$1]) }) }
            var left = Set((0..<count).filter { takesPart[$0] })
            var expected: [Int] = []
            while let next = built.value.last(where: { number in
                left.contains(number) && !left.contains { below[$0].contains(number) }
            }) {
                left.remove(next)
                expected.append(next)
            }
            #expect(stopped.value == expected, "seed \(seed), round \(round)")
        }
    }
}
