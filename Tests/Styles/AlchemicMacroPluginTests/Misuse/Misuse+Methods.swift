#if Macros
extension Misuse {
    // swift-format-ignore
    /// Methods that are called, and methods that make objects.
    static let methods: [Misuse] = [
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
            2:13: error: `name:` cannot be used on a method: it is for a property
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
            2:5: error: `makeTill` has both `@Inject` and `@Provides`: keep one
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
            2:5: error: a structure cannot be injected, since it is copied: pass it to the initializer
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
            2:5: error: `makeTill` returns nothing: `@Provides` is for a method that builds an object; a method to call after the injection takes `@Inject`
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
                @Provides(.weak, .prototype) func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:22: error: a method has one lifetime: `.weak`, or `.prototype`
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
            2:27: error: `.lazy` cannot be combined with `.prototype`: the start builds only singletons
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
            2:23: error: a scope needs a name
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
            2:48: error: `makeTill` declares several definitions: name each with `named:`
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
            2:5: error: `@Provides` cannot be used on a property: it is for a method that builds an object
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
            2:13: error: `@Inject` appears twice: remove one
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
            2:37: error: `clocks` is variadic: take a list, `[Clock]`
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
            2:5: error: nothing declares `Tills`, so this has no effect: add `@Singleton`, or \
            `@Singleton(.lazy)` if it only builds objects
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
            2:5: error: the macro does not see extensions: move this member into the type
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
