import Alchemic
import TestSupport
import Testing

private final class Log: Sendable {
    let name: String
    init(_ name: String = "real") { self.name = name }
}
private final class Page: Sendable {
    let log: Log
    init(_ log: Log) { self.log = log }
}
private final class Reader: Sendable {
    let page: Lazy<Page>
    init(_ page: Lazy<Page>) { self.page = page }
}
private final class Shelf: Sendable {}

@Suite("What belongs to overrides, and what does not")
struct OverrideBoundaryTests {
    @Test
    func `their objects are stopped within them`() async throws {
        let journal = Journal()
        let current = Variable<Container?>()
        let container = try Container {
            Singleton { journal.noting("real", Log()) }
            Singleton { Shelf() }
        }
        current.value = container
        defer { current.value = nil }
        try await container.withOverrides {
            Singleton { Log("fake") }
            Singleton { Shelf() }.overriding(Shelf.self).onStop { _ in
                journal.note("stop with \(try current.value?.get(Log.self).name ?? "none")")
            }
        } operation: {
            _ = try container.get(Shelf.self)
        }
        #expect(journal.entries == ["stop with fake"])
    }

    @Test
    func `a Lazy that an object keeps which they share holds nothing of theirs`() throws {
        let current = Variable<Container?>()
        let container = try Container {
            Singleton { Log() }
            Prototype { () throws -> Page in Page(try #require(current.value).get(Log.self)) }
            Singleton(Reader.init)
        }
        current.value = container
        defer { current.value = nil }
        let reader = try container.get(Reader.self)
        try container.withOverrides {
            Singleton { Log("fake") }
        } synchronously: {
            let page = try reader.page.get()
            #expect(page.log.name == "real")
        }
        #expect(try reader.page.get().log.name == "real")
    }

    @Test
    func `what is scoped and built for them is stopped with them, before what it needs`() async throws {
        let journal = Journal()
        let container = try Container {
            Singleton { Log() }.onStop { _ in journal.note("stop real log") }
            Scoped("visit") { (log: Log) in Page(log) }.onStop { page in journal.note("stop page of \(page.log.name)") }
        }
        let visit = try container.scope("visit")
        try await visit.withOverrides {
            Singleton { Log("fake") }.onStop { _ in journal.note("stop fake log") }
        } operation: {
            _ = try visit.get(Page.self)
        }
        #expect(journal.take() == ["stop page of fake", "stop fake log"])
        _ = try visit.get(Page.self)
        try await visit.stop()
        #expect(journal.take() == ["stop page of real"])
        try await container.stop()
        #expect(journal.take() == ["stop real log"])
    }

    @Test
    func `the container of an override may be overridden as well, whatever is asked of the first one`() throws {
        let container = try Container { Singleton { Log() } }
        try container.withOverrides {
            Singleton { Log("outer") }
        } synchronously: {
            let outer = try container.get(Container.self)
            try outer.withOverrides {
                Singleton { Log("inner") }
            } synchronously: {
                #expect(try container.get(Log.self).name == "inner")
                #expect(try outer.get(Log.self).name == "inner")
                let child = try Container(parent: container) { Singleton(Page.init) }
                #expect(try child.get(Page.self).log.name == "inner")
            }
            #expect(try container.get(Log.self).name == "outer")
        }
    }
}
