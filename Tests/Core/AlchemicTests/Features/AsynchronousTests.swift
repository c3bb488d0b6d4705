import Alchemic
import TestSupport
import Testing

private final class Database: Sendable {
    let name: String
    init(name: String) async throws {
        await Task.yield()
        self.name = name
    }
}

private final class Repository: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}

private actor Meter {
    private(set) var repository: Repository?
    func use(_ repository: Repository) { self.repository = repository }
}

private final class Mirror: Sendable {
    let database: Database
    let reflection = Variable<Mirror?>()
    init(database: Database) { self.database = database }
}

@MainActor private final class Window {
    let repository: Repository
    weak var owner: Window?
    init(repository: Repository) { self.repository = repository }
}

private final class Hen: Sendable {
    init(egg: Egg) async {}
}
private final class Egg: Sendable {
    init(hen: Hen) async {}
}

@MainActor private final class Blind: Sendable {}

@Suite("What is awaited, and what lives on the main actor")
struct AsynchronousTests {
    private func module() -> Module {
        Module("m") {
            Value("main.db")
            Singleton(Database.init(name:))
            Singleton(Repository.init(database:))
            Singleton { Meter() }.inject(async: "repository") { await $0.use($1) }
            Singleton(Window.init(repository:))
        }
    }

    @Test
    func `an actor is injected by an awaited call`() async throws {
        let container = try Container(module())
        let meter = try await container.get(async: Meter.self)
        let repository = await meter.repository
        #expect(try container.get(Repository.self) === repository)
    }

    @Test
    func `awaited prototypes that take one another are a cycle, with which the check ends`() {
        let found = problems(
            of: Module("m") {
                Prototype(Hen.init(egg:))
                Prototype(Egg.init(hen:))
            })
        #expect(found.map(\.id) == [.cycle])
    }

    @Test
    func `what only takes a provider of what is made on the main actor is not made there`() async throws {
        let container = try Container {
            Prototype({ @MainActor in Blind() })
            Singleton { (_: Provider<Blind>) in isOnMainActor() }
        }
        let isMadeOnMain = try await Task.detached { try await container.get(async: Bool.self) }.value
        #expect(!isMadeOnMain)
    }

    @Test
    func `a main-actor object with an awaited dependency is made from anywhere`() async throws {
        let container = try Container(module())
        let window = try await container.get(async: Window.self)
        #expect(try container.get(Repository.self) === window.repository)
        let again = try await MainActor.run { try container.get(main: Window.self) }
        #expect(again === window)
    }

    @Test
    func `a failure while awaiting is passed on with its path, and the next caller tries again`() async throws {
        let attempts = Variable(0)
        let container = try Container {
            Singleton({ () async throws -> Database in
                let attempt = attempts.withLock { attempts in
                    attempts += 1
                    return attempts
                }
                if attempt == 1 { throw Broken() }
                return try await Database(name: "second")
            })
            Singleton(Repository.init(database:))
        }
        let error = await failure(awaiting: try await container.get(async: Repository.self))
        #expect(error?.underlying is Broken)
        #expect(error?.path == ["Repository", "Database"])
        let repository = try await container.get(async: Repository.self)
        #expect(repository.database.name == "second")
    }

    @Test
    func `a step that fails in an awaited construction is named once on the path`() async throws {
        let container = try Container {
            Value("main.db")
            Singleton(Database.init(name:)).inject(nonisolated: "label") { (_, _: String) in throw Broken() }
            Singleton(Repository.init(database:))
        }
        let error = await failure(awaiting: try await container.get(async: Repository.self))
        #expect(error?.underlying is Broken)
        #expect(error?.path == ["Repository", "Database"])
    }

    @Test
    func `two asynchronous singletons injected into one another come out whole, from both ends at once`() async throws {
        for _ in 0..<100 {
            let container = try Container {
                Singleton({ () async -> Left in
                    await Task.yield()
                    return Left()
                }).inject(nonisolated: "right") { left, right in left.right.value = right }
                Singleton({ () async -> Right in
                    await Task.yield()
                    return Right()
                }).inject(nonisolated: "left") { right, left in right.left.value = left }
            }
            async let left = container.get(async: Left.self)
            async let right = container.get(async: Right.self)
            let (one, other) = try await (left, right)
            #expect(one.right.value === other)
            #expect(other.left.value === one)
        }
    }

    @Test
    func `an initializer that awaits itself is told so`() async throws {
        let link = Variable<Container?>()
        let container = try Container {
            Singleton({ () async throws -> Database in
                let container = link.value
                if let container { return try await container.get(async: Database.self) }
                return try await Database(name: "")
            })
        }
        link.value = container
        defer { link.value = nil }
        #expect(await failure(awaiting: try await container.get(async: Database.self))?.id == .circularConstruction)
    }

    @Test
    func `a Lazy of something that has to be awaited has it after the start, and an AsyncProvider has the same`()
        async throws
    {
        let container = try Container {
            Value("x")
            Singleton(Database.init(name:)).eager()
            Singleton(Taker<Lazy<Database>>.init)
        }
        try await container.start()
        #expect(try container.get(Taker<Lazy<Database>>.self).form.get().name == "x")
        let provider = try container.get(AsyncProvider<Database>.self)
        let provided = try await provider.get()
        #expect(try container.get(Database.self) === provided)
    }
}

private final class Left: Sendable {
    let right = Variable<Right?>()
}

private final class Right: Sendable {
    let left = Variable<Left?>()
}
