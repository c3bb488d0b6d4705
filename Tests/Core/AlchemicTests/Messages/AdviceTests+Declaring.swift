import Alchemic
import AlchemicMain

extension AdviceTests {
    static let declaring: [Advice] = names + types + overrides

    private static let names: [Advice] = [
        Advice(
            .duplicateName,
            of: {
                Singleton(Spelling.init).named("plugin")
                Singleton(Grammar.init).named("plugin")
            },
            [
                Edit("rename one of them") {
                    Singleton(Spelling.init).named("plugin")
                    Singleton(Grammar.init).named("other")
                },
                Edit("replace the first with `.overriding(named: \"plugin\")`") {
                    Singleton(Spelling.init).named("plugin")
                    Singleton(Grammar.init).named("plugin").overriding(named: "plugin")
                },
            ]),
        Advice(
            .duplicateName, "alias",
            of: {
                Singleton(Spelling.init).named("spelling").alias("plugin")
                Singleton(Grammar.init).alias("plugin")
            },
            [
                Edit("rename one of them") {
                    Singleton(Spelling.init).named("spelling").alias("plugin")
                    Singleton(Grammar.init).alias("other")
                },
                Edit("replace the first with `.overriding(named: \"plugin\")`") {
                    Singleton(Spelling.init).named("spelling").alias("plugin")
                    Singleton(Grammar.init).alias("plugin").overriding(named: "plugin")
                },
            ]),
        Advice(
            .duplicateName, "method",
            of: {
                Methods()
                Singleton(Log.init).alias("AlchemicTests.AdviceTests.Methods.log()")
            },
            [
                Edit("rename one of them") {
                    Methods()
                    Singleton(Log.init).alias("log")
                },
                Edit("replace the first with `.overriding(named: \"AlchemicTests.AdviceTests.Methods.log()\")`") {
                    Methods()
                    Singleton(Log.init).overriding(named: "AlchemicTests.AdviceTests.Methods.log()")
                },
            ]),
        Advice(
            .duplicateName, "own name",
            of: { Singleton(Log.init).named("log").alias("log") },
            [Edit("remove `.alias(\"log\")`") { Singleton(Log.init).named("log") }]),
        Advice(
            .duplicateName, "own method",
            of: { Methods(alias: "AlchemicTests.AdviceTests.Methods.log()") },
            [Edit("remove `.alias(\"AlchemicTests.AdviceTests.Methods.log()\")`") { Methods() }]),
        Advice(
            .duplicateName, "module made twice",
            of: {
                logging()
                Module("Other") { logging() }
            },
            [
                Edit("create the module once, as a constant, and list that constant everywhere") {
                    loggingOnce
                    Module("Other") { loggingOnce }
                },
                Edit("in a loop, give each its own name") {
                    for number in 1...2 { Singleton(Log.init).named("log \(number)") }
                },
            ]),
        Advice(
            .severalNames,
            of: { Singleton(Log.init).named("log").named("audit") },
            [
                Edit("keep one `.named(...)`") { Singleton(Log.init).named("audit") },
                Edit("and add other names as aliases: `.alias(\"log\")`") {
                    Singleton(Log.init).named("audit").alias("log")
                },
            ]),
        Advice(
            .severalNames, "the same",
            of: { Singleton(Log.init).named("log").named("log") },
            [Edit("keep one `.named(...)`") { Singleton(Log.init).named("log") }]),
        Advice(
            .similarScopes,
            of: {
                Scoped("request", Log.init)
                Scoped("reqest", Spelling.init)
            },
            [
                Edit("use one name for both, `\"request\"`") {
                    Scoped("request", Log.init)
                    Scoped("request", Spelling.init)
                },
                Edit("names that differ more") {
                    Scoped("request", Log.init)
                    Scoped("session", Spelling.init)
                },
            ]),
    ]

    private static let types: [Advice] = [
        Advice(
            .brokenPromise,
            of: { Singleton(Log.init).as((any Plugin).self) },
            [
                Edit("conform `Log` to it") { Singleton(Grammar.init).as((any Plugin).self) },
                Edit("remove `.as(...)`") { Singleton(Log.init) },
            ]),
        Advice(
            .brokenPromise, "constrained",
            of: { Singleton(Users.init).as((any Repository<User>).self) },
            [
                Edit("let the compiler check it: `.as((any Repository<User>).self) { $0 }`") {
                    Singleton(Users.init).as((any Repository<User>).self) { $0 }
                }
            ]),
        Advice(
            .brokenPromise, "structure",
            of: { Singleton(Log.init).as(Int.self) },
            [
                Edit("convert it, `.as(Int.self) { ... }`") { Singleton(Log.init).as(Int.self) { _ in 5 } },
                Edit("remove `.as(...)`") { Singleton(Log.init) },
            ]),
        Advice(
            .weakValue,
            of: { Singleton { 5 }.weakAnyway() },
            [Edit("declare it a singleton") { Singleton { 5 } }]),
        Advice(
            .weakValue, "protocol",
            of: { Singleton { Spelling() as any Plugin }.weakAnyway() },
            [
                Edit("declare it a singleton") { Singleton { Spelling() as any Plugin } },
                Edit("return the class itself and add `.as(...)`") {
                    Singleton { Spelling() }.weak().as((any Plugin).self)
                },
            ]),
        Advice(
            .sourceFailed,
            of: { Prices(isBroken: true) },
            [Edit("fix its input; until then all its definitions are missing") { Prices(isBroken: false) }]),
    ]

    private static let overrides: [Advice] = [
        Advice(
            .overrideOfNothing,
            of: {
                Singleton(Spelling.init).named("spelling")
                Singleton(Grammar.init).overriding(named: "speling")
            },
            [
                Edit("write `.overriding(named: \"spelling\")`") {
                    Singleton(Spelling.init).named("spelling")
                    Singleton(Grammar.init).overriding(named: "spelling")
                },
                Edit("remove `.overriding(...)`") {
                    Singleton(Spelling.init).named("spelling")
                    Singleton(Grammar.init)
                },
            ]),
        Advice(
            .overrideOfNothing, "type",
            of: { Singleton(Grammar.init).overriding((any Plugin).self) },
            [
                Edit("remove `.overriding(...)`") { Singleton(Grammar.init) },
                Edit("declare the definition to replace") {
                    Singleton(Spelling.init)
                    Singleton(Grammar.init).overriding((any Plugin).self)
                },
            ]),
        Advice(
            .overrideOfNothing, "twice",
            of: {
                Singleton(Spelling.init).named("plugin")
                Singleton(Grammar.init).overriding(named: "plugin")
                Singleton(Grammar.init).overriding(named: "plugin")
            },
            [
                Edit("remove one of the two") {
                    Singleton(Spelling.init).named("plugin")
                    Singleton(Grammar.init).overriding(named: "plugin")
                }
            ]),
        Advice(
            .overrideOfSeveral,
            of: {
                Singleton(Spelling.init).named("spelling")
                Singleton(Grammar.init)
                Singleton(Grammar.init).named("test").overriding((any Plugin).self)
            },
            [
                Edit("name the one to replace: `.overriding(named: \"spelling\")`") {
                    Singleton(Spelling.init).named("spelling")
                    Singleton(Grammar.init)
                    Singleton(Grammar.init).named("test").overriding(named: "spelling")
                }
            ]),
        Advice(
            .overrideOfSeveral, "unnamed",
            of: {
                Singleton(Grammar.init)
                Singleton(Grammar.init)
                Singleton(Spelling.init).overriding((any Plugin).self)
            },
            [
                Edit(
                    "name the one to replace, `.named(\"...\")`, and override that name: `.overriding(named: \"...\")`"
                ) {
                    Singleton(Grammar.init)
                    Singleton(Grammar.init).named("grammar")
                    Singleton(Spelling.init).overriding(named: "grammar")
                }
            ]),
        Advice(
            .decoratorOfNothing,
            of: { Decorate((any Plugin).self) { inner in inner } },
            [
                Edit("declare a definition of `any Plugin`, here or in a child") {
                    Singleton(Spelling.init)
                    Decorate((any Plugin).self) { inner in inner }
                },
                Edit("remove the decorator") { Value(1) },
            ]),
        Advice(
            .decoratorOfNothing, "name",
            of: {
                Singleton(Spelling.init)
                Decorate((any Plugin).self) { inner in inner }.only(named: "spelling")
            },
            [
                Edit("declare a definition of `any Plugin` named \"spelling\", here or in a child") {
                    Singleton(Spelling.init).named("spelling")
                    Decorate((any Plugin).self) { inner in inner }.only(named: "spelling")
                },
                Edit("remove the decorator") { Singleton(Spelling.init) },
            ]),
    ]
}
