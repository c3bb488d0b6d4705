import Alchemic
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("In a storm")
struct StormTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["STORM_SEED"].flatMap(UInt64.init)
    private static let first =
        seed ?? environment["STORM_FIRST"].flatMap(UInt64.init) ?? .random(in: 0..<1_000_000_000)
    private static let rounds = environment["STORM_ROUNDS"].flatMap(Int.init) ?? Rounds.count(25, long: 20_000)

    /// `STORM_SEED=7 STORM_ROUNDS=100` runs a hundred rounds of a seed that a failure has named, `STORM_FIRST=7` from there on.
    @Test
    func `each object is made once in its place, whole where it is handed out, and stopped once; nothing is left`()
        async throws
    {
        print("storm: \(Self.rounds) rounds from seed \(Self.first)")
        for round in 0..<Self.rounds {
            let seed = Self.seed ?? Self.first &+ UInt64(round)
            let (flaws, works) = (Variable<[String]>([]), Variable<[Variable<String>]>([]))
            let hasEnded = await ends(awaiting: { flaws.value = await Self.run(seed: seed, works) })
            try #require(hasEnded, "seed \(seed) does not end: \(works.value.map(\.value))")
            try #require(flaws.value.isEmpty, "seed \(seed): \(flaws.value.count) flaws, \(flaws.value.prefix(8))")
        }
    }

    /// One round.
    ///
    /// - Returns: What was wrong.
    private static func run(seed: UInt64, _ works: Variable<[Variable<String>]>) async -> [String] {
        let storm: Storm
        weak var container: Container?
        do {
            let (round, places, containers) = Self.places(seed)
            defer { withExtendedLifetime(containers) {} }
            storm = round
            if Self.rounds == 1 { FileHandle.standardError.write(Data(storm.plan.words.utf8)) }
            container = containers[0]
            let sailors = (0..<16).map { StormSailor(storm, places, $0, seed: seed &* 31 &+ UInt64($0)) }
            works.value = sailors.map(\.work)
            await Self.sail(sailors, SeededGenerator(seed: seed ^ 0x5EA))
            places[0].noteEnding(at: storm.time())
            sailors[0].work.value = "the end"
            do { try await containers[0].stop() } catch { storm.flaw("\(error)") }
            for place in places where !place.container.isEnded { storm.flaw("\(place.name) has not ended") }
        }
        storm.takeApart()
        for round in 0..<500 where container != nil || storm.alive.load(ordering: .relaxed) > 0 {
            // A task that ends what an object's own end has begun may be waiting for a core.
            if round < 50 { await letOthersGoOn() } else { try? await Task.sleep(for: .milliseconds(20)) }
        }
        if container != nil { storm.flaw("the container is still there") }
        let left = storm.alive.load(ordering: .relaxed)
        if left > 0 { storm.flaw("\(left) objects are still there") }
        storm.checkEnd()
        storm.takeRecordsApart()
        return storm.flaws
    }

    /// The first storm by chance whose graph is valid, and the places that all share.
    private static func places(_ seed: UInt64) -> (Storm, [StormPlace], [Container]) {
        var generator = SeededGenerator(seed: seed)
        while true {
            let plan = StormPlan(&generator)
            // Everywhere there is something to ask for.
            guard plan.nodes.indices.contains(where: { $0 < plan.childStart && !plan.isScoped($0) }) else { continue }
            let storm = Storm(plan, failingAfter: Int.random(in: 1...12, using: &generator))
            guard let container = try? Container(storm.module),
                let children = try? (0..<2).map({ _ in try Container(storm.childModule, parent: container) }),
                let scopes = try? [container, container, children[0]].map({ try $0.scope(Scope(StormPlan.scope)) })
            else { continue }
            let main = StormPlace("container", container)
            let childPlaces = children.enumerated().map { StormPlace("child \($0)", $1, in: main, isChild: true) }
            let scopePlaces = zip(scopes, [main, main, childPlaces[0]]).enumerated().map {
                StormPlace("scope \($0)", $1.0, in: $1.1, isScope: true)
            }
            let places = [main] + childPlaces + scopePlaces
            for place in places { storm.open(place) }
            for number in plan.nodes.indices where plan.nodes[number].kind == .external {
                do {
                    try container.set(StormPiece(storm, number, .given, [], nil), .named("\(number)"))
                } catch {
                    storm.flaw("\(error)")
                }
            }
            return (storm, places, [container] + children + scopes)
        }
    }

    /// Lets half of them go as threads and half as tasks, of which some are canceled.
    private static func sail(_ sailors: [StormSailor], _ generator: SeededGenerator) async {
        var generator = generator
        let pauses = sailors.map { _ in Int.random(in: 0...60, using: &generator) }
        let isCanceled = sailors.map { _ in Int.random(in: 0..<4, using: &generator) == 0 }
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await onThreads(8) { number in
                    var sailor = sailors[number]
                    sailor.sail()
                }
            }
            for number in 8..<16 {
                let sailor = sailors[number]
                let task = Task.detached {
                    var sailor = sailor
                    await sailor.sailInTask()
                }
                group.addTask { await task.value }
                guard sailor.storm.plan.cancels, isCanceled[number] else { continue }
                group.addTask {
                    for _ in 0..<pauses[number] { await Task.yield() }
                    sailor.isCanceled.withLock { $0 = true }
                    task.cancel()
                }
            }
        }
    }
}
