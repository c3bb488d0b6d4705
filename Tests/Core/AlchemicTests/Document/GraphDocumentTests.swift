import Alchemic
import AlchemicGraphDocument
import Foundation
import TestSupport
import Testing

@Suite struct GraphDocumentTests {
    typealias Shop = DocumentedShop

    private static func schema() throws -> JSONSchema { try JSONSchema(published: "graph-document.schema.json") }

    /// Graphs of every kind: whole, wrong, empty, a child's.
    private static func documents() throws -> [String: GraphDocument] {
        let parent = try Graph(Shop.shop)
        let unread = Diagnostic(.missingConfiguration, "the configuration has no value for \"shop.key\"", at: nil)
        let child = try Graph(
            Module("Branch") {
                Singleton({ Shop.Clock() }).named("gauge").eager()
                Singleton(Shop.Catalogue.init(store:history:clock:))
            }, parent: parent)
        return [
            "whole": parent.document,
            "child": child.document,
            "empty": try Graph(Module("Empty") {}).document,
            "wrong": GraphDocument(checking: [MessageTests.Together.shop()]),
            "unused": try Graph(Shop.shop, roots: [Shop.Log.self]).document,
            "wiring": GraphDocument(checking: [Module("Unread") { [ModuleElement(unread)] }]).ofWiring,
        ]
    }

    // MARK: The form

    @Test func `documents follow the published schema`() throws {
        let schema = try Self.schema()
        for (name, document) in try Self.documents() {
            #expect(schema.problems(in: try JSONValue(parsing: document.json())) == [], "\(name)")
        }
    }

    @Test func `the schema turns down what is wrong`() throws {
        let schema = try Self.schema()
        let right = try JSONValue(parsing: Graph(Shop.shop).document.json())
        func expectProblem(_ change: (inout JSONValue) -> Void) {
            var wrong = right
            change(&wrong)
            #expect(wrong != right)
            #expect(schema.problems(in: wrong).count == 1)
        }
        expectProblem { $0["version"] = .integer(1) }
        expectProblem { $0["startOrder"] = nil }
        expectProblem { $0["colour"] = .string("red") }
        expectProblem { $0["definitions"]?[0]["lifetime"] = .string("eternal") }
        expectProblem { $0["definitions"]?[0]["primary"] = .integer(1) }
        expectProblem { $0["definitions"]?[0]["location"]?["line"] = .integer(-1) }
        expectProblem { $0["modules"]?[0]["path"] = .null }
    }

    @Test func `a document is the same when it is read again`() throws {
        for (name, document) in try Self.documents() {
            let read = try JSONDecoder().decode(GraphDocument.self, from: Data(document.json().utf8))
            #expect(read == document, "\(name)")
        }
    }

    /// What others encode is what `json()` writes: every key is written by both, or by neither.
    @Test func `an encoder writes the same`() throws {
        for (name, document) in try Self.documents() {
            let encoded = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
            #expect(try JSONValue(parsing: encoded) == JSONValue(parsing: document.json()), "\(name)")
        }
    }

    // MARK: What it says

    /// The whole text, recorded in one process and made anew in others: no order in it comes from hashing.
    @Test func `the text is the recorded one`() throws {
        expectGolden(try Graph(Shop.shop).document.json(), named: "graph-document")
    }

    @Test func `making it twenty times changes nothing`() throws {
        let wrong = MessageTests.Together.shop()
        let first = GraphDocument(checking: [Shop.shop, wrong])
        let text = first.json()
        for _ in 1...20 {
            let again = GraphDocument(checking: [Shop.shop, wrong])
            #expect(again == first)
            #expect(again.json() == text)
        }
    }

    @Test func `ids are unique and every reference is one`() throws {
        for (name, document) in try Self.documents() {
            let ids = document.definitions.map(\.id)
            #expect(Set(ids).count == ids.count, "\(name)")
            let dependencies = document.definitions.flatMap { $0.dependencies + $0.steps.flatMap(\.dependencies) }
            let used =
                dependencies.flatMap(\.definitions) + document.startOrder
                + document.definitions.flatMap { $0.steps.map(\.declaredBy) + [$0.inner].compactMap { $0 } }
            #expect(Set(used).isSubset(of: ids), "\(name)")
            let candidates =
                (document.requests.flatMap(\.turnedDown) + dependencies.flatMap(\.turnedDown)).map(\.definition)
            let all = ids + document.replaced.map(\.id)
            #expect(Set(candidates + document.replaced.map(\.by)).isSubset(of: all), "\(name)")
        }
    }

    @Test func `ids do not change when others come before`() throws {
        let before = try Graph(Shop.stores, Module("Log") { Singleton(Shop.Log.init) }).document
        let after = try Graph(
            Module("New") { Value(1) }, Shop.stores, Module("Log") { Singleton(Shop.Log.init) }
        ).document
        #expect(Set(before.definitions.map(\.id)).isSubset(of: after.definitions.map(\.id)))
    }

    @Test func `definitions with the same name are numbered`() {
        let document = GraphDocument(checking: [
            Module("Twice") {
                Value(1).named("one")
                Value(2).named("one")
                Value(3)
                Value(4)
            }
        ])
        #expect(document.definitions.map(\.id) == ["one", "one#2", "Swift.Int", "Swift.Int#2"])
        #expect(document.definitions.map(\.defaultName) == [nil, nil, "Swift.Int", "Swift.Int"])
        #expect(document.problems.map(\.id) == [.duplicateName])
    }

    @Test func `a wrong graph is documented with all that is wrong`() throws {
        let module = Module("Wrong") {
            Singleton { (_: Shop.Clock, _: Shop.Log?) in Shop.Till() }
            Singleton(Shop.Log.init).named("log")
        }
        let document = GraphDocument(checking: [module])
        let error = #expect(throws: GraphError.self) { try Graph(module) }
        #expect(document.problems == error?.diagnostics)
        #expect(document.definitions.first?.dependencies.map(\.outcome) == ["problem", "definitions"])
    }

    @Test func `the document of a graph is that of its modules`() throws {
        let graph = try Graph(Shop.shop, roots: [Shop.Log.self])
        #expect(graph.document == GraphDocument(checking: [Shop.shop], roots: [Shop.Log.self]))
    }

    @Test func `the start order has what is needed first`() throws {
        let document = try Graph(
            Module("Start") {
                Singleton { (_: Shop.Till) in Shop.User() }.eager()
                Singleton { (_: Shop.Log) in Shop.Till() }.eager()
                Singleton(Shop.Log.init).eager()
                Singleton(Shop.Clock.init)
            }
        ).document
        let prefix = "AlchemicTests.DocumentedShop."
        #expect(document.startOrder == ["Log", "Till", "User"].map { prefix + $0 })
    }

    @Test func `a child's document has its parent's definitions first`() throws {
        let child = try #require(try Self.documents()["child"])
        let levels = child.definitions.filter { $0.inner == nil }.map(\.level)
        #expect(levels == levels.sorted())
        #expect(levels.last == 1)
        #expect(child.startOrder == ["gauge#2"])
        #expect(child.modules.map(\.path) == ["Shop", "Shop/Stores", "Shop/holidays", "Branch"])
    }
}
