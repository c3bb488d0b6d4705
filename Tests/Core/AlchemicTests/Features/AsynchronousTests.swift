import Alchemic
import Synchronization
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

private final class Page: Sendable {
    let repository: Repository
    let numbers: [Int]
    init(repository: Repository, numbers: [Int]) {
        self.repository = repository
        self.numbers = numbers
    }
}

private actor Meter {
    private(set) var repository: Repository?
    func use(_ repository: Repository) { self.repository = repository }
}

@MainActor private final class Window {
    let repository: Repository
    weak var owner: Window?
    init(repository: Repository) { self.repository = repository }
}

private final class Scratch {
    let text: String
    init(text: String) { self.text = text }
}

@MainActor private final class Board {
    let scratch: Scratch
    init(scratch: Scratch) { self.scratch = scratch }
}

private struct Refused: Error {}

@Suite("What is awaited, and what lives on the main actor")
struct AsynchronousTests {
    private func module() -> Module {
        Module("m") {
            Value("main.db")
            Singleton(Database.init(name:))
            Singleton(Repository.init(database:))
            Prototype(Page.init(repository:numbers:))
            Singleton { Meter() }.inject(async: "repository") { await $0.use($1) }
            Singleton(Window.init(repository:))
        }
    }

    @Test("an asynchronous singleton is awaited once, with everything that needs it")
    func awaited() async throws {
        let container = try Container(module())
        let page = try await container.get(async: Page.self)
        #expect(page.repository.database.name == "main.db")
        #expect(page.numbers.isEmpty)
        // Afterwards it is there for everybody.
        #expect(try container.get(Repository.self) === page.repository)
        #expect(try container.get(Page.self).repository === page.repository)
    }

    @Test("asked for synchronously before it is there, it says how to ask")
    func tooEarly() throws {
        let container = try Container(module())
        do throws(ResolutionError) {
            _ = try container.get(Repository.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.id == .asynchronousOnly)
            #expect(error.description.contains("get(async: "))
        }
    }

    @Test("an actor is injected by an awaited call")
    func actorInjection() async throws {
        let container = try Container(module())
        let meter = try await container.get(async: Meter.self)
        let repository = await meter.repository
        #expect(try container.get(Repository.self) === repository)
    }

    @Test("a main-actor object with an awaited dependency is made from anywhere")
    func mainActor() async throws {
        let container = try Container(module())
        let window = try await container.get(async: Window.self)
        #expect(try container.get(Repository.self) === window.repository)
        let again = try await MainActor.run { try container.get(main: Window.self) }
        #expect(again === window)
    }

    @Test("an object that is not Sendable stays on the main actor")
    func stays() async throws {
        let container = try Container(
            Module("m") {
                Singleton({ @MainActor in Scratch(text: "draft") })
                Singleton(Board.init(scratch:))
            })
        do throws(ResolutionError) {
            _ = try await container.get(async: Scratch.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.id == .mainActorOnly)
        }
        let isSame = try await MainActor.run {
            try container.get(main: Board.self).scratch === container.get(main: Scratch.self)
        }
        #expect(isSame)
    }

    @Test("what is neither Sendable nor on the main actor may not take what stays there")
    func mayNotTake() {
        final class Thief {
            init(_ scratch: Scratch) {}
        }
        #expect(throws: GraphError.self) {
            try Graph(
                Module("m") {
                    Singleton({ @MainActor in Scratch(text: "") })
                    Prototype { (scratch: Scratch) in Thief(scratch) }
                })
        }
    }

    @Test("a failure while awaiting is passed on with its path, and the next caller tries again")
    func failure() async throws {
        let attempts = Mutex(0)
        let container = try Container(
            Module("m") {
                Singleton({ () async throws -> Database in
                    let attempt = attempts.withLock { attempts in
                        attempts += 1
                        return attempts
                    }
                    if attempt == 1 { throw Refused() }
                    return try await Database(name: "second")
                })
                Singleton(Repository.init(database:))
            })
        do throws(ResolutionError) {
            _ = try await container.get(async: Repository.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.underlying is Refused)
            #expect(error.path == ["Repository", "Database"])
        }
        let repository = try await container.get(async: Repository.self)
        #expect(repository.database.name == "second")
    }

    @Test("a step that fails in an awaited construction is named once on the path")
    func failedStep() async throws {
        let container = try Container(
            Module("m") {
                Value("main.db")
                Singleton(Database.init(name:)).inject(nonisolated: "label") { (_, _: String) in throw Refused() }
                Singleton(Repository.init(database:))
            })
        do throws(ResolutionError) {
            _ = try await container.get(async: Repository.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.underlying is Refused)
            #expect(error.path == ["Repository", "Database"])
        }
    }

    @Test("two asynchronous singletons injected into one another come out whole, from both ends at once")
    func circle() async throws {
        for _ in 0..<100 {
            let container = try Container(
                Module("m") {
                    Singleton({ () async -> Left in
                        await Task.yield()
                        return Left()
                    }).inject(nonisolated: "right") { left, right in left.right.withLock { $0 = right } }
                    Singleton({ () async -> Right in
                        await Task.yield()
                        return Right()
                    }).inject(nonisolated: "left") { right, left in right.left.withLock { $0 = left } }
                })
            async let left = container.get(async: Left.self)
            async let right = container.get(async: Right.self)
            let (one, other) = try await (left, right)
            #expect(one.right.withLock { $0 } === other)
            #expect(other.left.withLock { $0 } === one)
        }
    }

    @Test("an initializer that awaits itself is told so")
    func itself() async throws {
        let link = Mutex<Container?>(nil)
        let container = try Container(
            Module("m") {
                Singleton({ () async throws -> Database in
                    let container = link.withLock { $0 }
                    if let container { return try await container.get(async: Database.self) }
                    return try await Database(name: "")
                })
            })
        link.withLock { $0 = container }
        defer { link.withLock { $0 = nil } }
        do throws(ResolutionError) {
            _ = try await container.get(async: Database.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.id == .circularConstruction)
        }
    }

    @Test("a Lazy of something that has to be awaited is a mistake unless it is there after the start")
    func lazy() async throws {
        final class User: Sendable {
            let database: Lazy<Database>
            init(database: Lazy<Database>) { self.database = database }
        }
        #expect(throws: GraphError.self) {
            try Graph(
                Module("m") {
                    Value("x")
                    Singleton(Database.init(name:))
                    Singleton { (database: Lazy<Database>) in User(database: database) }
                })
        }
        let container = try Container(
            Module("m") {
                Value("x")
                Singleton(Database.init(name:)).eager()
                Singleton { (database: Lazy<Database>) in User(database: database) }
            })
        try await container.start()
        #expect(try container.get(User.self).database.get().name == "x")
        let provider = try container.get(AsyncProvider<Database>.self)
        let provided = try await provider.get()
        #expect(try container.get(Database.self) === provided)
    }
}

private final class Left: Sendable {
    let right = Mutex<Right?>(nil)
}

private final class Right: Sendable {
    let left = Mutex<Left?>(nil)
}
