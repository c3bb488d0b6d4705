import Alchemic
import TestSupport
import Testing

private protocol Sender: Sendable {}

private final class Session: Sender {}

private final class Draft: Sendable {}

@Suite struct HandingOverTests {
    @Test(.statement("A59")) func `setting takes the one definition that can be set`() throws {
        let container = try Container(
            Module("Mail") {
                External(Session.self)
                Prototype { Draft() }
                Value(5)
            })
        let session = Session()
        try container.set(session)
        #expect(try container.get(Session.self) === session)
    }

    @Test(.statement("A59")) func `setting what nothing takes is an error`() throws {
        let container = try Container(Module("Mail") { Value(5) })
        let unknown = #expect(throws: ResolutionError.self) { try container.set(Session()) }
        #expect(unknown?.id == .notSettable)
        let constant = #expect(throws: ResolutionError.self) { try container.set(6) }
        #expect(constant?.id == .notSettable)
        #expect(try container.get(Int.self) == 5)
    }

    @Test(.statement("A59")) func `a query by type passes over what is hidden from that type`() throws {
        let container = try Container(
            Module("Mail") {
                External((any Sender).self)
                Singleton { Session() }.only(as: Session.self)
            })
        let session = Session()
        try container.set(session, .type((any Sender).self))
        #expect(try container.get((any Sender).self) as? Session === session)
        #expect(try container.get(Session.self) !== session)
    }
}
