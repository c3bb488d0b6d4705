import Alchemic
import AlchemicGraphDocument
import Foundation
import Testing

@Suite
struct GraphChangesTests {
    private final class Rates: Sendable {
        init() async {}
        init(in office: String) {}
    }
    private final class Quoter: Sendable { init(rates: Rates) {} }
    private final class Desk: Sendable { init(quoter: Quoter) {} }
    private final class Shop: Sendable { init(desk: Desk) {} }
    private protocol Store: Sendable {}
    private final class FileStore: Store {}
    private final class MemoryStore: Store {}
    private final class Shelf: Sendable { init(store: any Store) {} }

    private static func bank(_ rates: Singleton<Rates>) -> GraphDocument {
        GraphDocument(checking: [
            Module("Bank") {
                rates.named("rates")
                Singleton(Quoter.init(rates:)).named("quoter")
                Singleton(Desk.init(quoter:)).named("desk")
                Singleton(Shop.init(desk:)).named("shop")
            }
        ])
    }

    @Test
    func `the changes of a graph are those of declarations; what must be awaited by them is a consequence`() {
        let changes = GraphChanges(
            from: Self.bank(Singleton { Rates(in: "office") }), to: Self.bank(Singleton { await Rates() }))
        #expect(changes.changed.map(\.id) == ["rates"])
        #expect(changes.consequences.map(\.id) == ["quoter", "desk", "shop"])
        #expect(changes.consequences.allSatisfy { $0.removed == [] && $0.added == ["resolved with await"] })
        #expect(changes.markdown.contains("\n1 changed, 3 consequences\n"))
        let lines = changes.lines().map(\.text)
        #expect(lines.firstIndex(of: "consequences") == 3)
        #expect(lines[4...5] == ["  quoter", "+     resolved with await"])
    }

    @Test
    func `the changes of a graph are those of declarations; another object for a parameter is a consequence`() {
        func document(_ isMemory: Bool) -> GraphDocument {
            GraphDocument(checking: [
                Module("Shop") {
                    if isMemory { Singleton(MemoryStore.init).named("memory").primary() }
                    Singleton(FileStore.init).named("files")
                    Singleton(Shelf.init(store:)).named("shelf")
                }
            ])
        }
        let changes = GraphChanges(from: document(false), to: document(true))
        #expect(changes.added.map(\.id) == ["memory"])
        #expect(changes.changed.isEmpty)
        #expect(changes.consequences.map(\.id) == ["shelf"])
        #expect(changes.consequences[0].added.allSatisfy { $0.hasSuffix(" = memory") })
    }

    @Test
    func `the changes of a graph have the defaults of a configuration's keys, of values and of parameters`() throws {
        func document(_ preset: Int) throws -> GraphDocument {
            let key = """
                "configuration": {"key": "retries", "section": false, "default": "\(preset)", "secret": false, "required": false}
                """
            let json = GraphDocument(checking: [
                Module("Shop") {
                    Value(1).named("retries")
                    Singleton({ (_: Int) in FileStore() }, .value(2)).named("files")
                }
            ]).json()
            let text = json.replacing("\"outcome\": \"constant\"", with: "\"outcome\": \"constant\", \(key)")
                .replacing("\"name\": \"retries\"", with: "\"name\": \"retries\", \(key)")
            return try JSONDecoder().decode(GraphDocument.self, from: Data(text.utf8))
        }
        let changes = GraphChanges(from: try document(4), to: try document(8))
        #expect(changes.changed.map(\.id) == ["retries", "files"])
        #expect(changes.consequences.isEmpty)
        for change in changes.changed {
            #expect(change.removed.count == 1 && change.removed[0].contains("configuration key retries = 4"))
            #expect(change.added.count == 1 && change.added[0].contains("configuration key retries = 8"))
        }
        #expect(GraphChanges(from: try document(4), to: try document(4)).isEmpty)
    }
}
