import Alchemic
import TestSupport
import Testing

private final class Database: Sendable {}

private final class Request: Sendable {
    let path: String
    init(path: String) { self.path = path }
}

private struct Session: Sendable {
    let database: Database
    let request: Request
}

@Suite("Scopes")
struct ScopeTests {
    @Test
    func `scopes take with them what was replaced in them`() throws {
        let container = try Container { Scoped("request") { Request(path: "/made") } }
        weak var former: Request?
        do {
            let scope = try container.scope("request")
            former = try scope.get(Request.self)
            try scope.set(Request(path: "/set"))
            #expect(try scope.get(Request.self).path == "/set")
        }
        #expect(former == nil)
    }

    @Test
    func `scopes are reached from a singleton through a provider that names the scope`() throws {
        let container = try Container {
            Scoped("request") { Request(path: "/") }
            Singleton(Taker<ScopeProvider<Request>>.init)
        }
        let requests = try container.get(Taker<ScopeProvider<Request>>.self).form
        let scope = try container.scope("request")
        #expect(try requests.get(in: scope) === scope.get(Request.self))
        #expect(throws: ResolutionError.self) { try requests.get(in: container) }
    }

    @Test
    func `scopes stop their objects in reverse order, each once, and take no request after their end`() async throws {
        let journal = Journal()
        let container = try Container {
            Scoped("job", { Database() }).onStop { _ in journal.note("database") }
            Scoped("job", { (_: Database) in Request(path: "") }).onStop { _ in
                journal.note("request")
                throw Broken()
            }
            Scoped("job", Session.init(database:request:)).onStop { _ in journal.note("session") }
        }
        let scope = try container.scope("job")
        _ = try scope.get(Session.self)
        let error = await #expect(throws: StopError.self) { try await scope.stop() }
        #expect(error?.failures.count == 1)
        #expect(journal.entries == ["session", "request", "database"])
        try await scope.stop()
        #expect(journal.entries.count == 3)
        #expect(failure(of: try scope.get(Session.self))?.id == .ended)
        // The container goes on.
        #expect(!container.isEnded)
        _ = try container.scope("job").get(Session.self)
    }

    @Test
    func `opened for a closure end with it, whatever happens`() async throws {
        let journal = Journal()
        let container = try Container { Scoped("job", { Database() }).onStop { _ in journal.note("stopped") } }
        let isThere = try await container.scope("job") { scope in
            _ = try scope.get(Database.self)
            return true
        }
        #expect(isThere)
        #expect(journal.entries == ["stopped"])
        await #expect(throws: Broken.self) {
            try await container.scope("job") { scope in
                _ = try scope.get(Database.self)
                throw Broken()
            }
        }
        #expect(journal.entries == ["stopped", "stopped"])
    }

    @Test
    func `release their objects when they end`() async throws {
        let container = try Container { Scoped("job", { Database() }) }
        weak var object: Database?
        let scope = try container.scope("job")
        object = try scope.get(Database.self)
        #expect(object != nil)
        try await scope.stop()
        #expect(object == nil)
    }
}
