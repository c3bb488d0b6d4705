#if Macros
extension Misuse {
    // swift-format-ignore
    /// Attributes of a type.
    static let types: [Misuse] = [
        Misuse(
            """
            @Singleton
            final class Repository<Entity>: Sendable {}
            """,
            says: """
            2:23: error: `Repository` is generic, so it cannot be found: declare the concrete types in a module, `Singleton(Repository<…>.init)`
            fix-it: remove `@Singleton`
            """,
            afterTheEdit: """
            final class Repository<Entity>: Sendable {}
            """
        ),
        Misuse(
            """
            struct Shelf<Entity> {
                @Prototype struct Place {}
            }
            """,
            says: """
            2:23: error: `Place` stands in `Shelf`, which is generic, so it cannot be found: declare the concrete types in a module, `Prototype(Shelf<…>.Place.init)`
            fix-it: remove `@Prototype`
            """,
            afterTheEdit: """
            struct Shelf<Entity> {
                struct Place {}
            }
            """
        ),
        Misuse(
            """
            @Singleton enum Mode { case quick }
            """,
            says: """
            1:1: error: `@Singleton` cannot be used on an enumeration: it declares a class, a structure or an actor
            fix-it: remove `@Singleton`
            """,
            afterTheEdit: """
            enum Mode { case quick }
            """
        ),
        Misuse(
            """
            @Singleton protocol Store {}
            """,
            says: """
            1:1: error: `@Singleton` cannot be used on a protocol: it declares a class, a structure or an actor
            fix-it: remove `@Singleton`
            """,
            afterTheEdit: """
            protocol Store {}
            """
        ),
        Misuse(
            """
            @Singleton extension Clock {}
            """,
            says: """
            1:1: error: `@Singleton` cannot be used on an extension: it declares a class, a structure or an actor
            fix-it: remove `@Singleton`
            """,
            afterTheEdit: """
            extension Clock {}
            """
        ),
        Misuse(
            """
            @Singleton typealias Moment = Int
            """,
            says: """
            1:1: error: `@Singleton` cannot be used on a type alias: it declares a class, a structure or an actor
            fix-it: remove `@Singleton`
            """,
            afterTheEdit: """
            typealias Moment = Int
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Prototype func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:5: error: `@Prototype` declares a type: for a method, write `@Provides(.prototype)`
            fix-it: write `@Provides(.prototype)`
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
                @Scoped("request", as: (any Box).self) func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:5: error: `@Scoped` declares a type: for a method, write `@Provides(.scoped("request"), \
            as: (any Box).self)`
            fix-it: write `@Provides(.scoped("request"), as: (any Box).self)`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Provides(.scoped("request"), as: (any Box).self) func makeTill() -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @External func makeTill() -> Till { Till() }
            }
            """,
            says: """
            2:5: error: `@External` is for a type, not for a method
            fix-it: remove `@External`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                func makeTill() -> Till { Till() }
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Prototype let clock: Clock
            }
            """,
            says: """
            2:5: error: `@Prototype` declares a type: a property takes `@Inject`
            fix-it: write `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Inject let clock: Clock
            }
            """
        ),
        Misuse(
            """
            @Singleton final class Tills: Sendable {
                @Singleton init(clock: Clock) {}
            }
            """,
            says: """
            2:5: error: `@Singleton` declares a type: an initializer takes `@Inject`
            fix-it: write `@Inject`
            """,
            afterTheEdit: """
            @Singleton final class Tills: Sendable {
                @Inject init(clock: Clock) {}
            }
            """
        ),
        Misuse(
            """
            @Singleton @Prototype
            final class Clock: Sendable {}
            """,
            says: """
            1:12: error: `Clock` is declared twice: name each declaration with `named:`, or keep one
            note: 1:1: the first declaration
            fix-it: remove `@Prototype`
            """,
            afterTheEdit: """
            @Singleton final class Clock: Sendable {}
            """
        ),
        Misuse(
            """
            @Singleton final class Clock: Sendable, SelfDeclaring {}
            """,
            says: """
            1:41: error: `Clock` declares itself, by hand and by `@Singleton`: keep one of them
            fix-it: remove `@Singleton`
            """,
            afterTheEdit: """
            final class Clock: Sendable, SelfDeclaring {}
            """
        ),
        Misuse(
            """
            @InjectedByName @InjectedByName
            class Screen { var clock: Clock? }
            """,
            says: """
            1:17: error: `@InjectedByName` appears twice: remove one
            fix-it: remove `@InjectedByName`
            """,
            afterTheEdit: """
            @InjectedByName class Screen { var clock: Clock? }
            """
        ),
    ]
}
#endif
