#if Macros
extension Form {
    /// What stands at a type.
    static let lifetimes: [Form] = [
        Form(
            "singleton",
            """
            @Singleton final class Clock: Sendable {}
            """),
        Form(
            "singleton-with-everything",
            """
            @Singleton(
                .primary, .lazy, .evictable, .order(3), .overriding(named: "old"), .overriding(MemoryStore.self),
                .onStart(within: .seconds(5)), .onStop(within: .seconds(5)), as: (any Store).self, (any Sendable).self,
                named: "main", aliases: "store", "sql", tags: "storage", Definition.Tag("slow", order: 2))
            final class SQLStore: Store {
                init(path: Path) {}
            }
            """),
        Form(
            "only-as",
            """
            @Singleton(onlyAs: (any Store).self) final class SQLStore: Store {}
            """),
        Form(
            "several-registrations",
            """
            @Singleton(named: "wall") @Prototype(named: "stop watch") final class Clock: Sendable {}
            """),
        Form(
            "prototype-structure",
            """
            @Prototype(as: (any Shape).self) struct Square: Shape { let side: Double }
            """),
        Form(
            "prototype-live-and-owned",
            """
            @Prototype(.live, .ownedByConsumer) final class Connection: Sendable, Stoppable {
                func stop() async throws {}
            }
            """),
        Form(
            "weak-class",
            """
            @Singleton(.weak) final class Thumbnails: Sendable {
                init(disk: Disk) {}
            }
            """),
        Form(
            "scoped-actor",
            """
            @Scoped("request", .primary) actor Session {
                init(clock: Clock) {}
            }
            """),
        Form(
            "external",
            """
            @External(.primary, in: "request", named: "controller") final class Controller {
                init?(coder: Coder) { nil }
                init(one: Int) {}
                init(two: Int) {}
            }
            """),
        Form(
            "main-actor",
            """
            @Singleton(as: (any Panel).self) @MainActor final class Dashboard: Panel {
                init(store: any Store) {}
            }
            """),
        Form(
            "global-actor",
            """
            @Singleton @DatabaseActor final class Database {
                init(path: Path) throws {}
            }
            """),
        Form(
            "public-open-class",
            """
            @Singleton open class Base: @unchecked Sendable {
                public init() {}
            }
            """),
        Form(
            "package-structure",
            """
            @Prototype package struct Point {}
            """),
        Form(
            "nested",
            """
            public extension Shop {
                @Singleton final class Till: Sendable {
                    init(kind: Kind) {}
                }
            }
            """),
        Form(
            "nested-private",
            """
            enum Shop {
                @Singleton private final class Till: Sendable {
                    private init(kind: Kind) {}
                }
            }
            """),
        Form(
            "subclass", inheritsConformances: true,
            """
            @Singleton final class SlowStore: SQLStore, @unchecked Sendable {
                @Inject var delay: Delay?

                override init(path: Path) { super.init(path: path) }
            }
            """),
    ]
}
#endif
