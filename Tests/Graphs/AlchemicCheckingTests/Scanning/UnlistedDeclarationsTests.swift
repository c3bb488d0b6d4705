import Alchemic
import AlchemicGraphDocument
import Testing

@testable import AlchemicChecking

@Suite("A missing type that sources declare outside of the graph")
struct UnlistedDeclarationsTests {
    protocol Carrier: Sendable {}
    struct Parcel: Sendable {}
    final class Desk: Sendable { init(carrier: any Carrier) {} }
    final class Shelf: Sendable { init(parcel: Parcel) {} }
    final class Yard: Sendable { init(carriers: [any Carrier]) {} }

    private static let carriers = """
        import Alchemic
        public let carriers = Module("Carriers") {
            Singleton(Post.init)
            Singleton(Train.init).as((any Carrier).self)
        }
        """

    /// The problems of a graph, where another file of the same package says something.
    private func problems(_ module: Module, _ text: String) -> [Diagnostic] {
        let graph = Graph(describing: [module])
        let facts = [SourceReader.facts(of: "Carriers/Carriers.swift", text: Array(text.utf8))]
        let unlisted = UnlistedDeclarations(in: SourceIndex(facts), besides: graph)
        return graph.document.problems.map(unlisted.adding)
    }

    private func notes(_ module: Module, _ text: String) -> [String] {
        problems(module, text).flatMap(\.notes).filter { $0.label == "unlisted" }.map(\.text)
    }

    @Test
    func `has the place of the declaration, whose module is to be listed`() {
        let desk = Module("Shop") { Singleton(Desk.init(carrier:)) }
        #expect(
            notes(desk, Self.carriers) == [
                "Carriers/Carriers.swift:4 declares it, but is no part of the graph"
            ])
        // A class that sources say conforms to it provides it as well.
        #expect(
            notes(desk, Self.carriers + "\nfinal class Post: Carrier {}") == [
                "Carriers/Carriers.swift:3 declares it, but is no part of the graph"
            ])
        #expect(notes(Module("Shop") { Singleton(Yard.init(carriers:)) }, Self.carriers).count == 1)
    }

    @Test
    func `is fixed by listing the module, by the name that other files write`() {
        let desk = Module("Shop") { Singleton(Desk.init(carrier:)) }
        func help(_ declaration: String) -> String? {
            problems(
                desk, "import Alchemic\n\(declaration) {\n    Singleton(Train.init).as((any Carrier).self)\n}\n}"
            ).first?.help
        }
        #expect(help("let carriers = Module(\"Carriers\")") == "list `carriers` (Carriers/Carriers.swift:2)")
        #expect(help("public var carriers: Module") == "list `carriers` (Carriers/Carriers.swift:2)")
        #expect(
            help("@MainActor func carriers(by: Train) throws -> Module")
                == "list `carriers(…)` (Carriers/Carriers.swift:2)")
        #expect(
            help("enum Post { static let module: Module = Module(\"Post\")")
                == "list `Post.module` (Carriers/Carriers.swift:2)")
        // Other files cannot list it, or it has no name.
        for declaration in ["private let carriers = Module(\"Carriers\")", "Container.main.use(Module(\"Carriers\"))"] {
            #expect(help(declaration)?.hasPrefix("declare a type that conforms to it") == true)
        }
    }

    @Test
    func `a missing type that sources declare outside of the graph is missing everywhere if no source declares it`() {
        #expect(notes(Module("Shop") { Singleton(Shelf.init(parcel:)) }, Self.carriers) == [])
        let other = "import Alchemic\nlet shop = Module(\"Shop\") { Value(try parcel()) }"
        #expect(notes(Module("Shop") { Singleton(Shelf.init(parcel:)) }, other) == [])
    }

    @Test
    func `is no advice where a definition of the graph stands there`() {
        let text = "import Alchemic\n\n\nSingleton(Parcel.init)"
        let shelf = Module("Shop") {
            Singleton(Shelf.init(parcel:), file: "Carriers/Carriers.swift", line: 4)
        }
        #expect(notes(shelf, text) == [])
        #expect(notes(Module("Shop") { Singleton(Shelf.init(parcel:)) }, text).count == 1)
    }
}
