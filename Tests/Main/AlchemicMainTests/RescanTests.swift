import TestSupport
import Testing

@_spi(Finding) @testable import Alchemic
@_spi(Finding) @testable import AlchemicMain

private protocol Tool: Sendable {}
private final class Hammer: Tool {}
private final class Saw: Tool {}
private final class Drill: Tool {
    let battery: Battery
    init(battery: Battery) { self.battery = battery }
}
private final class Battery: Sendable {}
private final class Lathe: Tool {
    init(owner: Keeper) {}
}

private final class DrillConfiguration: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        settings.addStep("charge") { try $0.get(Journal.self).note("charged") }
    }
}

private final class LatheConfiguration: MainConfiguration {
    static let calls = Variable(0)

    static func configure(_ settings: inout MainSettings) {
        calls.value += 1
        settings.modules.append(Module("lathe") { Singleton(Lathe.init(owner:)).as((any Tool).self) })
    }
}

@Suite("Libraries that are opened later") struct RescanTests {
    private static let saw = Module("saw") { Singleton(Saw.init).as((any Tool).self) }
    private static let battery = Module("battery") { Singleton(Battery.init) }

    private let shelf = Shelf()
    private let events = Journal()
    private let main: MainContainer

    init() {
        shelf.put(
            "/opt/workshop",
            Module("workshop") {
                Singleton { Journal() }
                Singleton(Hammer.init).as((any Tool).self)
            })
        main = MainContainer(shelf, observer: recordSteps(in: events))
    }

    private func tools() throws -> [String] {
        try main.all(of: (any Tool).self).map { "\(type(of: $0))" }
    }

    @Test(.statement("A14")) func `join a list that had others`() async throws {
        try await main.start()
        let hammer = try main.get(Hammer.self)
        shelf.put("/opt/libsaw.so", Self.saw)
        let rescan = try await main.rescan()
        #expect(rescan.joined == ["/opt/libsaw.so"])
        #expect(rescan.broken.isEmpty)
        #expect(try tools() == ["Hammer", "Saw"])
        #expect(try main.get(Hammer.self) === hammer)
        #expect(events.entries.last == "joined: libsaw.so")
        #expect(try await main.rescan().joined.isEmpty, "each is searched once")
        try await main.stop()
        #expect(throws: ResolutionError.self) { try tools() }
    }

    @Test func `that see another copy are reported`() async throws {
        let problem = Diagnostic.secondCopy("Island.Pier", otherCount: 0, in: "libisland.so")
        shelf.put("/opt/libatstart.so", Module("atstart", elements: [ModuleElement(problem)]), problem: problem)
        try await main.start()
        #expect(events.entries.contains("failed: library libatstart.so"))
        shelf.put("/opt/libisland.so", Module("island", elements: [ModuleElement(problem)]), problem: problem)
        shelf.put("/opt/libsaw.so", Self.saw, problem: problem)
        let rescan = try await main.rescan()
        #expect(rescan.joined == ["/opt/libsaw.so"])
        #expect(rescan.broken.map(\.name) == ["libisland.so"])
        #expect((rescan.broken.first?.error as? GraphError)?.diagnostics.map(\.id) == [.secondCopy])
        #expect(events.entries.filter { $0.hasPrefix("failed: library") }.count == 3)
        #expect(try await main.rescan().broken.isEmpty, "it is said once")
    }

    @Test func `may need one another`() async throws {
        try await main.start()
        shelf.put(
            "/opt/libdrill.so", configurations: [DrillConfiguration.self],
            Module("drill") {
                Singleton { (battery: Battery, journal: Journal) in
                    journal.note("drill")
                    return Drill(battery: battery)
                }.as((any Tool).self).eager()
            })
        shelf.put("/opt/libbattery.so", Self.battery)
        #expect(try await main.rescan().joined == ["/opt/libdrill.so", "/opt/libbattery.so"])
        #expect(try main.get(Journal.self).entries == ["drill", "charged"], "what is eager has been built")
        #expect(try tools() == ["Hammer", "Drill"])
    }

    @Test func `are reported when broken without harm to the rest`() async throws {
        try await main.start()
        shelf.put(
            "/opt/libdrill.so", Module("drill") { Singleton(Drill.init(battery:)).as((any Tool).self) })
        shelf.put("/opt/liblathe.so", Module("lathe") { Singleton(Lathe.init(owner:)).as((any Tool).self) })
        shelf.put(
            "/opt/libfuse.so", Module("fuse") { Singleton { () throws -> Saw in throw Broken() }.eager() })
        shelf.put("/opt/libbattery.so", Self.battery)
        let rescan = try await main.rescan()
        #expect(rescan.joined == ["/opt/libbattery.so", "/opt/libdrill.so"])
        #expect(rescan.broken.map(\.path) == ["/opt/liblathe.so", "/opt/libfuse.so"])
        let error = rescan.broken.first?.error as? GraphError
        #expect(error?.diagnostics.map(\.id) == [.missingBinding])
        #expect(try tools() == ["Hammer", "Drill"])
        #expect(events.entries.contains("failed: library liblathe.so"))

        // What was missing comes later; the next rescan tries again.
        shelf.put("/opt/libowner.so", Module("owner") { Value(Keeper(name: "Ada")) })
        let next = try await main.rescan()
        #expect(Set(next.joined) == ["/opt/liblathe.so", "/opt/libowner.so"])
        #expect(next.broken.map(\.path) == ["/opt/libfuse.so"])
        #expect(try tools() == ["Hammer", "Drill", "Lathe"])
    }

    @Test func `are configured once, even if they join later`() async throws {
        try await main.start()
        shelf.put("/opt/liblathe.so", configurations: [LatheConfiguration.self], Module("lathes") {})
        #expect(try await main.rescan().broken.map(\.name) == ["liblathe.so"])
        #expect(LatheConfiguration.calls.value == 1)
        shelf.put("/opt/libowner.so", Module("owner") { Value(Keeper(name: "Ada")) })
        #expect(try await main.rescan().joined.count == 2)
        #expect(LatheConfiguration.calls.value == 1)
        #expect(try tools() == ["Hammer", "Lathe"])
    }

    @Test(.statement("A6")) func `take no name that stands already`() async throws {
        shelf.put("/opt/bench", Module("bench") { Singleton(Battery.init).named("spare") })
        try await main.start()
        shelf.put("/opt/libsaw.so", Module("saw") { Singleton(Saw.init).as((any Tool).self).named("tool") })
        shelf.put("/opt/libnew.so", Module("new") { Singleton(Saw.init).as((any Tool).self).named("tool") })
        shelf.put("/opt/libold.so", Module("old") { Singleton(Battery.init).named("spare") })
        let rescan = try await main.rescan()
        #expect(rescan.joined == ["/opt/libsaw.so"])
        #expect(rescan.broken.map(\.name) == ["libnew.so", "libold.so"])
        for library in rescan.broken {
            #expect((library.error as? GraphError)?.diagnostics.map(\.id) == [.duplicateName], "\(library)")
        }
        #expect(try tools() == ["Hammer", "Saw"])
    }

    @Test func `are like modules that are added`() async throws {
        try await main.start()
        try await main.add(Self.saw)
        #expect(try tools() == ["Hammer", "Saw"])
        let lathe = Module("lathe") { Singleton(Lathe.init(owner:)) }
        await #expect(throws: GraphError.self) { try await main.add(lathe) }
        #expect(try tools() == ["Hammer", "Saw"])
    }
}
