import Alchemic
import TestSupport
import Testing

private final class Session: Sendable {
    init() {}
}

private final class Page: Sendable {
    let session: Session
    init(session: Session) { self.session = session }
}

@Suite struct LifetimeTests {
    @Test(.statement("T10")) func `there are six lifetimes`() throws {
        let given = Session()
        let container = try Container(
            Module("Sessions") {
                Singleton(Session.init).named("singleton")
                Prototype(Session.init).named("prototype")
                Singleton(Session.init).weak().named("weak")
                Scoped("request", Session.init).named("scoped")
                External(Session.self).named("external")
                Value(given).named("value")
            })
        try container.set(given, .named("external"))
        let scope = try container.scope("request")
        let other = try container.scope("request")
        func ask(_ name: String, _ container: Container) throws -> Session {
            try container.get(Session.self, .named(name))
        }
        #expect(try ask("singleton", scope) === ask("singleton", other))
        #expect(try ask("prototype", scope) !== ask("prototype", scope))
        #expect(try ask("scoped", scope) === ask("scoped", scope))
        #expect(try ask("scoped", scope) !== ask("scoped", other))
        #expect(try ask("external", scope) === given)
        #expect(try ask("value", scope) === given)
        weak var kept: Session?
        do {
            let session = try ask("weak", scope)
            kept = session
            #expect(try ask("weak", other) === session)
        }
        #expect(kept == nil)
        #expect(
            container.graph.definitions.map(\.lifetime.description)
                == ["singleton", "prototype", "weak", "scoped", "external", "value"])
    }

    @Test(.statement("T28")) func `unknown scope is an error that suggests similar ones`() throws {
        let container = try Container(
            Module("Sessions") {
                Scoped("request", Session.init)
                Scoped("window") { "window" }
                External(Int.self, in: "connection")
            })
        let error = failure(of: try container.scope("reqest"))
        #expect(error?.id == .unknownScope)
        #expect(error?.headline.contains("\"reqest\"") == true)
        #expect(error?.description.contains("\"request\"") == true)
        #expect(error?.description.contains("\"window\"") == false)
        #expect(try container.scope("request").openScope == "request")
        #expect(try container.scope("connection").openScope == "connection", "an external may be all that a scope has")
        let child = try Container(Module("Child") { Value(1).named("one") }, parent: container)
        #expect(try child.scope("request").get(Session.self) !== container.scope("request").get(Session.self))
        #expect(failure(of: try container.get(Session.self))?.id == .outsideScope)
    }

    @Test(.statement("T32", "A12")) func `attributes live on the definition whatever makes the object`() throws {
        let made = Journal()
        func attributed<Declaration: TypedDeclaration>(_ declaration: Declaration) -> Declaration {
            declaration.named("page").alias("alias").tagged("tag").primary()
        }
        let modules = [
            Module("Initializer") { attributed(Prototype(Page.init(session:))) },
            Module("Closure") { attributed(Prototype { (session: Session) in Page(session: session) }) },
            Module("Queries") { attributed(Prototype(Page.init(session:), .named("session"))) },
            Module("Method") {
                attributed(Prototype(of: Site.self, Site.makePage))
                Singleton(Site.init)
            },
        ]
        for module in modules {
            let container = try Container(
                module,
                Module("Others") {
                    Singleton { made.noting("session", Session()) }.named("session")
                    Prototype(Page.init(session:)).named("other")
                })
            let definition = try #require(container.graph.definitions.first { $0.name == "page" })
            #expect(definition.aliases == ["alias"])
            #expect(definition.tags == ["tag"])
            #expect(definition.isPrimary)
            #expect(definition.lifetime == .prototype)
            let page = try container.get(Page.self)
            #expect(try page !== container.get(Page.self, .named("alias")), "it is a prototype however it is made")
            #expect(try container.all(of: Page.self, .tagged("tag")).count == 1)
        }
    }
}

private final class Site: Sendable {
    init() {}
    @Sendable func makePage(session: Session) -> Page { Page(session: session) }
}
