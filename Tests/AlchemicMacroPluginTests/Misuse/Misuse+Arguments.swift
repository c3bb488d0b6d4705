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
            1:12: error: `.lazy` means nothing on `@Prototype`: nothing but a singleton is made by the start
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
            1:20: error: `.evictable` means nothing on `@Scoped`: nothing but a singleton is kept for `purge()` to \
            drop
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
            1:29: error: `.primary` stands here twice: once is enough
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
            1:12: error: `usual` says nothing that can be read here: write the option itself, such as `.lazy`
            """
        ),
        Misuse(
            """
            @Singleton(as: (any Store).self, (any Store).self) final class SQLStore: Store {}
            """,
            says: """
            1:34: error: `(any Store).self` is promised twice: once is enough
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
            1:19: error: an empty name finds nothing: give one, or leave it out
            fix-it: leave it out
            """,
            afterTheEdit: """
            @Singleton final class Clock: Sendable {}
            """
        ),
        Misuse(
            """
            @Singleton(named: "clock", aliases: "clock", "watch") final class Clock: Sendable {}
            """,
            says: """
            1:37: error: "clock" is given twice: names and aliases are unique in a container
            note: 1:19: the first
            fix-it: remove it
            """,
            afterTheEdit: """
            @Singleton(named: "clock", aliases: "watch") final class Clock: Sendable {}
            """
        ),
        Misuse(
            """
            @Singleton(aliases: "clock", "") final class Clock: Sendable {}
            """,
            says: """
            1:30: error: an empty name finds nothing: give one, or leave it out
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
            1:18: error: an empty tag finds nothing: give a word, or leave it out
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
            1:9: error: a scope is known by its name: give one
            """
        ),
        Misuse(
            """
            @Singleton(named: "till") final class Tills: Sendable {
                @Provides(named: "till") func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:22: error: "till" names two definitions: names and aliases are unique in a container
            note: 1:19: the other
            """
        ),
    ]
}
#endif
