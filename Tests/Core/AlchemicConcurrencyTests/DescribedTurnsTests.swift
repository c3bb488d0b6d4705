import Foundation
import TestSupport
import Testing

@testable import ReferenceModel

/// Random descriptions of the reference model, whose container several ask at once.
@Suite("Of random descriptions, several who ask at once, in whatever order,")
struct DescribedTurnsTests {
    private let rounds =
        ProcessInfo.processInfo.environment["TURNS_ROUNDS"].flatMap(Int.init) ?? Rounds.count(40, long: 20_000)

    /// A valid description, and what each of some requesters asks its container for.
    private struct Case {
        let seed: UInt64
        let declarations: [Declaration]
        let requests: [[Need]]
        /// The model's, for all that it is asked.
        private let graph: Graph

        /// Nil for a seed of which nothing comes that can be asked for by several.
        ///
        /// - Parameters:
        ///   - seed: The seed of the description.
        ///   - change: Makes declarations simpler.
        init?(_ seed: UInt64, _ change: (inout Declaration) -> Void) {
            let description = Generator.description(seed: seed)
            var generator = SeededGenerator(seed: seed)
            let needs = description.operations.compactMap { operation -> Need? in
                guard case .get(let need, 0, _, _) = operation else { return nil }
                return need
            }
            guard needs.count >= 2 else { return nil }
            self.seed = seed
            declarations = description.declarations.map { declaration in
                var declaration = declaration
                // The main actor takes no turns.
                if declaration.isolation == .main { declaration.isolation = .anywhere }
                for step in declaration.steps.indices where declaration.steps[step].isolation == .main {
                    declaration.steps[step].isolation = .anywhere
                }
                change(&declaration)
                return declaration
            }
            graph = Graph(declarations)
            let count = Int.random(in: 2...3, using: &generator)
            requests = (0..<count).map { lane in
                needs.enumerated().filter { $0.offset % count == lane }.map(\.element)
            }
        }

        /// The same with other requests.
        init(_ other: Case, _ requests: [[Need]]) {
            seed = other.seed
            declarations = other.declarations
            graph = other.graph
            self.requests = requests
        }

        var isValid: Bool { graph.isValid }

        /// As many of the requests as two can make who do not touch each other's units; nil if there are none.
        var apart: Case? {
            var all: [(needs: [Need], met: Set<Int>)] = [([], []), ([], [])]
            for need in requests.joined() {
                let transcript = alone([need])
                let met = transcript.met
                // What a request that fails would have come to is not known; what is begun together has no order.
                guard !met.isEmpty, !transcript.isConcurrent, !transcript.lines.contains(where: { $0.contains("! ") })
                else { continue }
                let lane = all[0].needs.isEmpty || !met.isDisjoint(with: all[0].met) ? 0 : 1
                guard met.isDisjoint(with: all[1 - lane].met) else { continue }
                all[lane].needs.append(need)
                all[lane].met.formUnion(met)
            }
            // What fails once goes further the next time.
            let met = all.map { alone($0.needs).met }
            return all[1].needs.isEmpty || !met[0].isDisjoint(with: met[1]) ? nil : Case(self, all.map(\.needs))
        }

        /// Those of the requests that get something.
        var successful: Case {
            Case(self, requests.map { $0.filter { alone([$0]).lines.last?.hasPrefix("=") == true } })
        }

        var isAwaited: Bool { declarations.contains { $0.isolation == .awaited || $0.hasAwaitedSteps } }

        /// What the model says of one who asks alone.
        func alone(_ needs: [Need]) -> Transcript {
            let origin: Origin = isAwaited ? .task : .here
            return Model.run(needs.map { .get($0, from: origin) }, on: graph)
        }

        /// Lets all ask at once.
        func run(_ requests: Requests) async {
            guard isAwaited else {
                await Turns.run(
                    seed: seed,
                    self.requests.enumerated().map { lane, needs in
                        { @Sendable in for need in needs { requests.get(need, lane: lane + 1) } }
                    })
                return
            }
            await Turns.run(
                seed: seed,
                awaiting: self.requests.enumerated().map { lane, needs in
                    { @Sendable in for need in needs { await requests.get(async: need, lane: lane + 1) } }
                })
        }

        /// What is wrong with what one gets at last, who asks for everything alone.
        func lostClaims(_ requests: Requests) async -> [String] {
            var flaws: [String] = []
            let all = Array(self.requests.joined())
            for need in all {
                // What is to fail a few times has then done so.
                let often = Array(repeating: need, count: 8)
                let expected = alone(often).lines.last.map { Line($0).shape }
                var last: Line?
                for _ in 0..<8 {
                    if isAwaited { await requests.get(async: need, lane: 0) } else { requests.get(need, lane: 0) }
                    last = requests.lines(of: 0).last
                    if last?.shape == expected { break }
                }
                // What could not be built without a break may be there, since others have awaited it.
                if last?.shape == expected || last?.shape == alone(all + often).lines.last.map({ Line($0).shape }) {
                    continue
                }
                flaws.append("\(last?.text ?? ""), and not \(expected ?? "")")
            }
            return flaws
        }
    }

    /// Repeats a test with the seeds of as many cases; tells the seed where something was wrong.
    ///
    /// - Parameter pinned: Seeds that have shown something once, which come first; they may be no case any more.
    private func repeated(
        pinning pinned: [UInt64] = [], changing change: (inout Declaration) -> Void,
        _ round: (Case) async throws -> [String]?
    ) async throws {
        let only = ProcessInfo.processInfo.environment["TURNS_SEED"].flatMap(UInt64.init)
        for seed in only.map({ [$0] }) ?? pinned { _ = try await expectNone(seed, change, round) }
        if only != nil { return }
        // The same ones in CI, as for the model; long runs meet others.
        var seed = rounds > 40 ? UInt64.random(in: 0..<1_000_000_000) : 0
        var number = 0
        while number < rounds {
            seed += 1
            if try await expectNone(seed, change, round) { number += 1 }
        }
    }

    /// Expects nothing to be wrong with the case of a seed; returns whether there is one.
    private func expectNone(
        _ seed: UInt64, _ change: (inout Declaration) -> Void, _ round: (Case) async throws -> [String]?
    ) async throws -> Bool {
        guard let described = Case(seed, change), let flaws = try await round(described) else { return false }
        try #require(flaws.isEmpty, "seed \(seed): \(flaws.prefix(5))")
        return true
    }

    @Test
    func `do what the model does, where none touches the units of another`() async throws {
        try await repeated(pinning: [445_791_601]) { _ in
        } _: { described in
            guard described.isValid, let described = described.apart else { return nil }
            let expected = described.requests.map(described.alone)
            let requests = try Requests(described.declarations)
            defer { requests.end() }
            await described.run(requests)
            return expected.enumerated().flatMap { lane, transcript in
                let wanted = transcript.lines.map(Line.init)
                let found = requests.lines(of: lane + 1)
                return zip(wanted, found).filter { $0.shape != $1.shape || $0.names != $1.names }
                    .map { "`\($1.text)`, and not `\($0.text)`" }
                    + (wanted.count == found.count ? [] : ["\(found.count) lines, and not \(wanted.count)"])
            }
        }
    }

    @Test
    func `get whole objects, one of each, where they touch each other's units`() async throws {
        try await repeated { declaration in
            declaration.failures = []
            declaration.asks = []
            for step in declaration.steps.indices { declaration.steps[step].failures = [] }
        } _: { described in
            guard described.isValid else { return nil }
            let described = described.successful
            let requests = try Requests(described.declarations)
            defer { requests.end() }
            await described.run(requests)
            return requests.flaws + requests.repeated(of: described.declarations)
                + (await described.lostClaims(requests))
        }
    }

    @Test
    func `lose no claim where something fails`() async throws {
        try await repeated(pinning: [779_328_081]) { declaration in
            // Whoever asks for what another one waits for is told so, or not, by chance.
            declaration.asks = []
        } _: { described in
            let fails = described.declarations.contains { declaration in
                !declaration.failures.isEmpty || declaration.steps.contains { !$0.failures.isEmpty }
            }
            guard fails, described.isValid else { return nil }
            let requests = try Requests(described.declarations)
            defer { requests.end() }
            await described.run(requests)
            return requests.flaws + (await described.lostClaims(requests))
        }
    }
}

extension Declaration {
    fileprivate var hasAwaitedSteps: Bool { steps.contains { $0.isolation == .awaited } }
}
