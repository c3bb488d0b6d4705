#if Macros
extension Form {
    /// Methods that are called, and methods that make objects.
    static let methods: [Form] = [
        Form(
            "calls",
            """
            @Singleton final class Shop: Sendable {
                @Inject func open() {}
                @Inject func fill(_ shelf: Shelf, with goods: [Goods], times: Int = 1) throws -> Int { 0 }
                @Inject(.named("main"), .value(2)) private func connect(store: any Store, retries: Int = 3) {}
                @Inject func load(clock: Clock) async throws {}
            }
            """),
        Form(
            "provided-live",
            """
            @Singleton final class Post: Sendable {
                @Provides(.lazy, .live) func makeMailer() -> Mailer { Mailer() }
            }
            """),
        Form(
            "calls-that-may-be-overridden",
            """
            @Prototype class Door {
                @Inject func open(log: Log) {}
                @Inject func paint(_ color: Color, with brush: Brush) async {}
                @Inject private func oil() {}
                @Inject final func close() {}
            }
            """),
        Form(
            "calls-that-override",
            """
            @Prototype final class Portal: Door {
                @Inject override func open(log: Log) {}
                @Inject(.named("white"), .auto) override func paint(_ color: Color, with brush: Brush) async {}
                @Inject func shine() {}
            }
            """),
        Form(
            "calls-on-the-main-actor",
            """
            @External @MainActor final class Screen {
                @Inject func show(clock: Clock) {}
                @Inject(.named("main")) func load(store: any Store) async throws {}
                @Inject nonisolated func note(journal: Journal) {}
            }
            """),
        Form(
            "calls-of-an-actor",
            """
            @Singleton actor Till {
                @Inject func open(clock: Clock) throws -> Bool { true }
            }
            """),
        Form(
            "methods",
            """
            @Singleton final class Tills: Sendable {
                @Provides func makeTill() -> Till { Till() }
                @Provides(.prototype, .primary, as: (any Box).self, named: "big", aliases: "large", with: .value(20), .auto)
                func makeTill(size: Int, clock: Clock) throws -> Till { Till() }
                @Provides(.scoped("request")) private func makeSession(clock: Clock, limit: Int = 3) throws -> Session { Session() }
                @Provides func load(_ clock: Clock, owner: String) async throws -> Remote { Remote() }
            }
            """),
        Form(
            "methods-twice",
            """
            @Singleton final class Numbers: Sendable {
                @Provides(named: "two", with: .value(2))
                @Provides(named: "four", with: .value(4))
                func double(half: Int) -> Number { Number() }
            }
            """),
        Form(
            "methods-static",
            """
            @Singleton(.lazy) final class Tills: Sendable {
                @Provides(.weak) static func makeTill(clock: Clock) -> Till { Till() }
                @Provides static func makeSmallTill(clock: Clock, size: Int = 3) throws -> Till { Till() }
                @Provides(.lazy) static func load(clock: Clock) async -> Remote { Remote() }
                @Provides @MainActor static func makePanel(clock: Clock) -> Panel { Panel() }
            }
            """),
        Form(
            "methods-on-the-main-actor",
            """
            @Singleton @MainActor final class Panels {
                @Provides(.prototype, as: (any Panel).self) func makePanel(clock: Clock) -> SidePanel { SidePanel() }
                @Provides(with: .named("wall")) static func makeMainPanel(clock: Clock, title: String = "") -> MainPanel { MainPanel() }
                @Provides nonisolated func makeClock() -> Clock { Clock() }
            }
            """),
        Form(
            "methods-of-an-actor",
            """
            @Singleton actor Tills {
                @Provides(with: .named("wall")) func makeTill(clock: Clock) throws -> Till { Till() }
                @Provides static func makeBox() -> Box { Box() }
            }
            """),
        Form(
            "methods-of-a-structure",
            """
            @Singleton struct Tills {
                let clock: Clock

                @Provides(.prototype) func makeTill() -> Till { Till(clock) }
            }
            """),
    ]

    /// Access from an object that the container does not make.
    static let access: [Form] = [
        Form(
            "access",
            """
            struct Report {
                @Injected var store: any Store
                @Injected(.named("wall")) var clock: Clock?
                @Injected var plugins: [any Plugin]
                @Injected(.tagged("small"), from: Report.container) var tills: [Till]
                @Injected(async: .auto) var remote: Remote
                @Injected(async: .named("main"), from: Report.container) static var config: Config
            }
            """),
        Form(
            "access-on-the-main-actor",
            """
            @MainActor final class Controller {
                @Injected var dashboard: Dashboard
                @Injected nonisolated var store: any Store
            }
            """),
    ]
}
#endif
