import Alchemic
import TestSupport
import Testing

private final class Part: Sendable {
    let name: String
    init() { name = "part" }
    init(name: String) { self.name = name }
}

/// What can be made here, awaited, and on the main actor, by itself and by a method.
private final class Product: Sendable {
    let words: String

    init(part: Part) { words = "here with \(part.name)" }
    init(awaited part: Part) async throws {
        await Task.yield()
        words = "awaited with \(part.name)"
    }
    @MainActor init(main part: Part) { words = "main with \(part.name)" }
    init(words: String) { self.words = words }
}

private final class Works: Sendable {
    let name: String
    init(name: String = "works") { self.name = name }
    @Sendable func product(part: Part) -> Product { Product(words: "\(name) with \(part.name)") }
}

/// Has several initializers, one of which can be called by anybody and ends.
private final class Recipe: Sendable {
    let words: String
    init(part: Part) { words = "plain" }
    init(throwing part: Part) throws { words = "throwing" }
    init(awaited part: Part) async { words = "awaited" }
    @MainActor init(main part: Part) { words = "main" }
}

/// Lives on the main actor, and so do its products.
@MainActor private final class Window {
    let part: Part
    init(part: Part) { self.part = part }
    func pane(part: Part) -> Pane { Pane(part: part) }
}

@MainActor private final class Pane {
    let part: Part
    init(part: Part) { self.part = part }
}

extension Scope {
    fileprivate static let visit: Scope = "visit"
}

@Suite("A declaration needs no label")
struct LabelTests {
    private let parts = Module("parts") {
        Singleton { Part() }.primary()
        Singleton { Part(name: "spare") }.named("spare")
        Singleton { Works() }.primary()
        Singleton { Works(name: "other works") }.named("other")
    }

    @Test
    func `of several initializers, one written without labels is the one that neither throws, awaits nor is isolated`()
        throws
    {
        let shared = try Container(parts, Module("m") { Singleton(Recipe.init) })
        #expect(try shared.get(Recipe.self).words == "plain")
        let fresh = try Container(parts, Module("m") { Prototype(Recipe.init) })
        #expect(try fresh.get(Recipe.self).words == "plain")
    }

    private static let expected = [
        "here": "here with part", "here, queried": "here with spare",
        "closure": "here with part", "closure, queried": "here with spare",
        "awaited": "awaited with part", "awaited, queried": "awaited with spare",
        "awaited closure": "awaited with part", "awaited closure, queried": "awaited with spare",
        "main": "main with part", "main, queried": "main with spare",
        "main closure": "main with part", "main closure, queried": "main with spare",
        "method": "works with part", "method, queried": "works with spare",
        "other's method": "other works with part", "other's method, queried": "other works with spare",
    ]

    private func expectAll(in container: Container) async throws {
        for (name, words) in Self.expected {
            #expect(try await container.get(async: Product.self, .named(name)).words == words, "\(name)")
        }
    }

    private static let singletons: [Singleton<Product>] = [
        Singleton(Product.init(part:)).named("here"),
        Singleton(Product.init(part:), .named("spare")).named("here, queried"),
        Singleton { (part: Part) in Product(part: part) }.named("closure"),
        Singleton({ (part: Part) in Product(part: part) }, .named("spare")).named("closure, queried"),
        Singleton(Product.init(awaited:)).named("awaited"),
        Singleton(Product.init(awaited:), .named("spare")).named("awaited, queried"),
        Singleton { (part: Part) in try await Product(awaited: part) }.named("awaited closure"),
        Singleton({ (part: Part) in try await Product(awaited: part) }, .named("spare"))
            .named("awaited closure, queried"),
        Singleton(Product.init(main:)).named("main"),
        Singleton(Product.init(main:), .named("spare")).named("main, queried"),
        Singleton({ @MainActor (part: Part) in Product(main: part) }).named("main closure"),
        Singleton({ @MainActor (part: Part) in Product(main: part) }, .named("spare")).named("main closure, queried"),
        Singleton(of: Works.self, Works.product(part:)).named("method"),
        Singleton(of: Works.self, Works.product(part:), .named("spare")).named("method, queried"),
        Singleton(of: Works.self, owner: .named("other"), Works.product(part:)).named("other's method"),
        Singleton(of: Works.self, owner: .named("other"), Works.product(part:), .named("spare"))
            .named("other's method, queried"),
    ]

    @Test(arguments: [false, true])
    func `of a singleton, in any form, and of what is weak`(isWeak: Bool) async throws {
        try await expectAll(
            in: Container {
                parts
                for singleton in Self.singletons { if isWeak { singleton.weak() } else { singleton } }
            })
    }

    @Test
    func `of a prototype, in any form`() async throws {
        let container = try Container {
            parts
            Prototype(Product.init(part:)).named("here")
            Prototype(Product.init(part:), .named("spare")).named("here, queried")
            Prototype { (part: Part) in Product(part: part) }.named("closure")
            Prototype({ (part: Part) in Product(part: part) }, .named("spare")).named("closure, queried")
            Prototype(Product.init(awaited:)).named("awaited")
            Prototype(Product.init(awaited:), .named("spare")).named("awaited, queried")
            Prototype { (part: Part) in try await Product(awaited: part) }.named("awaited closure")
            Prototype({ (part: Part) in try await Product(awaited: part) }, .named("spare"))
                .named("awaited closure, queried")
            Prototype(Product.init(main:)).named("main")
            Prototype(Product.init(main:), .named("spare")).named("main, queried")
            Prototype({ @MainActor (part: Part) in Product(main: part) }).named("main closure")
            Prototype({ @MainActor (part: Part) in Product(main: part) }, .named("spare"))
                .named("main closure, queried")
            Prototype(of: Works.self, Works.product(part:)).named("method")
            Prototype(of: Works.self, Works.product(part:), .named("spare")).named("method, queried")
            Prototype(of: Works.self, owner: .named("other"), Works.product(part:)).named("other's method")
            Prototype(of: Works.self, owner: .named("other"), Works.product(part:), .named("spare"))
                .named("other's method, queried")
        }
        try await expectAll(in: container)
    }

    @Test
    func `of what belongs to a scope, in any form`() async throws {
        let container = try Container {
            parts
            Scoped(.visit, Product.init(part:)).named("here")
            Scoped(.visit, Product.init(part:), .named("spare")).named("here, queried")
            Scoped(.visit) { (part: Part) in Product(part: part) }.named("closure")
            Scoped(.visit, { (part: Part) in Product(part: part) }, .named("spare")).named("closure, queried")
            Scoped(.visit, Product.init(awaited:)).named("awaited")
            Scoped(.visit, Product.init(awaited:), .named("spare")).named("awaited, queried")
            Scoped(.visit) { (part: Part) in try await Product(awaited: part) }.named("awaited closure")
            Scoped(.visit, { (part: Part) in try await Product(awaited: part) }, .named("spare"))
                .named("awaited closure, queried")
            Scoped(.visit, Product.init(main:)).named("main")
            Scoped(.visit, Product.init(main:), .named("spare")).named("main, queried")
            Scoped(.visit, { @MainActor (part: Part) in Product(main: part) }).named("main closure")
            Scoped(.visit, { @MainActor (part: Part) in Product(main: part) }, .named("spare"))
                .named("main closure, queried")
            Scoped(.visit, of: Works.self, Works.product(part:)).named("method")
            Scoped(.visit, of: Works.self, Works.product(part:), .named("spare")).named("method, queried")
            Scoped(.visit, of: Works.self, owner: .named("other"), Works.product(part:)).named("other's method")
            Scoped(.visit, of: Works.self, owner: .named("other"), Works.product(part:), .named("spare"))
                .named("other's method, queried")
        }
        try await expectAll(in: container.scope(.visit))
    }

    @Test @MainActor
    func `of what lives on the main actor, in any form`() throws {
        let container = try Container {
            parts
            Singleton(Window.init(part:)).primary()
            Prototype(Window.init(part:), .named("spare")).named("prototype")
            Singleton({ @MainActor (part: Part) in Window(part: part) }).weak().named("weak")
            Scoped(.visit, Window.init(part:)).named("scoped")
            Singleton(of: Window.self, Window.pane(part:)).named("pane")
            Prototype(of: Window.self, owner: .named("prototype"), Window.pane(part:), .named("spare"))
                .named("spare pane")
        }
        let window = try container.get(main: Window.self)
        #expect(try container.get(main: Window.self) === window)
        #expect(try container.get(main: Window.self, .named("prototype")).part.name == "spare")
        #expect(try container.get(main: Window.self, .named("weak")).part.name == "part")
        let scope = try container.scope(.visit)
        #expect(try scope.get(main: Window.self, .named("scoped")) === scope.get(main: Window.self, .named("scoped")))
        #expect(try container.get(main: Pane.self, .named("pane")).part.name == "part")
        #expect(try container.get(main: Pane.self, .named("spare pane")).part.name == "spare")
        #expect(failure(of: try container.get(Product?.self)) == nil)
    }
}
