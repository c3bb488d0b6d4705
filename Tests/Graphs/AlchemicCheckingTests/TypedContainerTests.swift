import Alchemic
import AlchemicChecking
import TestSupport
import Testing

protocol Store {}
struct SQLStore: Store, Sendable {}
struct MemoryStore: Store, Sendable {}
final class Catalogue: Sendable {
    init(store: any Store) {}
}
struct Repository<Element: Sendable>: Sendable {}
final class Rates: Sendable {
    init() async throws {}
}
@MainActor final class Screen {
    init() {}
}
final class Cart {
    init(catalogue: Catalogue) {}
}
final class Receipt {
    init(rates: Rates) {}
}
struct User: Sendable {}
final class Session: Sendable {
    init(user: User) {}
}
final class Line {
    init(session: Session) {}
}
final class Note {
    init(id: Int, pages: [String], catalogue: Catalogue) {}
}
final class Feed: Sendable {
    init(topic: String) {}
}
private struct Hidden: Sendable {}
enum Other {
    struct Catalogue: Sendable {}
}

@Suite("The text of a typed container")
struct TypedContainerTests {
    private static let shop = Module("Shop") {
        Singleton(SQLStore.init).as((any Store).self).named("main").primary().eager()
        Singleton(MemoryStore.init).as((any Store).self).named("in-memory")
        Singleton(Catalogue.init(store:)).eager()
        Singleton { Other.Catalogue() }.eager()
        Singleton { Repository<User>() }.eager().evictable()
        Singleton(Rates.init).eager()
        Singleton(Screen.init).eager()
        Prototype(Cart.init(catalogue:))
        Prototype(Receipt.init(rates:))
        Prototype(Note.init(id:pages:catalogue:), .argument, .argument, .auto)
        Singleton(Feed.init(topic:), .key)
        Singleton { Cache() }.weak()
        Singleton { Hidden() }.tagged("exposed")
        Value(5).named("default").tagged("exposed")
        External(Clock.self)
        External(User.self, in: "request")
        Scoped("request", Session.init(user:))
        Prototype(Line.init(session:))
    }

    private final class Cache: Sendable {}
    struct Clock: Sendable {}

    private func source(_ container: TypedContainer, of modules: [Module]) -> (text: String, problems: [Diagnostic]) {
        let container = container.addingTagged(in: Graph(describing: modules).nodes)
        let graph = Graph(describing: modules + [container.module])
        return (container.source(for: graph), graph.problems)
    }

    private func fingerprint(of module: Module) -> UInt64 {
        Graph(describing: [module]).nodes.fingerprint
    }

    @Test
    func `the text of a typed container has a member for each root, by its lifetime and its isolation`() {
        let container = TypedContainer(
            "ShopContainer", (any Store).self, Catalogue.self, Other.Catalogue.self, Repository<User>.self, Rates.self,
            Screen.self, Cart.self, Receipt.self, Clock.self, Clock?.self, [any Store].self, [String: any Store].self,
            Provider<Cart>.self, Provider<Note, Int, [String]>.self, Provider<Feed, String>.self, Session.self,
            Line.self, tagged: "exposed",
            access: .public
        ).adding((any Store).self, named: "in-memory")
        let (text, problems) = source(container, of: [Self.shop])
        #expect(problems.filter { $0.severity == .error }.isEmpty, "\(problems.text())")
        expectGolden(text, named: "typed-container")
        // The same graph, the same text.
        #expect(source(container, of: [Self.shop]).text == text)
    }

    @Test
    func `the text of a typed container has its roots checked as parameters are`() {
        let container = TypedContainer("ShopContainer", Line.self, Catalogue.self, Rates.self, (any Store).self)
            .adding((any Store).self, named: "in-memori")
        let module = Module("Stores") {
            Singleton(SQLStore.init).as((any Store).self)
            Singleton(MemoryStore.init).as((any Store).self).named("in-memory")
            Singleton(Catalogue.init(store:))
        }
        expectGolden(
            source(container, of: [module]).problems.text(.plain), named: "typed-container-with-wrong-roots")
    }

    @Test
    func `the text of a typed container changes its fingerprint with types, names and lifetimes`() {
        func fingerprint(@ModuleBuilder _ contents: () -> [ModuleElement]) -> UInt64 {
            self.fingerprint(of: Module("Shop", contents))
        }
        let plain = fingerprint { Singleton(SQLStore.init) }
        #expect(plain == fingerprint { Singleton { SQLStore() } })
        #expect(plain != fingerprint { Prototype(SQLStore.init) })
        #expect(plain != fingerprint { Singleton(SQLStore.init).eager() })
        #expect(plain != fingerprint { Singleton(SQLStore.init).named("main") })
        #expect(plain != fingerprint { Singleton(MemoryStore.init) })
        let two = fingerprint {
            Singleton(SQLStore.init)
            Singleton(MemoryStore.init)
        }
        #expect(plain != two)
    }

    @Test
    func
        `the text of a typed container is for a container of its modules, whatever overrides them, and for no other one`()
        throws
    {
        let module = Module("Shop") { Singleton(SQLStore.init).as((any Store).self) }
        let fingerprint = fingerprint(of: module)
        let container = try Container(module)
        try container.checkModules("ShopContainer", fingerprint: fingerprint)
        let child = try Container(Module("Doubles") { Singleton(MemoryStore.init) }, parent: container)
        try child.checkModules("ShopContainer", fingerprint: fingerprint)
        try container.withOverrides {
            Singleton(MemoryStore.init).as((any Store).self)
        } synchronously: {
            try container.checkModules("ShopContainer", fingerprint: fingerprint)
        }
        // What keeps a promise may be decided at run time.
        let other = try Container(Module("Shop") { Singleton(MemoryStore.init).as((any Store).self) })
        try other.checkModules("ShopContainer", fingerprint: fingerprint)

        let wrong = try Container(Module("Shop") { Singleton(MemoryStore.init) })
        let error = #expect(throws: GraphError.self) {
            try wrong.checkModules("ShopContainer", fingerprint: fingerprint)
        }
        expectGolden(error?.description ?? "", named: "typed-container-of-other-modules")
    }

    @Test
    func `the text of a typed container has a member for what modules mark, without being told`() {
        let module = Module("Shop") {
            Singleton(SQLStore.init).as((any Store).self)
            Singleton(Catalogue.init(store:)).tagged(.root)
            Prototype(Cart.init(catalogue:)).tagged(.root, "dear")
            Singleton(MemoryStore.init).named("in-memory").tagged("cheap")
        }
        func members(_ container: TypedContainer) -> [String] {
            source(container, of: [module]).text.split(separator: "\n").map { $0.drop { $0 == " " } }
                .filter { ["var", "let", "func"].contains($0.prefix { $0 != " " }) }
                .map { String($0.split { " :(".contains($0) }[1]) }
        }
        #expect(members(TypedContainer("ShopContainer")) == ["container", "catalogue", "cart"])
        // What is listed, marked, or has another tag, is there once.
        #expect(
            members(TypedContainer("ShopContainer", Cart.self, Catalogue.self, tagged: "dear"))
                == ["container", "cart", "catalogue"])
        #expect(
            members(TypedContainer("ShopContainer", tagged: "cheap"))
                == ["container", "catalogue", "cart", "inMemoryMemoryStore"])
    }

    enum Basket { struct ID: Sendable {} }

    @Test
    func `names a scope's value after the type around it, where its own name says nothing`() {
        let module = Module("Shop") {
            External(Basket.ID.self, in: "request")
            Scoped("request") { (_: Basket.ID) in Cache() }.tagged("exposed")
            Scoped("request") { (_: Basket.ID) in Session(user: User()) }.tagged(.root)
        }
        #expect(source(TypedContainer("ShopContainer"), of: [module]).text.contains("func request(basketID: "))
    }
}

/// Types that `Alchemic` declares, and those that it exports.
@Test func `a type of the library is written as its users import it`() {
    for (type, name) in [
        (Container.self, "Alchemic.Container"), (Scope.self, "Alchemic.Scope"),
        ([Definition.Tag].self, "[Alchemic.Definition.Tag]"),
        (Repository<Scope>.self, "AlchemicCheckingTests.Repository<Alchemic.Scope>"),
    ] as [(Any.Type, String)] {
        #expect(SourceName(type).text == name)
        #expect(SourceName(type).modules.isSubset(of: ["AlchemicCheckingTests"]))
    }
}
