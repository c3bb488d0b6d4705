import ApplicationState
import TestSupport
import Testing

@_spi(Finding) @testable import AlchemicMain

private final class Boiler: SelfDeclaring, Sendable {
    static var declaration: [ModuleElement] { Singleton { Boiler() } }
}

@Suite("Each public type of the main container says in one line what it is") struct PrintedTypeTests {
    @Test
    func `those of the main container`() async throws {
        let idle = MainContainer(Module("Plant") { SelfDeclared(Boiler.self) })
        let started = MainContainer(Module("Plant") { SelfDeclared(Boiler.self) })
        try await started.start()
        let ended = MainContainer(Module("Plant") {})
        try await ended.start()
        try await ended.stop()
        var settings = MainSettings(modules: [Module("Plant") {}])
        settings.observe { _ in }
        settings.purgesWhenMemoryIsShort = true
        let rescan = try await started.rescan()
        try expectPrinted(
            "AlchemicMain",
            [
                idle, ended, started, settings, rescan, SelfDeclared(Boiler.self),
                ConfigurationMethods(of: Boiler.self),
                MainContainer.Rescan.BrokenLibrary(path: "/usr/lib/libPlant.so", error: CancellationError()),
            ],
            unprinted: ["ConfigurationCall": "there are no values of it"])
        try await started.stop()
    }

    @Test
    func `those of the application's container`() throws {
        let container = try Container(Module("Plant") { SelfDeclared(Boiler.self) })
        try expectPrinted(
            "ApplicationState",
            [
                ApplicationContainer.State(container: container, first: container),
                ApplicationContainer.State(container: nil, first: nil),
                ApplicationContainer.State(container: nil, first: nil, problem: CancellationError()),
            ],
            unprinted: ["ApplicationContainer": "there are no values of it"])
    }

    @Test
    func `what only starts and configures has no values that a program keeps`() throws {
        try expectPrinted("AlchemicSelfStart", [], unprinted: ["SelfStart": "there are no values of it"])
        try expectPrinted(
            "AlchemicFoundation", [], unprinted: ["FoundationConfiguration": "it is found by its type"])
    }
}
