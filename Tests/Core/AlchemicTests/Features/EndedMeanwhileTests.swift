import Alchemic
import AlchemicMain
import TestSupport
import Testing

/// Ends a container while that runs code of the program's, unless it is wet.
private final class Fuse: Sendable {
    let container = Variable<Container?>()
    let isWet: Bool
    init(isWet: Bool) { self.isWet = isWet }

    func burn() { if !isWet { container.value?.stopDetached() } }
}

private final class Spark: Sendable {
    init(fuse: Fuse) { fuse.burn() }
}
private final class Lamp: Sendable {
    init(fuse: Fuse) { fuse.burn() }
}
private final class Slow: Sendable {
    init(fuse: Fuse) async { fuse.burn() }
}
private final class Numbered: Sendable {
    init(number: Int, fuse: Fuse) { fuse.burn() }
}
private final class SlowlyNumbered: Sendable {
    init(number: Int, fuse: Fuse) async { fuse.burn() }
}
private final class Owl: Sendable {
    init(fuse: Fuse) { fuse.burn() }
}
private final class SlowOwl: Sendable {
    init(fuse: Fuse) async { fuse.burn() }
}
private final class Moth: Sendable {
    init(lamp: Lamp, page: SlowPage) {}
}
private final class Page: @unchecked Sendable {
    var spark: Spark?
}
private final class SlowPage: Sendable {}
@MainActor private final class Screen {
    init(fuse: Fuse) { fuse.burn() }
}

private let night: Scope = "night"

/// Everything by which a program has code of its own run by a container.
private let ways: [(name: String, run: @MainActor @Sendable (Container) async throws -> Void)] = [
    ("get", { _ = try $0.get(Spark.self) }),
    ("get of a singleton", { _ = try $0.get(Lamp.self) }),
    ("get by a query", { _ = try $0.get(Spark.self, .type(Spark.self)) }),
    ("get of a form", { _ = try $0.get([Spark].self) }),
    ("all", { _ = try $0.all(of: Spark.self) }),
    ("getIfDeclared", { _ = try $0.getIfDeclared(Spark.self) }),
    ("with", { _ = try $0.with(Spark.self) { _ in } }),
    ("get(async:)", { _ = try await $0.get(async: Slow.self) }),
    ("get(async:) of what needs no wait", { _ = try await $0.get(async: Spark.self) }),
    ("get(main:)", { _ = try $0.get(main: Screen.self) }),
    ("a Lazy", { _ = try $0.get(Lazy<Lamp>.self).get() }),
    ("a Lazy of a prototype", { _ = try $0.get(Lazy<Spark>.self).get() }),
    ("a Lazy on the main actor", { _ = try $0.get(Lazy<Screen>.self).getMain() }),
    ("a provider", { _ = try $0.get(Provider<Spark>.self)() }),
    ("a provider's get", { _ = try $0.get(Provider<Spark>.self).get() }),
    ("a provider on the main actor", { _ = try $0.get(Provider<Screen>.self).getMain() }),
    ("a provider with an argument", { _ = try $0.provider(of: Numbered.self, taking: Int.self)(7) }),
    ("an awaited provider", { _ = try await $0.get(AsyncProvider<Slow>.self)() }),
    ("an awaited provider with an argument", { _ = try await $0.get(AsyncProvider<SlowlyNumbered, Int>.self)(7) }),
    ("a scope's provider", { _ = try $0.get(ScopeProvider<Owl>.self).get(in: $0.scope(night)) }),
    ("a scope's awaited provider", { _ = try await $0.get(ScopeProvider<SlowOwl>.self).get(asyncIn: $0.scope(night)) }),
    ("a scope's provider on the main actor", { _ = try $0.get(ScopeProvider<Owl>.self).get(mainIn: $0.scope(night)) }),
    ("a scope's get", { _ = try $0.scope(night).get(Owl.self) }),
    ("invoke", { _ = try $0.invoke(Lamp.self, with: $0.get(Fuse.self)) }),
    ("invokeAll", { _ = try $0.invokeAll(Lamp.self, with: $0.get(Fuse.self)) }),
    ("invoke(async:)", { _ = try await $0.invoke(async: Slow.self, with: $0.get(Fuse.self)) }),
    ("inject(into:)", { try $0.inject(into: Page()) }),
    ("inject(intoMain:)", { try $0.inject(intoMain: Page()) }),
    ("inject(byNameInto:)", { try $0.inject(byNameInto: Page()) }),
    ("inject(byNameIntoMain:)", { try $0.inject(byNameIntoMain: Page()) }),
    ("set", { try $0.set(Page()) }),
    ("set(main:)", { try $0.set(main: Page()) }),
    ("set(async:)", { try await $0.set(async: SlowPage()) }),
    ("a child's get", { _ = try Container(Module("child") {}, parent: $0).get(Spark.self) }),
]

@Suite
struct EndedMeanwhileTests {
    private func container(_ fuse: Fuse) throws -> Container {
        let container = try Container {
            Value(fuse)
            Prototype(Spark.init(fuse:)).named("spark")
            Singleton(Lamp.init(fuse:))
            Singleton(Slow.init(fuse:))
            Prototype(Numbered.init(number:fuse:), .argument, .auto)
            Prototype(SlowlyNumbered.init(number:fuse:), .argument, .auto)
            Scoped(night, Owl.init(fuse:))
            Scoped(night, SlowOwl.init(fuse:))
            External(Page.self).inject(\.spark)
            External(SlowPage.self).call { (_: SlowPage, fuse: Fuse) async in fuse.burn() }
            Singleton(Screen.init(fuse:))
        }
        fuse.container.value = container
        return container
    }

    @Test(arguments: ways.indices)
    @MainActor func `a request in which the container ends throws, whatever the program has called`(way: Int)
        async throws
    {
        let fuse = Fuse(isWet: false)
        let container = try container(fuse)
        defer { fuse.container.value = nil }
        let error = await #expect(throws: ResolutionError.self, "\(ways[way].name)") {
            try await ways[way].run(container)
        }
        #expect(error?.id == .ended, "\(ways[way].name)")
        #expect(container.isEnded)
    }

    @Test(arguments: ways.indices)
    @MainActor func `a request in which the container ends returns where it does not end`(way: Int) async throws {
        let fuse = Fuse(isWet: true)
        let container = try container(fuse)
        defer { fuse.container.value = nil }
        try await ways[way].run(container)
    }

    @Test func `a request in which a scope ends makes nothing more for that scope`() throws {
        let (fuse, made) = (Fuse(isWet: false), Counter())
        let container = try Container {
            Value(fuse)
            Singleton(Lamp.init(fuse:))
            Scoped(night) { () -> SlowPage in
                made.increment()
                return SlowPage()
            }
            Scoped(night, Moth.init(lamp:page:))
        }
        let scope = try container.scope(night)
        fuse.container.value = scope
        defer { fuse.container.value = nil }
        #expect(failure(of: try scope.get(Moth.self))?.id == .ended)
        #expect(made.count == 0)
    }
}
