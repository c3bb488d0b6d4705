import Alchemic

extension AdviceTests {
    static let finding: [Advice] = missing + words + empty + several + queries

    private static let missing: [Advice] = [
        Advice(
            .missingBinding, "protocol",
            of: { Singleton(Takes<any Plugin>.init) },
            [
                Edit("declare a type that conforms to it, `Singleton(SomeType.init).as((any Plugin).self)`") {
                    Singleton(Takes<any Plugin>.init)
                    Singleton(Spelling.init).as((any Plugin).self)
                },
                Edit("take an optional") { Singleton(Takes<(any Plugin)?>.init) },
            ]),
        Advice(
            .missingBinding, "constrained protocol",
            of: { Singleton(Takes<any Repository<User>>.init) },
            [
                Edit(
                    "declare a type that conforms to it, `Singleton(SomeType.init).as((any Repository<User>).self) { $0 }`"
                ) {
                    Singleton(Takes<any Repository<User>>.init)
                    Singleton(Users.init).as((any Repository<User>).self) { $0 }
                },
                Edit("take an optional") { Singleton(Takes<(any Repository<User>)?>.init) },
            ]),
        Advice(
            .missingBinding, "class",
            of: { Singleton(Takes<Log>.init) },
            [
                Edit("declare it, `Singleton(Log.init)`") {
                    Singleton(Takes<Log>.init)
                    Singleton(Log.init)
                },
                Edit("as a `Prototype` if it is not `Sendable`") {
                    Singleton(Takes<Log>.init)
                    Prototype(Log.init)
                },
                Edit("take an optional") { Singleton(Takes<Log?>.init) },
            ]),
        Advice(
            .missingBinding, "actor",
            of: { Singleton(Takes<Mailbox>.init) },
            [
                Edit("declare it, `Singleton(Mailbox.init)`") {
                    Singleton(Takes<Mailbox>.init)
                    Singleton(Mailbox.init)
                },
                Edit("take an optional") { Singleton(Takes<Mailbox?>.init) },
            ]),
        Advice(
            .missingBinding, "scoped",
            of: { Scoped("request", Takes<User>.init) },
            [
                Edit("declare it, `Singleton(User.init)` if all scopes share it") {
                    Scoped("request", Takes<User>.init)
                    Singleton(User.init)
                },
                Edit("`Scoped(\"request\", User.init)` if each has its own") {
                    Scoped("request", Takes<User>.init)
                    Scoped("request", User.init)
                },
                Edit("`External(User.self, in: \"request\")` if the scope is opened with it") {
                    Scoped("request", Takes<User>.init)
                    External(User.self, in: "request")
                },
                Edit("take an optional") { Scoped("request", Takes<User?>.init) },
            ]),
        Advice(
            .missingBinding, "structure",
            of: { Singleton(Takes<User>.init) },
            [
                Edit("declare it, `Singleton(User.init)`") {
                    Singleton(Takes<User>.init)
                    Singleton(User.init)
                },
                Edit("`Value(...)`") {
                    Singleton(Takes<User>.init)
                    Value(User())
                },
                Edit("take an optional") { Singleton(Takes<User?>.init) },
            ]),
        Advice(
            .missingBinding, "constant",
            of: { Singleton(Takes<Int>.init) },
            [
                Edit("pass a constant with `.value(...)`") { Singleton(Takes<Int>.init, .value(5)) },
                Edit("declare a `Value(...)`") {
                    Singleton(Takes<Int>.init)
                    Value(5)
                },
                Edit("take an optional") { Singleton(Takes<Int?>.init) },
            ]),
        Advice(
            .missingBinding, "set",
            of: {
                Singleton(Takes<Set<Int>>.init)
                Value(1)
            },
            [
                Edit("take `[Int]`, which collects every match") {
                    Singleton(Takes<[Int]>.init)
                    Value(1)
                },
                Edit("take an optional") {
                    Singleton(Takes<Set<Int>?>.init)
                    Value(1)
                },
            ]),
        Advice(
            .missingBinding, "keys",
            of: {
                Singleton(Takes<[Int: any Plugin]>.init)
                Singleton(Spelling.init).named("spelling")
            },
            [
                Edit("take `[String: any Plugin]`, which collects every match") {
                    Singleton(Takes<[String: any Plugin]>.init)
                    Singleton(Spelling.init).named("spelling")
                },
                Edit("take an optional") {
                    Singleton(Takes<[Int: any Plugin]?>.init)
                    Singleton(Spelling.init).named("spelling")
                },
            ]),
        Advice(
            .missingBinding, "function",
            of: {
                Singleton(Takes<@Sendable () -> Log>.init)
                Singleton(Log.init)
            },
            [
                Edit("take a `Provider` of what it returns") {
                    Singleton(Takes<Provider<Log>>.init)
                    Singleton(Log.init)
                },
                Edit("a constant: `.value(...)`") {
                    Singleton(Takes<@Sendable () -> Log>.init, .value({ @Sendable in Log() }))
                    Singleton(Log.init)
                },
                Edit("take an optional") {
                    Singleton(Takes<(@Sendable () -> Log)?>.init)
                    Singleton(Log.init)
                },
            ]),
        Advice(
            .missingBinding, "injection point",
            of: {
                Prototype(Gets<Log>.init).inject(\.form, .type(Log.self), name: "form")
                    .call { (_: Gets<Log>, _: Log) in }
            },
            [
                Edit("declare it, `Singleton(Log.init)`") {
                    Prototype(Gets<Log>.init).call { (_: Gets<Log>, _: Log) in }
                    Singleton(Log.init)
                },
                Edit("as a `Prototype` if it is not `Sendable`") {
                    Prototype(Gets<Log>.init).call { (_: Gets<Log>, _: Log) in }
                    Prototype(Log.init)
                },
                Edit("take an optional") { Prototype(Gets<Log>.init).call { (_: Gets<Log>, _: Log?) in } },
            ]),
        Advice(
            .missingBinding, "tag",
            of: {
                Singleton(Takes<any Plugin>.init, .tagged("text"))
                Singleton(Spelling.init)
            },
            [
                Edit("tag a definition of `any Plugin` with \"text\"") {
                    Singleton(Takes<any Plugin>.init, .tagged("text"))
                    Singleton(Spelling.init).tagged("text")
                },
                Edit("take an optional") {
                    Singleton(Takes<(any Plugin)?>.init, .tagged("text"))
                    Singleton(Spelling.init).tagged("text")
                },
            ]),
        Advice(
            .missingBinding, "root", roots: [Log.self],
            of: { Singleton(Spelling.init).eager() },
            [
                Edit("declare it, `Singleton(Log.init)`") {
                    Singleton(Spelling.init).eager()
                    Singleton(Log.init)
                },
                Edit("as a `Prototype` if it is not `Sendable`") {
                    Singleton(Spelling.init).eager()
                    Prototype(Log.init)
                },
                Edit("remove it from the roots", roots: []) { Singleton(Spelling.init).eager() },
            ]),
        Advice(
            .missingBinding, "hidden",
            of: {
                Singleton(Takes<Log>.init).named("taker")
                Value(Takes<Log>(Log())).overriding(named: "taker")
            },
            [
                Edit("declare it, `Singleton(Log.init)`") {
                    Singleton(Takes<Log>.init).named("taker")
                    Value(Takes<Log>(Log())).overriding(named: "taker")
                    Singleton(Log.init)
                },
                Edit("as a `Prototype` if it is not `Sendable`") {
                    Singleton(Takes<Log>.init).named("taker")
                    Value(Takes<Log>(Log())).overriding(named: "taker")
                    Prototype(Log.init)
                },
                Edit("take an optional") {
                    Singleton(Takes<Log?>.init).named("taker")
                    Value(Takes<Log>(Log())).overriding(named: "taker")
                },
            ]),
    ]

    private static let words: [Advice] = [
        Advice(
            .missingName,
            of: {
                Singleton(Takes<Log>.init, .named("adit"))
                Singleton(Log.init).named("audit")
            },
            [
                Edit("use the name \"audit\"") {
                    Singleton(Takes<Log>.init, .named("audit"))
                    Singleton(Log.init).named("audit")
                },
                Edit("name a definition \"adit\"") {
                    Singleton(Takes<Log>.init, .named("adit"))
                    Singleton(Log.init).named("adit")
                },
            ]),
        Advice(
            .missingName, "nothing near",
            of: { Singleton(Takes<Log?>.init, .named("audit")) },
            [
                Edit("add `.named(\"audit\")` to a definition of `Log`") {
                    Singleton(Takes<Log?>.init, .named("audit"))
                    Singleton(Log.init).named("audit")
                }
            ]),
        Advice(
            .missingName, "all have names",
            of: {
                Singleton(Takes<Log>.init, .named("audit"))
                Singleton(Log.init).named("journal")
            },
            [
                Edit("add `.alias(\"audit\")` to a definition of `Log`") {
                    Singleton(Takes<Log>.init, .named("audit"))
                    Singleton(Log.init).named("journal").alias("audit")
                }
            ]),
        Advice(
            .missingName, "some have names",
            of: {
                Singleton(Takes<any Plugin>.init, .named("audit"))
                Singleton(Spelling.init).named("letters")
                Singleton(Grammar.init)
            },
            [
                Edit("add `.named(\"audit\")` to a definition of `any Plugin`") {
                    Singleton(Takes<any Plugin>.init, .named("audit"))
                    Singleton(Spelling.init).named("letters")
                    Singleton(Grammar.init).named("audit")
                },
                Edit("`.alias(\"audit\")` if it has a name") {
                    Singleton(Takes<any Plugin>.init, .named("audit"))
                    Singleton(Spelling.init).named("letters").alias("audit")
                    Singleton(Grammar.init)
                },
            ]),
        Advice(
            .missingName, "near what looks for it",
            of: {
                Singleton({ (_: Log) in Log() }, .named("adit")).named("audit")
            },
            [
                Edit("add `.named(\"adit\")` to a definition of `Log`") {
                    Singleton({ (_: Log) in Log() }, .named("adit")).named("audit")
                    Singleton(Log.init).named("adit")
                }
            ]),
        Advice(
            .missingTag,
            of: {
                Singleton(Takes<[any Plugin]>.init, .tagged("txt"))
                Singleton(Spelling.init).tagged("text")
            },
            [
                Edit("use the tag \"text\"") {
                    Singleton(Takes<[any Plugin]>.init, .tagged("text"))
                    Singleton(Spelling.init).tagged("text")
                }
            ]),
        Advice(
            .missingTag, "nothing near",
            of: {
                Singleton(Takes<[any Plugin]>.init, .tagged("text"))
                Singleton(Spelling.init)
            },
            [
                Edit("add `.tagged(\"text\")` to a definition of `any Plugin`") {
                    Singleton(Takes<[any Plugin]>.init, .tagged("text"))
                    Singleton(Spelling.init).tagged("text")
                }
            ]),
    ]

    private static let empty: [Advice] = [
        Advice(
            .emptyCollection,
            of: { Singleton(Takes<[any Plugin]>.init) },
            [
                Edit("declare a type that conforms to it, `Singleton(SomeType.init).as((any Plugin).self)`") {
                    Singleton(Takes<[any Plugin]>.init)
                    Singleton(Spelling.init).as((any Plugin).self)
                },
                Edit("query with `.all` if it may be empty") { Singleton(Takes<[any Plugin]>.init, .all) },
            ])
    ]

    private static let several: [Advice] = [
        Advice(
            .ambiguous,
            of: {
                Singleton(Takes<any Plugin>.init)
                Singleton(Spelling.init)
                Singleton(Grammar.init)
            },
            [
                Edit("mark one `.primary()`") {
                    Singleton(Takes<any Plugin>.init)
                    Singleton(Spelling.init).primary()
                    Singleton(Grammar.init)
                },
                Edit("resolve one by name or type") {
                    Singleton(Takes<any Plugin>.init, .type(Spelling.self))
                    Singleton(Spelling.init)
                    Singleton(Grammar.init)
                },
                Edit("take a list: `[any Plugin]`") {
                    Singleton(Takes<[any Plugin]>.init)
                    Singleton(Spelling.init)
                    Singleton(Grammar.init)
                },
            ]),
        Advice(
            .ambiguous, "of one type",
            of: {
                Singleton(Takes<Log>.init)
                Singleton(Log.init)
                Singleton(Log.init).named("audit")
            },
            [
                Edit("mark one `.primary()`") {
                    Singleton(Takes<Log>.init)
                    Singleton(Log.init).primary()
                    Singleton(Log.init).named("audit")
                },
                Edit("resolve one by its name") {
                    Singleton(Takes<Log>.init, .named("audit"))
                    Singleton(Log.init)
                    Singleton(Log.init).named("audit")
                },
                Edit("take a list: `[Log]`") {
                    Singleton(Takes<[Log]>.init)
                    Singleton(Log.init)
                    Singleton(Log.init).named("audit")
                },
            ]),
        Advice(
            .ambiguous, "owner",
            of: {
                Singleton(Maker.init).named("first")
                Singleton(Maker.init).named("second")
                Singleton(of: Maker.self, Maker.makeLog)
            },
            [
                Edit("mark one `.primary()`") {
                    Singleton(Maker.init).named("first").primary()
                    Singleton(Maker.init).named("second")
                    Singleton(of: Maker.self, Maker.makeLog)
                },
                Edit("resolve one by its name") {
                    Singleton(Maker.init).named("first")
                    Singleton(Maker.init).named("second")
                    Singleton(of: Maker.self, owner: .named("first"), Maker.makeLog)
                },
            ]),
        Advice(
            .ambiguous, "module made twice",
            of: {
                unnamedLogging()
                Module("Other") { unnamedLogging() }
                Singleton(Takes<Log>.init)
            },
            [
                Edit("create the module once, as a constant, and list that constant everywhere") {
                    loggingOnce
                    Module("Other") { loggingOnce }
                    Singleton(Takes<Log>.init)
                }
            ]),
        Advice(
            .severalPrimaries,
            of: {
                Singleton(Takes<any Plugin>.init)
                Singleton(Spelling.init).primary()
                Singleton(Grammar.init).primary()
            },
            [
                Edit("keep `.primary()` on only one of them") {
                    Singleton(Takes<any Plugin>.init)
                    Singleton(Spelling.init).primary()
                    Singleton(Grammar.init)
                }
            ]),
        Advice(
            .unnamedMember,
            of: {
                Singleton(Takes<[String: any Plugin]>.init)
                Singleton(Spelling.init)
            },
            [
                Edit("add `.named(\"...\")`: names are the keys of the dictionary") {
                    Singleton(Takes<[String: any Plugin]>.init)
                    Singleton(Spelling.init).named("spelling")
                }
            ]),
        Advice(
            .tooFew,
            of: {
                Singleton(Takes<[any Plugin]>.init, .all(atLeast: 2))
                Singleton(Spelling.init)
            },
            [
                Edit("declare more") {
                    Singleton(Takes<[any Plugin]>.init, .all(atLeast: 2))
                    Singleton(Spelling.init)
                    Singleton(Grammar.init)
                },
                Edit("lower `atLeast:`") {
                    Singleton(Takes<[any Plugin]>.init, .all(atLeast: 1))
                    Singleton(Spelling.init)
                },
            ]),
    ]

    private static let queries: [Advice] = [
        Advice(
            .illegalQuery, "name",
            of: {
                Singleton(Takes<any Plugin>.init, .named("spelling").tagged("text"))
                Singleton(Spelling.init).named("spelling").tagged("text")
            },
            [
                Edit("remove one of them from the query") {
                    Singleton(Takes<any Plugin>.init, .named("spelling"))
                    Singleton(Spelling.init).named("spelling").tagged("text")
                }
            ]),
        Advice(
            .typeMismatch, "name",
            of: {
                Singleton(Takes<any Plugin>.init, .named("log"))
                Singleton(Log.init).named("log")
                Singleton(Spelling.init).named("spelling")
            },
            [
                Edit("query for a definition of `any Plugin`") {
                    Singleton(Takes<any Plugin>.init, .named("spelling"))
                    Singleton(Log.init).named("log")
                    Singleton(Spelling.init).named("spelling")
                },
                Edit("change the parameter's type") {
                    Singleton(Takes<Log>.init, .named("log"))
                    Singleton(Log.init).named("log")
                    Singleton(Spelling.init).named("spelling")
                },
            ]),
        Advice(
            .typeMismatch, "type",
            of: {
                Singleton(Takes<any Plugin>.init, .type(Log.self))
                Singleton(Log.init)
                Singleton(Spelling.init)
            },
            [
                Edit("query for a definition of `any Plugin`") {
                    Singleton(Takes<any Plugin>.init, .type(Spelling.self))
                    Singleton(Log.init)
                    Singleton(Spelling.init)
                },
                Edit("change the parameter's type") {
                    Singleton(Takes<Log>.init, .type(Log.self))
                    Singleton(Log.init)
                    Singleton(Spelling.init)
                },
            ]),
    ]

    struct Maker: Sendable {
        func makeLog() -> Log { Log() }
    }
}
