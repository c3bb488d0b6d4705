import Alchemic

extension AdviceTests {
    static let finding: [Advice] = missing + words + empty + several + queries

    private static let missing = advices {
        Advice(.missingBinding, "protocol") {
            Singleton(Takes<any Plugin>.init)
        } edits: {
            also("declare a type that conforms to it, `Singleton(SomeType.init).as((any Plugin).self)`") {
                Singleton(Spelling.init).as((any Plugin).self)
            }
            instead("take an optional") { Singleton(Takes<(any Plugin)?>.init) }
        }
        Advice(.missingBinding, "constrained protocol") {
            Singleton(Takes<any Repository<User>>.init)
        } edits: {
            also(
                "declare a type that conforms to it, `Singleton(SomeType.init).as((any Repository<User>).self) { $0 as any Repository<User> }`"
            ) { Singleton(Users.init).as((any Repository<User>).self) { $0 as any Repository<User> } }
            instead("take an optional") { Singleton(Takes<(any Repository<User>)?>.init) }
        }
        Advice(.missingBinding, "class") {
            Singleton(Takes<Log>.init)
        } edits: {
            also("declare it, `Singleton(Log.init)`") { Singleton(Log.init) }
            also("as a `Prototype` if it is not `Sendable`") { Prototype(Log.init) }
            instead("take an optional") { Singleton(Takes<Log?>.init) }
        }
        Advice(.missingBinding, "actor") {
            Singleton(Takes<Mailbox>.init)
        } edits: {
            also("declare it, `Singleton(Mailbox.init)`") { Singleton(Mailbox.init) }
            instead("take an optional") { Singleton(Takes<Mailbox?>.init) }
        }
        Advice(.missingBinding, "scoped") {
            Scoped("request", Takes<User>.init)
        } edits: {
            also("declare it, `Singleton(User.init)` if all scopes share it") { Singleton(User.init) }
            also("`Scoped(\"request\", User.init)` if each has its own") { Scoped("request", User.init) }
            also("`External(User.self, in: \"request\")` if the scope is opened with it") {
                External(User.self, in: "request")
            }
            instead("take an optional") { Scoped("request", Takes<User?>.init) }
        }
        Advice(.missingBinding, "structure") {
            Singleton(Takes<User>.init)
        } edits: {
            also("declare it, `Singleton(User.init)`") { Singleton(User.init) }
            also("`Value(...)`") { Value(User()) }
            instead("take an optional") { Singleton(Takes<User?>.init) }
        }
        Advice(.missingBinding, "constant") {
            Singleton(Takes<Int>.init)
        } edits: {
            instead("pass a constant with `.value(...)`") { Singleton(Takes<Int>.init, .value(5)) }
            also("declare a `Value(...)`") { Value(5) }
            instead("take an optional") { Singleton(Takes<Int?>.init) }
        }
        Advice(.missingBinding, "set") {
            Singleton(Takes<Set<Int>>.init)
        } beside: {
            Value(1)
        } edits: {
            instead("take `[Int]`, which collects every match") { Singleton(Takes<[Int]>.init) }
            instead("take an optional") { Singleton(Takes<Set<Int>?>.init) }
        }
        Advice(.missingBinding, "keys") {
            Singleton(Takes<[Int: any Plugin]>.init)
        } beside: {
            Singleton(Spelling.init).named("spelling")
        } edits: {
            instead("take `[String: any Plugin]`, which collects every match") {
                Singleton(Takes<[String: any Plugin]>.init)
            }
            instead("take an optional") { Singleton(Takes<[Int: any Plugin]?>.init) }
        }
        Advice(.missingBinding, "function") {
            Singleton(Takes<@Sendable () -> Log>.init)
        } beside: {
            Singleton(Log.init)
        } edits: {
            instead("take a `Provider` of what it returns") { Singleton(Takes<Provider<Log>>.init) }
            instead("a constant: `.value(...)`") {
                Singleton(Takes<@Sendable () -> Log>.init, .value({ @Sendable in Log() }))
            }
            instead("take an optional") { Singleton(Takes<(@Sendable () -> Log)?>.init) }
        }
        Advice(.missingBinding, "injection point") {
            Prototype(Gets<Log>.init).inject(\.form, .type(Log.self), name: "form")
                .call { (_: Gets<Log>, _: Log) in }
        } edits: {
            instead("declare it, `Singleton(Log.init)`") {
                Prototype(Gets<Log>.init).call { (_: Gets<Log>, _: Log) in }
                Singleton(Log.init)
            }
            instead("as a `Prototype` if it is not `Sendable`") {
                Prototype(Gets<Log>.init).call { (_: Gets<Log>, _: Log) in }
                Prototype(Log.init)
            }
            instead("take an optional") { Prototype(Gets<Log>.init).call { (_: Gets<Log>, _: Log?) in } }
        }
        Advice(.missingBinding, "tag") {
            Singleton(Takes<any Plugin>.init, .tagged("text"))
            Singleton(Spelling.init)
        } edits: {
            instead("tag a definition of `any Plugin` with \"text\"") {
                Singleton(Takes<any Plugin>.init, .tagged("text"))
                Singleton(Spelling.init).tagged("text")
            }
            instead("take an optional") {
                Singleton(Takes<(any Plugin)?>.init, .tagged("text"))
                Singleton(Spelling.init).tagged("text")
            }
        }
        Advice(.missingBinding, "root", roots: [Log.self]) {
            Singleton(Spelling.init).eager()
        } edits: {
            also("declare it, `Singleton(Log.init)`") { Singleton(Log.init) }
            also("as a `Prototype` if it is not `Sendable`") { Prototype(Log.init) }
            also("remove it from the roots", roots: []) {}
        }
        Advice(.missingBinding, "hidden") {
            Singleton(Takes<Log>.init).named("taker")
        } beside: {
            Value(Takes<Log>(Log())).overriding(named: "taker")
        } edits: {
            also("declare it, `Singleton(Log.init)`") { Singleton(Log.init) }
            also("as a `Prototype` if it is not `Sendable`") { Prototype(Log.init) }
            instead("take an optional") { Singleton(Takes<Log?>.init).named("taker") }
        }
    }

    private static let words = advices {
        Advice(.missingName) {
            Singleton(Takes<Log>.init, .named("adit"))
            Singleton(Log.init).named("audit")
        } edits: {
            instead("use the name \"audit\"") {
                Singleton(Takes<Log>.init, .named("audit"))
                Singleton(Log.init).named("audit")
            }
            instead("name a definition \"adit\"") {
                Singleton(Takes<Log>.init, .named("adit"))
                Singleton(Log.init).named("adit")
            }
        }
        Advice(.missingName, "nothing near") {
            Singleton(Takes<Log?>.init, .named("audit"))
        } edits: {
            also("add `.named(\"audit\")` to a definition of `Log`") { Singleton(Log.init).named("audit") }
        }
        Advice(.missingName, "all have names") {
            Singleton(Log.init).named("journal")
        } beside: {
            Singleton(Takes<Log>.init, .named("audit"))
        } edits: {
            instead("add `.alias(\"audit\")` to a definition of `Log`") {
                Singleton(Log.init).named("journal").alias("audit")
            }
        }
        Advice(.missingName, "some have names") {
            Singleton(Spelling.init).named("letters")
            Singleton(Grammar.init)
        } beside: {
            Singleton(Takes<any Plugin>.init, .named("audit"))
        } edits: {
            instead("add `.named(\"audit\")` to a definition of `any Plugin`") {
                Singleton(Spelling.init).named("letters")
                Singleton(Grammar.init).named("audit")
            }
            instead("`.alias(\"audit\")` if it has a name") {
                Singleton(Spelling.init).named("letters").alias("audit")
                Singleton(Grammar.init)
            }
        }
        Advice(.missingName, "near what looks for it") {
            Singleton({ (_: Log) in Log() }, .named("adit")).named("audit")
        } edits: {
            also("add `.named(\"adit\")` to a definition of `Log`") { Singleton(Log.init).named("adit") }
        }
        Advice(.missingTag) {
            Singleton(Takes<[any Plugin]>.init, .tagged("txt"))
        } beside: {
            Singleton(Spelling.init).tagged("text")
        } edits: {
            instead("use the tag \"text\"") { Singleton(Takes<[any Plugin]>.init, .tagged("text")) }
        }
        Advice(.missingTag, "nothing near") {
            Singleton(Spelling.init)
        } beside: {
            Singleton(Takes<[any Plugin]>.init, .tagged("text"))
        } edits: {
            instead("add `.tagged(\"text\")` to a definition of `any Plugin`") {
                Singleton(Spelling.init).tagged("text")
            }
        }
    }

    private static let empty = advices {
        Advice(.emptyCollection) {
            Singleton(Takes<[any Plugin]>.init)
        } edits: {
            also("declare a type that conforms to it, `Singleton(SomeType.init).as((any Plugin).self)`") {
                Singleton(Spelling.init).as((any Plugin).self)
            }
            instead("query with `.all` if it may be empty") { Singleton(Takes<[any Plugin]>.init, .all) }
        }
    }

    private static let several = advices {
        Advice(.ambiguous) {
            Singleton(Takes<any Plugin>.init)
            Singleton(Spelling.init)
        } beside: {
            Singleton(Grammar.init)
        } edits: {
            instead("mark one `.primary()`") {
                Singleton(Takes<any Plugin>.init)
                Singleton(Spelling.init).primary()
            }
            instead("resolve one by name or type") {
                Singleton(Takes<any Plugin>.init, .type(Spelling.self))
                Singleton(Spelling.init)
            }
            instead("take a list: `[any Plugin]`") {
                Singleton(Takes<[any Plugin]>.init)
                Singleton(Spelling.init)
            }
        }
        Advice(.ambiguous, "of one type") {
            Singleton(Takes<Log>.init)
            Singleton(Log.init)
        } beside: {
            Singleton(Log.init).named("audit")
        } edits: {
            instead("mark one `.primary()`") {
                Singleton(Takes<Log>.init)
                Singleton(Log.init).primary()
            }
            instead("resolve one by its name") {
                Singleton(Takes<Log>.init, .named("audit"))
                Singleton(Log.init)
            }
            instead("take a list: `[Log]`") {
                Singleton(Takes<[Log]>.init)
                Singleton(Log.init)
            }
        }
        Advice(.ambiguous, "owner") {
            Singleton(Maker.init).named("first")
            Singleton(of: Maker.self, Maker.makeLog)
        } beside: {
            Singleton(Maker.init).named("second")
        } edits: {
            instead("mark one `.primary()`") {
                Singleton(Maker.init).named("first").primary()
                Singleton(of: Maker.self, Maker.makeLog)
            }
            instead("resolve one by its name") {
                Singleton(Maker.init).named("first")
                Singleton(of: Maker.self, owner: .named("first"), Maker.makeLog)
            }
        }
        Advice(.ambiguous, "module made twice") {
            unnamedLogging()
            Module("Other") { unnamedLogging() }
        } beside: {
            Singleton(Takes<Log>.init)
        } edits: {
            instead("create the module once, as a constant, and list that constant everywhere") {
                loggingOnce
                Module("Other") { loggingOnce }
            }
        }
        Advice(.severalPrimaries) {
            Singleton(Grammar.init).primary()
        } beside: {
            Singleton(Takes<any Plugin>.init)
            Singleton(Spelling.init).primary()
        } edits: {
            instead("keep `.primary()` on only one of them") { Singleton(Grammar.init) }
        }
        Advice(.unnamedMember) {
            Singleton(Spelling.init)
        } beside: {
            Singleton(Takes<[String: any Plugin]>.init)
        } edits: {
            instead("add `.named(\"...\")`: names are the keys of the dictionary") {
                Singleton(Spelling.init).named("spelling")
            }
        }
        Advice(.tooFew) {
            Singleton(Takes<[any Plugin]>.init, .all(atLeast: 2))
        } beside: {
            Singleton(Spelling.init)
        } edits: {
            also("declare more") { Singleton(Grammar.init) }
            instead("lower `atLeast:`") { Singleton(Takes<[any Plugin]>.init, .all(atLeast: 1)) }
        }
    }

    private static let queries = advices {
        Advice(.illegalQuery, "name") {
            Singleton(Takes<any Plugin>.init, .named("spelling").tagged("text"))
        } beside: {
            Singleton(Spelling.init).named("spelling").tagged("text")
        } edits: {
            instead("remove one of them from the query") { Singleton(Takes<any Plugin>.init, .named("spelling")) }
        }
        Advice(.illegalQuery, "number") {
            Singleton(Takes<any Plugin>.init, .all(atLeast: 1))
        } beside: {
            Singleton(Spelling.init)
        } edits: {
            instead("take a list or a dictionary") { Singleton(Takes<[any Plugin]>.init, .all(atLeast: 1)) }
            instead("remove that part of the query") { Singleton(Takes<any Plugin>.init) }
        }
        Advice(.typeMismatch, "name") {
            Singleton(Takes<any Plugin>.init, .named("log"))
        } beside: {
            Singleton(Log.init).named("log")
            Singleton(Spelling.init).named("spelling")
        } edits: {
            instead("query for a definition of `any Plugin`") { Singleton(Takes<any Plugin>.init, .named("spelling")) }
            instead("change the parameter's type") { Singleton(Takes<Log>.init, .named("log")) }
        }
        Advice(.typeMismatch, "type") {
            Singleton(Takes<any Plugin>.init, .type(Log.self))
        } beside: {
            Singleton(Log.init)
            Singleton(Spelling.init)
        } edits: {
            instead("query for a definition of `any Plugin`") {
                Singleton(Takes<any Plugin>.init, .type(Spelling.self))
            }
            instead("change the parameter's type") { Singleton(Takes<Log>.init, .type(Log.self)) }
        }
    }

    struct Maker: Sendable {
        func makeLog() -> Log { Log() }
    }
}
