import Alchemic
import Synchronization
import Testing

private final class Ink: Sendable {}

private final class Pen: @unchecked Sendable {
    var ink: Ink?
}

private final class Desk: Sendable {
    let pen: Lazy<Pen>
    init(pen: Lazy<Pen>) { self.pen = pen }
}

private final class Writer: Sendable {
    init(desk: Desk) throws { _ = try desk.pen.get() }
}

private struct Tired: Error {}

@Suite("A `Lazy` that is asked during a construction")
struct LazyFailureTests {
    @Test("keeps nothing of a construction that fails")
    func failing() throws {
        let isTired = Mutex(true)
        let container = try Container(
            Module("Office") {
                Singleton(Ink.init)
                Singleton(Pen.init).inject(\.ink)
                Singleton(Desk.init(pen:))
                Singleton(Writer.init(desk:)).call { (writer: Writer) throws in
                    if isTired.withLock({ $0 }) { throw Tired() }
                }
            })
        let desk = try container.get(Desk.self)
        #expect(throws: ResolutionError.self) { try container.get(Writer.self) }
        isTired.withLock { $0 = false }
        let pen = try desk.pen.get()
        #expect(pen.ink != nil)
        #expect(try container.get(Pen.self) === pen)
    }
}
