import AlchemicTesting
import Foundation
import Testing

/// What happened, and when, as plain data.
struct TraceTests {
    struct Refusal: Error, CustomStringConvertible {
        let description = "the password is hunter2"
    }

    static let shop = Module("Shop") {
        RecorderTests.shop
        Scoped("request") { () throws -> Int in throw Refusal() }
    }

    @Test func `a trace has every event in order with its time`() throws {
        let recorder = EventRecorder()
        let container = try Container(Self.shop, observer: recorder.observer(as: "shop"))
        _ = try container.get(RecorderTests.Catalogue.self)
        let trace = recorder.trace
        #expect(trace.version == EventTrace.currentVersion)
        #expect(trace.events.map(\.kind) == recorder.entries.map(\.event.kind.rawValue))
        #expect(trace.events.filter { $0.kind == "built" }.map(\.label) == ["Store", "Catalogue"])
        #expect(trace.events.allSatisfy { $0.container == "shop" && $0.scope == nil && $0.errorType == nil })
        let times = trace.events.map(\.time)
        #expect(times == times.sorted() && (times.first ?? -1) >= 0)
        // The store, which the catalogue needs, is there before that begins.
        let built = trace.events.filter { $0.kind == "built" }
        let store = try #require(built.first), catalogue = try #require(built.last)
        #expect(store.time <= catalogue.time - (catalogue.duration ?? 0))
    }

    @Test func `of an error there is the type only`() async throws {
        let recorder = EventRecorder()
        let container = try Container(Self.shop, observer: recorder.observer())
        try? await container.scope("request") { _ = try $0.get(Int.self) }
        #expect(recorder.description.contains("hunter2"))
        let failure = try #require(recorder.trace.events.last { $0.kind == "failed" })
        #expect(failure.scope == "request")
        #expect(failure.errorType?.isEmpty == false)
        let text = String(decoding: try JSONEncoder().encode(recorder.trace), as: UTF8.self)
        #expect(!text.contains("hunter2"))
        #expect(try JSONDecoder().decode(EventTrace.self, from: Data(text.utf8)) == recorder.trace)
    }
}
