import Alchemic
import TestSupport
import Testing

private final class Log: Sendable {}

private final class Feed: Sendable {
    let topic: String
    let log: Log
    init(topic: String, log: Log) { (self.topic, self.log) = (topic, log) }
}

private struct Screen: Sendable {
    let feed: Provider<Feed, String>
}

private protocol Channel: AnyObject, Sendable { var words: String { get } }
extension Feed: Channel { var words: String { topic } }
private final class Framed: Channel {
    let inner: any Channel
    init(_ inner: any Channel) { self.inner = inner }
    var words: String { "[\(inner.words)]" }
}

private final class User: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

/// A key that shows whether anything keeps it.
private final class Topic: Hashable, Sendable {
    let name: String
    init(_ name: String) { self.name = name }

    static func == (left: Topic, right: Topic) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A key that equals all others, and runs something when it is gone.
private struct Ending: Hashable, Sendable {
    private let end: AtEnd
    init(_ action: @escaping @Sendable () -> Void = {}) { end = AtEnd(action) }

    static func == (left: Ending, right: Ending) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

@Suite
struct KeyedObjectTests {
    private let journal = Journal()

    @Test
    func `one object for each key is the same for the same key, and takes the rest from the graph`() throws {
        let container = try Container {
            Singleton(Log.init)
            Singleton(Feed.init(topic:log:), .key, .auto)
            Singleton(Screen.init(feed:))
        }
        let screen = try container.get(Screen.self)
        let news = try screen.feed("news")
        #expect(news.topic == "news")
        #expect(try news.log === container.get(Log.self))
        #expect(try screen.feed("news") === news)
        #expect(try container.provider(of: Feed.self, taking: String.self)("news") === news)
        #expect(try screen.feed("sports") !== news)
        #expect(try screen.feed("news") === news)
    }

    @Test
    func `one object for each key may be told by several values, of any type that can be compared`() throws {
        enum Size: Hashable {
            case small
            case large([Int])
        }
        let container = try Container {
            Singleton(Log.init)
            Singleton({ (size: Size, log: Log, name: String?) in User("\(size) \(name ?? "-")") }, .key, .auto, .key)
        }
        let user = try container.provider(of: User.self, taking: Size.self, String?.self)
        let first = try user(.large([1, 2]), nil)
        #expect(first.name == "large([1, 2]) -")
        #expect(try user(.large([1, 2]), nil) === first)
        #expect(try user(.large([1, 2]), "b") !== first)
        #expect(try user(.large([2, 1]), nil) !== first)
        #expect(try user(.small, nil) !== first)
    }

    @Test
    func `one object for each key may take the same definition's object for another key, and is an error for its own`()
        throws
    {
        let container = try Container {
            Singleton(
                { (number: Int, others: Provider<User, Int>) throws in
                    journal.note("\(number)")
                    if number == 0 { return User("0") }
                    return User("\(number) \(try others(number < 0 ? number : number - 1).name)")
                }, .key, .auto)
        }
        let user = try container.provider(of: User.self, taking: Int.self)
        #expect(try user(3).name == "3 2 1 0")
        #expect(try user(2).name == "2 1 0")
        #expect(journal.take() == ["3", "2", "1", "0"])
        #expect(failure(of: try user(-1))?.id == .circularConstruction)
        #expect(failure(of: try user(-1))?.id == .circularConstruction)
        #expect(journal.take() == ["-1", "-1"])
    }

    @Test
    func `one object for each key is built again after a failure, which names no key`() throws {
        let fails = Variable(true)
        let container = try Container {
            Singleton(
                { (name: String) throws in
                    if fails.value { throw Broken("closed") }
                    return User(name)
                }, .key)
        }
        let user = try container.provider(of: User.self, taking: String.self)
        let error = failure(of: try user("secret"))
        #expect(error?.id == .constructionFailed)
        #expect(error?.description.contains("secret") == false)
        fails.value = false
        let built = try user("secret")
        #expect(try user("secret") === built)
    }

    @Test
    func `one object for each key belongs to its scope`() async throws {
        let container = try Container {
            External(Log.self, in: "visit")
            Scoped("visit", Feed.init(topic:log:), .key, .auto).onStop { feed in journal.note("stop \(feed.topic)") }
            Prototype(Screen.init(feed:))
        }
        #expect(failure(of: try container.get(Screen.self).feed("news"))?.id == .outsideScope)
        let scopes = try [container.scope("visit", with: Log()), container.scope("visit", with: Log())]
        let feeds = try scopes.map { try $0.get(Screen.self).feed("news") }
        #expect(feeds[0] !== feeds[1])
        #expect(try feeds[0].log === scopes[0].get(Log.self))
        #expect(try scopes[0].get(Screen.self).feed("news") === feeds[0])
        _ = try scopes[0].get(Screen.self).feed("sports")
        let provider = try scopes[0].get(Screen.self).feed
        try await scopes[0].stop()
        #expect(journal.take() == ["stop sports", "stop news"])
        #expect(failure(of: try provider("news"))?.id == .ended)
        #expect(try scopes[1].get(Screen.self).feed("news") === feeds[1])
    }

    @Test
    func `one object for each key is let go of with its scope, and with its container`() async throws {
        weak var inScope: User?
        weak var inContainer: User?
        do {
            let container = try Container {
                Scoped("visit", User.init(_:), .key).named("scoped")
                Singleton(User.init(_:), .key).named("kept")
            }
            let scope = try container.scope("visit")
            inContainer = try scope.get(Provider<User, String>.self, .named("kept"))("a")
            inScope = try scope.get(Provider<User, String>.self, .named("scoped"))("a")
            try await scope.stop()
            #expect(inScope == nil)
            #expect(inContainer != nil)
        }
        #expect(inContainer == nil)
    }

    @Test
    func `one object for each key is kept by others where it is weak`() throws {
        let container = try Container { Singleton({ (name: String) in journal.noting(name, User(name)) }, .key).weak() }
        let user = try container.provider(of: User.self, taking: String.self)
        do {
            let first = try user("a")
            #expect(try user("a") === first)
        }
        _ = try user("a")
        #expect(journal.take() == ["a", "a"])
    }

    @Test
    func `one object for each key lets go of the keys whose weak objects have gone`() throws {
        let container = try Container { Singleton({ (topic: Topic) in User(topic.name) }, .key).weak() }
        let user = try container.provider(of: User.self, taking: Topic.self)
        weak var first: Topic?
        do {
            let topic = Topic("first")
            first = topic
            _ = try user(topic)
        }
        for number in 0..<100 { _ = try user(Topic("\(number)")) }
        #expect(first == nil)
    }

    @Test
    func `one object for each key lets go of keys without a lock, so that their end may request others`() throws {
        let attempts = Counter()
        let container = try Container {
            Singleton(
                { (key: Ending) throws in
                    attempts.increment()
                    if attempts.count > 1 { throw Broken() }
                    return User("first")
                }, .key
            ).weak()
            Singleton(Feed.init(topic:log:), .key, .auto)
            Singleton(Log.init)
        }
        let user = try container.provider(of: User.self, taking: Ending.self)
        let feed = try container.provider(of: Feed.self, taking: String.self)
        let ends = Counter()
        // The object goes, and its key stays until a request for an equal one fails.
        _ = try user(
            Ending { if (try? feed("\(ends.count)")) != nil, (try? user(Ending())) == nil { ends.increment() } })
        #expect(throws: ResolutionError.self) { try user(Ending()) }
        #expect(ends.count == 1)
    }

    @Test
    func `one object for each key is stopped once, with what needs it before it`() async throws {
        let container = try Container {
            Singleton(Log.init).onStop { _ in journal.note("log") }
            Singleton(Feed.init(topic:log:), .key, .auto).onStop { feed in journal.note(feed.topic) }
        }
        let feed = try container.provider(of: Feed.self, taking: String.self)
        for topic in ["a", "b", "a", "c"] { _ = try feed(topic) }
        try await container.stop()
        #expect(journal.entries == ["c", "b", "a", "log"])
    }

    @Test
    func `one object for each key is purged with all others, with those of its definition, or alone`() async throws {
        let container = try Container {
            Singleton(Log.init)
            Singleton(Feed.init(topic:log:), .key, .auto).evictable().onStop { feed in journal.note(feed.topic) }
            Singleton(User.init(_:), .key)
        }
        let feed = try container.provider(of: Feed.self, taking: String.self)
        let feeds = try ["a", "b", "c"].map { try feed($0) }
        try await container.purge(Feed.self, for: "b")
        try await container.purge(Feed.self, for: "unknown")
        #expect(journal.take() == ["b"])
        #expect(try feed("a") === feeds[0])
        #expect(try feed("b") !== feeds[1])
        try await container.purge(Feed.self)
        #expect(journal.take() == ["b", "c", "a"])
        #expect(try feed("a") !== feeds[0])
        try await container.purge()
        #expect(journal.take() == ["a"])
        func id(_ purge: () async throws -> Void) async -> Diagnostic.ID? {
            do { try await purge() } catch { return (error as? ResolutionError)?.id }
            return nil
        }
        #expect(await id { try await container.purge(Feed.self, for: 1) } == .argumentMismatch)
        #expect(await id { try await container.purge(Feed.self, for: "a", 1) } == .argumentMismatch)
        #expect(await id { try await container.purge(User.self, for: "a") } == .notEvictable)
        #expect(await id { try await container.purge(Log.self, for: "a") } == .argumentMismatch)
        try await container.stop()
        #expect(journal.take() == [])
    }

    @Test
    func `one object for each key is wrapped by decorators, each object by its own, which go with it`() async throws {
        let container = try Container {
            Singleton(Log.init)
            Singleton(Feed.init(topic:log:), .key, .auto).as((any Channel).self).evictable()
            Decorate((any Channel).self) { inner in Framed(inner) }
        }
        let channel = try container.provider(of: (any Channel).self, taking: String.self)
        let news = try channel("news")
        #expect(news.words == "[news]")
        #expect(try channel("news") === news)
        let sports = try channel("sports")
        #expect(sports.words == "[sports]")
        #expect(try container.provider(of: Feed.self, taking: String.self)("news") === (news as? Framed)?.inner)
        try await container.purge(Feed.self, for: "news")
        let renewed = try channel("news")
        #expect(renewed !== news)
        #expect((renewed as? Framed)?.inner !== (news as? Framed)?.inner)
        #expect(try channel("sports") === sports)
    }

    @Test
    func
        `one object for each key is an override's own only if that changes what it needs, and a child has the parent's`()
        throws
    {
        let container = try Container {
            Singleton(Log.init)
            Singleton(Feed.init(topic:log:), .key, .auto)
            Singleton(User.init(_:), .key)
        }
        let feed = try container.provider(of: Feed.self, taking: String.self)("news")
        let user = try container.provider(of: User.self, taking: String.self)("news")
        try container.withOverrides {
            Singleton(Log.init).overriding(Log.self)
        } synchronously: {
            let own = try container.provider(of: Feed.self, taking: String.self)
            #expect(try own("news") !== feed)
            #expect(try own("news") === own("news"))
            #expect(try container.provider(of: User.self, taking: String.self)("news") === user)
        }
        let child = try Container(Module("Child") { Singleton(Screen.init(feed:)) }, parent: container)
        #expect(try child.get(Screen.self).feed("news") === feed)
    }

    @Test
    @MainActor func `one object for each key is awaited, and made on the main actor, by the providers for that`()
        async throws
    {
        @MainActor final class View { init(_ name: String) {} }
        let container = try Container {
            Singleton({ (name: String) async in journal.noting(name, User(name)) }, .key)
            Singleton({ @MainActor (name: String) in View(name) }, .key)
        }
        let user = try container.get(AsyncProvider<User, String>.self)
        async let (first, second) = (user("a"), user("a"))
        #expect(try await first === second)
        #expect(journal.entries == ["a"])
        let view = try container.get(main: Provider<View, String>.self)
        let made = try view.getMain("a")
        #expect(try view.getMain("a") === made)
        #expect(try view.getMain("b") !== made)
    }

    @Test
    func `one object for each key is finished before anybody sees it, and its events name no key`() throws {
        let events = Variable<[String]>([])
        let container = try Container {
            Singleton({ (name: String) in journal.noting("make", User(name)) }, .key)
                .call { (_: User) in journal.note("call") }
        }
        let observation = container.observe { events.append("\($0)") }
        _ = try container.provider(of: User.self, taking: String.self)("secret")
        observation.cancel()
        #expect(journal.entries == ["make", "call"])
        #expect(!events.value.isEmpty)
        #expect(!events.value.contains { $0.contains("secret") })
    }

    @Test
    func `one object for each key cannot be set: there is not one`() throws {
        let container = try Container { Singleton(User.init(_:), .key) }
        #expect(failure(of: try container.set(User("a")))?.id == .notSettable)
    }
}
