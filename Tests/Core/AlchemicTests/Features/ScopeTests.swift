import Alchemic
import TestSupport
import Testing

private final class Database: Sendable {}

private final class Request: Sendable {
    let path: String
    init(path: String) { self.path = path }
}

private final class Session: Sendable {
    let database: Database
    let request: Request
    init(database: Database, request: Request) {
        self.database = database
        self.request = request
    }
}

private final class Handler: Sendable {
    let session: Session
    init(session: Session) { self.session = session }
}

private final class Router: Sendable {
    let sessions: ScopeProvider<Session>
    init(sessions: ScopeProvider<Session>) { self.sessions = sessions }
}

private struct Refused: Error {}

@Suite("Scopes")
struct ScopeTests {
    private func module() -> Module {
        Module("Server") {
            Singleton(Database.init)
            External(Request.self, in: "request")
            Scoped("request", Session.init(database:request:))
            Prototype(Handler.init(session:))
            Singleton(Router.init(sessions:))
        }
    }

    @Test("take with them what was replaced in them")
    func replaced() throws {
        let container = try Container(Module("Server") { Scoped("request") { Request(path: "/made") } })
        weak var former: Request?
        do {
            let scope = try container.scope("request")
            former = try scope.get(Request.self)
            try scope.set(Request(path: "/set"))
            #expect(try scope.get(Request.self).path == "/set")
        }
        #expect(former == nil)
    }

    @Test("are needed for what belongs to them, and the error says which one")
    func outside() throws {
        let container = try Container(module())
        do throws(ResolutionError) {
            _ = try container.get(Handler.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.id == .outsideScope)
            #expect(error.path == ["Handler", "Session"])
            #expect(error.description.contains("container.scope(\"request\")"))
        }
    }

    @Test("are reached from a singleton through a provider that names the scope")
    func provider() throws {
        let container = try Container(module())
        let router = try container.get(Router.self)
        let scope = try container.scope("request")
        try scope.set(Request(path: "/"))
        #expect(try router.sessions.get(in: scope) === scope.get(Session.self))
        #expect(throws: ResolutionError.self) { try router.sessions.get(in: container) }
    }

    @Test("stop their objects in reverse order, each once, and take no request after their end")
    func end() async throws {
        let journal = Journal()
        let container = try Container(
            Module("m") {
                Scoped("job", { Database() }).onStop { _ in journal.note("database") }
                Scoped("job", { (_: Database) in Request(path: "") }).onStop { _ in
                    journal.note("request")
                    throw Refused()
                }
                Scoped("job", Session.init(database:request:)).onStop { _ in journal.note("session") }
            })
        let scope = try container.scope("job")
        _ = try scope.get(Session.self)
        let error = await #expect(throws: StopError.self) { try await scope.stop() }
        #expect(error?.failures.count == 1)
        #expect(journal.entries == ["session", "request", "database"])
        try await scope.stop()
        #expect(journal.entries.count == 3)
        do throws(ResolutionError) {
            _ = try scope.get(Session.self)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.id == .ended)
        }
        // The container goes on.
        #expect(!container.isEnded)
        _ = try container.scope("job").get(Session.self)
    }

    @Test("opened for a closure end with it, whatever happens")
    func closure() async throws {
        let journal = Journal()
        let container = try Container(
            Module("m") { Scoped("job", { Database() }).onStop { _ in journal.note("stopped") } })
        let isThere = try await container.scope("job") { scope in
            _ = try scope.get(Database.self)
            return true
        }
        #expect(isThere)
        #expect(journal.entries == ["stopped"])
        await #expect(throws: Refused.self) {
            try await container.scope("job") { scope in
                _ = try scope.get(Database.self)
                throw Refused()
            }
        }
        #expect(journal.entries == ["stopped", "stopped"])
    }

    @Test("release their objects when they end")
    func release() async throws {
        let container = try Container(Module("m") { Scoped("job", { Database() }) })
        weak var object: Database?
        let scope = try container.scope("job")
        object = try scope.get(Database.self)
        #expect(object != nil)
        try await scope.stop()
        #expect(object == nil)
    }
}
