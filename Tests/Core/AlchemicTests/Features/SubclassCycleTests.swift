import Alchemic
import TestSupport
import Testing

private class Screen: @unchecked Sendable {}

private final class Detail: Screen, @unchecked Sendable {
    var coordinator: Coordinator?
    var later: Lazy<Coordinator>?
}

private final class Coordinator: Sendable {
    let screen: Screen

    init(screen: Screen) {
        self.screen = screen
    }
}

private final class Legend: Sendable {}

private final class Overview: Screen, @unchecked Sendable {
    var legend: Legend?
    var coordinator: Coordinator?
}

private final class Tab: Screen, @unchecked Sendable {
    var screens: [Screen]?
}

@Suite("Steps of a subclass that lead back to the object they are run for")
struct SubclassCycleTests {
    private func module(
        screen: Module = Module("Screen") { Singleton { Detail() as Screen }.named("start") },
        coordinator: Module = Module("Coordinator") { Singleton(Coordinator.init(screen:), .named("start")) },
        detail: Module = Module("Detail") { Prototype { Detail() }.inject(\.coordinator, name: "coordinator") }
    ) -> Module {
        Module("Screens") {
            screen
            coordinator
            detail
        }
    }

    @Test
    func `are an error when the object is built, and a warning where the subclass is declared`() throws {
        let container = try Container(module())
        #expect(container.graph.warnings.map(\.id) == [.subclassCycle])
        let error = failure(of: try container.get(Screen.self, .named("start")))
        #expect(error?.id == .circularConstruction)
        #expect(failure(of: try container.get(Coordinator.self))?.id == .circularConstruction)
    }

    @Test
    func `steps of a subclass are named by the one that leads back, not by an earlier one`() throws {
        let overview = Module("Overview") {
            Singleton { Legend() }
            Prototype { Overview() }.inject(\.legend, name: "legend").inject(\.coordinator, name: "coordinator")
        }
        let container = try Container(module(detail: overview))
        #expect(container.graph.warnings.map(\.id) == [.subclassCycle])
        let words = container.graph.warnings.map(\.description).joined()
        #expect(words.contains("whose `coordinator` leads back"))
        #expect(words.contains("`Lazy<Coordinator>`"))
    }

    @Test(arguments: [false, true])
    func `work where the graph knows the cycle, from each entry`(fromCoordinator: Bool) throws {
        let screen = Module("Screen") {
            Singleton { Detail() as Screen }.named("start").call { (_: Screen, _: Coordinator) in }
        }
        let container = try Container(module(screen: screen))
        #expect(container.graph.warnings.isEmpty)
        if fromCoordinator { _ = try container.get(Coordinator.self) }
        let detail = try #require(try container.get(Screen.self, .named("start")) as? Detail)
        #expect(try detail.coordinator === container.get(Coordinator.self))
        #expect(detail.coordinator?.screen === detail)
    }

    @Test
    func `work through a prototype, which is made for the object itself`() throws {
        let coordinator = Module("Coordinator") { Prototype(Coordinator.init(screen:), .named("start")) }
        let container = try Container(module(coordinator: coordinator))
        #expect(container.graph.warnings.isEmpty)
        let detail = try #require(try container.get(Screen.self, .named("start")) as? Detail)
        #expect(detail.coordinator?.screen === detail)
    }

    @Test
    func `steps of a subclass that lead back to the object they are run for work where a step takes a Lazy`() throws {
        let taking = Module("Detail") { Prototype { Detail() }.inject(\.later, name: "later") }
        let container = try Container(module(detail: taking))
        #expect(container.graph.warnings.isEmpty)
        let detail = try #require(try container.get(Screen.self, .named("start")) as? Detail)
        #expect(try detail.later?.get().screen === detail)
    }

    @Test
    func `are no warning where they take the object itself, which is there`() throws {
        let container = try Container(
            Module("Screens") {
                Singleton { Tab() as Screen }.named("start")
                Singleton { Tab() }.named("tab").call(
                    { (tab: Tab, screen: Screen) in tab.screens = [screen] }, .named("start"))
            })
        #expect(container.graph.warnings.isEmpty)
        let tab = try #require(try container.get(Screen.self, .named("start")) as? Tab)
        #expect(tab.screens?.first === tab)
    }
}
