import Alchemic
import TestSupport
import Testing

/// A logger that knows whom it was made for.
private struct NamedLog: Sendable {
    let label: String

    init(_ site: InjectionSite) {
        let consumer = site.consumer.map { "\($0)" } ?? "nobody"
        label = [consumer, site.name, site.label, site.scope?.name].compactMap { $0 }.joined(separator: "/")
    }
}

private protocol Logging: Sendable { var label: String { get } }
extension NamedLog: Logging {}

private struct Prefixed: Logging {
    let label: String
}

private final class Till: Sendable {
    let log: NamedLog
    init(log: NamedLog) { self.log = log }
}
private final class Shelf: Sendable {
    let log: any Logging
    init(log: any Logging) { self.log = log }
}
private struct Office: Sendable {
    let till: Till
    let log: NamedLog?
    let logs: [NamedLog]
    let later: Provider<NamedLog>
}

@Suite struct InjectionSiteTests {
    @Test func `each consumer gets one made for itself`() throws {
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }.as((any Logging).self) { $0 as any Logging }
            Singleton(Till.init(log:)).named("left")
            Singleton(Shelf.init(log:))
        }
        #expect(try container.get(Till.self).log.label == "Till/left")
        #expect(try container.get(Shelf.self).log.label == "Shelf")
    }

    @Test func `a request has no consumer`() throws {
        let container = try Container { Prototype { (site: InjectionSite) in NamedLog(site) } }
        #expect(try container.get(NamedLog.self).label == "nobody")
        #expect(try container.get([NamedLog].self).map(\.label) == ["nobody"])
        #expect(throws: ResolutionError.self) { try container.get(InjectionSite.self) }
    }

    @Test func `every form is made for whoever takes it`() throws {
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }
            Singleton(Till.init(log:))
            Prototype(Office.init(till:log:logs:later:))
        }
        let office = try container.get(Office.self)
        #expect(office.till.log.label == "Till")
        #expect(office.log?.label == "Office")
        #expect(office.logs.map(\.label) == ["Office"])
        #expect(try office.later.get().label == "Office")
    }

    @Test func `a prototype in between is the consumer`() throws {
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }
            Prototype(Till.init(log:)).named("inner")
            Singleton(Office.init(till:log:logs:later:))
        }
        let office = try container.get(Office.self)
        #expect(office.till.log.label == "Till/inner")
        #expect(office.log?.label == "Office")
    }

    @Test func `what a decorator wraps is made for whoever gets the decorator`() throws {
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }.as((any Logging).self) { $0 as any Logging }
            Decorate((any Logging).self) { (inner: any Logging) in
                Prefixed(label: "> " + inner.label) as any Logging
            }
            Singleton(Shelf.init(log:))
        }
        #expect(try container.get(Shelf.self).log.label == "> Shelf")
        #expect(try container.get((any Logging).self).label == "> nobody")
    }

    @Test func `what a decorator takes besides is made for the decorator`() throws {
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }
            Prototype { Prefixed(label: "plain") as any Logging }.primary()
            Decorate((any Logging).self) { (inner: any Logging, log: NamedLog) in
                Prefixed(label: log.label + " > " + inner.label) as any Logging
            }
            Singleton(Shelf.init(log:))
        }
        let shelf = try container.get(Shelf.self)
        #expect(shelf.log.label == "Logging > plain")
    }

    @Test func `the scope is the one it is made in`() async throws {
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }
            Scoped("request", Till.init(log:))
        }
        let scope = try container.scope("request")
        #expect(try scope.get(Till.self).log.label == "Till/request")
        #expect(try scope.get(NamedLog.self).label == "nobody/request")
        try await scope.stop()
    }

    @Test func `steps are consumers too by the names of their points`() throws {
        final class Counter {
            var log: NamedLog?
        }
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }
            Prototype { Counter() }.inject(\.log)
        }
        #expect(try container.get(Counter.self).log?.label == "Counter/log")
    }

    @Test func `what needs itself through a provider is made for itself`() throws {
        final class Link {
            let label: String
            let next: Provider<Link>
            init(_ site: InjectionSite, _ next: Provider<Link>) {
                label = site.consumer.map { "\($0)" } ?? "nobody"
                self.next = next
            }
        }
        let container = try Container { Prototype(Link.init) }
        let first = try container.get(Link.self)
        #expect(first.label == "nobody")
        #expect(try first.next.get().label == "Link")
        #expect(try first.next.get().next.get().label == "Link")
    }

    @Test func `an awaited factory is told as well`() async throws {
        let container = try Container {
            Prototype { (site: InjectionSite) async in NamedLog(site) }
            Singleton { (log: NamedLog) async in Till(log: log) }
        }
        #expect(try await container.get(async: Till.self).log.label == "Till")
    }

    @Test func `an override of it is made for the same consumers`() async throws {
        let container = try Container {
            Prototype { (site: InjectionSite) in NamedLog(site) }.as((any Logging).self) { $0 as any Logging }
            Singleton(Shelf.init(log:))
        }
        try await container.withOverrides {
            Prototype { (site: InjectionSite) in Prefixed(label: "test " + NamedLog(site).label) }
                .as((any Logging).self)
        } operation: {
            let shelf = try container.get(Shelf.self)
            #expect(shelf.log.label == "test Shelf")
        }
        #expect(try container.get(Shelf.self).log.label == "Shelf")
    }

    @Test func `a child's consumers are told by the parent's factory`() throws {
        let parent = try Container { Prototype { (site: InjectionSite) in NamedLog(site) } }
        let child = try Container(parent: parent) { Singleton(Till.init(log:)) }
        #expect(try child.get(Till.self).log.label == "Till")
    }

    @Test func `only what is made for each consumer may ask`() {
        #expect(
            errors {
                Singleton { (site: InjectionSite) in NamedLog(site) }
                Scoped("request") { (site: InjectionSite) in Prefixed(label: NamedLog(site).label) }
                Prototype { (log: NamedLog) in Till(log: log) }
            } == [.sharedSite, .sharedSite])
    }
}
