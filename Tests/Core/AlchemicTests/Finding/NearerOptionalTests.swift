import Alchemic
import TestSupport
import Testing

private protocol Clock: Sendable { var name: String { get } }
private struct NamedClock: Clock { let name: String }
private struct Face: Sendable { let clock: (any Clock)? }

/// A definition whose own type is `T?`, and one of `T`, in a container and its child.
@Suite("Of a definition of an optional and one of what is in it")
struct NearerOptionalTests {
    /// What declares something: the optional, with something in it or without, or the thing itself.
    enum Declared: String, CaseIterable, Sendable {
        case nothing, none, some, itself

        @ModuleBuilder func declarations(in place: String) -> [ModuleElement] {
            switch self {
            case .nothing: []
            case .none: Singleton { nil as (any Clock)? }
            case .some: Singleton { NamedClock(name: "\(place)'s optional") as (any Clock)? }
            case .itself: Singleton { NamedClock(name: "\(place)'s") as any Clock }
            }
        }

        func answer(in place: String) -> String {
            switch self {
            case .nothing, .none: "nil"
            case .some: "\(place)'s optional"
            case .itself: "\(place)'s"
            }
        }
    }

    @Test(
        arguments: Declared.allCases,
        Declared.allCases)
    func `the nearest wins, in each form of a request and as a parameter`(_ parent: Declared, _ child: Declared)
        async throws
    {
        let expected = child == .nothing ? parent.answer(in: "parent") : child.answer(in: "child")
        let outer = try Container(Module("Parent") { parent.declarations(in: "parent") })
        let inner = try Container(
            Module("Child") {
                child.declarations(in: "child")
                Prototype { Face(clock: $0) }
            }, parent: outer)
        #expect(try inner.get(Face.self).clock?.name ?? "nil" == expected)
        #expect(try inner.get((any Clock)?.self)?.name ?? "nil" == expected)
        #expect(try await inner.get(async: (any Clock)?.self)?.name ?? "nil" == expected)
        #expect(try inner.getIfDeclared((any Clock).self)?.name ?? "nil" == expected)
        #expect(try inner.get(Lazy<(any Clock)?>.self).get()?.name ?? "nil" == expected)
        #expect(try inner.get(Provider<(any Clock)?>.self).get()?.name ?? "nil" == expected)
        #expect(try outer.get((any Clock)?.self)?.name ?? "nil" == parent.answer(in: "parent"))
    }

    @Test
    func `in one container the optional's wins, and an override comes before it`() throws {
        let container = try Container(
            Module("Both") {
                Declared.none.declarations(in: "the")
                Declared.itself.declarations(in: "the")
            })
        #expect(try container.get((any Clock)?.self)?.name == nil)
        #expect(try container.get((any Clock).self).name == "the's")
        try container.withOverrides {
            Singleton { NamedClock(name: "fake") as any Clock }
        } synchronously: {
            let clock = try container.get((any Clock)?.self)
            #expect(clock?.name == "fake")
        }
    }
}
