import Alchemic
import TestSupport
import Testing

private protocol Ranker: Sendable {
    var name: String { get }
}

private protocol Named: Sendable {}

private struct Fast: Ranker, Named {
    let name = "fast"
}

private struct Exact: Ranker {
    let name = "exact"
}

private protocol Repository<Entity>: Sendable {
    associatedtype Entity
    var entity: Entity { get }
}

private struct Numbers: Repository {
    let entity = 7
}

private struct Everything: Sendable {
    let one: any Ranker
    let maybe: (any Ranker)?
    let none: Double?
    let all: [any Ranker]
    let byName: [String: any Ranker]
    let lazy: Lazy<any Ranker>
    let providers: [Provider<any Ranker>]
    let lazyList: Lazy<[any Ranker]>
    let lazyNone: Lazy<Double?>
}

@Suite("The forms in which something is asked for")
struct FormTests {
    private func container() throws -> Container {
        try Container {
            Singleton { Fast() }.named("fast").primary().tagged(.init("quick", order: 2))
            Singleton { Exact() }.named("exact").tagged(.init("quick", order: 1))
            Singleton(Everything.init(one:maybe:none:all:byName:lazy:providers:lazyList:lazyNone:))
        }
    }

    @Test
    func `parameters take one, an optional, a list, a dictionary, and what is asked for later`() throws {
        let container = try container()
        let everything = try container.get(Everything.self)
        #expect(everything.one.name == "fast")
        #expect(everything.maybe?.name == "fast")
        #expect(everything.none == nil)
        #expect(everything.all.map(\.name) == ["fast", "exact"])
        #expect(everything.byName.mapValues(\.name) == ["fast": "fast", "exact": "exact"])
        #expect(try everything.lazy.get().name == "fast")
        #expect(try everything.providers.map { try $0.get().name } == ["fast", "exact"])
        #expect(try everything.lazyList.get().count == 2)
        #expect(try everything.lazyNone.get() == nil)
    }

    @Test
    func `requests take the same forms, and queries narrow them`() throws {
        let container = try container()
        #expect(try container.get((any Ranker)?.self)?.name == "fast")
        #expect(try container.get(Double?.self) == nil)
        #expect(try container.getIfDeclared(Double.self) == nil)
        #expect(try container.all(of: (any Ranker).self, .tagged("quick")).map(\.name) == ["exact", "fast"])
        #expect(try container.all(of: (any Ranker).self, .all(preferPrimary: true)).map(\.name) == ["fast"])
        #expect(try container.get((any Ranker).self, .type(Exact.self)).name == "exact")
        #expect(
            try container.get((any Ranker).self, .type((any Named).self, (any Ranker).self)).name == "fast")
        #expect(try container.get((any Ranker).self, .named("exact")).name == "exact")
        #expect(try container.get(Int.self, .value(5)) == 5)
        #expect(try container.get(Provider<any Ranker>.self).get().name == "fast")
        #expect(try container.get([String: Lazy<any Ranker>].self)["exact"]?.get().name == "exact")
        let inferred: any Ranker = try container.get()
        #expect(inferred.name == "fast")
    }

    @Test(.statement("A46"))
    func `a definition whose own type is the list or optional asked for wins over collecting`() throws {
        let container = try Container {
            Singleton { Fast() }
            Value<[any Ranker]>([Exact(), Exact(), Exact()])
            Value<Int?>(3)
            Singleton { 4 }
        }
        #expect(try container.get([any Ranker].self).count == 3)
        #expect(try container.get(Int?.self) == 3)
        #expect(try container.get(Int.self) == 4)
    }

    @Test
    func `a protocol with constraints is promised with a conversion that the compiler checks`() throws {
        let container = try Container {
            Singleton { Numbers() }.as((any Repository<Int>).self) { $0 as any Repository<Int> }
        }
        #expect(try container.get((any Repository<Int>).self).entity == 7)
        #expect(throws: ResolutionError.self) { try container.get((any Repository<String>).self) }
    }
}
