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

/// Three that are set in one another.
private final class Bell: @unchecked Sendable {
    var clapper: Clapper?
    var rope: Rope?
}
private final class Clapper: @unchecked Sendable {
    weak var bell: Bell?
}
private final class Rope: @unchecked Sendable {
    weak var bell: Bell?
}
/// In a circle of its own.
private final class Tower: @unchecked Sendable {
    var keeper: Keeper?
    init(bells: Provider<Bell>) { _ = try? bells.get() }
}
private final class Keeper: @unchecked Sendable {
    weak var tower: Tower?
}

@Suite("What fails within a construction that goes on")
struct FailureWithinTests {
    @Test("is not finished with it later")
    func remainingSteps() throws {
        let called = Variable<[String]>([])
        let container = try Container {
            Singleton(Tower.init(bells:)).inject(\.keeper)
            Singleton(Keeper.init).inject(\.tower)
            Singleton(Bell.init).inject(\.clapper).inject(\.rope)
            Singleton(Clapper.init).inject(\.bell).call { _ in throw Broken() }
            Singleton(Rope.init).inject(\.bell).call { _ in called.append("rope") }
        }
        #expect(try container.get(Tower.self).keeper != nil)
        #expect(called.value.isEmpty)
    }
}

@Suite("A `Lazy` that is asked during a construction")
struct LazyFailureTests {
    @Test("keeps nothing of a construction that fails")
    func failing() throws {
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
