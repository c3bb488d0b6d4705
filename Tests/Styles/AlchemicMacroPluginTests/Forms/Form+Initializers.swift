#if Macros
extension Form {
    /// Which initializer makes it, and how.
    static let initializers: [Form] = [
        Form(
            "initializer-marked",
            """
            @Singleton final class Connection: Sendable {
                @Inject(.named("db-server-url"), .value(5))
                init(url: URL, retries: Int) {}
                init(stub: Stub) {}
            }
            """),
        Form(
            "initializer-with-arguments",
            """
            @Prototype @MainActor final class NoteModel {
                @Argument let id: Note.ID
                @Argument var title: String
                let store: any Store
                init(_ id: Note.ID, store: any Store, with title: String) {}
            }
            """),
        Form(
            "memberwise-with-arguments",
            """
            @Prototype struct Row {
                @Argument let id: Int
                let store: any Store
                @Argument var copies = 1
            }
            """),
        Form(
            "initializer-only-usable",
            """
            @Singleton final class Connection: Sendable {
                init?(text: String) { nil }
                init<Source>(source: Source) {}
                @available(*, unavailable) init() {}
                private init(url: URL) {}
            }
            """),
        Form(
            "initializer-default-values",
            """
            @Singleton final class Connection: Sendable {
                init(url: URL, _ clock: Clock, retries: Int = 3) throws {}
            }
            """),
        Form(
            "initializer-default-values-and-queries",
            """
            @Singleton final class Connection: Sendable {
                @Inject(.named("url")) init(url: URL, retries: Int = 3) {}
            }
            """),
        Form(
            "initializer-default-values-all-queried",
            """
            @Singleton final class Connection: Sendable {
                @Inject(.named("url"), .value(5)) init(url: URL, retries: Int = 3) {}
            }
            """),
        Form(
            "initializer-asynchronous",
            """
            @Singleton final class RemoteConfig: Sendable {
                @Inject(.named("url"), .auto) init(url: URL, clock: Clock) async throws {}
            }
            """),
        Form(
            "initializer-asynchronous-default-values",
            """
            @Scoped("request") final class RemoteConfig: Sendable {
                init(url: URL, retries: Int = 3) async throws {}
            }
            """),
        Form(
            "initializer-without-parameters-of-several",
            """
            @Prototype final class Cart {
                @Inject init() throws {}
                init(discount: Discount) {}
            }
            """),
        Form(
            "initializer-main-actor-default-values",
            """
            @Singleton(.weak) @MainActor final class Dashboard {
                init(store: any Store, title: String = "Dashboard") {}
            }
            """),
        Form(
            "initializer-nonisolated",
            """
            @Singleton @MainActor final class Dashboard {
                nonisolated init(store: any Store) {}
            }
            """),
        Form(
            "initializer-on-the-main-actor-of-an-ordinary-class",
            """
            @Prototype final class Dashboard {
                @MainActor init(store: any Store) {}
            }
            """),
        Form(
            "initializer-labels-that-are-keywords",
            """
            @Singleton final class Route: Sendable {
                init(`in` city: City, `for`: Person, `inout`: Door, _ door: Door, to goal: Goal = Goal()) {}
            }
            """),
        Form(
            "memberwise",
            """
            @Prototype struct Order {
                let cart: Cart, customer: Customer
                let currency = "EUR"
                var note: String?
                var copies = 1
                static let limit = 3
                var total: Int { 0 }
                var seen = false { didSet {} }
                lazy var text = ""
            }
            """),
        Form(
            "memberwise-of-nothing",
            """
            @Prototype struct Settings {
                var isDark = false
            }
            """),
    ]
}
#endif
