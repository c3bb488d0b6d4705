import Alchemic

/// The declarations whose documents are looked at: some of everything.
enum DocumentedShop {
    protocol Store: Sendable {}
    struct FileStore: Store {
        init(path: String) {}
    }
    struct LoggingStore: Store {
        let inner: any Store
        let log: Log
    }
    final class Log: Sendable {}
    final class Catalogue: Sendable {
        init(store: any Store, history: Log?, clock: Clock) {}
    }
    final class Clock: Sendable {}
    final class Gauge: Sendable {}
    class Page: @unchecked Sendable {
        var log: Log?
    }
    final class CartPage: Page, @unchecked Sendable {
        var catalogue: Catalogue?
        var session: Session?
    }
    final class Session: Sendable {
        init(user: User) {}
    }
    struct User: Sendable {}
    struct Till: Sendable {}
    struct Tills: Sendable {
        func makeTill(log: Log) -> Till { Till() }
    }
    actor Prices {
        init(stores: [any Store]) async {}
    }
    struct Sale: Sendable {
        init(prices: AsyncProvider<Prices>, tills: Lazy<[Till]>, byName: [String: any Store]) {}
    }
    @MainActor final class Window {
        var title = ""
        init(sessions: ScopeProvider<Session>) {}
    }

    struct Holidays: DefinitionSource {
        let name = "holidays"
        func definitions() throws -> [Definition] {
            var register = DefinitionRegister(style: "table")
            register.add(Value("1 May", file: "holidays.tsv", line: 1, column: 0), key: "spring", aliases: ["may-day"])
            return register.definitions
        }
    }

    static let stores = Module("Stores") {
        Singleton(FileStore.init(path:), .named("folder"), file: "Stores.swift", line: 2, column: 5)
            .named("files").alias("disk").as((any Store).self).tagged(.init("local", order: 2)).tagged("slow").order(1)
        Value("/var/shop", file: "Stores.swift", line: 3, column: 5).named("folder")
        Decorate(
            (any Store).self, { (inner: any Store, log: Log) in LoggingStore(inner: inner, log: log) },
            file: "Stores.swift", line: 4, column: 5)
    }

    static let shop = Module("Shop") {
        Singleton(Log.init, file: "Shop.swift", line: 2, column: 5).eager()
        stores
        Singleton(Catalogue.init(store:history:clock:), file: "Shop.swift", line: 4, column: 5).eager().primary()
        External(Clock.self, file: "Shop.swift", line: 5, column: 5)
        Prototype(Page.init, file: "Shop.swift", line: 6, column: 5)
            .inject(\.log, name: "log", file: "Shop.swift", line: 7, column: 10)
        Prototype(CartPage.init, file: "Shop.swift", line: 8, column: 5)
            .inject(\.catalogue, name: "catalogue", ifUnset: true, file: "Shop.swift", line: 9, column: 10)
            .call({ (_: CartPage, _: Provider<Log>) in }, file: "Shop.swift", line: 10, column: 10)
            .configure({ (_: CartPage) in }, file: "Shop.swift", line: 11, column: 10)
        Scoped("visit", Session.init(user:), file: "Shop.swift", line: 12, column: 5)
        External(User.self, in: "visit", file: "Shop.swift", line: 13, column: 5)
        Singleton(of: Tills.self, Tills.makeTill, file: "Shop.swift", line: 14, column: 5)
        Singleton(Tills.init, file: "Shop.swift", line: 15, column: 5).only(as: Tills.self).evictable()
        Singleton(Prices.init(stores:), .all(atLeast: 1, preferPrimary: true), file: "Shop.swift", line: 16, column: 5)
        Prototype(Sale.init(prices:tills:byName:), file: "Shop.swift", line: 17, column: 5).oncePerResolution()
        Singleton(Window.init, file: "Shop.swift", line: 18, column: 5)
            .inject("title", .value("Shop"), file: "Shop.swift", line: 19, column: 10) { $0.title = $1 }
        Singleton({ (_: Log?, _: Int?) in Gauge() }, .named("audit"), .auto, file: "Shop.swift", line: 20, column: 5)
            .weak()
            .named("gauge")
        Holidays()
    }
}
