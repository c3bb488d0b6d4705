#if Macros
extension Form {
    /// Configurations and their parts.
    static let configurations: [Form] = [
        Form(
            "configuration",
            """
            @Configuration
            struct ShopConfiguration {
                let path: String

                func createSingletonStore() -> Store { Store(path: path) }
                func createEagerSingletonShop() throws -> Shop {
                    // A shop without a licence is closed.
                    guard let licence else { throw Closed() }
                    return Shop(createSingletonStore(), licence)
                }
                func createPrototypeCart() -> some Basket { Cart(limit) }
                @Provides(.scoped("visit"), .primary, as: (any Till).self, named: "till", aliases: "desk", with: .named("Store"))
                func till(store: Store) -> PaperTill { PaperTill(store) }
                @Provides(.prototype) static func receipt(of till: PaperTill, lines: Int = 3) throws(Closed) -> Receipt {
                    try Receipt(till, lines)
                }

                var aliasesForStore: [String] { ["archive"] }
                func aliasesForShop() -> Set<String> { ["main shop"] }
                private var licence: Licence? { self.findLicence(in: createSingletonStore()) }
                private func findLicence(in store: Store) -> Licence? { print(store); return store.licence }
                private var limit: Int { 5 }
                func createOtherThings() {}
            }
            """),
        Form(
            "configuration-asynchronous",
            """
            @Configuration
            public final class Services {
                public func createSingletonRemote() async throws -> Remote {
                    let session = createSingletonSession()
                    return try await Remote(session)
                }
                public func createSingletonSession() -> Session { Session() }
            }
            """),
        Form(
            "configuration-actor",
            """
            @Configuration
            actor Services {
                func createSingletonRemote() async throws -> Remote { Remote(createSingletonSession()) }
                func createSingletonSession() throws(Closed) -> Session { Session(clock: createSingletonClock()) }
                nonisolated func createSingletonClock() -> Clock { Clock() }
                @Provides func link(_ remote: Remote, to clock: Clock) -> Link { Link() }
            }
            """),
        Form(
            "configuration-on-the-main-actor",
            """
            @MainActor
            @Configuration
            final class Screens {
                func createSingletonScreen() -> Screen { Screen() }
                func createPrototypeSheet() async -> Sheet { Sheet(createSingletonScreen()) }
                @Provides func window(screen: Screen, size: Int = 3) throws -> Window { Window() }
                nonisolated func createSingletonClock() -> Clock { Clock() }
                nonisolated var aliasesForClock: [String] { ["watch"] }
            }
            """),
        Form(
            "configuration-part",
            """
            @ConfigurationPart
            extension Shop.Configuration {
                func createSingletonTill() -> Till { Till(createSingletonStore(), address(of: createSingletonShop)) }
                static func createPrototypeReceipt() -> Receipt { Receipt(Self.number) }
                var aliasesForTill: [String] { ["desk"] }
                func address(of shop: () -> Shop) -> String { self.street + max("1", "2") }
            }
            """),
        Form(
            "configuration-names-of-its-own",
            """
            @Configuration
            struct Names {
                func createSingletonClock() -> Clock { Clock() }
                func createSingletonStore() -> Store { Store() }
                func createSingletonShop() -> Shop {
                    let createSingletonStore = Store()
                    if let createSingletonClock = Clock.current { return Shop(createSingletonClock) }
                    let all = [1, 2].map { createSingletonClock in Shop(createSingletonClock) }
                    for createSingletonClock in all { use(createSingletonClock) }
                    guard let first = all.first, let clock = Optional(createSingletonClock()) else { return Shop() }
                    return Shop(createSingletonStore, first, clock, other.createSingletonStore())
                }
            }
            """),
    ]
}
#endif
