import Alchemic
import TestSupport
import Testing

private final class Ink: Sendable {}

private final class Pen: @unchecked Sendable {
    var ink: Ink?
}

private typealias Desk = Taker<Lazy<Pen>>

private final class Writer: Sendable {
    init(desk: Desk) throws { _ = try desk.form.get() }
}

@Suite
struct LazyFailureTests {
    @Test
    func `a Lazy that is asked during a construction keeps nothing of a construction that fails`() throws {
        let isTired = Variable(true)
        let container = try Container {
            Singleton(Ink.init)
            Singleton(Pen.init).inject(\.ink)
            Singleton(Desk.init)
            Singleton(Writer.init(desk:)).call { (writer: Writer) throws in
                if isTired.withLock({ $0 }) { throw Broken() }
            }
        }
        let desk = try container.get(Desk.self)
        #expect(throws: ResolutionError.self) { try container.get(Writer.self) }
        isTired.value = false
        let pen = try desk.form.get()
        #expect(pen.ink != nil)
        #expect(try container.get(Pen.self) === pen)
    }
}
