import Alchemic
import TestSupport
import Testing

private final class Part: Sendable {}

private final class Inner: Sendable {
    let part: Part
    init(part: Part) { self.part = part }
}

private final class Outer: Sendable {
    let part: Part
    let inner: Inner
    init(part: Part, inner: Inner) { (self.part, self.inner) = (part, inner) }
    var sharesOne: Bool { part === inner.part }
}

private final class Kept: Sendable {
    let outer: Outer
    let inner: Inner
    init(outer: Outer, inner: Inner) { (self.outer, self.inner) = (outer, inner) }
    var sharesOne: Bool { outer.sharesOne && outer.part === inner.part }
}

private final class Asker: Sendable {
    let part: Part
    let kept: Kept
    init(part: Part, kept: Kept) { (self.part, self.kept) = (part, kept) }
}

private struct Parts: Sendable {
    let all: [Part]
}

private protocol Token: AnyObject, Sendable {}
extension Part: Token {}
private final class Wrapped: Token {
    let inner: any Token
    init(_ inner: any Token) { self.inner = inner }
}

private class Page: @unchecked Sendable {}
private final class Cover: Page, @unchecked Sendable {
    func show() async {}
}

@Suite("One object for each resolution")
struct OncePerResolutionTests {
    private let journal = Journal()

    @ModuleBuilder private var prototypes: [ModuleElement] {
        Prototype(Part.init).oncePerResolution()
        Prototype(Inner.init(part:))
        Prototype(Outer.init(part:inner:))
    }

    @Test
    func `one object for each resolution is shared by all that a request makes, and by nothing that another one makes`()
        throws
    {
        let container = try Container { prototypes }
        var parts: [Part] = []
        for _ in 0..<5 {
            let outer = try container.get(Outer.self)
            #expect(outer.sharesOne)
            parts += [outer.part, try container.get(Part.self), try container.get(Inner.self).part]
        }
        #expect(Set(parts.map(ObjectIdentifier.init)).count == 15)
    }

    @Test
    func `is made anew below it, too, however often what takes it could be called without a plan`() throws {
        let container = try Container {
            prototypes
            Prototype { (first: Outer, second: Inner) in (first, second) }
        }
        for isObserved in [false, true, false] {
            let observation = isObserved ? container.observe { _ in } : nil
            defer { observation?.cancel() }
            for _ in 0..<3 {
                let (outer, inner) = try container.get((Outer, Inner).self)
                #expect(outer.sharesOne && outer.part === inner.part)
            }
        }
    }

    @Test
    func `one object for each resolution is a kept object's own, whoever asks first for that`() throws {
        for isAskedFirst in [false, true] {
            let container = try Container {
                prototypes
                Singleton(Kept.init(outer:inner:))
                Prototype(Asker.init(part:kept:))
            }
            let first = isAskedFirst ? try container.get(Kept.self) : nil
            let (one, other) = (try container.get(Asker.self), try container.get(Asker.self))
            #expect(first == nil || first === one.kept)
            #expect(one.kept.sharesOne && one.kept === other.kept)
            #expect(Set([one.part, other.part, one.kept.inner.part].map(ObjectIdentifier.init)).count == 3)
        }
    }

    @Test
    func `one object for each resolution is the own of a scoped, a weak and a keyed object`() throws {
        final class Weak: Sendable {
            let kept: Kept
            init(outer: Outer, inner: Inner) { kept = Kept(outer: outer, inner: inner) }
        }
        let container = try Container {
            prototypes
            Scoped("request", Kept.init(outer:inner:))
            Singleton(Weak.init(outer:inner:)).weak()
            Singleton(
                { (_: Int, outer: Outer, inner: Inner) in (Kept(outer: outer, inner: inner)) }, .key, .auto, .auto
            )
            .named("keyed")
        }
        let weak = try container.get(Weak.self)
        let keyed = try container.provider(of: Kept.self, .named("keyed"), taking: Int.self)
        let scopes = try [container.scope("request"), container.scope("request")]
        let all = try [weak.kept, keyed(1), keyed(2)] + scopes.map { try $0.get(Kept.self) }
        #expect(all.map(\.sharesOne) == Array(repeating: true, count: 5))
        #expect(Set(all.map(\.inner.part).map(ObjectIdentifier.init)).count == 5)
    }

    @Test
    func `one object for each resolution is shared by the members of a cycle`() throws {
        final class Chicken: Sendable {
            let inner: Inner
            init(inner: Inner, egg: Egg) { (self.inner, self.egg) = (inner, egg) }
            let egg: Egg
        }
        final class Egg: @unchecked Sendable {
            let part: Part
            var chicken: Chicken?
            init(part: Part) { self.part = part }
        }
        for isChickenFirst in [false, true] {
            let container = try Container {
                prototypes
                Singleton(Chicken.init(inner:egg:))
                Singleton(Egg.init(part:)).inject(\.chicken)
            }
            if isChickenFirst { _ = try container.get(Chicken.self) }
            let egg = try container.get(Egg.self)
            #expect(egg.chicken?.inner.part === egg.part)
            egg.chicken = nil
        }
    }

    @Test
    func `one object for each resolution is taken by steps as by parameters, and by the members of a list`() throws {
        final class View: @unchecked Sendable {
            let part: Part
            var other: Part?
            var inner: Inner?
            var all: [any Token] = []
            init(part: Part) { self.part = part }
        }
        for isShared in [false, true] {
            let container = try Container {
                prototypes
                if isShared {
                    Singleton(View.init(part:)).inject(\.other).inject(\.inner).inject(\.all)
                } else {
                    Prototype(View.init(part:)).inject(\.other).inject(\.inner).inject(\.all)
                }
            }
            let view = try container.get(View.self)
            #expect(view.other === view.part && view.inner?.part === view.part)
            #expect(view.all.count == 1 && view.all[0] === view.part)
            let inners = try container.get([Inner].self) + container.get([Inner].self)
            #expect(inners.count == 2 && inners[0].part !== inners[1].part)
        }
    }

    @Test
    func `one object for each resolution is one for all members of a list that is requested`() throws {
        let container = try Container {
            Prototype(Part.init).oncePerResolution()
            for name in ["a", "b", "c"] { Prototype(Inner.init(part:)).named(name) }
        }
        let inners = try container.all(of: Inner.self) + container.get([String: Inner].self).values
        #expect(Set(inners.map(ObjectIdentifier.init)).count == 6)
        #expect(Set(inners.map(\.part).map(ObjectIdentifier.init)).count == 2)
        #expect(inners[0].part === inners[2].part)
    }

    @Test
    func `one object for each resolution is another one for what defers, and for code that asks`() throws {
        struct Deferring: Sendable {
            let part: Part
            let lazy: Lazy<Outer>
            let provider: Provider<Outer>
        }
        let container = try Container {
            prototypes
            Prototype { (part: Part, lazy: Lazy<Outer>, provider: Provider<Outer>) in
                Deferring(part: part, lazy: lazy, provider: provider)
            }
            Singleton { (part: Part, container: Container) throws in
                Parts(all: [part, try container.get(Outer.self).part, try container.get(Part.self)])
            }
        }
        let value = try container.get(Deferring.self)
        let outers = try [value.lazy.get(), value.provider(), value.provider()]
        #expect(outers.map(\.sharesOne) == [true, true, true])
        #expect(try value.lazy.get() === outers[0])
        let parts = [value.part] + outers.map(\.part) + (try container.get(Parts.self).all)
        #expect(Set(parts.map(ObjectIdentifier.init)).count == parts.count)
    }

    @Test
    func `one object for each resolution is decorated once, and overridden`() async throws {
        struct Two: Sendable {
            let tokens: [any Token]
        }
        let container = try Container {
            Prototype(Part.init).as((any Token).self).oncePerResolution()
            Prototype { (first: any Token, second: any Token) in Two(tokens: [first, second]) }
            Decorate((any Token).self) { Wrapped($0) }
        }
        let two = try container.get(Two.self)
        #expect(two.tokens[0] === two.tokens[1] && two.tokens[0] is Wrapped)
        try await container.withOverrides {
            Prototype { Wrapped(Part()) }.overriding(Part.self).as((any Token).self).oncePerResolution()
        } operation: {
            let two = try container.get(Two.self)
            #expect(two.tokens[0] === two.tokens[1])
            #expect((two.tokens[0] as? Wrapped)?.inner is Wrapped)
        }
        try await container.withOverrides {
            Prototype { Wrapped(Part()) }.overriding(Part.self).as((any Token).self)
        } operation: {
            let two = try container.get(Two.self)
            #expect(two.tokens[0] !== two.tokens[1])
        }
    }

    @Test
    func `one object for each resolution may be awaited, and made on the main actor`() async throws {
        @MainActor final class Window: Sendable {
            let part: Part
            init(part: Part) { self.part = part }
        }
        struct Both: Sendable {
            let windows: [Window]
            let part: Part
            let inner: Inner
        }
        let container = try Container {
            Prototype { () async in
                await Task.yield()
                return Part()
            }.oncePerResolution()
            Prototype(Inner.init(part:))
            Prototype(Window.init(part:)).oncePerResolution()
            Prototype { (first: Window, second: Window, part: Part, inner: Inner) in
                Both(windows: [first, second], part: part, inner: inner)
            }
            Singleton { (both: Both, inner: Inner) async in Parts(all: [both.part, both.inner.part, inner.part]) }
        }
        for _ in 0..<3 {
            let both = try await container.get(async: Both.self)
            #expect(both.windows[0] === both.windows[1])
            let windowPart = both.windows[0].part
            #expect(both.inner.part === both.part && windowPart === both.part)
        }
        let parts = try await container.get(async: Parts.self).all
        #expect(parts.allSatisfy { $0 === parts[0] })
    }

    @Test
    func `one object for each resolution is not kept after a failure, nor after its resolution`() throws {
        final class Gone: Sendable {
            let journal: Journal
            init(journal: Journal) throws {
                self.journal = journal
                if journal.take().isEmpty {
                    journal.note("failed")
                    throw Broken()
                }
            }
            deinit { journal.note("gone") }
        }
        struct Broken: Error {}
        let journal = journal
        let container = try Container {
            Prototype { try Gone(journal: journal) }.oncePerResolution()
            Prototype { (first: Gone, second: Gone) in first === second }
        }
        #expect(failure(of: try container.get(Bool.self))?.id == .constructionFailed)
        #expect(try container.get(Bool.self))
        #expect(journal.take() == ["gone"])
    }

    @Test(arguments: [false, true])
    func `is one for both attempts to make an object, of which only the second can run the steps`(
        _ isAmongOthers: Bool
    ) async throws {
        let journal = journal
        let parent = try Container {
            Prototype { journal.noting("part", Part()) }.oncePerResolution()
            Scoped("book") { (_: Part) in journal.noting("page", Cover() as Page) }.named("first")
            Scoped("book") { () async in 1 }
            Scoped("book") { () async in "one" }
            Prototype({ (page: Page, _: Int, _: String) in page }, .named("first"), .auto, .auto).named("all")
        }
        // Not known where the page is declared.
        let child = try Container(parent: parent) { Prototype { Cover() }.call { await $0.show() } }
        _ = try await child.scope("book").get(async: Page.self, .named(isAmongOthers ? "all" : "first"))
        #expect(journal.entries == ["part", "page", "page"])
    }

    @Test
    func `one object for each resolution cannot take what differs by consumer or by call`() {
        #expect(
            errors {
                Prototype { (_: InjectionSite) in Part() }.oncePerResolution()
                Prototype({ (_: Int) in User() }, .argument).oncePerResolution()
            } == [.sharedSite, .argumentMismatch])
    }
}

private struct User: Sendable {}
