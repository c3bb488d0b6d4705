#if Macros
extension Misuse {
    // swift-format-ignore
    /// Methods that are called, and methods that make objects.
    static let methods: [Misuse] = [
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Inject static func setUp(clock: Clock) {}
            }
            """,
            says: """
            2:5: error: `setUp` belongs to the type: what is called are the methods of its objects
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                static func setUp(clock: Clock) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Inject func setUp<Source>(source: Source) {}
            }
            """,
            says: """
            2:23: error: nothing says which types `setUp` is to be called with: write a method for each
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Inject(.named("wall"), .auto) func setUp(clock: Clock) {}
            }
            """,
            says: """
            2:13: error: `setUp` has 1 parameter and 2 queries: give one for each, in order; `.auto` leaves one to \
            its type
            fix-it: remove those that are too many
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Inject(.named("wall")) func setUp(clock: Clock) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Inject(name: "clock") func setUp(clock: Clock) {}
            }
            """,
            says: """
            2:13: error: `name:` means nothing on a method: it is for a property
            fix-it: remove it
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Inject func setUp(clock: Clock) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Inject @Provides func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:5: error: `makeTill` is called after each injection, `@Inject`, or makes objects, `@Provides`: keep one
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Provides func makeTill() -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton struct Tills {
                @Inject func setUp(clock: Clock) {}
            }
            """,
            says: """
            2:5: error: a structure has been copied before anything could be injected: pass it to the initializer
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton struct Tills {
                func setUp(clock: Clock) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides func makeTill() {}
            }
            """,
            says: """
            2:5: error: `makeTill` returns nothing: `@Provides` is for a method that makes an object; one that is \
            called after the injection takes `@Inject`
            fix-it: write `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Inject func makeTill() {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides func makeTill<Kind>(of kind: Kind) -> Till { Till() }
            }
            """,
            says: """
            2:28: error: nothing says which types `makeTill` is to be called with: write a method for each
            """
        ),
        Misuse(
            """
            @Singleton struct Tills {
                @Provides mutating func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:15: error: `makeTill` would change a copy: a method that makes objects is not `mutating`
            fix-it: remove `mutating`
            """,
            afterTheEdit: """
            @Singleton struct Tills {
                @Provides func makeTill() -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides(.weak, .prototype) func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:22: error: what the method makes has one lifetime: `.weak`, or `.prototype`
            fix-it: keep `.weak`
            fix-it: keep `.prototype`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Provides(.weak) func makeTill() -> Till { Till() }
            }
            """, """
            @Singleton final class Tills: Sendable {
                @Provides(.prototype) func makeTill() -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides(.prototype, .lazy) func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:27: error: `.lazy` means nothing beside `.prototype`: nothing but a singleton is made by the start
            fix-it: remove it
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Provides(.prototype) func makeTill() -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides(.scoped("")) func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:23: error: a scope is known by its name: give one
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides(named: "small", with: .value(1)) @Provides(with: .value(2)) func makeTill(size: Int) -> \
            Till { Till() }
            }
            """,
            says: """
            2:48: error: `makeTill` makes several definitions: give each a name of its own with `named:`
            fix-it: remove `@Provides`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Provides(named: "small", with: .value(1)) func makeTill(size: Int) -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides(with: .value(1)) func makeTill(size: Int, clock: Clock) -> Till { Till() }
            }
            """,
            says: """
            2:21: error: `makeTill` has 2 parameters and 1 query: give one for each, in order; `.auto` leaves one to \
            its type
            fix-it: add `.auto` for the rest
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Provides(with: .value(1), .auto) func makeTill(size: Int, clock: Clock) -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Provides var till: Till { Till() }
            }
            """,
            says: """
            2:5: error: `@Provides` means nothing on a property: it is for a method that makes an object
            fix-it: remove `@Provides`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                var till: Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Inject @Inject func setUp(clock: Clock) {}
            }
            """,
            says: """
            2:13: error: `@Inject` stands here twice: once is enough
            fix-it: remove `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Inject func setUp(clock: Clock) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Inject func setUp(clocks: Clock...) {}
            }
            """,
            says: """
            2:37: error: `clocks` is variadic: what the container finds for it comes as a list, `[Clock]`
            fix-it: take a list
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Inject func setUp(clocks: [Clock]) {}
            }
            """
        ),
        Misuse(
            """
            final class Tills: Sendable {
                @Provides func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:5: error: nothing declares `Tills`, so that nobody reads this: put `@Singleton` on it, or \
            `@Singleton(.lazy)` on one that only makes objects
            fix-it: remove `@Provides`
            """,
            afterTheEdit: """
            final class Tills: Sendable {
                func makeTill() -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            extension Tills {
                @Provides func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:5: error: the attribute of the type does not see its extensions: move this member into the type
            """
        ),
        Misuse(
            """
            @Provides func makeTill() -> Till { Till() }

            """,
            says: """
            1:1: error: `@Provides` is for a member of a class, a structure or an actor that the container knows
            fix-it: remove `@Provides`
            """,
            afterTheEdit: """
            func makeTill() -> Till { Till() }

            """
        ),
    ]
}
#endif
