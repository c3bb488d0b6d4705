import Alchemic
import Testing

private protocol Carrier: AnyObject, Sendable {
    var name: String { get }
}

private final class Post: Carrier {
    let name: String
    init(name: String) { self.name = name }
}

private final class Boat: Carrier {
    let name = "boat"
}

private final class Desk: Sendable {
    let carriers: [any Carrier]
    init(carriers: [any Carrier]) { self.carriers = carriers }
    var names: [String] { carriers.map(\.name) }
}

/// What several consumers get of shared objects: a list, or one of them as a protocol that only its name finds.
@Suite("A form of shared objects follows them") struct KeptFormTests {
    private let container: Container

    init() throws {
        container = try Container {
            Singleton { Post(name: "post") }.as((any Carrier).self).named("post")
            Singleton { Boat() }.as((any Carrier).self).named("boat")
            Scoped("request", Desk.init(carriers:))
            Prototype({ (carrier: any Carrier) in [carrier.name] }, .named("post"))
        }
    }

    private func names(_ container: Container) throws -> [String] {
        try container.scope("request").get(Desk.self).names
    }

    @Test("each scope gets the same objects")
    func same() throws {
        let desks = try (0..<3).map { _ in try container.scope("request").get(Desk.self) }
        for desk in desks {
            #expect(desk.names == ["post", "boat"])
            #expect(zip(desk.carriers, desks[0].carriers).allSatisfy { $0 === $1 })
        }
    }

    @Test("what has been set is in the next list, and what replaces that is, too")
    func set() throws {
        for name in ["first", "second", "third"] {
            #expect(try names(container).count == 2)
            try container.set(Post(name: name))
            for _ in 0..<2 {
                #expect(try names(container) == [name, "boat"])
                #expect(try container.get([String].self) == [name])
            }
        }
    }

    @Test("overrides are in the lists that are resolved within them, and in no others")
    func overrides() async throws {
        for _ in 0..<2 {
            #expect(try names(container) == ["post", "boat"])
            try await container.withOverrides {
                Singleton { Post(name: "fake") }.as((any Carrier).self).overriding(named: "post")
            } operation: {
                let lists = [try names(container), try names(container)]
                #expect(lists == [["boat", "fake"], ["boat", "fake"]])
            }
        }
    }

    @Test("nothing is handed out when the container has ended")
    func end() async throws {
        #expect(try names(container) == ["post", "boat"])
        #expect(try container.get([any Carrier].self).count == 2)
        try await container.stop()
        #expect(throws: ResolutionError.self) { try container.get([any Carrier].self) }
        #expect(throws: ResolutionError.self) { try container.get([String].self) }
    }

    @Test("a list that a set object makes new while others read it holds objects that were there together")
    func manyThreads() async throws {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    do {
                        if number % 10 == 0 { try container.set(Post(name: "set")) }
                        let names = try names(container)
                        return names.count == 2 && names[1] == "boat"
                    } catch { return false }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
        #expect(try names(container) == ["set", "boat"])
    }
}
