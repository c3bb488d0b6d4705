import Alchemic
import Testing

private protocol Greeting: AnyObject, Sendable {
    var words: String { get }
}

private protocol Farewell: Sendable {
    var words: String { get }
}

/// Conforms to nothing: it has to be turned into something that does.
private final class Plain: Sendable {
    let name: String
    init(name: String = "plain") { self.name = name }
}

private final class Adapter: Greeting {
    let plain: Plain
    var words: String { "Hello, \(plain.name)" }
    init(_ plain: Plain) { self.plain = plain }
}

private struct Leaver: Farewell {
    let words: String
}

@Suite("What an object is turned into by `.as(_:_:)`")
struct ConversionTests {
    @Test
    func `is let go of with the scope that it belongs to, whoever keeps the scope`() async throws {
        let container = try Container { Scoped("request") { Plain() }.as((any Greeting).self) { Adapter($0) } }
        let scope = try container.scope("request")
        weak var greeting: (any Greeting)?
        func ask() throws {
            let found = try scope.get((any Greeting).self)
            greeting = found
            #expect(try scope.get((any Greeting).self) === found)
        }
        try ask()
        #expect(greeting != nil)
        try await scope.stop()
        #expect(greeting == nil)
    }

    @Test
    func `is one object for one singleton, by type, by name, in a list and as a parameter`() async throws {
        let container = try Container {
            Singleton { Plain() }.named("first").as((any Greeting).self) { Adapter($0) }
            Singleton { Plain(name: "other") }.named("second").as((any Greeting).self) { Adapter($0) }
            Singleton(Taker<any Greeting>.init, .named("first"))
        }
        let first = try container.get((any Greeting).self, .named("first"))
        #expect(try container.get((any Greeting).self, .named("first")) === first)
        #expect(try container.get(Taker<any Greeting>.self).form === first)
        #expect(try container.all(of: (any Greeting).self)[0] === first)
        let awaited = try await container.get(async: (any Greeting).self, .named("first"))
        #expect(awaited === first)
        #expect(try container.get((any Greeting).self, .named("second")).words == "Hello, other")
        // Another object, another result.
        try container.set(Plain(name: "new"), .named("first"))
        let renewed = try container.get((any Greeting).self, .named("first"))
        #expect(renewed.words == "Hello, new")
        #expect(try container.get((any Greeting).self, .named("first")) === renewed)
    }

    @Test
    func `what an object is turned into by .as(_:_:) is what the conversion to the type that is asked for makes`()
        throws
    {
        let container = try Container {
            Singleton { Plain() }
                .as((any Greeting).self) { Adapter($0) }
                .as((any Farewell).self) { Leaver(words: "Goodbye, \($0.name)") }
        }
        #expect(try container.get((any Greeting).self).words == "Hello, plain")
        #expect(try container.get((any Farewell).self).words == "Goodbye, plain")
    }

    @Test
    func `what an object is turned into by .as(_:_:) is one object for each scope and for each external object`() throws
    {
        let container = try Container {
            Scoped("request") { Plain() }.named("request").as((any Greeting).self) { Adapter($0) }
            External(Plain.self).named("outside").as((any Greeting).self) { Adapter($0) }
        }
        try container.set(Plain(name: "set"), .named("outside"))
        let outside = try container.get((any Greeting).self, .named("outside"))
        #expect(try container.get((any Greeting).self, .named("outside")) === outside)
        let one = try container.scope("request")
        let other = try container.scope("request")
        let greeting = try one.get((any Greeting).self, .named("request"))
        #expect(try one.get((any Greeting).self, .named("request")) === greeting)
        #expect(try other.get((any Greeting).self, .named("request")) !== greeting)
    }

    @Test
    func `what an object is turned into by .as(_:_:) does not keep an object that is dropped`() async throws {
        let container = try Container {
            Singleton { Plain() }.named("plain").evictable().as((any Greeting).self) { Adapter($0) }
            Singleton { Plain() }.named("other").as((any Greeting).self) { Adapter($0) }
        }
        weak let plain = try container.get(Plain.self, .named("plain"))
        weak let greeting = try container.get((any Greeting).self, .named("plain"))
        #expect(try container.get((any Greeting).self, .named("plain")) === greeting)
        try await container.purge()
        #expect(plain == nil)
        #expect(greeting == nil)
    }

    @Test
    func `what an object is turned into by .as(_:_:) may come from a constant`() throws {
        let container = try Container { Value(Plain(name: "constant")).as((any Greeting).self) { Adapter($0) } }
        let greeting = try container.get((any Greeting).self)
        #expect(greeting.words == "Hello, constant")
        #expect(try container.get((any Greeting).self) === greeting)
        #expect(try container.get(Plain.self).name == "constant")
    }
}
