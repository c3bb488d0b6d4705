import Alchemic
import AlchemicMain

extension AdviceTests {
    static let declaring: [Advice] = names + types + overrides

    private static let names = advices {
        Advice(.duplicateName) {
            Singleton(Grammar.init).named("plugin")
        } beside: {
            Singleton(Spelling.init).named("plugin")
        } edits: {
            instead("rename one of them") { Singleton(Grammar.init).named("other") }
            instead("replace the first with `.overriding(named: \"plugin\")`") {
                Singleton(Grammar.init).named("plugin").overriding(named: "plugin")
            }
        }
        Advice(.duplicateName, "alias") {
            Singleton(Grammar.init).alias("plugin")
        } beside: {
            Singleton(Spelling.init).named("spelling").alias("plugin")
        } edits: {
            instead("rename one of them") { Singleton(Grammar.init).alias("other") }
            instead("replace the first with `.overriding(named: \"plugin\")`") {
                Singleton(Grammar.init).alias("plugin").overriding(named: "plugin")
            }
        }
        Advice(.duplicateName, "method") {
            Singleton(Log.init).alias("AlchemicTests.AdviceTests.Methods.log()")
        } beside: {
            Methods()
        } edits: {
            instead("rename one of them") { Singleton(Log.init).alias("log") }
            instead("replace the first with `.overriding(named: \"AlchemicTests.AdviceTests.Methods.log()\")`") {
                Singleton(Log.init).overriding(named: "AlchemicTests.AdviceTests.Methods.log()")
            }
        }
        Advice(.duplicateName, "own name") {
            Singleton(Log.init).named("log").alias("log")
        } edits: {
            instead("remove `.alias(\"log\")`") { Singleton(Log.init).named("log") }
        }
        Advice(.duplicateName, "own method") {
            Methods(alias: "AlchemicTests.AdviceTests.Methods.log()")
        } edits: {
            instead("remove `.alias(\"AlchemicTests.AdviceTests.Methods.log()\")`") { Methods() }
        }
        Advice(.duplicateName, "module made twice") {
            logging()
            Module("Other") { logging() }
        } edits: {
            instead("create the module once, as a constant, and list that constant everywhere") {
                loggingOnce
                Module("Other") { loggingOnce }
            }
            instead("in a loop, give each its own name") {
                for number in 1...2 { Singleton(Log.init).named("log \(number)") }
            }
        }
        Advice(.severalNames) {
            Singleton(Log.init).named("log").named("audit")
        } edits: {
            instead("keep one `.named(...)`") { Singleton(Log.init).named("audit") }
            instead("and add other names as aliases: `.alias(\"log\")`") {
                Singleton(Log.init).named("audit").alias("log")
            }
        }
        Advice(.severalNames, "the same") {
            Singleton(Log.init).named("log").named("log")
        } edits: {
            instead("keep one `.named(...)`") { Singleton(Log.init).named("log") }
        }
        Advice(.similarScopes) {
            Scoped("reqest", Spelling.init)
        } beside: {
            Scoped("request", Log.init)
        } edits: {
            instead("use one name for both, `\"request\"`") { Scoped("request", Spelling.init) }
            instead("names that differ more") { Scoped("session", Spelling.init) }
        }
    }

    private static let types = advices {
        Advice(.brokenPromise) {
            Singleton(Log.init).as((any Plugin).self)
        } edits: {
            instead("conform `Log` to it") { Singleton(Grammar.init).as((any Plugin).self) }
            instead("remove `.as(...)`") { Singleton(Log.init) }
        }
        Advice(.brokenPromise, "constrained") {
            Singleton(Users.init).as((any Repository<User>).self)
        } edits: {
            instead("let the compiler check it: `.as((any Repository<User>).self) { $0 as any Repository<User> }`") {
                Singleton(Users.init).as((any Repository<User>).self) { $0 as any Repository<User> }
            }
        }
        Advice(.brokenPromise, "structure") {
            Singleton(Log.init).as(Int.self)
        } edits: {
            instead("convert it, `.as(Int.self) { ... }`") { Singleton(Log.init).as(Int.self) { _ in 5 } }
            instead("remove `.as(...)`") { Singleton(Log.init) }
        }
        Advice(.weakValue) {
            Singleton { 5 }.weakAnyway()
        } edits: {
            instead("declare it a singleton") { Singleton { 5 } }
        }
        Advice(.weakValue, "eager") {
            Singleton(Log.init).weak().eager()
        } edits: {
            instead("remove `.eager()`") { Singleton(Log.init).weak() }
            instead("`.weak()`") { Singleton(Log.init).eager() }
        }
        Advice(.weakValue, "evictable") {
            Singleton(Log.init).weak().evictable()
        } edits: {
            instead("remove `.evictable()`") { Singleton(Log.init).weak() }
            instead("`.weak()`") { Singleton(Log.init).evictable() }
        }
        Advice(.weakValue, "start") {
            Singleton(Log.init).weak().onStart { _ in }
        } edits: {
            instead("remove `.onStart(...)`") { Singleton(Log.init).weak() }
            instead("`.weak()`") { Singleton(Log.init).onStart { _ in }.eager() }
        }
        Advice(.weakValue, "stop") {
            Singleton(Log.init).weak().onStop { _ in }
        } edits: {
            instead("remove `.onStop(...)`") { Singleton(Log.init).weak() }
            instead("`.weak()`") { Singleton(Log.init).onStop { _ in } }
        }
        Advice(.weakValue, "limit") {
            Singleton(Log.init).weak().onStop(within: .seconds(5))
        } edits: {
            instead("remove `.onStop(...)`") { Singleton(Log.init).weak() }
            instead("`.weak()`") { Singleton(Log.init).onStop(within: .seconds(5)) }
        }
        Advice(.weakValue, "protocol") {
            Singleton { Spelling() as any Plugin }.weakAnyway()
        } edits: {
            instead("declare it a singleton") { Singleton { Spelling() as any Plugin } }
            instead("return the class itself and add `.as(...)`") {
                Singleton { Spelling() }.weak().as((any Plugin).self)
            }
        }
        Advice(.sourceFailed) {
            Prices(isBroken: true)
        } edits: {
            instead("fix its input; until then all its definitions are missing") { Prices(isBroken: false) }
        }
    }

    private static let overrides = advices {
        Advice(.overrideOfNothing) {
            Singleton(Grammar.init).overriding(named: "speling")
        } beside: {
            Singleton(Spelling.init).named("spelling")
        } edits: {
            instead("write `.overriding(named: \"spelling\")`") {
                Singleton(Grammar.init).overriding(named: "spelling")
            }
            instead("remove `.overriding(...)`") { Singleton(Grammar.init) }
        }
        Advice(.overrideOfNothing, "type") {
            Singleton(Grammar.init).overriding((any Plugin).self)
        } edits: {
            instead("remove `.overriding(...)`") { Singleton(Grammar.init) }
            also("declare the definition to replace") { Singleton(Spelling.init) }
        }
        Advice(.overrideOfNothing, "twice") {
            Singleton(Grammar.init).overriding(named: "plugin")
        } beside: {
            Singleton(Spelling.init).named("plugin")
            Singleton(Grammar.init).overriding(named: "plugin")
        } edits: {
            instead("remove one of the two") {}
        }
        Advice(.overrideOfSeveral) {
            Singleton(Grammar.init).named("test").overriding((any Plugin).self)
        } beside: {
            Singleton(Spelling.init).named("spelling")
            Singleton(Grammar.init)
        } edits: {
            instead("name the one to replace: `.overriding(named: \"spelling\")`") {
                Singleton(Grammar.init).named("test").overriding(named: "spelling")
            }
        }
        Advice(.overrideOfSeveral, "unnamed") {
            Singleton(Grammar.init)
            Singleton(Spelling.init).overriding((any Plugin).self)
        } beside: {
            Singleton(Grammar.init)
        } edits: {
            instead("name the one to replace, `.named(\"...\")`, and override that name: `.overriding(named: \"...\")`")
            {
                Singleton(Grammar.init).named("grammar")
                Singleton(Spelling.init).overriding(named: "grammar")
            }
        }
        Advice(.decoratorOfNothing) {
            Decorate((any Plugin).self) { inner in inner }
        } edits: {
            also("declare a definition of `any Plugin`, here or in a child") { Singleton(Spelling.init) }
            instead("remove the decorator") { Value(1) }
        }
        Advice(.decoratorOfNothing, "name") {
            Singleton(Spelling.init)
            Decorate((any Plugin).self) { inner in inner }.only(named: "spelling")
        } edits: {
            instead("declare a definition of `any Plugin` named \"spelling\", here or in a child") {
                Singleton(Spelling.init).named("spelling")
                Decorate((any Plugin).self) { inner in inner }.only(named: "spelling")
            }
            instead("remove the decorator") { Singleton(Spelling.init) }
        }
    }
}
