import Alchemic
import AlchemicMain
import TestSupport
import Testing

private protocol Clock: AnyObject, Sendable {
    var now: Int { get }
}

private final class FixedClock: Clock {
    let now: Int
    init(now: Int) { self.now = now }
}

private typealias Report = Taker<any Clock>
private typealias Folder = Taker<Report>

private final class Sketch: @unchecked Sendable {
    var clock: (any Clock)?
    var paper: Paper?
    init() {}
    init(_ clock: any Clock) { self.clock = clock }
}

private final class Paper: Sendable {}

private final class Desk: Sendable {
    init(_ paper: Paper) {}
}

private final class Router: Sendable {
    let container: Container
    init(_ container: Container) { self.container = container }
}

private let app = Module("App") {
    Singleton { FixedClock(now: 0) }.as((any Clock).self)
    Singleton(Report.init)
    Singleton(Paper.init)
    Scoped("visit", Desk.init)
    Scoped("visit", Folder.init)
    Scoped("page", Paper.init).named("page")
}

private let window = Module("Window") {
    Singleton(Folder.init).named("window")
    Singleton(Desk.init).named("window desk")
    External(Sketch.self).inject(\.clock).named("sketch")
}

@ModuleBuilder private func morning() -> [ModuleElement] {
    Singleton { FixedClock(now: 8) }.as((any Clock).self)
}

@Suite("Within overrides")
struct LateOverrideTests {
    private let container: Container

    init() throws { container = try Container(app) }

    private func expectLate(
        sourceLocation: SourceLocation = #_sourceLocation, _ request: () async throws -> Void
    ) async {
        await #expect(sourceLocation: sourceLocation) {
            try await request()
        } throws: {
            ($0 as? ResolutionError)?.id == .openedBeforeOverride
        }
    }

    // MARK: Made within

    @Test
    func `a child's factory that asks the container sees them, too`() throws {
        try container.withOverrides(morning) {
            let child = try Container(parent: container) { Singleton { Folder(try container.get(Report.self)) } }
            try #require(try child.get(Folder.self).form.form.now == 8)
        }
    }

    // MARK: Made before

    @Test
    func `a scope that was opened before refuses what reaches them, however far, and goes on with all else`()
        async throws
    {
        let visit = try container.scope("visit")
        let desk = try visit.get(Desk.self)
        _ = try visit.get(Folder.self)
        try await container.withOverrides(morning) {
            await expectLate { _ = try visit.get((any Clock).self) }
            await expectLate { _ = try visit.get(Folder.self) }
            await expectLate { _ = try visit.get(Folder.self, .auto) }
            await expectLate { _ = try await visit.get(async: Folder.self) }
            await expectLate { _ = try visit.get(Provider<Folder>.self) }
            await expectLate { _ = try visit.all(of: (any Clock).self) }
            await expectLate { try visit.with(Folder.self) { _ in } }
            await expectLate { _ = try visit.invoke(Folder.self, with: Report(FixedClock(now: 1))) }
            try #require(try visit.get(Desk.self) === desk)
            try #require(try visit.get(Paper.self) === container.get(Paper.self))
            #expect(try await visit.get(async: Paper.self) === container.get(Paper.self))
            let page = try visit.scope("page")
            try #require(try page.get(Paper.self) !== visit.get(Paper.self))
            await expectLate { _ = try page.get(Report.self) }
        }
        #expect(try visit.get(Folder.self).form.form.now == 0)
    }

    @Test
    func `a child that was made before refuses what reaches them, and goes on with all else`() async throws {
        let child = try Container(window, parent: container)
        let desk = try child.get(Desk.self, .named("window desk"))
        // Published: found without a lock.
        _ = try child.get(Report.self)
        _ = try child.get(Folder.self, .named("window"))
        try await container.withOverrides(morning) {
            await expectLate { _ = try child.get(Report.self) }
            await expectLate { try child.with(Report.self) { _ in } }
            await expectLate { _ = try await child.get(async: Report.self) }
            await expectLate { _ = try child.get(Folder.self, .named("window")) }
            await expectLate { try child.inject(into: Sketch()) }
            await expectLate { _ = try child.scope("visit").get(Folder.self) }
            await expectLate { _ = try Container(parent: child) {}.get(Report.self) }
            try #require(try child.get(Desk.self, .named("window desk")) === desk)
            try #require(try child.get(Paper.self) === container.get(Paper.self))
        }
        #expect(try child.get(Report.self).form.now == 0)
    }

    @Test
    func `a child that was made before refuses what takes a container: it might ask for anything`() async throws {
        let child = try Container(parent: container) { Singleton(Router.init) }
        try await container.withOverrides(morning) {
            await expectLate { _ = try child.get(Router.self) }
        }
    }

    @Test
    func `what other tasks ask of a scope opened before is not their business`() async throws {
        let visit = try container.scope("visit")
        try await container.withOverrides(morning) {
            let now = try await Task.detached { try visit.get(Folder.self).form.form.now }.value
            #expect(now == 0)
        }
    }
}
