#if Macros
extension Misuse {
    // swift-format-ignore
    /// Configurations and their parts.
    static let configurations: [Misuse] = [
        Misuse(
            """
            @Configuration enum Names {
                case none
            }
            """,
            says: """
            1:1: error: a configuration must be a structure, a final class or an actor
            fix-it: make it a structure
            """,
            afterTheEdit: """
            @Configuration struct Names {
                case none
            }
            """
        ),
        Misuse(
            """
            @Configuration protocol Names {}
            """,
            says: """
            1:1: error: a configuration must be a structure, a final class or an actor
            """
        ),
        Misuse(
            """
            @Configuration extension Names {}
            """,
            says: """
            1:1: error: mark an extension with `@ConfigurationPart`
            fix-it: write `@ConfigurationPart`
            """,
            afterTheEdit: """
            @ConfigurationPart extension Names {}
            """
        ),
        Misuse(
            """
            @ConfigurationPart struct Names {}
            """,
            says: """
            1:1: error: `@ConfigurationPart` marks an extension; a type is marked with `@Configuration`
            fix-it: write `@Configuration`
            """,
            afterTheEdit: """
            @Configuration struct Names {}
            """
        ),
        Misuse(
            """
            @ConfigurationPart extension Names where Value == Int {
                func createSingletonClock() -> Clock { Clock() }
            }
            """,
            says: """
            1:36: error: a configuration or its part cannot be generic
            fix-it: leave the clause out
            """,
            afterTheEdit: """
            @ConfigurationPart extension Names {
                func createSingletonClock() -> Clock { Clock() }
            }
            """
        ),
        Misuse(
            """
            @ConfigurationPart extension Names {}
            """,
            says: """
            1:1: warning: nothing in this extension builds an object
            fix-it: leave the attribute out
            """,
            afterTheEdit: """
            extension Names {}
            """
        ),
        Misuse(
            """
            @Configuration struct Names<Value> {
                func createSingletonClock() -> Clock { Clock() }
            }
            """,
            says: """
            1:28: error: `Names` is generic, and a configuration is one list of definitions: leave out the \
            parameters, and let its methods name the types they make
            """
        ),
        Misuse(
            """
            @Configuration class Names {
                func createSingletonClock() -> Clock { Clock() }
            }
            """,
            says: """
            1:16: error: a configuration must be final, since inherited methods are not read
            fix-it: make it final
            """,
            afterTheEdit: """
            @Configuration final class Names {
                func createSingletonClock() -> Clock { Clock() }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createSingletonClock() {}
            }
            """,
            says: """
            2:10: error: `createSingletonClock` returns nothing; it defines "Clock" and has to return what that is
            fix-it: return a `Clock`
            """,
            afterTheEdit: """
            @Configuration struct Names {
                func createSingletonClock() -> Clock {}
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createPrototypeClock() throws -> Void {}
            }
            """,
            says: """
            2:10: error: `createPrototypeClock` returns nothing; it defines "Clock" and has to return what that is
            fix-it: return a `Clock`
            """,
            afterTheEdit: """
            @Configuration struct Names {
                func createPrototypeClock() throws -> Clock {}
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createSingletonClock(zone: Zone) -> Clock { Clock(zone) }
            }
            """,
            says: """
            2:30: warning: `createSingletonClock` has parameters, so it defines nothing: add `@Provides` to resolve them
            fix-it: let the container find them
            """,
            afterTheEdit: """
            @Configuration struct Names {
                @Provides(.singleton) func createSingletonClock(zone: Zone) -> Clock { Clock(zone) }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createSingleton() -> Clock { Clock() }
            }
            """,
            says: """
            2:10: warning: `createSingleton` defines nothing: what it defines is named behind the prefix, as in \
            `createSingletonStore`
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                var createSingletonClock: Clock { Clock() }
            }
            """,
            says: """
            2:9: warning: `createSingletonClock` is a property and defines nothing: make it a method
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createEagerPrototypeClock() -> Clock { Clock() }
            }
            """,
            says: """
            2:10: warning: `createEagerPrototypeClock` defines nothing: a prototype cannot be eager
            fix-it: name it `createPrototypeClock`
            """,
            afterTheEdit: """
            @Configuration struct Names {
                func createPrototypeClock() -> Clock { Clock() }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                @Provides(.prototype) func createSingletonClock() -> Clock { Clock() }
            }
            """,
            says: """
            2:15: error: `createSingletonClock` says `.singleton` by its name, and `.prototype` here
            fix-it: write `.singleton`
            """,
            afterTheEdit: """
            @Configuration struct Names {
                @Provides(.singleton) func createSingletonClock() -> Clock { Clock() }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                @Provides(named: "a", with: .value(1)) @Provides(named: "b", with: .value(2))
                func clock(zone: Int) -> Clock { Clock(zone) }
            }
            """,
            says: """
            2:44: error: a call of `clock` would not say which of its definitions is meant: in a configuration a \
            method has one
            fix-it: leave it out
            """,
            afterTheEdit: """
            @Configuration struct Names {
                @Provides(named: "a", with: .value(1)) func clock(zone: Int) -> Clock { Clock(zone) }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                @Provides(with: .auto, .auto) func clock(zone: Zone) -> Clock { Clock(zone) }
            }
            """,
            says: """
            2:21: error: `clock` has 1 parameter and 2 queries: give one for each, in order; `.auto` leaves one to \
            its type
            fix-it: remove those that are too many
            """,
            afterTheEdit: """
            @Configuration struct Names {
                @Provides(with: .auto) func clock(zone: Zone) -> Clock { Clock(zone) }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createSingletonClock() -> Clock { Clock() }
                var aliasesForclock: [String] { ["watch"] }
            }
            """,
            says: """
            3:9: error: `aliasesForclock` names nothing that is made here; there is "Clock"
            fix-it: name it `aliasesForClock`
            """,
            afterTheEdit: """
            @Configuration struct Names {
                func createSingletonClock() -> Clock { Clock() }
                var aliasesForClock: [String] { ["watch"] }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createSingletonClock() -> Clock { Clock() }
                func aliasesForClock(number: Int) -> [String] { ["watch"] }
            }
            """,
            says: """
            3:25: warning: `aliasesForClock` has parameters and gives no names
            fix-it: leave them out
            """,
            afterTheEdit: """
            @Configuration struct Names {
                func createSingletonClock() -> Clock { Clock() }
                func aliasesForClock() -> [String] { ["watch"] }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                @Provides func clock(zone: Zone) -> Clock { Clock(zone) }
                func createSingletonWatch() -> Watch { Watch(clock(zone: Zone())) }
            }
            """,
            says: """
            3:56: warning: the container builds the object of `clock(zone:)` once and resolves its arguments: these are not used
            """
        ),
        Misuse(
            """
            struct Names {
                @ConfigurationMethod func clock() -> Clock { Clock() }
            }
            """,
            says: """
            2:5: error: `@Configuration` attaches this to methods that make something; leave it out
            fix-it: leave it out
            """,
            afterTheEdit: """
            struct Names {
                func clock() -> Clock { Clock() }
            }
            """
        ),
        Misuse(
            """
            @Configuration struct Names {
                func createSingletonClock() async -> Clock { await Clock(names: self) }
            }
            """,
            says: """
            2:69: warning: calls made with `self` elsewhere cannot be seen: a cycle among them ends the program, \
            unless \
            `createSingletonClock` throws
            fix-it: let it throw
            """,
            afterTheEdit: """
            @Configuration struct Names {
                func createSingletonClock() async throws -> Clock { await Clock(names: self) }
            }
            """
        ),
    ]
}
#endif
