import TestSupport
import Testing

@testable import Alchemic
@testable import AlchemicMain

/// The texts of what goes wrong with the main container only.
@Suite struct MainMessageTests {
    private func expectText(
        _ name: String, _ error: ResolutionError?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectGolden(error?.description ?? "", named: name, sourceLocation: sourceLocation)
    }

    private func asking(_ main: MainContainer) -> ResolutionError? {
        failure(of: try main.get(Turbine.self, file: "Shop.swift", line: 1))
    }

    @Test func `not started or cancelled while waiting`() async {
        let main = MainContainer()
        expectText("failure-not-started", asking(main))
        let request = Task { try await main.get(async: Turbine.self) }
        request.cancel()
        expectText(
            "failure-not-started-cancelled",
            await #expect(throws: ResolutionError.self) { try await request.value })
    }

    @Test func `start failed or ended`() async throws {
        let broken = MainContainer(
            Module("Plant") { Singleton(Plant.init(keeper:journal:), file: "Plant.swift", line: 1, column: 3) })
        await #expect(throws: GraphError.self) { try await broken.start() }
        expectText("failure-main-start-failed", asking(broken))
        let ended = MainContainer()
        try await ended.stop()
        expectText("failure-ended-main", asking(ended))
    }

    @Test
    func `a call that fails says where it is, before there is a container and later`() async throws {
        func place(line: UInt32 = #line, _ call: () async throws -> Void) async {
            let error = await #expect(throws: ResolutionError.self) { try await call() }
            #expect(error?.requestLocation == Definition.SourceLocation(file: #fileID, line: line, column: 0))
            #expect(error?.description.hasPrefix("\(#fileID):\(line): error: ") == true)
        }
        func eachAtOnce(_ main: MainContainer) async {
            await place { _ = try main.get(Turbine.self) }
            await place { _ = try main.scope("visit") }
            await place { _ = try main.scope("visit", with: Turbine()) }
            await place { _ = try main.invoke(Turbine.self) }
            await place { _ = try main.invokeAll(Turbine.self, .named("nobody")) }
            await place { _ = try main.isBuilt(Turbine.self) }
            await place { try await main.purge(Turbine.self) }
        }
        let main = MainContainer()
        await eachAtOnce(main)
        await place { try main.inject(into: Turbine()) }
        await place { try main.inject(byNameInto: Turbine()) }
        try await main.start()
        await eachAtOnce(main)
        await place { try await main.scope("visit") { _ in } }
        await place { try await main.scope("visit", with: Turbine()) { _ in } }
        await place { _ = try await main.invoke(async: Turbine.self) }
        await place { try main.set(Turbine()) }
        await place { try await main.set(async: Turbine()) }
        try await main.stop()
        await place { try main.set(Turbine()) }
    }

    @Test func `main actor blocked`() {
        expectText("failure-main-actor-blocked", .mainActorBlocked("run the when-started blocks"))
    }
}

@Suite("Watching the main actor") struct MainActorWatchTests {
    @Test func `says nothing while the main actor answers`() async {
        let reports = Journal()
        let watch = MainActorWatch(patience: .seconds(60))
        let result = await watch.run {
            await MainActor.run { 7 }
        } onSilence: {
            reports.note("report")
        }
        #expect(result == 7)
        #expect(reports.entries.isEmpty)
    }

    @Test(
        arguments: [
            .zero, .nanoseconds(1), .seconds(-1), .seconds(Int64.min), .seconds(Int64.max), Duration(attoseconds: .max),
            Duration(attoseconds: .min),
        ] as [Duration])
    func `watching the main actor looks a thousand times a second at most, and sleeps no longer than a clock can`(
        patience: Duration
    ) async {
        let watch = MainActorWatch(patience: patience)
        #expect(watch.tick >= .milliseconds(1))
        #expect(watch.tick <= .seconds(1_000_000_000))
        let result = await watch.run {
            await MainActor.run { 7 }
        } onSilence: {
        }
        #expect(result == 7)
    }

    @Test func `looks only where the start needs the main actor`() throws {
        func needsIt(@ModuleBuilder _ contents: () -> [ModuleElement]) throws -> Bool {
            try Graph(Module("Plant", contents)).startNeedsMainActor
        }
        #expect(try !needsIt { Singleton(Turbine.init).eager() })
        #expect(try !needsIt { Singleton(Panel.init) })
        #expect(try needsIt { Singleton(Panel.init).eager() })
        let isReached = try needsIt {
            Singleton(Panel.init)
            Singleton({ (_: Panel) async in Turbine() }).eager()
        }
        #expect(isReached)
        #expect(try needsIt { Singleton(Turbine.init).call(main: { _ in }).eager() })
    }
}

@MainActor private final class Panel {
    init() {}
}
