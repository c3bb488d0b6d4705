#if Macros
extension Misuse {
    // swift-format-ignore
    /// Properties that are injected.
    static let properties: [Misuse] = [
        Misuse(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var retries = 3
            }
            """,
            says: """
            2:17: error: what is injected into `retries` is found by its type: write it, `retries: …`
            fix-it: write the type
            """,
            afterTheEdit: """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var retries: Int = 3
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var audit = makeAudit()
            }
            """,
            says: """
            2:17: error: what is injected into `audit` is found by its type: write it, `audit: …`
            fix-it: write the type
            """,
            afterTheEdit: """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var audit: <#type#> = makeAudit()
            }
            """
        ),
        Misuse(
            """
            @Singleton struct Checkout {
                @Inject var audit: Audit?
            }
            """,
            says: """
            2:5: error: a structure cannot be injected, since it is copied: pass it to the initializer
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton struct Checkout {
                var audit: Audit?
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject(.named("a"), .named("b")) var audit: Audit?
            }
            """,
            says: """
            2:26: error: `audit` takes one query
            fix-it: remove it
            """,
            afterTheEdit: """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject(.named("a")) var audit: Audit?
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject(name: "") var audit: Audit?
            }
            """,
            says: """
            2:19: error: a name must not be empty: write one, or remove it
            fix-it: leave it out
            """,
            afterTheEdit: """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var audit: Audit?
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject(ifUnset: true) lazy var audit: Audit? = Audit()
            }
            """,
            says: """
            2:13: error: `audit` is lazy: checking whether it is set would build it
            fix-it: remove `ifUnset:`
            """,
            afterTheEdit: """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject lazy var audit: Audit? = Audit()
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject(.named("main"), ifUnset: true) var store: any Store = MemoryStore()
            }
            """,
            says: """
            2:29: error: `store` is not optional, so it is never unset: make it `(any Store)?`
            fix-it: make it optional
            fix-it: remove `ifUnset:`
            """,
            afterTheEdit: """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject(.named("main"), ifUnset: true) var store: (any Store)? = MemoryStore()
            }
            """, """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject(.named("main")) var store: any Store = MemoryStore()
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject @Inject var audit: Audit?
            }
            """,
            says: """
            2:13: error: `@Inject` appears twice: remove one
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Checkout: @unchecked Sendable {
                @Inject var audit: Audit?
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Checkout: Sendable {
                @Inject subscript(index: Int) -> Int { index }
            }
            """,
            says: """
            2:5: error: `@Inject` cannot be used on a subscript: it is for a property, a method or an initializer
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Checkout: Sendable {
                subscript(index: Int) -> Int { index }
            }
            """
        ),
        Misuse(
            """
            final class Checkout {
                @Inject var audit: Audit?
            }
            """,
            says: """
            2:5: error: nothing declares `Checkout`, so this has no effect: add `@Singleton`, or \
            `@External` if it is created elsewhere
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            final class Checkout {
                var audit: Audit?
            }
            """
        ),
        Misuse(
            """
            extension Checkout {
                @Inject func setUp(audit: Audit) {}
            }
            """,
            says: """
            2:5: error: the macro does not see extensions: move this member into the type
            """
        ),
        Misuse(
            """
            @Inject var audit: Audit?
            """,
            says: """
            1:1: error: `@Inject` is for a member of a class, a structure or an actor that the container knows
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            var audit: Audit?
            """
        ),
        Misuse(
            """
            @InjectedByName struct Screen { var clock: Clock? }
            """,
            says: """
            1:1: error: a structure is not injected by name: that is for the properties of a class
            fix-it: remove `@InjectedByName`
            """,
            afterTheEdit: """
            struct Screen { var clock: Clock? }
            """
        ),
        Misuse(
            """
            @InjectedByName actor Screen { var clock: Clock? }
            """,
            says: """
            1:1: error: an actor is not injected by name: that is for the properties of a class
            fix-it: remove `@InjectedByName`
            """,
            afterTheEdit: """
            actor Screen { var clock: Clock? }
            """
        ),
        Misuse(
            """
            @InjectedByName @DatabaseActor final class Screen { var clock: Clock? }
            """,
            says: """
            1:1: error: what another actor than the main one guards is not injected by name: that is for the \
            properties of a class
            fix-it: remove `@InjectedByName`
            """,
            afterTheEdit: """
            @DatabaseActor final class Screen { var clock: Clock? }
            """
        ),
        Misuse(
            """
            @InjectedByName class Screen { let clock: Clock? = nil }
            """,
            says: """
            1:1: error: `Screen` has no stored property that can be unset: by-name injection is for a `var` of an \
            optional type
            fix-it: remove `@InjectedByName`
            """,
            afterTheEdit: """
            class Screen { let clock: Clock? = nil }
            """
        ),
        Misuse(
            """
            @InjectedByName(excluding: "clock", "view") class Screen { var clock: Clock? }
            """,
            says: """
            1:37: error: "view" is not among the properties that are injected by name: `clock`
            fix-it: remove it
            """,
            afterTheEdit: """
            @InjectedByName(excluding: "clock") class Screen { var clock: Clock? }
            """
        ),
    ]
}
#endif
