import Alchemic
import TestSupport
import Testing

/// Somebody whose step asks the container for a friend.
private final class Asker: InjectionAware, Sendable {
    let friend = Variable<Friend?>()
    let isFinished = Variable(false)
    func didInjectDependencies() { isFinished.value = true }
}

/// A friend that is injected with whoever asks for it.
private final class Friend: InjectionAware, Sendable {
    let asker = Variable<Asker?>()
    let isFinished = Variable(false)

    init() {}
    init(asker: Asker) { self.asker.value = asker }
    func didInjectDependencies() { isFinished.value = true }
}

/// A cycle that only shows while the program runs.
private struct HiddenCircle {
    /// Where the friend gets whoever asks for it.
    enum Closing: CaseIterable, Sendable { case initializer, injectionPoint, call, configure }
    /// Where the asker asks.
    enum Asking: CaseIterable, Sendable { case injectionPoint, call, configure }

    let container: Container
    let link = Variable<Container?>()

    init(_ closing: Closing, _ asking: Asking, isAwaited: Bool = false) throws {
        let link = link
        @Sendable func ask(_ asker: Asker) throws {
            asker.friend.value = try link.value?.get(Friend.self)
        }
        @Sendable func askAwaiting(_ asker: Asker) async throws {
            asker.friend.value = try await link.value?.get(async: Friend.self)
        }
        func withStep(_ declaration: Singleton<Asker>) -> Singleton<Asker> {
            switch (asking, isAwaited) {
            case (.injectionPoint, false):
                declaration.inject(nonisolated: "friend") { (asker: Asker, _: Tool) in try ask(asker) }
            case (.call, false): declaration.call { asker in try ask(asker) }
            case (.configure, false): declaration.configure { asker in try ask(asker) }
            case (.injectionPoint, true):
                declaration.inject(async: "friend") { (asker: Asker, _: Tool) in try await askAwaiting(asker) }
            case (.call, true): declaration.call(async: { asker in try await askAwaiting(asker) })
            case (.configure, true): declaration.configure(async: { asker in try await askAwaiting(asker) })
            }
        }
        func friend() -> Singleton<Friend> {
            switch closing {
            case .initializer: Singleton(Friend.init(asker:))
            case .injectionPoint: Singleton { Friend() }.inject(\.asker.value)
            case .call: Singleton { Friend() }.call { (friend: Friend, asker: Asker) in friend.asker.value = asker }
            case .configure:
                Singleton { Friend() }.configure { (friend: Friend, asker: Asker) in friend.asker.value = asker }
            }
        }
        container = try Container(
            Module("hidden") {
                Singleton(Tool.init)
                withStep(Singleton { Asker() })
                friend()
            })
        link.value = container
    }

    /// What has to hold after a request for one of the two has failed.
    func expectError(_ error: ResolutionError?, from first: String, through second: String) throws {
        #expect(error?.id == .circularConstruction)
        let path = error?.path.suffix(3) ?? []
        #expect(path.count == 3 && zip(path, [first, second, first]).allSatisfy { $0.hasPrefix($1) }, "\(path)")
        #expect(error?.description.contains("declare it as a step") == true)
        #expect(try !container.isBuilt(Asker.self))
        #expect(try !container.isBuilt(Friend.self))
    }
}

@Suite("A cycle that only shows while the program runs", .statement("T5"), .statement("T6"))
struct RunTimeCircleTests {
    @Test(arguments: HiddenCircle.Closing.allCases, HiddenCircle.Asking.allCases)
    fileprivate func `is an error with its path, whichever is requested, and nothing is left behind`(
        closing: HiddenCircle.Closing, asking: HiddenCircle.Asking
    ) throws {
        let circle = try HiddenCircle(closing, asking)
        for _ in 1...2 {
            let fromAsker = failure(of: try circle.container.get(Asker.self))
            try circle.expectError(fromAsker, from: "Asker", through: "Friend")
            let fromFriend = failure(of: try circle.container.get(Friend.self))
            // The asker, which the friend needs, is built first.
            try circle.expectError(fromFriend, from: "Asker", through: "Friend")
        }
        circle.link.value = nil
        #expect(try circle.container.get(Friend.self).asker.value === circle.container.get(Asker.self))
    }

    @Test(arguments: HiddenCircle.Closing.allCases, HiddenCircle.Asking.allCases)
    fileprivate func `is one where it is awaited, too`(closing: HiddenCircle.Closing, asking: HiddenCircle.Asking)
        async throws
    {
        let circle = try HiddenCircle(closing, asking, isAwaited: true)
        let fromAsker = await #expect(throws: ResolutionError.self) {
            try await circle.container.get(async: Asker.self)
        }
        try circle.expectError(fromAsker, from: "Asker", through: "Friend")
        let fromFriend = await #expect(throws: ResolutionError.self) {
            try await circle.container.get(async: Friend.self)
        }
        // What is awaited is prepared before the friend itself is begun.
        try circle.expectError(fromFriend, from: "Asker", through: "Friend")
        circle.link.value = nil
        let friend = try await circle.container.get(async: Friend.self)
        #expect(try friend.asker.value === circle.container.get(Asker.self))
    }

    @Test(
        arguments: [true, false])
    func `that a factory closes is an error, and the next request succeeds once it does not ask`(isAwaited: Bool)
        async throws
    {
        let link = Variable<Container?>()
        let container = try Container(
            Module("hidden") {
                Singleton { () throws -> Asker in
                    let asker = Asker()
                    asker.friend.value = try link.value?.get(Friend.self)
                    return asker
                }
                Singleton(Friend.init(asker:))
            })
        link.value = container
        for _ in 1...2 {
            if isAwaited {
                let error = await #expect(throws: ResolutionError.self) { try await container.get(async: Asker.self) }
                #expect(error?.id == .circularConstruction)
            } else {
                #expect(failure(of: try container.get(Asker.self))?.id == .circularConstruction)
                #expect(failure(of: try container.get(Friend.self))?.id == .circularConstruction)
            }
        }
        link.value = nil
        #expect(try container.get(Friend.self).asker.value === container.get(Asker.self))
    }

    @Test(arguments: [true, false])
    func `within a cycle that the graph knows is an error, too`(isAskerFirst: Bool) throws {
        let link = Variable<Container?>()
        let journal = Journal()
        let container = try Container(
            Module("hidden") {
                Singleton { Asker() }.call { asker in asker.friend.value = try link.value?.get(Friend.self) }
                    .configure { (_: Asker, _: RingMember) in }
                Singleton { Friend() }.inject(\.asker.value)
                Singleton { RingMember("A", journal) }.call { (_: RingMember, _: Asker) in }
            })
        link.value = container
        func request() throws(ResolutionError) {
            if isAskerFirst { _ = try container.get(Asker.self) } else { _ = try container.get(RingMember.self) }
        }
        #expect(failure(of: try request())?.id == .circularConstruction)
        for isBuilt in [
            try container.isBuilt(Asker.self), try container.isBuilt(Friend.self),
            try container.isBuilt(RingMember.self),
        ] { #expect(!isBuilt) }
        link.value = nil
        try request()
        #expect(try container.get(Asker.self).isFinished.value && container.get(RingMember.self).isFinished.value)
    }

    @Test
    func `leaves nothing behind where it closes on one that only waits for the others of its own cycle`() throws {
        let link = Variable<Container?>()
        let journal = Journal()
        let container = try Container(
            Module("hidden") {
                Singleton { RingMember("A", journal) }.named("A").turning(journal, friend: "C")
                Singleton({ (a: RingMember) in RingMember("B", journal, parts: [a]) }, .named("A")).named("B")
                Singleton({ (b: RingMember) in RingMember("C", journal, parts: [b]) }, .named("B")).named("C")
                    .turning(journal, friend: "D")
                Singleton { RingMember("D", journal) }.named("D").call { d in
                    d.friend.value = try link.value?.get(RingMember.self, .named("B"))
                }
            })
        link.value = container
        let names = ["A", "B", "C", "D"]
        #expect(failure(of: try container.get(RingMember.self, .named("A")))?.id == .circularConstruction)
        for name in names { #expect(try !container.isBuilt(RingMember.self, .named(name)), "\(name)") }
        link.value = nil
        let a = try container.get(RingMember.self, .named("A"))
        for name in names { #expect(try container.get(RingMember.self, .named(name)).isFinished.value) }
        #expect(a.friend.value?.parts.first?.parts.first === a)
        a.friend.value = nil
    }
}
