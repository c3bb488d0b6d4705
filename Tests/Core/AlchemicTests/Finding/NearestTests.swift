import Alchemic
import TestSupport
import Testing

extension Scope {
    fileprivate static let request: Scope = "request"
    fileprivate static let session: Scope = "session"
}

/// Where something belongs.
private final class Place: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

/// A user of places; made for whoever asks.
private final class User: Sendable {
    let place: Place
    init(place: Place) { self.place = place }
}

private final class Crowd: Sendable {
    let names: [String]
    init(_ places: [Place]) { names = places.map(\.name) }
}

private final class Maybe: Sendable {
    let place: Place?
    init(_ place: Place?) { self.place = place }
}

@Suite("Of several, the nearest to whoever asks is taken", .statement("A28"))
struct NearestTests {
    private func places(@ModuleBuilder _ users: () -> [ModuleElement]) throws -> Container {
        try Container(
            Module("places") {
                Singleton { Place("container") }
                Scoped(.request) { Place("request") }
                Module("users", users)
            })
    }

    @Test("a request gets the open scope's own, else the container's")
    func requests() throws {
        let container = try places {}
        #expect(try container.get(Place.self).name == "container")
        #expect(try container.get(Place?.self)?.name == "container")
        #expect(try container.get(Lazy<Place>.self).get().name == "container")
        let scope = try container.scope(.request)
        #expect(try scope.get(Place.self).name == "request")
        #expect(try scope.get(Place?.self)?.name == "request")
        #expect(try scope.get(Provider<Place>.self).get().name == "request")
        #expect(try container.get(Place.self).name == "container", "the scope's is none of the container's")
    }

    @Test("what outlives the scope gets what does, first or later")
    func outliving() throws {
        let container = try places {
            Singleton(User.init(place:)).named("singleton")
            Singleton(User.init(place:)).weak().named("weak")
            External(Maybe.self).inject(nonisolated: "place") { (_: Maybe, place: Place) in
                #expect(place.name == "container")
            }
            Singleton { (place: Place?) in Maybe(place) }.named("optional")
            Singleton { (place: Lazy<Place>) throws in Crowd([try place.get()]) }.named("lazy")
            Singleton { (place: Provider<Place>) throws in Crowd([try place.get()]) }.named("provider")
            Singleton { (places: [Place]) in Crowd(places) }.named("list")
        }
        let scope = try container.scope(.request)
        _ = try scope.get(Place.self)
        for name in ["singleton", "weak"] { #expect(try scope.get(User.self, .named(name)).place.name == "container") }
        #expect(try scope.get(Maybe.self, .named("optional")).place?.name == "container")
        for name in ["lazy", "provider", "list"] {
            #expect(try scope.get(Crowd.self, .named(name)).names == ["container"])
        }
    }

    @Test("what lives in the scope gets the scope's own; a list there holds both")
    func living() throws {
        let container = try places {
            Scoped(.request, User.init(place:))
            Scoped(.request) { (place: Place?) in Maybe(place) }
            Scoped(.request) { (places: [Place]) in Crowd(places) }
        }
        let scope = try container.scope(.request)
        #expect(try scope.get(User.self).place.name == "request")
        #expect(try scope.get(Maybe.self).place?.name == "request")
        #expect(try scope.get(Crowd.self).names == ["container", "request"])
        #expect(try scope.all(of: Place.self).map(\.name) == ["container", "request"])
    }

    @Test("a prototype gets what is nearest to whoever it is made for")
    func prototypes() throws {
        final class Keeper: Sendable {
            let user: User
            init(user: User) { self.user = user }
        }
        let container = try places {
            Prototype(User.init(place:))
            Singleton(Keeper.init(user:)).named("singleton")
            Scoped(.request, Keeper.init(user:)).named("scoped")
        }
        #expect(try container.get(User.self).place.name == "container")
        let scope = try container.scope(.request)
        #expect(try scope.get(User.self).place.name == "request")
        #expect(try scope.get(Keeper.self, .named("scoped")).user.place.name == "request")
        #expect(try scope.get(Keeper.self, .named("singleton")).user.place.name == "container")
        #expect(try container.get(Keeper.self, .named("singleton")).user.place.name == "container")
        #expect(try container.get(User.self).place.name == "container")
    }

    @Test("a prototype of a prototype too, and one that is awaited")
    func prototypesOfPrototypes() async throws {
        final class Group: Sendable {
            let user: User
            init(user: User) { self.user = user }
        }
        let container = try places {
            Prototype(User.init(place:))
            Prototype({ (user: User) async in Group(user: user) })
        }
        #expect(try await container.get(async: Group.self).user.place.name == "container")
        let scope = try container.scope(.request)
        #expect(try await scope.get(async: Group.self).user.place.name == "request")
    }

    @Test("a scope within another sees its own first, then the outer one's, then the container's")
    func nested() throws {
        let container = try Container(
            Module("places") {
                Singleton { Place("container") }
                Scoped(.session) { Place("session") }
                Scoped(.request) { Place("request") }
                Prototype(User.init(place:))
                Scoped(.session) { (place: Place) in Maybe(place) }
            })
        let session = try container.scope(.session)
        let request = try session.scope(.request)
        #expect(try session.get(User.self).place.name == "session")
        #expect(try request.get(User.self).place.name == "request")
        #expect(try request.get(Place.self).name == "request")
        #expect(try request.get(Maybe.self).place?.name == "session")
        #expect(try container.scope(.request).get(Place.self).name == "request")
        #expect(try container.get(User.self).place.name == "container")
    }

    @Test("a child's comes before its parent's, a scope's own before both")
    func children() throws {
        let parent = try Container(
            Module("parent") {
                Singleton { Place("parent") }
                Prototype(User.init(place:)).named("parent's")
            })
        let child = try Container(
            Module("child") {
                Singleton { Place("child") }
                Scoped(.request) { Place("request") }
                Prototype(User.init(place:)).named("child's")
            }, parent: parent)
        #expect(try child.get(Place.self).name == "child")
        #expect(try child.get(User.self, .named("child's")).place.name == "child")
        #expect(try child.get(User.self, .named("parent's")).place.name == "parent", "a parent never sees its child")
        let scope = try child.scope(.request)
        #expect(try scope.get(Place.self).name == "request")
        #expect(try scope.get(User.self, .named("child's")).place.name == "request")
        #expect(try scope.get(User.self, .named("parent's")).place.name == "parent")
    }

    @Test("being primary decides among those that are equally near only")
    func primaries() throws {
        let container = try Container(
            Module("places") {
                Singleton { Place("container") }.primary()
                Singleton { Place("other") }
                Scoped(.request) { Place("request") }
                Scoped(.session) { Place("one") }.primary()
                Scoped(.session) { Place("two") }
            })
        #expect(try container.get(Place.self).name == "container")
        #expect(try container.scope(.request).get(Place.self).name == "request")
        #expect(try container.scope(.session).get(Place.self).name == "one")
    }

    @Test("what only the scope has is nothing that a singleton may have, optional or in a list", arguments: 0..<4)
    func captive(form: Int) {
        let module = Module("places") {
            Scoped(.request) { Place("request") }
            switch form {
            case 0: Singleton(User.init(place:))
            case 1: Singleton { (place: Place?) in Maybe(place) }
            case 2: Singleton { (places: [Place]) in Crowd(places) }
            default:
                Prototype(User.init(place:))
                Singleton { (user: User) in Crowd([user.place]) }
            }
        }
        #expect(module.diagnostics.map(\.id) == [.captiveScope])
    }

    @Test("a list that the container is asked for holds what the container has", .statement("T2"))
    func containersList() throws {
        let container = try places { Prototype { (places: [Place]) in Crowd(places) } }
        #expect(try container.scope(.request).get(Crowd.self).names == ["container", "request"])
        #expect(try container.all(of: Place.self).map(\.name) == ["container"])
        #expect(try container.get(Crowd.self).names == ["container"])
    }
}
