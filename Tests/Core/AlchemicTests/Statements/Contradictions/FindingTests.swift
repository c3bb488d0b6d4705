import Alchemic
import TestSupport
import Testing

private protocol Store: Sendable {
    var name: String { get }
}

private struct DiskStore: Store {
    var name = "disk"
}

private struct MemoryStore: Store {
    var name = "memory"
}

private final class Shop: Sendable {
    let store: any Store
    init(store: any Store) { self.store = store }
}

@Suite struct FindingTests {
    @Test(.statement("T1", "A47")) func `missing is an error or nil for an optional`() throws {
        let found = problems(of: Module("Shop") { Singleton(Shop.init(store:)) })
        #expect(found.map(\.id) == [.missingBinding])
        #expect(found.first?.path == ["Shop", "any Store"])
        #expect(found.first?.headline.hasPrefix("nothing provides `any Store`") == true)

        let container = try Container(Module("Shop") { Prototype { (store: (any Store)?) in [store?.name] } })
        #expect(try container.get([String?].self) == [nil])
        #expect(try container.getIfDeclared((any Store).self) == nil)
        #expect(failure(of: try container.get((any Store).self))?.id == .missingBinding)
    }

    @Test(.statement("T2")) func `no match for a list is an empty list unless one is demanded`() throws {
        let container = try Container(
            Module("Shop") {
                Singleton { (stores: [any Store], named: [String: any Store]) in stores.count + named.count }
            })
        #expect(try container.get(Int.self) == 0)
        #expect(try container.all(of: (any Store).self).isEmpty)
        #expect(try container.get([String: any Store].self).isEmpty)
        let error = failure(of: try container.all(of: (any Store).self, .all(atLeast: 1)))
        #expect(error?.id.rawValue == Diagnostic.ID.tooFew.rawValue)

        let demanding = Module("Shop") { Singleton({ (stores: [any Store]) in stores.count }, .all(atLeast: 2)) }
        #expect(problems(of: demanding).map(\.id) == [.tooFew])
        #expect(problems(of: demanding, Module("One") { Value(DiskStore()) }).map(\.id) == [.tooFew])
        let both = Module("Two") {
            Value(DiskStore())
            Value(MemoryStore())
        }
        #expect(try Container(demanding, both).get(Int.self) == 2)
    }

    @Test(.statement("T3")) func `primary decides for one wanted and for a list only if asked`() throws {
        let container = try Container(
            Module("Shop") {
                Value(DiskStore())
                Value(MemoryStore()).primary()
                Singleton(Shop.init(store:))
                Singleton({ (stores: [any Store]) in stores.map(\.name) }, .all(preferPrimary: true))
            })
        #expect(try container.get(Shop.self).store.name == "memory")
        #expect(try container.all(of: (any Store).self).map(\.name) == ["disk", "memory"])
        #expect(try container.all(of: (any Store).self, .all(preferPrimary: true)).map(\.name) == ["memory"])
        #expect(try container.get([String].self) == ["memory"])
    }

    @Test(.statement("T4", "A47")) func `several matches for one are an error that names all candidates`() throws {
        let stores = Module("Stores") {
            Value(DiskStore())
            Value(MemoryStore()).named("cache")
            Value(DiskStore(name: "tape")).named("tape")
        }
        let found = problems(of: stores, Module("Shop") { Singleton(Shop.init(store:)) })
        #expect(found.map(\.id) == [.ambiguous])
        #expect(found.first?.headline.hasPrefix("3 definitions match `any Store`") == true)
        let candidates = found.first?.notes.filter { $0.label == "candidate" }.map(\.text) ?? []
        #expect(candidates.count == 3)
        #expect(candidates.first?.hasPrefix("`DiskStore` (") == true)
        #expect(candidates.dropFirst().first?.hasPrefix("`MemoryStore \"cache\"` (") == true)
        #expect(candidates.last?.hasPrefix("`DiskStore \"tape\"` (") == true)

        let error = failure(of: try Container(stores).get((any Store).self))
        #expect(error?.id == .ambiguous)
        for name in ["`DiskStore`", "MemoryStore \"cache\"", "DiskStore \"tape\""] {
            #expect(error?.description.contains(name) == true)
        }
        #expect(failure(of: try Container(stores).get((any Store)?.self))?.id == .ambiguous, "several are not none")
        #expect(failure(of: try Container(stores).get(Any.self))?.id == .ambiguous, "not even `Any` gets a list")
    }

    @Test(.statement("T7")) func `clash is an error unless an override replaces exactly one`() throws {
        let real = Module("Real") { Value(DiskStore()).named("store") }
        #expect(
            problems(of: real, Module("Other") { Value(MemoryStore()).named("store") }).map(\.id) == [.duplicateName])
        let byName = try Container(real, Module("Stand-in") { Value(MemoryStore()).overriding(named: "store") })
        #expect(try byName.get((any Store).self, .named("store")).name == "memory")
        #expect(try byName.all(of: (any Store).self).count == 1, "what is replaced is gone")
        let byType = try Container(real, Module("Stand-in") { Value(MemoryStore()).overriding((any Store).self) })
        #expect(try byType.get((any Store).self, .named("store")).name == "memory")

        let nothing = problems(of: real, Module("Stand-in") { Value(MemoryStore()).overriding(named: "stor") })
        #expect(nothing.map(\.id) == [.overrideOfNothing])
        let several = problems(
            of: real,
            Module("Stand-in") {
                Value(DiskStore(name: "second"))
                Value(MemoryStore()).overriding((any Store).self)
            })
        #expect(several.map(\.id) == [.overrideOfSeveral])
    }

    @Test(.statement("T25")) func `parents are given by reference`() throws {
        let first = try Container(Module("Parent") { Value(DiskStore(name: "first")) })
        let second = try Container(Module("Parent") { Value(DiskStore(name: "second")) })
        let child = Module("Child") { Singleton(Shop.init(store:)) }
        #expect(try Container(child, parent: first).get(Shop.self).store.name == "first")
        #expect(try Container(child, parent: second).get(Shop.self).store.name == "second")
        #expect(try Container(child, parent: first).parent === first)
        #expect(problems(of: child).map(\.id) == [.missingBinding], "the name of a module finds no parent")
    }
}
