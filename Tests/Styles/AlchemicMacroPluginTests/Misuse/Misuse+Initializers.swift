#if Macros
extension Misuse {
    // swift-format-ignore
    /// The initializer that makes it.
    static let initializers: [Misuse] = [
        Misuse(
            """
            @Prototype final class Row {
                @Argument let page: Int
                init(number: Int) {}
            }
            """,
            says: """
            2:5: error: no parameter of the initializer is called `page`: rename one, or remove `@Argument`
            note: 3:5: the initializer
            fix-it: remove `@Argument`
            """,
            afterTheEdit: """
            @Prototype final class Row {
                let page: Int
                init(number: Int) {}
            }
            """
        ),
        Misuse(
            """
            @Prototype final class Row {
                @Argument let page: Int
                @Inject(.argument, .auto) init(page: Int, store: Store) {}
            }
            """,
            says: """
            2:5: error: the initializer has queries: write `.argument` among them, instead of `@Argument`
            note: 3:5: the queries
            fix-it: remove `@Argument`
            """,
            afterTheEdit: """
            @Prototype final class Row {
                let page: Int
                @Inject(.argument, .auto) init(page: Int, store: Store) {}
            }
            """
        ),
        Misuse(
            """
            @Prototype struct Row {
                @Argument static let page: Int = 1
            }
            """,
            says: """
            2:5: error: `@Argument` is for a stored property that the caller gives
            fix-it: remove `@Argument`
            """,
            afterTheEdit: """
            @Prototype struct Row {
                static let page: Int = 1
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                init(url: URL) {}
                init(host: String, port: Int) {}
            }
            """,
            says: """
            1:24: error: `Connection` has 2 initializers: mark one with `@Inject`
            note: 2:5: `init(url:)`
            note: 3:5: `init(host:port:)`
            fix-it: mark `init(url:)`
            fix-it: mark `init(host:port:)`
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                @Inject init(url: URL) {}
                init(host: String, port: Int) {}
            }
            """, """
            @Singleton final class Connection: Sendable {
                init(url: URL) {}
                @Inject init(host: String, port: Int) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                @Inject init(url: URL) {}
                @Inject init(host: String, port: Int) {}
            }
            """,
            says: """
            3:5: error: 2 initializers of `Connection` are marked: one makes it
            note: 2:5: the first
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                @Inject init(url: URL) {}
                init(host: String, port: Int) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                init?(url: URL) { nil }
            }
            """,
            says: """
            2:9: error: an initializer for injection must not return nil: let it throw instead
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                @Inject init!(url: URL) { nil }
            }
            """,
            says: """
            2:17: error: an initializer for injection must not return nil: let it throw instead
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                init(to hosts: String...) {}
            }
            """,
            says: """
            2:26: error: `to` is variadic: take a list, `[String]`
            fix-it: take a list
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                init(to hosts: [String]) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                init(_ pool: inout Pool) {}
            }
            """,
            says: """
            2:18: error: `pool` is `inout`: the container cannot pass it
            fix-it: remove `inout`
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                init(_ pool: Pool) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                @Inject(.named("url")) init(url: URL, clock: Clock) {}
            }
            """,
            says: """
            2:13: error: the initializer has 2 parameters and 1 query: give one for each, in order; `.auto` leaves \
            one to its type
            fix-it: add `.auto` for the rest
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                @Inject(.named("url"), .auto) init(url: URL, clock: Clock) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                @Inject(.named("url"), .auto, .value(3)) init(url: URL, retries: Int = 3) {}
            }
            """,
            says: """
            2:13: error: the initializer has 2 parameters (1 without a default value) and 3 queries: give one for \
            each, in order; `.auto` leaves one to its type
            fix-it: remove those that are too many
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                @Inject(.named("url"), .auto) init(url: URL, retries: Int = 3) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                @Inject(ifUnset: true) init(url: URL) {}
            }
            """,
            says: """
            2:13: error: `ifUnset:` cannot be used on an initializer: it is for a property
            fix-it: remove it
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                @Inject init(url: URL) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Connection: Sendable {
                @Inject @Inject init(url: URL) {}
            }
            """,
            says: """
            2:13: error: `@Inject` appears twice: remove one
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Connection: Sendable {
                @Inject init(url: URL) {}
            }
            """
        ),
    ]
}
#endif
