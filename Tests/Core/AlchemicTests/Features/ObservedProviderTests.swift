import Alchemic
import TestSupport
import Testing

private final class Line: Sendable { init(number: Int) {} }

@Suite struct ObservedProviderTests {
    @Test
    func `what a provider makes is told of where the container is observed, each time`() throws {
        let journal = Journal()
        let container = try Container(
            Module("page") { Prototype(Line.init(number:), .argument) },
            observer: { event in
                if event.kind == .built { journal.note(event.label) }
            })
        let provider = try container.get(Provider<Line, Int>.self)
        for number in 0..<2 { _ = try provider.get(number) }
        #expect(journal.entries == ["Line", "Line"])
    }
}
