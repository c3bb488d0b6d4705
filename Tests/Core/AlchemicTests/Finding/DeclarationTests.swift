import AlchemicGraphDocument
import AlchemicMain
import TestSupport
import Testing

// What a declaration can say, each form once.

private final class Gauge: Sendable {
    let journal = Journal()
}

private final class Boiler: Sendable {
    let gauge: Gauge?
    let journal = Journal()

    init(gauge: Gauge? = nil) {
        self.gauge = gauge
    }

    init(later: Gauge) async throws {
        await Task.yield()
        gauge = later
    }

    func attach(_ gauge: Gauge) { journal.note("attached \(gauge === self.gauge)") }
    func check() { journal.note("checked") }
}

/// Declares a type as a test says; the protocol's requirement is called by hand.
private enum Forms {
    enum Made: SelfDeclaring {
        static var declaration: [ModuleElement] { Singleton { Gauge() } }
    }
    enum Asynchronous: SelfDeclaring {
        static var declaration: [ModuleElement] {
            Singleton(Boiler.init(later:)).named("asynchronous boiler")
            Prototype(Boiler.init(later:), .auto).named("asynchronous prototype")
        }
    }
    enum Shared: SelfDeclaring {
        static var declaration: [ModuleElement] {
            Singleton(Boiler.init(gauge:)).weak().named("weak boiler")
            Scoped("shift", Boiler.init(gauge:), .auto).named("boiler of a shift").tagged("of a shift")
            External(Boiler.self, in: "shift").named("boiler to come")
            Singleton({ @MainActor (gauge: Gauge) in Boiler(gauge: gauge) }).named("added").lazy()
            Singleton({ @MainActor (gauge: Gauge) in Boiler(gauge: gauge) }, .auto).named("on the main actor")
        }
    }
    enum Steps: SelfDeclaring {
        static var declaration: [ModuleElement] {
            Singleton(Boiler.init(gauge:), .auto).evictable().onStop { $0.gauge?.journal.note("stopped") }
                .call { $0.attach($1) }
                .configure { $0.check() }
        }
    }
}

@Suite struct DeclarationTests {
    @Test func `types that are listed together are in that order`() throws {
        let one = SelfDeclared(Forms.Asynchronous.self)
        let two = SelfDeclared(Forms.Made.self)
        let both = Module("Boilers") { SelfDeclared(Forms.Asynchronous.self, Forms.Made.self) }
        let apart = Module("Boilers") {
            one
            two
        }
        #expect(try Graph(both).document == Graph(apart).document)
        #expect(try Graph(both).document.definitions.count == 3)
    }

    @Test func `a type may declare another`() throws {
        let container = try Container(Module("Boilers") { SelfDeclared(Forms.Made.self) })
        #expect(try container.get(Gauge.self) === container.get(Gauge.self))
    }

    @Test func `an asynchronous initializer is awaited`() async throws {
        let container = try Container(
            Module("Boilers") {
                SelfDeclared(Forms.Made.self)
                SelfDeclared(Forms.Asynchronous.self)
            })
        try await container.start()
        let boiler = try container.get(Boiler.self, .named("asynchronous boiler"))
        #expect(boiler.gauge === (try container.get(Gauge.self)))
        let another = try await container.get(async: Boiler.self, .named("asynchronous prototype"))
        #expect(another !== boiler)
    }

    @Test func `every lifetime can be declared`() throws {
        let module = Module("Boilers") {
            SelfDeclared(Forms.Made.self)
            SelfDeclared(Forms.Shared.self)
        }
        let definitions = try Graph(module).definitions.dropFirst()
        #expect(
            definitions.map(\.lifetime.description) == ["weak", "scoped", "external", "singleton", "singleton"])
        #expect(definitions.map(\.lifetime.scope) == [nil, "shift", "shift", nil, nil])
        #expect(definitions.map(\.isEager) == [false, false, false, false, true])
        #expect(definitions.flatMap(\.tags) == ["of a shift"])
    }

    @Test func `calls and the configure step are taken by the registration`() async throws {
        let container = try Container(
            Module("Boilers") {
                SelfDeclared(Forms.Made.self)
                SelfDeclared(Forms.Steps.self)
            })
        let boiler = try container.get(Boiler.self)
        #expect(boiler.journal.entries == ["attached true", "checked"])
        #expect(container.graph.definitions.first { $0.type == Boiler.self }?.isEvictable == true)
        let gauge = try container.get(Gauge.self)
        try await container.stop()
        #expect(gauge.journal.entries == ["stopped"])
    }

    @Test func `the document says that a type declared itself`() throws {
        let graph = try Graph(Module("Boilers") { SelfDeclared(Forms.Made.self) })
        #expect(graph.document.definitions.map(\.style) == ["self-declaring"])
    }
}
