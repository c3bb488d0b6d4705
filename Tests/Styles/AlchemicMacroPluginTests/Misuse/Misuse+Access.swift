#if Macros
extension Misuse {
    // swift-format-ignore
    /// Access from an object that the container does not make.
    static let access: [Misuse] = [
        Misuse(
            """
            struct Report {
                @Injected var store
            }
            """,
            says: """
            2:19: error: what is injected into `store` is found by its type: write it, `store: …`
            fix-it: write the type
            """,
            afterTheEdit: """
            struct Report {
                @Injected var store: <#type#>
            }
            """
        ),
        Misuse(
            """
            struct Report {
                @Injected var store: any Store = MemoryStore()
            }
            """,
            says: """
            2:36: error: `store` resolves on each access: it cannot have a value
            fix-it: remove the value
            """,
            afterTheEdit: """
            struct Report {
                @Injected var store: any Store
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Report: Sendable {
                @Injected var store: any Store
            }
            """,
            says: """
            2:5: warning: the check does not see that code resolves `store`: use `@Inject` in objects that the container builds
            fix-it: write `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Report: Sendable {
                @Inject var store: any Store
            }
            """
        ),
    ]
}
#endif
