import Alchemic
import TestSupport
import Testing

private class Screen: @unchecked Sendable {}

private final class Detail: Screen, @unchecked Sendable {
    var model: Model?
    var isShown = false

    func show() async { isShown = true }
}

private final class Model: Sendable {}

private final class Frame: Sendable {
    init(screen: Screen) {}
}

private class Handle {}

private final class Lever: Handle {
    func turn() async {}
}

private final class Door: Sendable {
    init(handle: Handle) {}
}

/// The factory of a superclass does not tell which steps its objects have.
@Suite("Steps of a subclass, which only the object shows")
struct SubclassStepTests {
    @Test
    func `a step of a subclass on the main actor fails elsewhere, and each object that needs it sends an event`()
        async throws
    {
        let failures = Variable<[String]>([])
        let container = try Container(
            Module("m") {
                Singleton { Detail() as Screen }.named("start")
                Prototype { Detail() }.call(main: { $0.isShown = true })
                Singleton(Frame.init(screen:), .named("start"))
            }
        ) { event in if event.kind == .failed { failures.append(event.label) } }
        @Sendable func request() -> ResolutionError? { failure(of: try container.get(Frame.self)) }
        let error = await Task.detached { request() }.value
        #expect(error?.id == .mainActorOnly)
        #expect(failures.value == [#"Screen "start""#, "Frame"])
        try await onMainActor { _ = try container.get(main: Frame.self) }
        #expect(failures.value.count == 2)
    }

    @Test
    func `a step that a child declares for a subclass runs on the main actor, also for a parent's definition`()
        async throws
    {
        let parent = try Container { Scoped("page") { Detail() as Screen }.named("start") }
        let child = try Container(parent: parent) { Prototype { Detail() }.call(main: { $0.isShown = true }) }
        let page = try child.scope("page")
        let screen = try await Task.detached { try await page.get(async: Screen.self, .named("start")) }.value
        #expect((screen as? Detail)?.isShown == true)
    }

    @Test
    func `a step that a child declares for a subclass is awaited, also for a parent's definition`() async throws {
        let parent = try Container { Scoped("page") { Detail() as Screen }.named("start") }
        let child = try Container(parent: parent) { Prototype { Detail() }.call { await $0.show() } }
        let page = try child.scope("page")
        let screen = try await page.get(async: Screen.self, .named("start"))
        #expect((screen as? Detail)?.isShown == true)
    }

    @Test
    func `an awaited step of a subclass fails on the main actor, and each object that needs it sends an event`()
        async throws
    {
        let failures = Variable<[String]>([])
        let container = try Container(
            Module("m") {
                Singleton { @MainActor in Lever() as Handle }.named("start")
                Prototype { Lever() }.call { await $0.turn() }
                Singleton({ @MainActor in Door(handle: $0) }, .named("start"))
            }
        ) { event in if event.kind == .failed { failures.append(event.label) } }
        let error = await failure(awaiting: try await container.get(async: Door.self))
        #expect(error?.id == .asynchronousOnly)
        #expect(failures.value == [#"Handle "start""#, "Door"])
    }

    @Test
    func `an object is made once if a step of its subclass takes what has to be awaited`() async throws {
        let journal = Journal()
        let container = try Container {
            Singleton { journal.noting("made", Detail() as Screen) }.named("start")
            Singleton { () async in Model() }
            Prototype { Detail() }.inject(\.model)
        }
        let screen = try await container.get(async: Screen.self, .named("start"))
        #expect((screen as? Detail)?.model != nil)
        #expect(journal.entries == ["made"])
    }
}
