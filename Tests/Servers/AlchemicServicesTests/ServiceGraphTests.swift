#if Services
import AlchemicServices
import TestSupport
import Testing

/// Something in a random graph that notes when it begins and ends.
private protocol Piece: AnyObject, Sendable {}

private final class PlainPiece: Piece {
    init(_ needs: [any Piece]) {}
}

private final class PartPiece: Piece, Startable, Stoppable {
    let number: Int
    let journal: Journal
    init(_ number: Int, _ needs: [any Piece], _ journal: Journal) {
        self.number = number
        self.journal = journal
    }
    func start() async throws { journal.note("+\(number)") }
    func stop() async throws { journal.note("-\(number)") }
}

private final class ServicePiece: Piece, Service {
    let number: Int
    let journal: Journal
    init(_ number: Int, _ needs: [any Piece], _ journal: Journal) {
        self.number = number
        self.journal = journal
        // What needs this one may begin before `run()` has come to its first line.
        journal.note("+\(number)")
    }
    func run() async throws {
        journal.note("\(number) runs")
        try await gracefulShutdown()
        journal.note("-\(number)")
    }
}

@Suite struct ServiceGraphTests {
    /// A graph in which each piece needs some of those before it.
    private struct Shape {
        let kinds: [Int]
        let needs: [[Int]]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...14, using: &random)
            kinds = (0..<count).map { _ in Int.random(in: 0...2, using: &random) }
            needs = (0..<count).map { number in (0..<number).filter { _ in Int.random(in: 0...3, using: &random) == 0 }
            }
        }

        /// Everything below a piece.
        func below(_ number: Int) -> Set<Int> {
            needs[number].reduce(into: []) { $0.formUnion(below($1).union([$1])) }
        }

        /// A declaration that is found by those who need it.
        func tagged<Declaration: TypedDeclaration>(_ declaration: Declaration, _ number: Int) -> Declaration {
            kinds.indices.reduce(declaration.named("\(number)")) { declaration, user in
                needs[user].contains(number) ? declaration.tagged(Definition.Tag("for \(user)")) : declaration
            }
        }

        func module(_ journal: Journal) -> Module {
            Module("Random") {
                for number in kinds.indices {
                    let needs = Query<[any Piece]>.tagged("for \(number)")
                    switch kinds[number] {
                    case 0: tagged(Singleton({ (all: [any Piece]) in PlainPiece(all) }, needs).eager(), number)
                    case 1: tagged(Singleton({ PartPiece(number, $0, journal) }, needs).eager(), number)
                    default: tagged(Singleton({ ServicePiece(number, $0, journal) }, needs), number)
                    }
                }
                // Keeps the others running, whatever they are.
                Singleton { Worker("last", journal) }
            }
        }
    }

    @Test(arguments: UInt64(0)..<60)
    func randomGraphsBeginAndEndInOrder(_ seed: UInt64) async throws {
        let shape = Shape(seed: seed)
        let journal = Journal()
        let noting = shape.kinds.indices.filter { shape.kinds[$0] != 0 }
        let service = try ContainerService(shape.module(journal))
        try await run(
            service, until: noting.map { shape.kinds[$0] == 1 ? "+\($0)" : "\($0) runs" } + ["last runs"], in: journal)
        let lines = journal.entries
        for number in noting {
            #expect(lines.count { $0 == "+\(number)" } == 1)
            #expect(lines.count { $0 == "-\(number)" } == 1, "seed \(seed)")
            for lower in shape.below(number) where shape.kinds[lower] != 0 {
                let begins = try [lower, number].map { try #require(lines.firstIndex(of: "+\($0)")) }
                let ends = try [number, lower].map { try #require(lines.firstIndex(of: "-\($0)"), "seed \(seed)") }
                #expect(begins[0] < begins[1], "seed \(seed)")
                #expect(ends[0] < ends[1], "seed \(seed)")
            }
        }
    }
}
#endif
