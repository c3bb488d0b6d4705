import AlchemicMain
import TestSupport
import Testing

private final class Ink: Sendable {}
private final class Clerk: Sendable {
    let desk = Variable<Desk?>()
}
private final class Desk: Sendable {
    let clerk: Clerk
    init(_ clerk: Clerk) { self.clerk = clerk }
}
private final class Room: Sendable {
    let desk: Desk
    init(_ ink: Ink, _ desk: Desk) { self.desk = desk }
}

/// A circle of a call and an injection point.
private struct Office: ConfigurationSource {
    func clerk() -> Clerk { ConfigurationCall.answer(in: Office.self) { () -> Clerk in Clerk() } }
    func desk() -> Desk { ConfigurationCall.answer(in: Office.self) { () -> Desk in Desk(clerk()) } }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Singleton(clerk).inject(\.desk.value), method: "clerk()")
        methods.add(Singleton(desk), method: "desk()", calls: "clerk()")
    }
}

/// The same, in which something has to be awaited.
private struct Workshop: ConfigurationSource {
    func clerk() -> Clerk { ConfigurationCall.answer(in: Workshop.self) { () -> Clerk in Clerk() } }
    func desk(ink: Ink) -> Desk { ConfigurationCall.answer(in: Workshop.self) { () -> Desk in Desk(clerk()) } }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Singleton(clerk).inject(\.desk.value), method: "clerk()")
        methods.add(Singleton(desk(ink:)), method: "desk(ink:)", calls: "clerk()")
    }
}

/// An actor's methods, which call one another without waiting, where nobody sees it.
private actor Counting: ConfigurationSource {
    func clerk() -> Clerk { ConfigurationCall.answer(in: Counting.self) { () -> Clerk in Clerk() } }
    func room() -> Room {
        ConfigurationCall.answer(in: Counting.self) { () -> Room in Room(Ink(), Desk(clerk())) }
    }

    nonisolated func declare(_ methods: inout ConfigurationMethods) {
        methods.add(
            Singleton { () async -> Clerk in await self.clerk() }.inject(\.desk.value), method: "clerk()",
            isSynchronous: true)
        methods.add(
            Singleton { () async -> Room in await self.room() }, method: "room()", isSynchronous: true
        )
    }
}

private final class Scribe: Sendable {
    let ink = Variable<Ink?>()
}
private final class Letter: Sendable {
    let scribe: Scribe
    init(_ scribe: Scribe) { self.scribe = scribe }
}

/// A call outside of any circle, of a method whose object takes something that is awaited.
private struct Chancery: ConfigurationSource {
    func scribe() -> Scribe { ConfigurationCall.answer(in: Chancery.self) { () -> Scribe in Scribe() } }
    func letter() -> Letter { ConfigurationCall.answer(in: Chancery.self) { () -> Letter in Letter(scribe()) } }

    func declare(_ methods: inout ConfigurationMethods) {
        methods.add(Singleton(scribe).inject(\.ink.value), method: "scribe()")
        methods.add(Singleton(letter), method: "letter()", calls: "scribe()")
    }
}

/// Methods that cannot await, called while something is awaited.
@Suite struct AwaitedCallTests {
    private let ink = Module("ink") { Singleton({ () async -> Ink in Ink() }) }

    @Test(arguments: [true, false])
    func `a call gives a member of its own circle that is awaited`(isClerkFirst: Bool) async throws {
        let container = try Container(ink, Module("workshop") { Workshop() })
        if isClerkFirst { _ = try await container.get(async: Clerk.self) }
        let desk = try await container.get(async: Desk.self)
        #expect(desk.clerk.desk.value === desk)
        #expect(try container.get(Clerk.self) === desk.clerk)
        desk.clerk.desk.value = nil
    }

    @Test func `a call gives a member of its own circle for something that is awaited`() async throws {
        let container = try Container {
            ink
            Office()
            Singleton(Room.init)
        }
        let desk = try await container.get(async: Room.self).desk
        #expect(desk.clerk.desk.value === desk)
        #expect(try container.get(Clerk.self) === desk.clerk)
        desk.clerk.desk.value = nil
    }

    @Test func `a call gives an object that has to be awaited, and is in no circle`() async throws {
        let container = try Container(ink, Module("chancery") { Chancery() })
        let letter = try await container.get(async: Letter.self)
        #expect(letter.scribe.ink.value != nil)
        #expect(try container.get(Scribe.self) === letter.scribe)
    }

    @Test func `a call within an actor makes its own object of a circle and no other`() async throws {
        let container = try Container {
            Counting()
            Singleton(Desk.init)
        }
        let room = try await container.get(async: Room.self)
        let clerk = try container.get(Clerk.self)
        #expect(room.desk.clerk === clerk)
        #expect(clerk.desk.value?.clerk === clerk)
        #expect(try container.get(Desk.self) === clerk.desk.value)
        clerk.desk.value = nil
    }
}
