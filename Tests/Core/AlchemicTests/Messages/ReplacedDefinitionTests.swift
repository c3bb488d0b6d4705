import Alchemic
import TestSupport
import Testing

private final class Store: Sendable {}
private final class Clock: Sendable {}

private final class Visit: Sendable {}
private protocol Sign: Sendable {}
private struct Plate: Sign {}
private struct Greeting: Sign {
    let inner: any Sign
    let visit: Visit
}
private final class Door: Sendable {
    let sign: any Sign
    init(sign: any Sign) { self.sign = sign }
}

@Suite struct ReplacedDefinitionTests {
    @Test
    func `what was replaced is no candidate for what is of another type`() {
        let found = problems(
            of: Module("shop") {
                Singleton { Store() }
                Prototype { (_: Clock) in "" }
            }, Module("tests") { Singleton { Store() }.overriding(Store.self) })
        #expect(found.map(\.id) == [.missingBinding])
        #expect(!found.contains { $0.notes.contains { $0.text.contains("replaced") } })
    }

    @Test
    func `an error of what was replaced is a warning, also if only a decorator leads to it`() {
        let found = problems(
            of: Module("shop") {
                Scoped("visit", Visit.init)
                Prototype { Plate() }.as((any Sign).self)
                Decorate((any Sign).self) { (inner: any Sign, visit: Visit) in Greeting(inner: inner, visit: visit) }
                Singleton(Door.init(sign:))
            }, Module("tests") { Singleton { Door(sign: Plate()) }.overriding(Door.self) })
        #expect(found.map(\.id) == [.captiveScope])
        #expect(found.map(\.severity) == [.warning])
    }
}
