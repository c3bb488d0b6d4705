#if Macros
extension Misuse {
    // swift-format-ignore
    /// The arguments of an attribute.
    static let arguments: [Misuse] = [
        Misuse(
            """
            @Prototype(.lazy) final class Cart {}
            """,
            says: """
            1:12: error: `.lazy` cannot be used on `@Prototype`: the start builds only singletons
            fix-it: remove it
            """,
            afterTheEdit: """
            @Prototype final class Cart {}
            """
        ),
        Misuse(
            """
            @Scoped("request", .evictable, .primary) final class Session: Sendable {}
            """,
            says: """
            1:20: error: `.evictable` cannot be used on `@Scoped`: `purge()` removes only singletons
            fix-it: remove it
            """,
            afterTheEdit: """
            @Scoped("request", .primary) final class Session: Sendable {}
            """
        ),
        Misuse(
            """
            @Singleton(.primary, .lazy, .primary) final class Clock: Sendable {}
            """,
            says: """
            1:29: error: `.primary` appears twice: remove one
            fix-it: remove it
            """,
            afterTheEdit: """
            @Singleton(.primary, .lazy) final class Clock: Sendable {}
            """
        ),
        Misuse(
            """
            @Singleton(usual) final class Clock: Sendable {}
            """,
            says: """
            1:12: error: `usual` cannot be read by the macro: write the option itself, such as `.lazy`
            """
        ),
        Misuse(
            """
            @Singleton(as: (any Store).self, (any Store).self) final class SQLStore: Store {}
            """,
            says: """
            1:34: error: `(any Store).self` is listed twice: remove one
            fix-it: remove it
            """,
            afterTheEdit: """
            @Singleton(as: (any Store).self) final class SQLStore: Store {}
            """
        ),
        Misuse(
            """
            @Singleton(named: "") final class Clock: Sendable {}
            """,
            says: """
            1:19: error: a name must not be empty: write one, or remove it
            fix-it: leave it out
            """,
            afterTheEdit: """
            @Singleton final class Clock: Sendable {}
            """
        ),
        Misuse(
            """
            @Singleton(aliases: "clock", "") final class Clock: Sendable {}
            """,
            says: """
            1:30: error: a name must not be empty: write one, or remove it
            fix-it: leave it out
            """,
            afterTheEdit: """
            @Singleton(aliases: "clock") final class Clock: Sendable {}
            """
        ),
        Misuse(
            """
            @Singleton(tags: "") final class Clock: Sendable {}
            """,
            says: """
            1:18: error: a tag must not be empty: write one, or remove it
            fix-it: leave it out
            """,
            afterTheEdit: """
            @Singleton final class Clock: Sendable {}
            """
        ),
        Misuse(
            """
            @Scoped("") final class Session: Sendable {}
            """,
            says: """
            1:9: error: a scope needs a name
            """
        ),
    ]
}
#endif
