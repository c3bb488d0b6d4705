import Alchemic
import TestSupport
import Testing

private protocol Store: Sendable {
    var layers: [String] { get }
}
private struct Plain: Store {
    let layers: [String]
    init(_ name: String) { layers = [name] }
}
private struct Layer: Store {
    let layers: [String]
    init(_ name: String, _ inner: any Store) { layers = [name] + inner.layers }
}
private struct Log: Sendable {
    let name: String
}

@Suite("A decorator wraps what children declare, too")
struct InheritedDecoratorTests {
    private static let shop = Module("Shop") {
        Singleton { Plain("files") }.named("files")
        Value(Log(name: "log"))
        Decorate((any Store).self) { (inner: any Store, log: Log) in Layer(log.name, inner) }
    }

    @Test("one and all that a child requests are wrapped, and the parent sees nothing of it")
    func children() throws {
        let parent = try Container(Self.shop)
        let child = try Container(Module("Child") { Singleton { Plain("memory") }.named("memory") }, parent: parent)
        #expect(try child.get((any Store).self).layers == ["log", "memory"])
        #expect(try child.get([any Store].self).map(\.layers) == [["log", "files"], ["log", "memory"]])
        #expect(try child.get([String: any Store].self)["memory"]?.layers == ["log", "memory"])
        #expect(try child.get(Plain.self).layers == ["memory"])
        #expect(try parent.get([any Store].self).map(\.layers) == [["log", "files"]])
        let grandchild = try Container(Module("Grandchild") { Prototype { Plain("tape") } }, parent: child)
        #expect(
            try grandchild.get([any Store].self).map(\.layers) == [
                ["log", "files"], ["log", "memory"], ["log", "tape"],
            ]
        )
    }

    @Test("a child's own decorators are the outer ones, and the nearest dependencies are taken")
    func layers() throws {
        let parent = try Container(Self.shop)
        let child = try Container(
            Module("Child") {
                Singleton { Plain("memory") }.named("memory")
                Value(Log(name: "child's log"))
                Decorate((any Store).self) { (inner: any Store) in Layer("cache", inner) }
            }, parent: parent)
        #expect(
            try child.get([any Store].self).map(\.layers) == [
                ["cache", "log", "files"], ["cache", "child's log", "memory"],
            ])
        #expect(try parent.get((any Store).self).layers == ["log", "files"])
    }

    @Test("what is scoped, and what is limited to a name, is wrapped in the child as well")
    func scopesAndNames() throws {
        let parent = try Container(
            Module("Parent") {
                Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) }.only(named: "memory")
            })
        let child = try Container(
            Module("Child") {
                Scoped("visit") { Plain("memory") }.named("memory")
                Singleton { Plain("tape") }.named("tape")
            }, parent: parent)
        let stores = try child.scope("visit").get([String: any Store].self)
        #expect(stores.mapValues(\.layers) == ["memory": ["log", "memory"], "tape": ["tape"]])
    }

    @Test("overrides are wrapped, also by what had nothing to wrap before")
    func overrides() async throws {
        let container = try Container(
            Module("Shop") { Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) } })
        try await container.withOverrides {
            Singleton { Plain("fake") }
        } operation: {
            let layers = try container.get((any Store).self).layers
            #expect(layers == ["log", "fake"])
        }
    }

    @Test("a decorator of nothing yet is a warning, since a child may declare what it wraps")
    func nothingYet() throws {
        let graph = try Graph(
            Module("Shop") { Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) } })
        #expect(graph.warnings.map(\.id) == [.decoratorOfNothing])
        #expect(graph.warnings.map(\.severity) == [.warning])
        // The child wraps what it declares, and says nothing of what its parent has said.
        let child = try Graph(Module("Child") { Singleton { Plain("memory") } }, parent: graph)
        #expect(child.warnings.isEmpty)
        #expect(try Graph(Module("Child") { Value(1) }, parent: graph).warnings.isEmpty)
    }

    /// No child is ever made of what is declared for one operation.
    @Test("a decorator of nothing among overrides is an error")
    func nothingAmongOverrides() async throws {
        let container = try Container(Module("Shop") { Value(1) })
        let error = await #expect(throws: GraphError.self) {
            try await container.withOverrides {
                Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) }
            } operation: {
            }
        }
        #expect(error?.diagnostics.map(\.id) == [.decoratorOfNothing])
    }
}
