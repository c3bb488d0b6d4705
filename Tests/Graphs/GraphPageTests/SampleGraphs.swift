import Alchemic
import AlchemicGraphDocument

/// Small graphs with what the page has to show.
enum SampleGraphs {
    protocol Store: Sendable {}
    protocol Payment: Sendable {}
    struct SQLStore: Store {}
    struct AuditedStore: Store {}
    struct Log: Sendable {}
    struct Clock: Sendable {}
    struct Catalogue: Sendable {}
    struct Checkout: Sendable {}
    struct Refunds: Sendable {}
    struct Session: Sendable {}
    struct Report: Sendable {}
    final class Till: Sendable {}
    struct Note: Sendable {}

    /// A value that must not be in any output.
    static let secret = "hunter2-do-not-print"
    /// What could end an element, an attribute or a comment, or begin one.
    private static let hostileFile: StaticString = #"</script><script>alert("x")</script><!--'&quot;]]> \u{2028}"#
    static let hostile = "\(hostileFile)"

    /// A graph without errors, and a version later.
    static func shop(isLater: Bool = false) throws -> GraphDocument {
        let stores = Module("Stores") {
            Singleton({ (_: String, _: Log) in SQLStore() }, .named("url"), .auto, file: "Stores.swift", line: 2)
                .named("orders").as((any Store).self).tagged("durable").alias("main store")
            Value(secret, file: "Stores.swift", line: 3).named("url")
            Decorate(
                (any Store).self, { (_: any Store, _: Log) in AuditedStore() }, file: "Stores.swift", line: 4)
        }
        let sales = Module("Sales") {
            Singleton(
                { (_: any Store, _: Clock, _: Log?) in Catalogue() }, file: "Sales.swift", line: 2
            ).eager()
            Prototype({ (_: Catalogue, _: Lazy<Till>) in Checkout() }, file: "Sales.swift", line: 3)
            Scoped("request", { (_: Log) in Session() }, file: "Sales.swift", line: 4).named("session")
            Singleton({ (_: ScopeProvider<Session>, _: [any Store]) in Report() }, file: "Sales.swift", line: 5)
            Singleton({ (_: Log, _: String) in Till() }, .auto, .value(secret), file: "Sales.swift", line: 6).weak()
            if isLater {
                Singleton({ (_: Catalogue) in Refunds() }, file: "Sales.swift", line: 7)
            } else {
                Singleton({ Note() }, file: "Sales.swift", line: 8).named("note")
            }
        }
        let shop = Module("Shop") {
            Singleton({ Log() }, file: "Shop.swift", line: 2).eager()
            External(Clock.self, file: "Shop.swift", line: 3)
            stores
            sales
        }
        return GraphDocument(checking: [shop], roots: isLater ? [] : [Checkout.self, Report.self])
    }

    /// A graph in which there was something to choose from.
    static func choices() throws -> GraphDocument {
        try Graph(
            Module("Shop") {
                Singleton({ SQLStore() }, file: "Shop.swift", line: 2).named("sql").as((any Store).self).primary()
                Singleton({ AuditedStore() }, file: "Shop.swift", line: 3).named("audited").as((any Store).self)
                Singleton({ (_: any Store) in Catalogue() }, file: "Shop.swift", line: 4)
            }
        ).document
    }

    /// A graph with errors: something missing that two need, a name that nothing has, a circle.
    static func broken() -> GraphDocument {
        GraphDocument(checking: [
            Module("Shop") {
                Singleton({ (_: any Payment, _: Log) in Checkout() }, file: "Shop.swift", line: 2).eager()
                Singleton({ (_: any Payment) in Refunds() }, file: "Shop.swift", line: 3)
                Singleton({ Log() }, file: "Shop.swift", line: 4)
                Singleton({ (_: Log) in Report() }, .named("logg"), file: "Shop.swift", line: 5)
                Singleton({ (_: Session) in Catalogue() }, file: "Shop.swift", line: 6)
                Singleton({ (_: Catalogue) in Session() }, file: "Shop.swift", line: 7)
            }
        ])
    }

    /// A graph whose every word is hostile.
    static func hostileNames() -> GraphDocument {
        GraphDocument(checking: [
            Module(hostile) {
                Singleton({ Log() }, file: hostileFile, line: 2).named(hostile).alias("alias" + hostile)
                    .tagged(.init("tag" + hostile))
                Singleton({ (_: Log) in Report() }, .named("nothing" + hostile), file: hostileFile, line: 3)
                Scoped(Scope(hostile)) { Session() }
            }
        ])
    }
}
