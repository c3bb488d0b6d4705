import Alchemic
import TestSupport
import Testing

private protocol Sender: Sendable {}

private final class Session: Sender {}

private final class Draft: Sendable {}

@Suite struct HandingOverTests {
    @Test(.statement("A59")) func settingTakesTheOneDefinitionThatCanBeSet() throws {
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

    @Test(.statement("A59")) func settingWhatNothingTakesIsAnError() throws {
        let container = try Container(Module("Mail") { Value(5) })
        let unknown = #expect(throws: ResolutionError.self) { try container.set(Session()) }
        #expect(unknown?.id == .notSettable)
        let constant = #expect(throws: ResolutionError.self) { try container.set(6) }
        #expect(constant?.id == .notSettable)
        #expect(try container.get(Int.self) == 5)
    }

    @Test(.statement("A59")) func aQueryByTypePassesOverWhatIsHiddenFromThatType() throws {
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
