import Alchemic
import Foundation
import Synchronization
import TestSupport
import Testing

private final class Feed: Sendable {
    let topic: Int
    let stopCount = Atomic(0)
    init(_ topic: Int) { self.topic = topic }
}

/// How often something has happened for each topic.
private final class Tally: Sendable {
    private let counts = Variable<[Int: Int]>([:])
    func count(_ topic: Int) { counts.withLock { $0[topic, default: 0] += 1 } }
    var values: [Int: Int] { counts.value }
}

private final class Pair: Sendable {
    let other: Pair?
    init(_ other: Pair?) { self.other = other }
}

@Suite("One object for each key, at once")
struct KeyedObjectStormTests {
    private let built = Tally()
    private let stopped = Tally()

    @Test
    func `one object for each key, at once is built once and stopped once: eight threads and a thousand keys`()
        async throws
    {
        let container = try Container(
            Module("Feeds") {
                Singleton({ (topic: Int) in build(topic) }, .key).onStop { feed in stop(feed) }
            })
        let feed = try container.provider(of: Feed.self, taking: Int.self)
        let errors = await errors(onThreads: 8) { thread in
            for number in 0..<1000 {
                let topic = (number &* 7 &+ thread &* 131) % 1000
                if try feed(topic).topic != topic { throw Broken("\(topic)") }
            }
        }
        #expect(errors.isEmpty)
        try await container.stop()
        #expect(built.values.count == 1000)
        #expect(built.values.values.allSatisfy { $0 == 1 })
        #expect(stopped.values == built.values)
    }

    @Test
    func `one object for each key, at once is built once where it is awaited: a hundred tasks`() async throws {
        let container = try Container(
            Module("Feeds") {
                Singleton(
                    { (topic: Int) async in
                        await Task.yield()
                        return build(topic)
                    }, .key)
            })
        let feed = try container.get(AsyncProvider<Feed, Int>.self)
        let errors = await errors(ofTasks: 100) { task in
            for topic in 0..<20 where try await feed((topic + task) % 20).topic != (topic + task) % 20 {
                throw Broken("\(topic)")
            }
        }
        #expect(errors.isEmpty)
        #expect(built.values.count == 20)
        #expect(built.values.values.allSatisfy { $0 == 1 })
    }

    @Test
    func
        `one object for each key, at once is stopped once for each time that it was built, however it is purged meanwhile`()
        async throws
    {
        let container = try Container(
            Module("Feeds") {
                Singleton({ (topic: Int) in build(topic) }, .key).evictable().onStop { feed in stop(feed) }
            })
        let feed = try container.provider(of: Feed.self, taking: Int.self)
        let errors = await errors(ofTasks: 8) { task in
            for number in 0..<400 {
                let topic = (number + task) % 8
                if try feed(topic).topic != topic { throw Broken("\(topic)") }
                if number % 5 == task % 5 { try await container.purge(Feed.self, for: topic) }
                if number % 97 == task { try await container.purge(Feed.self) }
            }
        }
        #expect(errors.isEmpty)
        try await container.stop()
        #expect(stopped.values == built.values)
    }

    @Test
    func `one object for each key, at once is built again after each failure, by whoever waits for it`() async throws {
        let attempts = Atomic(0)
        let container = try Container(
            Module("Feeds") {
                Singleton(
                    { (topic: Int) throws in
                        if attempts.add(1, ordering: .relaxed).newValue % 3 != 0 { throw Broken("\(topic)") }
                        return build(topic)
                    }, .key)
            })
        let feed = try container.provider(of: Feed.self, taking: Int.self)
        let errors = await errors(onThreads: 8) { _ in
            for topic in 0..<50 {
                while (try? feed(topic)) == nil {}
            }
        }
        #expect(errors.isEmpty)
        #expect(built.values.count == 50)
        #expect(built.values.values.allSatisfy { $0 == 1 })
    }

    @Test
    func `one object for each key, at once is an error, and no deadlock, for two threads whose keys need one another`()
        async throws
    {
        for _ in 0..<50 {
            let container = try Container(
                Module("Feeds") {
                    Singleton(
                        { (number: Int, others: Provider<Pair, Int>) throws in Pair(try others(1 - number)) }, .key,
                        .auto)
                })
            let pair = try container.provider(of: Pair.self, taking: Int.self)
            let errors = await errors(onThreads: 2) { number in _ = try pair(number) }
            #expect(errors.count == 2)
            #expect(
                errors.allSatisfy {
                    [.circularConstruction, .circularWait].contains(($0 as? ResolutionError)?.id)
                })
        }
    }

    @Test
    func `of a weak object is never two at a time`() async throws {
        let alive = Tallied()
        let container = try Container(
            Module("Feeds") {
                Singleton({ (topic: Int) in alive.make(topic) }, .key).weak()
            })
        let held = try container.provider(of: Held.self, taking: Int.self)
        let errors = await errors(onThreads: 4) { thread in
            for number in 0..<500 {
                let first = try held(number % 100)
                let second = try held(number % 100)
                if first !== second { throw Broken("\(number)") }
            }
        }
        #expect(errors.isEmpty)
        #expect(alive.count == 0)
    }

    @Test
    func `one object for each key, at once goes with a scope that ends meanwhile`() async throws {
        let alive = Tallied()
        let container = try Container(
            Module("Feeds") {
                Scoped("visit", { (topic: Int) in alive.make(topic) }, .key)
            })
        for _ in 0..<100 {
            let scope = try container.scope("visit")
            let held = try scope.provider(of: Held.self, taking: Int.self)
            let errors = await errors(onThreads: 3) { thread in
                if thread == 0 { return scope.stopDetached() }
                for number in 0..<20 { _ = try held(number) }
            }
            #expect(errors.allSatisfy { ($0 as? ResolutionError)?.id == .ended })
            // The last of the threads may still be ending.
            let isEmpty = await ends { while alive.count > 0 { Thread.sleep(forTimeInterval: 0.001) } }
            #expect(isEmpty)
            withExtendedLifetime(scope) {}
        }
    }

    private func build(_ topic: Int) -> Feed {
        built.count(topic)
        return Feed(topic)
    }

    private func stop(_ feed: Feed) {
        // Twice is far from what was built.
        let isFirst = feed.stopCount.add(1, ordering: .relaxed).newValue == 1
        for _ in 0..<(isFirst ? 1 : 1000) { stopped.count(feed.topic) }
    }
}

/// How many objects there are.
private final class Tallied: Sendable {
    private let number = Atomic(0)
    var count: Int { number.load(ordering: .sequentiallyConsistent) }
    func make(_ topic: Int) -> Held {
        number.add(1, ordering: .sequentiallyConsistent)
        return Held(self)
    }
    func end() { number.subtract(1, ordering: .sequentiallyConsistent) }
}

private final class Held: Sendable {
    private let tally: Tallied
    init(_ tally: Tallied) { self.tally = tally }
    deinit { tally.end() }
}
