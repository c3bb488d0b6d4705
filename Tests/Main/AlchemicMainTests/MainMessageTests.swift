import TestSupport
import Testing

@testable import Alchemic
@testable import AlchemicMain

/// The texts of what goes wrong with the main container only.
@Suite struct MainMessageTests {
    @Test func notStarted() {
        let main = MainContainer()
        let error = #expect(throws: ResolutionError.self) { try main.get(Turbine.self, file: "Shop.swift", line: 1) }
        expectGolden(error?.description ?? "", named: "failure-not-started")
    }

    @Test func cancelledWhileWaiting() async {
        let main = MainContainer()
        let request = Task { try await main.get(async: Turbine.self) }
        request.cancel()
        let error = await #expect(throws: ResolutionError.self) { try await request.value }
        expectGolden(error?.description ?? "", named: "failure-not-started-cancelled")
    }

    @Test func startFailed() async {
        let main = MainContainer(
            Module("Plant") { Singleton(Plant.init(keeper:journal:), file: "Plant.swift", line: 1, column: 3) })
        await #expect(throws: GraphError.self) { try await main.start() }
        let error = #expect(throws: ResolutionError.self) { try main.get(Turbine.self, file: "Shop.swift", line: 1) }
        expectGolden(error?.description ?? "", named: "failure-main-start-failed")
    }

    @Test func ended() async throws {
        let main = MainContainer()
        try await main.stop()
        let error = #expect(throws: ResolutionError.self) { try main.get(Turbine.self, file: "Shop.swift", line: 1) }
        expectGolden(error?.description ?? "", named: "failure-ended-main")
    }

    @Test func mainActorBlocked() {
        expectGolden(
            ResolutionError.mainActorBlocked("run the when-started blocks").description,
            named: "failure-main-actor-blocked")
    }
}

@Suite("Watching the main actor") struct MainActorWatchTests {
    @Test func saysNothingWhileTheMainActorAnswers() async {
        let reports = Journal()
        let watch = MainActorWatch(patience: .seconds(60))
        let result = await watch.during {
            reports.note("report")
        } _: {
            await MainActor.run { 7 }
        }
        #expect(result == 7)
        #expect(reports.entries.isEmpty)
    }

    @Test func looksOnlyWhereTheStartNeedsTheMainActor() throws {
        final class Clock: Sendable {}
        let background = try Graph(Module("Plant") { Singleton(Turbine.init).eager() })
        #expect(!background.startNeedsMainActor)
        let lazy = try Graph(Module("Plant") { Singleton(Panel.init) })
        #expect(!lazy.startNeedsMainActor)
        let direct = try Graph(Module("Plant") { Singleton(Panel.init).eager() })
        #expect(direct.startNeedsMainActor)
        let reached = try Graph(
            Module("Plant") {
                Singleton(Panel.init)
                Singleton({ (_: Panel) async in Turbine() }).eager()
            })
        #expect(reached.startNeedsMainActor)
        let called = try Graph(Module("Plant") { Singleton(Turbine.init).call(main: { _ in }).eager() })
        #expect(called.startNeedsMainActor)
    }
}

@MainActor private final class Panel {
    init() {}
}
