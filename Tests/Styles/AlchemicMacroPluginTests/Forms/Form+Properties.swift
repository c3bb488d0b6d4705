#if Macros
extension Form {
    /// What is injected after the initializer.
    static let properties: [Form] = [
        Form(
            "properties",
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var audit: (any Audit)?
                @Inject(.named("slow")) private var gateway: (any Gateway)?
                @Inject(.value(nil)) private(set) var note: String?
                @Inject var plugins: [any Plugin] = []
                @Inject var later: Lazy<Clock>?
                @Inject weak var delegate: Delegate?
                @Inject(ifUnset: true) var clock: Clock?
                @Inject(name: "till") var drawer: Drawer?
                @Inject var `default`: Clock?
                @Inject var seen: Clock? { didSet {} }
                @Inject var total: Int { get { 0 } set {} }
            }
            """),
        Form(
            "properties-of-an-open-class",
            """
            @Singleton class Checkout: @unchecked Sendable {
                @Inject var audit: (any Audit)?
                @Inject(.tagged("x"), name: "till", ifUnset: true) var drawer: Drawer?
            }
            """),
        Form(
            "properties-of-an-observable-class",
            """
            @Prototype @Observable final class Panel {
                @Inject var clock: Clock?
                @ObservationIgnored @Inject var audit: (any Audit)?
            }
            """),
        Form(
            "properties-unwrapped-and-lazy",
            """
            @Prototype final class Checkout {
                @Inject var audit: (any Audit)!
                @Inject(.named("object"), ifUnset: true) var object: Clock!
                @Inject lazy var view: View = View()
            }
            """),
        Form(
            "properties-on-the-main-actor",
            """
            @External @MainActor final class Screen {
                @Inject var audit: (any Audit)?
                @Inject(.named("main"), ifUnset: true) var store: (any Store)?
                @Inject var clock: Clock!
                @Inject nonisolated(unsafe) var loose: Clock?
            }
            """),
        Form(
            "properties-of-an-actor",
            """
            @Singleton actor Till {
                @Inject var audit: (any Audit)?
                @Inject(.named("main"), ifUnset: true) var store: (any Store)?
            }
            """),
        Form(
            "properties-on-a-global-actor",
            """
            @Singleton @DatabaseActor final class Database {
                @Inject var audit: (any Audit)?
                @Inject(ifUnset: true) var object: Clock?
            }
            """),
        Form(
            "properties-on-the-main-actor-of-an-ordinary-class",
            """
            @External final class Screen {
                @Inject @MainActor var audit: (any Audit)?
            }
            """),
        Form(
            "by-name",
            """
            @InjectedByName(excluding: "delegate")
            class Screen {
                var clock: Clock?
                private var journal: Optional<Journal>
                public private(set) var seen: Clock? { didSet {} }
                weak var delegate: Delegate?
                lazy var view: View? = View()
                let fixed: Clock? = nil
                var number = 7
                static var shared: Screen?
                var computed: Clock? { nil }
                @Inject var declared: Clock?
            }
            """),
        Form(
            "by-name-of-a-final-class-that-is-made",
            """
            @Prototype @InjectedByName final class Screen {
                var clock: Clock?
            }
            """),
        Form(
            "by-name-on-the-main-actor",
            """
            @External @InjectedByName @MainActor final class Screen {
                var clock: Clock?
                var journal: Journal!
            }
            """),
    ]
}
#endif
