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

    private static let circles: [Advice] = [
        Advice(
            .cycle,
            of: {
                Singleton(First.init(second:))
                Singleton(Second.init(first:))
            },
            [
                Edit("let `Second` take `Lazy<First>`") {
                    Singleton(First.init(second:))
                    Singleton(Second.init(later:))
                },
                Edit("set it after construction with `.inject(...)`") {
                    Singleton(First.init(second:))
                    Singleton { Second() }.inject(\.first)
                },
            ]),
        Advice(
            .cycle, "member of a list",
            of: {
                Singleton(Takes<[any Plugin]>.init)
                Singleton { Reviewer($0) }
                Singleton(Spelling.init)
            },
            [
                Edit("let `Reviewer` take `Lazy<Takes<Array<Plugin>>>`") {
                    Singleton(Takes<[any Plugin]>.init)
                    Singleton { (_: Lazy<Takes<[any Plugin]>>) in Grammar() }
                    Singleton(Spelling.init)
                },
                Edit("set it after construction with `.inject(...)`") {
                    Singleton(Takes<[any Plugin]>.init)
                    Singleton { Gathers() }.inject(\.all)
                    Singleton(Spelling.init)
                },
            ]),
        Advice(
            .cycle, "structures",
            of: {
                Prototype(Left.init(right:))
                Prototype(Right.init(left:))
            },
            [
                Edit("let `Right` take `Lazy<Left>`") {
                    Prototype(Left.init(right:))
                    Prototype(Right.init(later:))
                }
            ]),
        Advice(
            .cycle, "not shared",
            of: {
                Prototype(Note.init(author:))
                Prototype(Author.init(note:))
            },
            [
                Edit("let `Author` take `Provider<Note>`") {
                    Prototype(Note.init(author:))
                    Prototype(Author.init(later:))
                }
            ]),
        Advice(
            .cycle, "asynchronous",
            of: {
                Singleton({ (_: Local) async in Log() })
                Singleton({ (_: Log) in Local(remote: await Remote()) })
            },
            [
                Edit("let `Local` take `AsyncProvider<Log>`") {
                    Singleton({ (_: Local) async in Log() })
                    Singleton({ (_: AsyncProvider<Log>) in Local(remote: await Remote()) })
                },
                Edit("set it after construction with `.inject(...)`") {
                    Singleton({ (_: Local) async in Log() })
                    Singleton({ Local(remote: await Remote()) }).inject(async: "log") { (_, _: Log) in }
                },
            ]),
        Advice(
            .cycle, "decorator",
            of: {
                Singleton(Spelling.init)
                Singleton(Takes<any Plugin>.init)
                Decorate((any Plugin).self) { (inner: any Plugin, _: Takes<any Plugin>) in inner }
            },
            [
                Edit("let `any Plugin around Spelling` take `Lazy<Takes<Plugin>>`") {
                    Singleton(Spelling.init)
                    Singleton(Takes<any Plugin>.init)
                    Decorate((any Plugin).self) { (inner: any Plugin, _: Lazy<Takes<any Plugin>>) in inner }
                }
            ]),
        Advice(
            .cycle, "prototypes",
            of: {
                Prototype { Note() }.inject(\.author, name: "author")
                Prototype(Author.init(note:))
            },
            [
                Edit("let `Author` take `Provider<Note>`") {
                    Prototype { Note() }.inject(\.author, name: "author")
                    Prototype(Author.init(later:))
                },
                Edit("declare `Note` a `Singleton` if it is `Sendable`") {
                    Singleton { Second() }.inject(\.first, name: "first")
                    Prototype(First.init(second:))
                },
            ]),
        Advice(
            .cycle, "prototypes that may be shared",
            of: {
                Prototype { Second() }.inject(\.first, name: "first")
                Prototype(First.init(second:))
            },
            [
                Edit("let `First` take `Provider<Second>`") {
                    Prototype { Second() }.inject(\.first, name: "first")
                    Prototype { (_: Provider<Second>) in First(second: Second()) }
                },
                Edit("declare `Second` a `Singleton` if it is `Sendable`") {
                    Singleton { Second() }.inject(\.first, name: "first")
                    Prototype(First.init(second:))
                },
            ]),
    ]

    /// A member of a list that gets what asks for the list afterwards.
    final class Gathers: Plugin, @unchecked Sendable {
        var all: Takes<[any Plugin]>?
    }

    private static let isolations: [Advice] = [
        Advice(
            .asynchronousDependency,
            of: {
                Singleton(Remote.init)
                Singleton(Takes<Lazy<Remote>>.init)
            },
            [
                Edit("take an `AsyncProvider`") {
                    Singleton(Remote.init)
                    Singleton(Takes<AsyncProvider<Remote>>.init)
                },
                Edit("declare `Remote` `.eager()`, so that `start()` builds it first") {
                    Singleton(Remote.init).eager()
                    Singleton(Takes<Lazy<Remote>>.init)
                },
            ]),
        Advice(
            .asynchronousDependency, "prototype",
            of: {
                Prototype { await Remote() }
                Singleton(Takes<Provider<Remote>>.init)
            },
            [
                Edit("take an `AsyncProvider`") {
                    Prototype { await Remote() }
                    Singleton(Takes<AsyncProvider<Remote>>.init)
                }
            ]),
        Advice(
            .asynchronousDependency, "of the same scope",
            of: {
                Scoped("visit", Remote.init)
                Scoped("visit", Takes<Lazy<Remote>>.init)
            },
            [
                Edit("take an `AsyncProvider`") {
                    Scoped("visit", Remote.init)
                    Scoped("visit", Takes<AsyncProvider<Remote>>.init)
                }
            ]),
        Advice(
            .asynchronousDependency, "decorated",
            of: {
                Singleton(Spelling.init)
                Decorate((any Plugin).self) { (inner: any Plugin, _: Remote) in inner }
                Singleton(Remote.init)
                Singleton(Takes<Lazy<any Plugin>>.init)
            },
            [
                Edit("take an `AsyncProvider`") {
                    Singleton(Spelling.init)
                    Decorate((any Plugin).self) { (inner: any Plugin, _: Remote) in inner }
                    Singleton(Remote.init)
                    Singleton(Takes<AsyncProvider<any Plugin>>.init)
                }
            ]),
        Advice(
            .mainActorOnly,
            of: {
                Singleton({ @MainActor in Pane() })
                Singleton { (_: Pane) in Log() }
            },
            [
                Edit("build `Log` on the main actor too") {
                    Singleton({ @MainActor in Pane() })
                    Singleton({ @MainActor (_: Pane) in Log() })
                },
                Edit("make `Pane` `Sendable`") {
                    Singleton({ @MainActor in SharedPane() })
                    Singleton { (_: SharedPane) in Log() }
                },
            ]),
        Advice(
            .notSendable, "decorator",
            of: {
                Singleton(Log.init).as((any Marked).self)
                Decorate((any Marked).self) { $0 }
            },
            [
                Edit("let the protocol inherit `Sendable`") {
                    Singleton(Log.init).as((any SafelyMarked).self)
                    Decorate((any SafelyMarked).self) { $0 }
                },
                Edit("declare `Log` a `Prototype`") {
                    Prototype(Log.init).as((any Marked).self)
                    Decorate((any Marked).self) { $0 }
                },
            ]),
        Advice(
            .notSendable, "conversion",
            of: { Singleton(Log.init).as(Pane.self) { _ in Pane() } },
            [
                Edit("make `Pane` `Sendable`") { Singleton(Log.init).as(Pump.self) { _ in Pump() }.eager() },
                Edit("declare `Log` a `Prototype`") { Prototype(Log.init).as(Pane.self) { _ in Pane() } },
                Edit("remove `.as(...)`") { Singleton(Log.init) },
            ]),
        Advice(
            .lazyPrototype,
            of: {
                Prototype(Pane.init)
                Singleton(Takes<Lazy<Pane>>.init)
            },
            [
                Edit("take a `Provider` instead") {
                    Prototype(Pane.init)
                    Singleton(Takes<Provider<Pane>>.init)
                }
            ]),
    ]

    private static let lifetimes: [Advice] = [
        Advice(
            .sharedSite,
            of: { Singleton { (site: InjectionSite) in Takes<String?>(site.label) } },
            [
                Edit("declare it a `Prototype`") {
                    Prototype { (site: InjectionSite) in Takes<String?>(site.label) }
                },
                Edit("remove the `InjectionSite`") { Singleton { Takes<String?>(nil) } },
            ]),
        Advice(
            .argumentMismatch,
            of: {
                Prototype({ Takes<Int>($0) }, .argument)
                Singleton(Takes<Takes<Int>>.init)
            },
            [
                Edit("take a `Provider<Takes<Int>, Int>`") {
                    Prototype({ Takes<Int>($0) }, .argument)
                    Singleton(Takes<Provider<Takes<Int>, Int>>.init)
                },
                Edit("an `AsyncProvider`, and call it with them") {
                    Prototype({ Takes<Int>($0) }, .argument)
                    Singleton(Takes<AsyncProvider<Takes<Int>, Int>>.init)
                },
            ]),
        Advice(
            .argumentMismatch, "unwanted",
            of: {
                Prototype { (log: Log) in Takes<Log>(log) }
                Singleton(Log.init)
                Singleton(Takes<Provider<Takes<Log>, Log>>.init)
            },
            [
                Edit("take a `Provider<Takes<Log>>`") {
                    Prototype { (log: Log) in Takes<Log>(log) }
                    Singleton(Log.init)
                    Singleton(Takes<Provider<Takes<Log>>>.init)
                },
                Edit("mark parameters of `Takes<Log>` with `.argument`") {
                    Prototype({ (log: Log) in Takes<Log>(log) }, .argument)
                    Singleton(Log.init)
                    Singleton(Takes<Provider<Takes<Log>, Log>>.init)
                },
            ]),
        Advice(
            .argumentMismatch, "stray",
            of: {
                Singleton(Log.init)
                Singleton(Takes<Provider<Lazy<Log>, Int>>.init)
            },
            [
                Edit("remove them from the provider") {
                    Singleton(Log.init)
                    Singleton(Takes<Provider<Lazy<Log>>>.init)
                }
            ]),
        Advice(
            .argumentMismatch, "shared",
            of: {
                Singleton(Log.init)
                Singleton({ Takes<Log>($0) }, .argument)
            },
            [
                Edit("declare `Takes<Log>` as a `Prototype`") {
                    Singleton(Log.init)
                    Prototype({ Takes<Log>($0) }, .argument)
                },
                Edit("find the parameter in the graph: `.auto`") {
                    Singleton(Log.init)
                    Singleton({ Takes<Log>($0) }, .auto)
                },
            ]),
        Advice(
            .argumentMismatch, "eager",
            of: { Prototype({ Takes<Int>($0) }, .argument).eager() },
            [Edit("remove `.eager()`") { Prototype({ Takes<Int>($0) }, .argument) }]),
        Advice(
            .neverStarted,
            of: { Singleton(Log.init).onStart { _ in } },
            [
                Edit("add `.eager()`") { Singleton(Log.init).onStart { _ in }.eager() },
                Edit("let an eager definition take it") {
                    Singleton(Log.init).onStart { _ in }
                    Singleton(Takes<Log>.init).eager()
                },
            ]),
        Advice(
            .neverStarted, "prototype",
            of: { Prototype(Log.init).onStart { _ in } },
            [
                Edit("declare it as an `.eager()` `Singleton`") {
                    Singleton(Log.init).onStart { _ in }.eager()
                }
            ]),
        Advice(
            .neverStarted, "own",
            of: { Prototype { Pump() } },
            [
                Edit("declare it as an `.eager()` `Singleton`") { Singleton { Pump() }.eager() },
                Edit("let consumers take a `Provider` and start what it returns") {
                    Prototype { Pump() }
                    Singleton(Takes<Provider<Pump>>.init)
                },
                Edit("add `.ownedByConsumer()`") { Prototype { Pump() }.ownedByConsumer() },
            ]),
        Advice(
            .neverStopped,
            of: {
                Prototype { Valve() }
                Singleton(Takes<Valve>.init)
            },
            [
                Edit("declare it as a `Singleton`") {
                    Singleton { Valve() }
                    Singleton(Takes<Valve>.init)
                },
                Edit("let consumers take a `Provider` and stop what it returns") {
                    Prototype { Valve() }
                    Singleton(Takes<Provider<Valve>>.init)
                },
                Edit("add `.ownedByConsumer()`") {
                    Prototype { Valve() }.ownedByConsumer()
                    Singleton(Takes<Valve>.init)
                },
            ]),
        Advice(
            .neverStopped, "declared",
            of: { Prototype(Log.init).onStop { _ in } },
            [Edit("declare it as a `Singleton`") { Singleton(Log.init).onStop { _ in } }]),
        Advice(
            .captiveScope,
            of: {
                Scoped("visit", Page.init)
                Singleton(Takes<Page>.init)
            },
            [
                Edit("declare `Takes<Page>` as `Scoped(\"visit\", ...)`") {
                    Scoped("visit", Page.init)
                    Scoped("visit", Takes<Page>.init)
                },
                Edit("take a `ScopeProvider` and pass it a scope") {
                    Scoped("visit", Page.init)
                    Singleton(Takes<ScopeProvider<Page>>.init)
                },
            ]),
        Advice(
            .captiveScope, "through prototypes",
            of: {
                Scoped("visit", Page.init)
                Prototype(PageView.init(page:))
                Singleton(Takes<[Provider<PageView>]>.init)
            },
            [
                Edit("declare `Takes<Array<Provider<PageView>>>` as `Scoped(\"visit\", ...)`") {
                    Scoped("visit", Page.init)
                    Prototype(PageView.init(page:))
                    Scoped("visit", Takes<[Provider<PageView>]>.init)
                },
                Edit("take a `ScopeProvider` and pass it a scope") {
                    Scoped("visit", Page.init)
                    Prototype(PageView.init(page:))
                    Singleton(Takes<[ScopeProvider<PageView>]>.init)
                },
            ]),
        Advice(
            .captiveScope, "asynchronous",
            of: {
                Scoped("visit", { () async in Page() })
                Singleton(Takes<AsyncProvider<Page>>.init)
            },
            [
                Edit("declare `Takes<AsyncProvider<Page>>` as `Scoped(\"visit\", ...)`") {
                    Scoped("visit", { () async in Page() })
                    Scoped("visit", Takes<AsyncProvider<Page>>.init)
                },
                Edit("take a `ScopeProvider` and pass it a scope") {
                    Scoped("visit", { () async in Page() })
                    Singleton(Takes<ScopeProvider<Page>>.init)
                },
            ]),
        Advice(
            .captiveScope, "external",
            of: {
                Scoped("visit", Log.init)
                External(Keeps<Log>.self).inject(\.form, name: "form")
            },
            [
                Edit("declare `External(Keeps<Log>.self, in: \"visit\")`") {
                    Scoped("visit", Log.init)
                    External(Keeps<Log>.self, in: "visit").inject(\.form, name: "form")
                },
                Edit("take a `ScopeProvider` and pass it a scope") {
                    Scoped("visit", Log.init)
                    External(Keeps<ScopeProvider<Log>>.self).inject(\.form, name: "form")
                },
            ]),
        Advice(
            .unused, roots: [Log.self],
            of: {
                Singleton(Log.init)
                Singleton(Spelling.init)
            },
            [
                Edit("remove it") { Singleton(Log.init) },
                Edit("add `.eager()`") {
                    Singleton(Log.init)
                    Singleton(Spelling.init).eager()
                },
                Edit("add its consumer to the roots", roots: [Log.self, Spelling.self]) {
                    Singleton(Log.init)
                    Singleton(Spelling.init)
                },
            ]),
    ]
}

extension AdviceTests.Log: AdviceTests.Marked, AdviceTests.SafelyMarked {}
