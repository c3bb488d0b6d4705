#if Services
import AlchemicServices
import TestSupport
import Testing

/// Something in a random graph.
private protocol Piece: AnyObject, Sendable {}

private final class PlainPiece: Piece {}
extension Part: Piece {}
extension Worker: Piece {}

@Suite struct ServiceGraphTests {
    /// A graph in which each piece needs some of those before it.
    private struct Shape {
        let kinds: [Int]
        let needs: [[Int]]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...14, using: &random)
            kinds = (0..<count).map { _ in Int.random(in: 0...2, using: &random) }
            needs = (0..<count).map { number in
                (0..<number).filter { _ in Int.random(in: 0...3, using: &random) == 0 }
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
                    case 0: tagged(Singleton({ (_: [any Piece]) in PlainPiece() }, needs).eager(), number)
                    case 1: tagged(Singleton({ (_: [any Piece]) in Part("\(number)", journal) }, needs).eager(), number)
                    default:
                        // What needs this one may begin before `run()` has come to its first line.
                        tagged(
                            Singleton(
                                { (_: [any Piece]) in journal.noting("\(number) starts", Worker("\(number)", journal))
                                },
                                needs), number)
                    }
                }
                // Keeps the others running, whatever they are.
                Singleton { Worker("last", journal) }
            }
        }
    }

    @Test(arguments: UInt64(0)..<60)
    func `random graphs begin and end in order`(_ seed: UInt64) async throws {
        let shape = Shape(seed: seed)
        let journal = Journal()
        let noting = shape.kinds.indices.filter { shape.kinds[$0] != 0 }
        let service = try ContainerService(shape.module(journal))
        let begun = noting.map { shape.kinds[$0] == 1 ? "\($0) starts" : "\($0) runs" }
        try await run(service, until: begun + ["last runs"], in: journal)
        let lines = journal.entries
        func begin(_ number: Int) -> String { "\(number) starts" }
        func end(_ number: Int) -> String { shape.kinds[number] == 1 ? "\(number) stops" : "\(number) ends" }
        func place(_ line: String) throws -> Int { try #require(lines.firstIndex(of: line), "\(line), seed \(seed)") }
        for number in noting {
            #expect(journal.count(of: begin(number)) == 1, "seed \(seed)")
            #expect(journal.count(of: end(number)) == 1, "seed \(seed)")
            for lower in shape.below(number) where shape.kinds[lower] != 0 {
                #expect(try place(begin(lower)) < place(begin(number)), "seed \(seed)")
                #expect(try place(end(number)) < place(end(lower)), "seed \(seed)")
            }
        }
    }
}
#endif
