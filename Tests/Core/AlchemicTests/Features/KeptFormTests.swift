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

/// What several consumers get of shared objects: a list.
@Suite("A form of shared objects follows them") struct KeptFormTests {
    private let container: Container

    init() throws {
        container = try Container {
            Singleton { Post(name: "post") }.as((any Carrier).self).named("post")
            Singleton { Boat() }.as((any Carrier).self).named("boat")
            Scoped("request", Desk.init(carriers:))
        }
    }

    private func names(_ container: Container) throws -> [String] {
        try container.scope("request").get(Desk.self).names
    }

    @Test
    func `a list that a set object makes new while others read it holds objects that were there together`() async throws
    {
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
