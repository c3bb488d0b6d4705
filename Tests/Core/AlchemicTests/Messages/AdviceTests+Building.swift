import Alchemic

extension AdviceTests {
    static let building: [Advice] = circles + isolations + lifetimes

    final class First: Sendable {
        init(second: Second) {}
        init(later: Lazy<Second>) {}
    }
    final class Second: @unchecked Sendable {
        var first: First?
        init() {}
        init(first: First) {}
        init(later: Lazy<First>) {}
    }
    /// A list's member that needs what asks for the list.
    final class Reviewer: Plugin {
        init(_ takes: Takes<[any Plugin]>) {}
        init(lazily: Takes<Lazy<[any Plugin]>>) {}
    }
    final class Note {
        var author: Author?
        init(author: Author) {}
        init(later: Provider<Author>) {}
        init() {}
    }
    final class Author {
        init(note: Note) {}
        init(later: Provider<Note>) {}
    }
    struct Left: Sendable {
        init(right: Right) {}
    }
    struct Right: Sendable {
        init(left: Left) {}
        init(later: Lazy<Left>) {}
    }
    actor Remote {
        init() async {}
    }
    protocol Marked {}
    protocol SafelyMarked: Sendable {}
    struct Topic: Hashable, Sendable {}
    final class Pump: Sendable, Startable {
        func start() async throws {}
    }
    final class Valve: Sendable, Stoppable {
        func stop() async throws {}
    }
    final class Local: Sendable {
        init(remote: Remote) {}
    }
    final class Pane {
        init() {}
    }
    final class SharedPane: Sendable {
        init() {}
    }
    final class Page: Sendable {}
    final class PageView: Sendable {
        init(page: Page) {}
    }

    class Screen: @unchecked Sendable {}
    final class Detail<Form: Sendable>: Screen, @unchecked Sendable {
        func show(_ form: Form) {}
    }
    final class Coordinator: Sendable {
        init(screen: Screen) {}
    }

    private static let circles = advices {
        Advice(.subclassCycle) {
            Prototype { Detail<Coordinator>() }.call { $0.show($1) }
        } beside: {
            Singleton(Screen.init).primary()
            Singleton(Coordinator.init(screen:))
        } edits: {
            instead("let its `call` take a `Lazy<Coordinator>`") {
                Prototype { Detail<Lazy<Coordinator>>() }.call { $0.show($1) }
            }
        }
        Advice(.cycle) {
            Singleton(Second.init(first:))
        } beside: {
            Singleton(First.init(second:))
        } edits: {
            instead("let `Second` take `Lazy<First>`") { Singleton(Second.init(later:)) }
            instead("set it after construction with `.inject(...)`") { Singleton { Second() }.inject(\.first) }
        }
        Advice(.cycle, "member of a list") {
            Singleton { Reviewer($0) }
        } beside: {
            Singleton(Takes<[any Plugin]>.init)
            Singleton(Spelling.init)
        } edits: {
            instead("let `Reviewer` take `Lazy<Takes<Array<Plugin>>>`") {
                Singleton { (_: Lazy<Takes<[any Plugin]>>) in Grammar() }
            }
            instead("set it after construction with `.inject(...)`") { Singleton { Gathers() }.inject(\.all) }
        }
        Advice(.cycle, "structures") {
            Prototype(Right.init(left:))
        } beside: {
            Prototype(Left.init(right:))
        } edits: {
            instead("let `Right` take `Lazy<Left>`") { Prototype(Right.init(later:)) }
        }
        Advice(.cycle, "not shared") {
            Prototype(Author.init(note:))
        } beside: {
            Prototype(Note.init(author:))
        } edits: {
            instead("let `Author` take `Provider<Note>`") { Prototype(Author.init(later:)) }
        }
        Advice(.cycle, "asynchronous") {
            Singleton({ (_: Log) in Local(remote: await Remote()) })
        } beside: {
            Singleton({ (_: Local) async in Log() })
        } edits: {
            instead("let `Local` take `AsyncProvider<Log>`") {
                Singleton({ (_: AsyncProvider<Log>) in Local(remote: await Remote()) })
            }
            instead("set it after construction with `.inject(...)`") {
                Singleton({ Local(remote: await Remote()) }).inject(async: "log") { (_, _: Log) in }
            }
        }
        Advice(.cycle, "decorator") {
            Decorate((any Plugin).self) { (inner: any Plugin, _: Takes<any Plugin>) in inner }
        } beside: {
            Singleton(Spelling.init)
            Singleton(Takes<any Plugin>.init)
        } edits: {
            instead("let `any Plugin around Spelling` take `Lazy<Takes<Plugin>>`") {
                Decorate((any Plugin).self) { (inner: any Plugin, _: Lazy<Takes<any Plugin>>) in inner }
            }
        }
        Advice(.cycle, "prototypes") {
            Prototype { Note() }.inject(\.author, name: "author")
            Prototype(Author.init(note:))
        } edits: {
            instead("let `Author` take `Provider<Note>`") {
                Prototype { Note() }.inject(\.author, name: "author")
                Prototype(Author.init(later:))
            }
            instead("declare `Note` a `Singleton` if it is `Sendable`") {
                Singleton { Second() }.inject(\.first, name: "first")
                Prototype(First.init(second:))
            }
        }
        Advice(.cycle, "prototypes that may be shared") {
            Prototype { Second() }.inject(\.first, name: "first")
            Prototype(First.init(second:))
        } edits: {
            instead("let `First` take `Provider<Second>`") {
                Prototype { Second() }.inject(\.first, name: "first")
                Prototype { (_: Provider<Second>) in First(second: Second()) }
            }
            instead("declare `Second` a `Singleton` if it is `Sendable`") {
                Singleton { Second() }.inject(\.first, name: "first")
                Prototype(First.init(second:))
            }
        }
    }

    /// A member of a list that gets what asks for the list afterwards.
    final class Gathers: Plugin, @unchecked Sendable {
        var all: Takes<[any Plugin]>?
    }

    private static let isolations = advices {
        Advice(.asynchronousDependency) {
            Singleton(Remote.init)
            Singleton(Takes<Lazy<Remote>>.init)
        } edits: {
            instead("take an `AsyncProvider`") {
                Singleton(Remote.init)
                Singleton(Takes<AsyncProvider<Remote>>.init)
            }
            instead("declare `Remote` `.eager()`, so that `start()` builds it first") {
                Singleton(Remote.init).eager()
                Singleton(Takes<Lazy<Remote>>.init)
            }
        }
        Advice(.asynchronousDependency, "prototype") {
            Singleton(Takes<Provider<Remote>>.init)
        } beside: {
            Prototype { await Remote() }
        } edits: {
            instead("take an `AsyncProvider`") { Singleton(Takes<AsyncProvider<Remote>>.init) }
        }
        Advice(.asynchronousDependency, "of the same scope") {
            Scoped("visit", Takes<Lazy<Remote>>.init)
        } beside: {
            Scoped("visit", Remote.init)
        } edits: {
            instead("take an `AsyncProvider`") { Scoped("visit", Takes<AsyncProvider<Remote>>.init) }
        }
        Advice(.asynchronousDependency, "decorated") {
            Singleton(Takes<Lazy<any Plugin>>.init)
        } beside: {
            Singleton(Spelling.init)
            Decorate((any Plugin).self) { (inner: any Plugin, _: Remote) in inner }
            Singleton(Remote.init)
        } edits: {
            instead("take an `AsyncProvider`") { Singleton(Takes<AsyncProvider<any Plugin>>.init) }
        }
        Advice(.mainActorOnly) {
            Singleton({ @MainActor in Pane() })
            Singleton { (_: Pane) in Log() }
        } edits: {
            instead("build `Log` on the main actor too") {
                Singleton({ @MainActor in Pane() })
                Singleton({ @MainActor (_: Pane) in Log() })
            }
            instead("make `Pane` `Sendable`") {
                Singleton({ @MainActor in SharedPane() })
                Singleton { (_: SharedPane) in Log() }
            }
        }
        Advice(.notSendable, "decorator") {
            Singleton(Log.init).as((any Marked).self)
            Decorate((any Marked).self) { $0 }
        } edits: {
            instead("let the protocol inherit `Sendable`") {
                Singleton(Log.init).as((any SafelyMarked).self)
                Decorate((any SafelyMarked).self) { $0 }
            }
            instead("declare `Log` a `Prototype`") {
                Prototype(Log.init).as((any Marked).self)
                Decorate((any Marked).self) { $0 }
            }
        }
        Advice(.notSendable, "conversion") {
            Singleton(Log.init).as(Pane.self) { _ in Pane() }
        } edits: {
            instead("make `Pane` `Sendable`") { Singleton(Log.init).as(Pump.self) { _ in Pump() }.eager() }
            instead("declare `Log` a `Prototype`") { Prototype(Log.init).as(Pane.self) { _ in Pane() } }
            instead("remove `.as(...)`") { Singleton(Log.init) }
        }
        Advice(.lazyPrototype) {
            Singleton(Takes<Lazy<Pane>>.init)
        } beside: {
            Prototype(Pane.init)
        } edits: {
            instead("take a `Provider` instead") { Singleton(Takes<Provider<Pane>>.init) }
        }
    }

    private static let lifetimes = advices {
        Advice(.sharedSite) {
            Singleton { (site: InjectionSite) in Takes<String?>(site.label) }
        } edits: {
            instead("declare it a `Prototype`") { Prototype { (site: InjectionSite) in Takes<String?>(site.label) } }
            instead("remove the `InjectionSite`") { Singleton { Takes<String?>(nil) } }
        }
        Advice(.sharedSite) {
            Prototype { (site: InjectionSite) in Takes<String?>(site.label) }.oncePerResolution()
        } edits: {
            instead("remove `.oncePerResolution()`") {
                Prototype { (site: InjectionSite) in Takes<String?>(site.label) }
            }
            instead("or the `InjectionSite`") { Prototype { Takes<String?>(nil) }.oncePerResolution() }
        }
        Advice(.argumentMismatch) {
            Prototype({ Takes<Int>($0) }, .argument).oncePerResolution()
        } edits: {
            instead("remove `.oncePerResolution()`") { Prototype({ Takes<Int>($0) }, .argument) }
        }
        Advice(.argumentMismatch) {
            Singleton(Takes<Takes<Int>>.init)
        } beside: {
            Prototype({ Takes<Int>($0) }, .argument)
        } edits: {
            instead("take a `Provider<Takes<Int>, Int>`") { Singleton(Takes<Provider<Takes<Int>, Int>>.init) }
            instead("an `AsyncProvider`, and call it with them") {
                Singleton(Takes<AsyncProvider<Takes<Int>, Int>>.init)
            }
        }
        Advice(.argumentMismatch, "unwanted") {
            Prototype { (log: Log) in Takes<Log>(log) }
            Singleton(Takes<Provider<Takes<Log>, Log>>.init)
        } beside: {
            Singleton(Log.init)
        } edits: {
            instead("take a `Provider<Takes<Log>>`") {
                Prototype { (log: Log) in Takes<Log>(log) }
                Singleton(Takes<Provider<Takes<Log>>>.init)
            }
            instead("mark parameters of `Takes<Log>` with `.argument`") {
                Prototype({ (log: Log) in Takes<Log>(log) }, .argument)
                Singleton(Takes<Provider<Takes<Log>, Log>>.init)
            }
        }
        Advice(.argumentMismatch, "stray") {
            Singleton(Takes<Provider<Lazy<Log>, Int>>.init)
        } beside: {
            Singleton(Log.init)
        } edits: {
            instead("remove them from the provider") { Singleton(Takes<Provider<Lazy<Log>>>.init) }
        }
        Advice(.argumentMismatch, "shared") {
            Singleton({ Takes<Log>($0) }, .argument)
        } beside: {
            Singleton(Log.init)
        } edits: {
            instead("write `.key` to keep one object for each value") { Singleton({ Takes<Topic>($0) }, .key) }
            instead("declare `Takes<Log>` as a `Prototype`") { Prototype({ Takes<Log>($0) }, .argument) }
            instead("find the parameter in the graph: `.auto`") { Singleton({ Takes<Log>($0) }, .auto) }
        }
        Advice(.argumentMismatch, "key") {
            Prototype({ Takes<Topic>($0) }, .key)
        } beside: {
            Singleton(Topic.init)
        } edits: {
            instead("write `.argument` for a new object at each call") { Prototype({ Takes<Topic>($0) }, .argument) }
            instead("declare `Takes<Topic>` as a `Singleton`") { Singleton({ Takes<Topic>($0) }, .key) }
            instead("find the parameter in the graph: `.auto`") { Prototype({ Takes<Topic>($0) }, .auto) }
        }
        Advice(.keyedStart) {
            Singleton({ Takes<Topic>($0) }, .key).eager()
        } edits: {
            instead("remove `.eager()`") { Singleton({ Takes<Topic>($0) }, .key) }
        }
        Advice(.neverStarted, "keyed") {
            Singleton({ (_: Topic) in Pump() }, .key)
        } edits: {
            instead("do its work in the factory") { Singleton({ (_: Topic) in Topic() }, .key) }
        }
        Advice(.neverStarted) {
            Singleton(Log.init).onStart { _ in }
        } edits: {
            instead("add `.eager()`") { Singleton(Log.init).onStart { _ in }.eager() }
            also("let an eager definition take it") { Singleton(Takes<Log>.init).eager() }
        }
        Advice(.neverStarted, "own") {
            Prototype { Pump() }
        } edits: {
            instead("declare it as an `.eager()` `Singleton`") { Singleton { Pump() }.eager() }
            also("let consumers take a `Provider` and start what it returns") { Singleton(Takes<Provider<Pump>>.init) }
            instead("add `.ownedByConsumer()`") { Prototype { Pump() }.ownedByConsumer() }
        }
        Advice(.neverStopped) {
            Prototype { Valve() }
            Singleton(Takes<Valve>.init)
        } edits: {
            instead("declare it as a `Singleton`") {
                Singleton { Valve() }
                Singleton(Takes<Valve>.init)
            }
            instead("let consumers take a `Provider` and stop what it returns") {
                Prototype { Valve() }
                Singleton(Takes<Provider<Valve>>.init)
            }
            instead("add `.ownedByConsumer()`") {
                Prototype { Valve() }.ownedByConsumer()
                Singleton(Takes<Valve>.init)
            }
        }
        Advice(.captiveScope) {
            Singleton(Takes<Page>.init)
        } beside: {
            Scoped("visit", Page.init)
        } edits: {
            instead("declare `Takes<Page>` as `Scoped(\"visit\", ...)`") { Scoped("visit", Takes<Page>.init) }
            instead("take a `ScopeProvider` and pass it a scope") { Singleton(Takes<ScopeProvider<Page>>.init) }
        }
        Advice(.captiveScope, "through prototypes") {
            Singleton(Takes<[Provider<PageView>]>.init)
        } beside: {
            Scoped("visit", Page.init)
            Prototype(PageView.init(page:))
        } edits: {
            instead("declare `Takes<Array<Provider<PageView>>>` as `Scoped(\"visit\", ...)`") {
                Scoped("visit", Takes<[Provider<PageView>]>.init)
            }
            instead("take a `ScopeProvider` and pass it a scope") { Singleton(Takes<[ScopeProvider<PageView>]>.init) }
        }
        Advice(.captiveScope, "asynchronous") {
            Singleton(Takes<AsyncProvider<Page>>.init)
        } beside: {
            Scoped("visit", { () async in Page() })
        } edits: {
            instead("declare `Takes<AsyncProvider<Page>>` as `Scoped(\"visit\", ...)`") {
                Scoped("visit", Takes<AsyncProvider<Page>>.init)
            }
            instead("take a `ScopeProvider` and pass it a scope") { Singleton(Takes<ScopeProvider<Page>>.init) }
        }
        Advice(.captiveScope, "external") {
            External(Keeps<Log>.self).inject(\.form, name: "form")
        } beside: {
            Scoped("visit", Log.init)
        } edits: {
            instead("declare `External(Keeps<Log>.self, in: \"visit\")`") {
                External(Keeps<Log>.self, in: "visit").inject(\.form, name: "form")
            }
            instead("take a `ScopeProvider` and pass it a scope") {
                External(Keeps<ScopeProvider<Log>>.self).inject(\.form, name: "form")
            }
        }
        Advice(.unused, roots: [Log.self]) {
            Singleton(Spelling.init)
        } beside: {
            Singleton(Log.init)
        } edits: {
            instead("remove it") {}
            instead("add `.eager()`") { Singleton(Spelling.init).eager() }
            also("add its consumer to the roots", roots: [Log.self, Spelling.self]) {}
        }
        Advice(.unused, "scoped", roots: [Log.self]) {
            Scoped("visit", Spelling.init)
        } beside: {
            Singleton(Log.init)
        } edits: {
            instead("remove it") {}
            also("add its consumer to the roots", roots: [Log.self, Spelling.self]) {}
        }
    }
}

extension AdviceTests.Log: AdviceTests.Marked, AdviceTests.SafelyMarked {}
