#if Macros
import AlchemicMacros
import TestSupport
import Synchronization
import Testing

private struct Broken: Error, Equatable {
    var number = 0
}
private final class A: Sendable {}
private final class B: Sendable { init(_ a: A) {} }
private final class C: Sendable {
    let caught: Broken?
    init(_ caught: Broken?) { self.caught = caught }
}

@Configuration
private final class Failing {
    let attempts = Mutex(0)

    func createSingletonA() throws -> A {
        guard
            attempts.withLock({ attempts in
                attempts += 1
                return attempts > 1
            })
        else { throw Broken() }
        return A()
    }
    func createSingletonB() throws -> B { B(try createSingletonA()) }

    func createSingletonNumber() throws(Broken) -> Int { throw Broken(number: 7) }
    func createSingletonC() -> C {
        do {
            _ = try createSingletonNumber()
            return C(nil)
        } catch {
            return C(error)
        }
    }
}

@Configuration
private final class Sound {
    let made = Mutex(0)

    func createSingletonA() -> A {
        made.withLock { $0 += 1 }
        return A()
    }
    func createSingletonB() -> B { B(createSingletonA()) }
    func createPrototypeNumber() -> Int {
        _ = createSingletonB()
        return 5
    }
    func createSingletonLater() -> Task<A, Never> { Task { createSingletonA() } }
}

@Configuration
private struct Choosing {
    let isDemo: Bool
    let made = Made()

    final class Made: Sendable {
        let names = Mutex<[String]>([])
    }

    func createSingletonDemo() -> A {
        made.names.withLock { $0.append("demo") }
        return A()
    }
    func createSingletonReal() -> A {
        made.names.withLock { $0.append("real") }
        return A()
    }
    func createEagerSingletonB() -> B { B(isDemo ? createSingletonDemo() : createSingletonReal()) }
}

/// What happens to errors on the way from one method to another.
@Suite struct ConfigurationFailureTests {
    @Test func `an error comes out with the way to it`() throws {
        let container = try Container(Module("failing") { Failing() })
        let error = #expect(throws: ResolutionError.self) { try container.get(B.self) }
        #expect(error?.path == ["B", "A"])
        #expect(error?.underlying as? Broken == Broken())
        // The next request tries again.
        _ = try container.get(B.self)
    }

    @Test func `a method that throws a certain error throws that one`() throws {
        let container = try Container(Module("failing") { Failing() })
        #expect(try container.get(C.self).caught == Broken(number: 7))
    }

    @Test func `a method that cannot throw lets what is made fail in its place`() throws {
        let sound = Sound()
        let container = try Container(
            Module("overridden") {
                sound
                Singleton { () throws(Broken) -> A in throw Broken() }.overriding(named: "A")
            })
        let error = #expect(throws: ResolutionError.self) { try container.get(Int.self) }
        #expect(error?.path == ["Int \"Number\"", "B", "A"])
        #expect(error?.underlying as? Broken == Broken())
        #expect(try !container.isBuilt(B.self))
    }

    @Test func `what fails when nothing is made any more is an event`() async throws {
        let failures = Mutex<[String]>([])
        let sound = Sound()
        let graph = try Graph(
            Module("overridden") {
                sound
                Singleton { () throws(Broken) -> A in throw Broken() }.overriding(named: "A")
            })
        let container = Container(graph) { event in
            if event.kind == .failed { failures.withLock { $0.append(event.label) } }
        }
        _ = await (try container.get(Task<A, Never>.self)).value
        #expect(sound.made.withLock { $0 } == 1)
        #expect(failures.withLock { $0 }.contains("A"))
    }

    @Test(.statement("R3"), arguments: [true, false])
    func `the start makes only what is really called`(_ isDemo: Bool) async throws {
        let configuration = Choosing(isDemo: isDemo)
        let container = try Container(Module("choosing") { configuration })
        try await container.start()
        #expect(configuration.made.names.withLock { $0 } == [isDemo ? "demo" : "real"])
    }
}
#endif
