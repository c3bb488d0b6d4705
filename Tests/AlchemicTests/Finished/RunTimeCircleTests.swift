import Alchemic
import StatementSupport
import Testing

/// Somebody whose step asks the container for a friend.
private final class Asker: InjectionAware, Sendable {
    let friend = Settable<Friend?>()
    let isFinished = Settable(false)
    func didInjectDependencies() { isFinished.value = true }
}

/// A friend that is injected with whoever asks for it.
private final class Friend: InjectionAware, Sendable {
    let asker = Settable<Asker?>()
    let isFinished = Settable(false)

    init() {}
    init(asker: Asker) { self.asker.value = asker }
    func didInjectDependencies() { isFinished.value = true }
}

/// A circle that only shows while the program runs, and what lets it fail.
private struct HiddenCircle {
    /// Where the friend gets whoever asks for it.
    enum Closing: CaseIterable, Sendable { case initializer, injectionPoint, call, configure }
    /// Where the asker asks.
    enum Asking: CaseIterable, Sendable { case injectionPoint, call, configure }

    let container: Container
    let link = Settable<Container?>()
    let fails = Settable(false)

    init(_ closing: Closing, _ asking: Asking, isAwaited: Bool = false) throws {
        let (link, fails) = (link, fails)
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
                withStep(Singleton { Asker() }).configure { _ in if fails.value { throw Breakdown() } }
                friend()
            })
        link.value = container
    }

    /// What has to hold when somebody outside has got one of the two.
    func expectWhole(_ asker: Asker?, _ friend: Friend?) throws {
        let asker = try #require(asker)
        let friend = try #require(friend)
        #expect(asker.isFinished.value && friend.isFinished.value)
        #expect(asker.friend.value === friend && friend.asker.value === asker)
        #expect(try container.get(Asker.self) === asker)
        #expect(try container.get(Friend.self) === friend)
    }

    func end() {
        if (try? container.isBuilt(Asker.self)) == true { (try? container.get(Asker.self))?.friend.value = nil }
        link.value = nil
    }
}

@Suite("A circle that only shows while the program runs", .statement("T6"))
struct RunTimeCircleTests {
    @Test(
        "is whole when whoever asked for the asker gets it", arguments: HiddenCircle.Closing.allCases,
        HiddenCircle.Asking.allCases)
    fileprivate func fromTheAsker(closing: HiddenCircle.Closing, asking: HiddenCircle.Asking) throws {
        let circle = try HiddenCircle(closing, asking)
        let asker = try circle.container.get(Asker.self)
        try circle.expectWhole(asker, asker.friend.value)
        circle.end()
    }

    @Test(
        "is whole when whoever asked for the friend gets it",
        arguments: [HiddenCircle.Closing.injectionPoint, .call, .configure], HiddenCircle.Asking.allCases)
    fileprivate func fromTheFriend(closing: HiddenCircle.Closing, asking: HiddenCircle.Asking) throws {
        let circle = try HiddenCircle(closing, asking)
        let friend = try circle.container.get(Friend.self)
        try circle.expectWhole(friend.asker.value, friend)
        circle.end()
    }

    @Test(
        "is an error where the friend cannot be made before the asker is finished, and is whole from the other end",
        arguments: HiddenCircle.Asking.allCases)
    fileprivate func fromTheFriendsInitializer(asking: HiddenCircle.Asking) throws {
        let circle = try HiddenCircle(.initializer, asking)
        #expect(failure(of: try circle.container.get(Friend.self))?.id == .circularConstruction)
        #expect(try !circle.container.isBuilt(Asker.self))
        #expect(try !circle.container.isBuilt(Friend.self))
        let asker = try circle.container.get(Asker.self)
        try circle.expectWhole(asker, asker.friend.value)
        circle.end()
    }

    @Test("is whole where it is awaited", arguments: HiddenCircle.Closing.allCases, HiddenCircle.Asking.allCases)
    fileprivate func awaited(closing: HiddenCircle.Closing, asking: HiddenCircle.Asking) async throws {
        let circle = try HiddenCircle(closing, asking, isAwaited: true)
        let asker = try await circle.container.get(async: Asker.self)
        try circle.expectWhole(asker, asker.friend.value)
        circle.end()
        guard closing != .initializer else { return }
        let other = try HiddenCircle(closing, asking, isAwaited: true)
        let friend = try await other.container.get(async: Friend.self)
        try other.expectWhole(friend.asker.value, friend)
        other.end()
    }

    @Test(
        "leaves nothing behind where the asker fails after it has asked",
        arguments: HiddenCircle.Closing.allCases, [true, false])
    fileprivate func failing(closing: HiddenCircle.Closing, isAwaited: Bool) async throws {
        let circle = try HiddenCircle(closing, .call, isAwaited: isAwaited)
        circle.fails.value = true
        for _ in 1...2 {
            let error = await #expect(throws: ResolutionError.self) {
                try await circle.container.get(async: Asker.self)
            }
            #expect(error?.underlying as? Breakdown == Breakdown())
            #expect(try !circle.container.isBuilt(Asker.self))
            #expect(try !circle.container.isBuilt(Friend.self))
        }
        circle.fails.value = false
        let asker = try await circle.container.get(async: Asker.self)
        try circle.expectWhole(asker, asker.friend.value)
        circle.end()
    }

    @Test(
        "that a factory closes is an error, and the next request succeeds once it does not ask",
        arguments: [true, false])
    func factory(isAwaited: Bool) async throws {
        let link = Settable<Container?>()
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

    @Test("of objects that are made each time gives each asker a friend of its own")
    func prototypes() throws {
        let link = Settable<Container?>()
        let container = try Container(
            Module("hidden") {
                Singleton { Asker() }.call { asker in asker.friend.value = try link.value?.get(Friend.self) }
                Prototype(Friend.init(asker:))
            })
        link.value = container
        let asker = try container.get(Asker.self)
        let own = try #require(asker.friend.value)
        #expect(own.asker.value === asker && own.isFinished.value)
        #expect(try container.get(Friend.self) !== own)
        asker.friend.value = nil
        link.value = nil
    }

    @Test("within a circle that the graph knows is finished with it", arguments: [true, false])
    func withinAnother(isAskerFirst: Bool) throws {
        let link = Settable<Container?>()
        let notebook = Notebook()
        let container = try Container(
            Module("hidden") {
                Singleton { Asker() }.call { asker in asker.friend.value = try link.value?.get(Friend.self) }
                    .configure { (_: Asker, _: RingMember) in }
                Singleton { Friend() }.inject(\.asker.value)
                Singleton { RingMember("A", notebook) }.call { (_: RingMember, _: Asker) in }
            })
        link.value = container
        if isAskerFirst { _ = try container.get(Asker.self) } else { _ = try container.get(RingMember.self) }
        let asker = try container.get(Asker.self)
        #expect(asker.isFinished.value && asker.friend.value?.isFinished.value == true)
        #expect(asker.friend.value?.asker.value === asker)
        #expect(try container.get(RingMember.self).isFinished.value)
        #expect(try container.get(Friend.self) === asker.friend.value)
        asker.friend.value = nil
        link.value = nil
    }

    @Test("leaves nothing behind where it closes on one that only waits for the others of its own circle")
    func closingOnOneThatIsComplete() throws {
        let link = Settable<Container?>()
        let fails = Settable(true)
        let notebook = Notebook()
        let container = try Container(
            Module("hidden") {
                Singleton { RingMember("A", notebook) }.named("A").turning(notebook, friend: "C")
                Singleton({ (a: RingMember) in RingMember("B", notebook, parts: [a]) }, .named("A")).named("B")
                Singleton({ (b: RingMember) in RingMember("C", notebook, parts: [b]) }, .named("B")).named("C")
                    .turning(notebook, friend: "D")
                    .configure { _ in if fails.value { throw Breakdown() } }
                Singleton { RingMember("D", notebook) }.named("D").call { d in
                    d.friend.value = try link.value?.get(RingMember.self, .named("B"))
                }
            })
        link.value = container
        let names = ["A", "B", "C", "D"]
        #expect(failure(of: try container.get(RingMember.self, .named("A")))?.underlying as? Breakdown == Breakdown())
        for name in names { #expect(try !container.isBuilt(RingMember.self, .named(name)), "\(name)") }
        fails.value = false
        let a = try container.get(RingMember.self, .named("A"))
        for name in names { #expect(try container.get(RingMember.self, .named(name)).isFinished.value) }
        #expect(a.friend.value?.friend.value?.friend.value?.parts.first === a)
        a.friend.value = nil
        link.value = nil
    }

    @Test("that fails on the friend's side leaves an asker whole that can do without", arguments: [true, false])
    func failingFriend(isAwaited: Bool) async throws {
        let link = Settable<Container?>()
        let container = try Container(
            Module("hidden") {
                if isAwaited {
                    Singleton { Asker() }.call(async: { _ in _ = try? await link.value?.get(async: Friend.self) })
                } else {
                    Singleton { Asker() }.call { _ in _ = try? link.value?.get(Friend.self) }
                }
                Singleton { Friend() }.inject(\.asker.value).configure { _ in throw Breakdown() }
            })
        link.value = container
        let asker = try await container.get(async: Asker.self)
        #expect(asker.isFinished.value)
        #expect(try container.get(Asker.self) === asker)
        #expect(try !container.isBuilt(Friend.self))
        link.value = nil
    }

    @Test(
        "leaves nothing behind where the one that was asked for fails after it has been handed over",
        arguments: [true, false])
    func failingAfterwards(isAwaited: Bool) async throws {
        let link = Settable<Container?>()
        let fails = Settable(true)
        let container = try Container(
            Module("hidden") {
                if isAwaited {
                    Singleton { Asker() }.call(async: { asker in
                        asker.friend.value = try await link.value?.get(async: Friend.self)
                    })
                } else {
                    Singleton { Asker() }.call { asker in asker.friend.value = try link.value?.get(Friend.self) }
                }
                Singleton { Friend() }.inject(\.asker.value).configure { _ in if fails.value { throw Breakdown() } }
            })
        link.value = container
        let error = await #expect(throws: ResolutionError.self) { try await container.get(async: Friend.self) }
        #expect(error?.underlying as? Breakdown == Breakdown())
        #expect(try !container.isBuilt(Asker.self))
        #expect(try !container.isBuilt(Friend.self))
        fails.value = false
        let friend = try await container.get(async: Friend.self)
        let asker = try #require(friend.asker.value)
        #expect(asker.friend.value === friend && asker.isFinished.value)
        #expect(try await container.get(async: Asker.self) === asker)
        asker.friend.value = nil
        link.value = nil
    }
}
