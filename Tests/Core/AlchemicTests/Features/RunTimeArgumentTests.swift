import Alchemic
import AlchemicGraphDocument
import AlchemicMain
import TestSupport
import Testing

private final class Store: Sendable {
    let name: String
    init(name: String = "store") { self.name = name }
}
private final class Note {
    let id: Int
    let store: Store
    init(id: Int, store: Store) {
        self.id = id
        self.store = store
    }
}
private protocol Paged { var words: String { get } }
private struct Page: Paged {
    let title: String
    let isDraft: Bool
    let store: Store
    let number: UInt8
    var words: String { "\(title) \(isDraft) \(store.name) \(number)" }
}
private struct Bound: Paged {
    let inner: any Paged
    let store: Store
    var words: String { "[\(inner.words)]" }
}
private struct List: Sendable {
    let note: Provider<Note, Int>
}
@Suite struct RunTimeArgumentTests {
    private let notes = Module("Notes") {
        Singleton { Store() }
        Prototype(Note.init(id:store:), .argument, .auto)
        Singleton(List.init(note:))
    }
    private let container: Container

    init() throws { container = try Container(notes) }

    @Test func `the caller gives some arguments and the graph the rest`() throws {
        let list = try container.get(List.self)
        let first = try list.note(1)
        let second = try list.note.get(2)
        #expect((first.id, second.id) == (1, 2))
        #expect(first.store === second.store)
        #expect(try container.get(Provider<Note, Int>.self)(3).id == 3)
        #expect(try container.provider(of: Note.self, taking: Int.self)(4).id == 4)
    }

    @Test func `a query finds one of several providers`() throws {
        let container = try Container {
            Singleton { Store() }
            Prototype(Note.init(id:store:), .argument, .auto).primary()
            Prototype({ (id: Int, store: Store) in Note(id: -id, store: store) }, .argument, .auto).named(
                "negative")
            Prototype(Page.init, .argument, .argument, .auto, .argument).named("page")
        }
        #expect(try container.provider(of: Note.self, .named("negative"), taking: Int.self)(4).id == -4)
        #expect(try container.provider(of: Note.self, taking: Int.self, .named("negative"))(5).id == -5)
        let pages = try container.provider(of: Page.self, .named("page"), taking: String.self, Bool.self, UInt8.self)
        #expect(try pages("a", true, 3).number == 3)
        let line: UInt32 = #line + 1
        let error = failure(of: try container.provider(of: Note.self, .named("absent"), taking: Int.self))
        #expect(error?.requestLocation?.line == line)
    }

    @Test func `arguments of every size keep their places`() throws {
        let container = try Container {
            Singleton { Store() }
            Prototype(Page.init, .argument, .argument, .auto, .argument).as((any Paged).self)
        }
        let page = try container.get(Provider<Page, String, Bool, UInt8>.self)
        #expect(try page("a", true, 7).words == "a true store 7")
        let paged = try container.get(Provider<any Paged, String, Bool, UInt8>.self)
        #expect(try paged("b", false, 255).words == "b false store 255")
    }

    @Test func `a provider by hand takes arguments too`() throws {
        let store = Store()
        let list = List(note: Provider { id in Note(id: id * 10, store: store) })
        #expect(try list.note(4).id == 40)
        let failing = Provider<Note, Int> { _ in throw Broken() }
        let error = #expect(throws: ResolutionError.self) { try failing(1) }
        #expect(error?.underlying is Broken)
    }

    @Test func `an error of the factory names its path`() throws {
        let container = try Container { Prototype({ (id: Int) throws -> Note in throw Broken() }, .argument) }
        let provider = try container.get(Provider<Note, Int>.self)
        let error = #expect(throws: ResolutionError.self) { try provider(1) }
        #expect(error?.id == .constructionFailed)
        #expect(error?.path == ["Note"])
        #expect(error?.underlying is Broken)
    }

    @Test func `what is awaited takes arguments`() async throws {
        let container = try Container {
            Singleton { () async -> Store in Store(name: "far") }
            Prototype(
                { (id: Int, store: Store) async throws -> Note in Note(id: id, store: store) }, .argument, .auto)
        }
        let provider = try container.get(AsyncProvider<Note, Int>.self)
        let note = try await provider(5)
        #expect((note.id, note.store.name) == (5, "far"))
        #expect(try await provider.get(6).id == 6)
        let byHand = AsyncProvider<Int, Int> { $0 + 1 }
        #expect(try await byHand(1) == 2)
    }

    @Test func `what the graph has to await is awaited for a synchronous factory`() async throws {
        let container = try Container {
            Singleton { () async -> Store in Store(name: "far") }
            Prototype(Note.init(id:store:), .argument, .auto)
        }
        let note = try await container.get(AsyncProvider<Note, Int>.self)(8)
        #expect((note.id, note.store.name) == (8, "far"))
    }

    @MainActor private final class Model {
        let id: Int
        let store: Store
        init(id: Int, store: Store) {
            self.id = id
            self.store = store
        }
    }

    @Test @MainActor func `what lives on the main actor is made there`() async throws {
        let container = try Container {
            Singleton { Store() }
            Prototype(Model.init(id:store:), .argument, .auto)
        }
        let provider = try container.get(Provider<Model, Int>.self)
        #expect(try provider.getMain(1).id == 1)
        #expect(failure(of: try provider(2))?.id == .mainActorOnly)
        #expect(try await container.get(AsyncProvider<Model, Int>.self)(3).id == 3)
    }

    @Test func `decorators pass arguments on`() async throws {
        let container = try Container {
            Singleton { Store() }
            Prototype(Page.init, .argument, .argument, .auto, .argument).as((any Paged).self)
            Decorate((any Paged).self) { (inner: any Paged, store: Store) in Bound(inner: inner, store: store) }
            Decorate((any Paged).self) { (inner: any Paged, store: Store) in Bound(inner: inner, store: store) }
        }
        let paged = try container.get(Provider<any Paged, String, Bool, UInt8>.self)
        #expect(try paged("a", true, 1).words == "[[a true store 1]]")
        #expect(try container.get(Provider<Page, String, Bool, UInt8>.self)("b", true, 2).words == "b true store 2")
        let awaited = try container.get(AsyncProvider<any Paged, String, Bool, UInt8>.self)
        #expect(try await awaited("c", false, 3).words == "[[c false store 3]]")
    }

    @Test func `decorators pass arguments on to what is awaited`() async throws {
        let container = try Container(
            Module("Notes") {
                Singleton { () async -> Store in Store(name: "far") }
                Prototype({ (id: Int, store: Store) async in Note(id: id, store: store) }, .argument, .auto)
                Decorate(Note.self) { (inner: Note, store: Store) in Note(id: inner.id + 100, store: store) }
            })
        #expect(try await container.get(AsyncProvider<Note, Int>.self)(8).id == 108)
    }

    @Test func `optionals and lists of providers take them`() throws {
        #expect(try container.get(Provider<Note?, Int>.self)(1)?.id == 1)
        #expect(try container.get([Provider<Note, Int>].self).map { try $0(2).id } == [2])
        #expect(try container.get(Provider<[Note], Int>.self)(3).map(\.id) == [3])
        #expect(try container.get(Lazy<Provider<Note, Int>>.self).get()(4).id == 4)
    }

    @Test func `injection points and events are as for everything else`() throws {
        final class Form {
            let id: Int
            var store: Store?
            init(id: Int) { self.id = id }
        }
        let events = Variable<[String]>([])
        let container = try Container {
            Singleton { Store() }
            Prototype(Form.init(id:), .argument).inject(\.store)
        }
        let token = container.observe { event in events.append("\(event.kind)") }
        let form = try container.get(Provider<Form, Int>.self)(9)
        #expect((form.id, form.store?.name) == (9, "store"))
        #expect(events.withLock { $0.contains { $0.contains("built") } })
        withExtendedLifetime(token) {}
    }

    @Test func `a method takes them`() throws {
        final class Press: Sendable {
            func printed(_ copies: Int, _ store: Store) -> String { "\(copies) of \(store.name)" }
        }
        let container = try Container {
            Singleton { Press() }
            Singleton { Store() }
            Prototype(of: Press.self, Press.printed, .argument, .auto)
        }
        #expect(try container.get(Provider<String, Int>.self)(3) == "3 of store")
    }

    @Test func `every other request is an error`() throws {
        func id<T>(_ type: T.Type) -> Diagnostic.ID? { failure(of: try container.get(type))?.id }
        let ids = [
            id(Note.self), id(Note?.self), id([Note].self), id(Lazy<Note>.self), id(Provider<Note>.self),
            id(Provider<Note, String>.self), id(Provider<Note, Int, Int>.self), id(Provider<Store, Int>.self),
            id(Provider<Lazy<Store>, Int>.self), id(Provider<Container, Int>.self),
        ]
        #expect(ids == Array(repeating: .argumentMismatch, count: 10))
    }

    @Test func `invoke gives every parameter`() throws {
        #expect(try container.invoke(Note.self, with: 7, Store(name: "own")).store.name == "own")
    }

    @Test func `the document says what is left to callers`() throws {
        let document = try Graph(notes).document
        let note = try #require(document.definitions.first { $0.type.hasSuffix("Note") })
        #expect(note.dependencies.map(\.outcome) == ["argument", "definitions"])
        #expect(note.dependencies.map(\.query) == ["an argument", nil])
    }

    @Test func `a provider does not outlive its container`() throws {
        var container: Container? = try Container(notes)
        let provider = try #require(try container?.get(Provider<Note, Int>.self))
        container = nil
        #expect(failure(of: try provider(1))?.id == .ended)
    }

    @Test func `deep recursion ends in an error`() throws {
        final class Nested {
            init(depth: Int, next: Provider<Nested, Int>) throws { _ = try next(depth + 1) }
        }
        let container = try Container { Prototype(Nested.init(depth:next:), .argument, .auto) }
        let provider = try container.get(Provider<Nested, Int>.self)
        #expect(failure(of: try provider(0))?.id == .tooDeep)
    }
}
