import Alchemic
import AlchemicGraphDocument
import Foundation
import TestSupport
import Testing

/// What the document says of candidates that were turned down.
@Suite struct DocumentedChoiceTests {
    private protocol Store: Sendable {}
    private struct FileStore: Store {}
    private struct MemoryStore: Store {}
    private struct Layered: Store {
        init(inner: any Store) {}
    }
    private struct Shelf: Sendable {
        init(stores: [any Store]) {}
    }
    private struct Desk: Sendable {
        init(store: any Store) {}
    }

    private static func rules(_ document: GraphDocument, of type: String) -> [String: String] {
        let request = document.requests.first { $0.type.hasSuffix(".\(type)") }
        return Dictionary(
            (request?.turnedDown ?? []).map { ($0.definition, $0.rule) }, uniquingKeysWith: { "\($0), \($1)" })
    }

    private static func rules(_ document: GraphDocument, by id: String) -> [String] {
        document.definitions.filter { $0.id == id }.flatMap(\.dependencies).flatMap(\.turnedDown)
            .map { "\($0.definition): \($0.rule)" }
    }

    @Test func `the primary is taken and the others are not`() throws {
        let document = try Graph {
            Singleton(FileStore.init).named("files").primary()
            Singleton(MemoryStore.init).named("memory")
            Singleton(Desk.init(store:)).named("desk")
        }.document
        #expect(Self.rules(document, of: "Store") == ["memory": "not primary"])
        #expect(document.requests.first { $0.type.hasSuffix(".Store") }?.definitions == ["files"])
        #expect(Self.rules(document, by: "desk") == ["memory: not primary"])
    }

    @Test func `several are a problem of the request`() {
        let none = GraphDocument(checking: [
            Module("Shop") {
                Singleton(FileStore.init).named("files").as((any Store).self)
                Singleton(MemoryStore.init).named("memory")
            }
        ])
        #expect(none.problems == [])
        #expect(Self.rules(none, of: "Store") == ["files": "ambiguous", "memory": "ambiguous"])
        let both = GraphDocument(checking: [
            Module("Shop") {
                Singleton(FileStore.init).named("files").as((any Store).self).primary()
                Singleton(MemoryStore.init).named("memory").primary()
                Singleton { MemoryStore() }.named("spare")
            }
        ])
        #expect(
            Self.rules(both, of: "Store")
                == ["files": "several primaries", "memory": "several primaries", "spare": "not primary"])
    }

    @Test func `nobody answers their own request`() throws {
        let document = try Graph {
            Singleton(FileStore.init).named("files")
            Singleton(Layered.init(inner:)).named("layered").primary()
            Singleton(Shelf.init(stores:)).named("shelf")
        }.document
        #expect(Self.rules(document, by: "layered") == ["layered: own request"])
        #expect(Self.rules(document, by: "shelf") == [])
    }

    @Test func `scopes decide`() throws {
        let document = try Graph {
            Singleton(FileStore.init).named("files").as((any Store).self)
            Scoped("visit", MemoryStore.init).named("cached").as((any Store).self)
            Singleton(Desk.init(store:)).named("desk")
            Singleton(Shelf.init(stores:)).named("shelf")
            Scoped("visit", Desk.init(store:)).named("counter")
        }.document
        #expect(Self.rules(document, by: "desk") == ["cached: outlived scope"])
        #expect(Self.rules(document, by: "shelf") == ["cached: outlived scope"])
        #expect(Self.rules(document, by: "counter") == ["files: nearer scope"])
        // The program's request depends on the scope that is open.
        let request = document.requests.first { $0.type.hasSuffix(".Store") }
        #expect(request?.definitions == ["cached", "files"])
        #expect(request?.turnedDown == [])
    }

    @Test func `the nearer container wins`() throws {
        let parent = try Graph { Singleton(FileStore.init).named("files") }
        let child = try Graph(parent: parent) {
            Singleton(MemoryStore.init).named("memory")
            Singleton(Desk.init(store:)).named("desk")
        }.document
        #expect(Self.rules(child, by: "desk") == ["files: nearer container"])
    }

    @Test func `what is hidden is said`() throws {
        let document = try Graph {
            Singleton(FileStore.init).named("files").only(as: FileStore.self)
            Singleton(MemoryStore.init).named("memory").as((any Store).self)
        }.document
        #expect(Self.rules(document, of: "Store") == ["files": "hidden"])
    }

    @Test func `what is replaced is said with what is in its place`() throws {
        let document = try Graph {
            Singleton(FileStore.init).as((any Store).self)
            Singleton(MemoryStore.init).overriding((any Store).self).named("memory").as((any Store).self)
        }.document
        let replaced = try #require(document.replaced.first)
        #expect(document.replaced.count == 1)
        #expect(replaced.by == "memory")
        #expect(replaced.id.hasSuffix(".FileStore (replaced)"))
        #expect(Self.rules(document, of: "Store") == [replaced.id: "replaced"])

        let parent = try Graph { Singleton(FileStore.init).named("store") }
        let child = try Graph(parent: parent) { Singleton(MemoryStore.init).named("store") }.document
        #expect(child.replaced.map(\.id) == ["store"])
        #expect(child.replaced.map(\.by) == ["store#2"])
    }

    @Test func `what takes arguments is not requested without them`() throws {
        struct Note: Sendable {
            init(title: String, store: any Store) {}
        }
        let document = try Graph {
            Singleton(FileStore.init)
            Prototype(Note.init(title:store:), .argument, .auto).named("note")
            Prototype { (_: Provider<Note, String>) in Desk(store: FileStore()) }.named("desk")
        }.document
        #expect(Self.rules(document, of: "Note") == ["note": "arguments"])
        #expect(Self.rules(document, by: "note") == [])
        #expect(Self.rules(document, by: "desk") == [])
    }

    /// Overrides of overrides: each replaced one leads to what is in its place, and in the end to a definition.
    @Test func `chains of overrides end in a definition`() throws {
        let document = try Graph {
            Singleton(FileStore.init).named("a")
            Singleton(MemoryStore.init).named("b").overriding(named: "a")
            Singleton { Layered(inner: FileStore()) }.named("c").overriding(named: "b")
        }.document
        let ids = Set(document.definitions.map(\.id))
        var ends: Set<String> = []
        for entry in document.replaced {
            var id = entry.by
            while let next = document.replaced.first(where: { $0.id == id }) { id = next.by }
            ends.insert(id)
        }
        #expect(document.replaced.count == 2)
        #expect(ends == ["c"])
        #expect(ends.isSubset(of: ids))
    }

    /// What an earlier library wrote has none of it, and is read nevertheless.
    @Test func `documents without it are read`() throws {
        let graph = try Graph(DocumentedShop.shop)
        var value = try JSONValue(parsing: graph.document.json())
        value["requests"] = nil
        value["replaced"] = nil
        value["definitions"]?[2]["dependencies"]?[0]["turnedDown"] = nil
        let text = try JSONEncoder().encode(value)
        let read = try JSONDecoder().decode(GraphDocument.self, from: text)
        #expect(read.requests == [])
        #expect(read.definitions == graph.document.definitions)
    }
}
