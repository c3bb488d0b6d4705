import Alchemic
import TestSupport
import Testing

private protocol Sender: Sendable {}

private final class Session: Sender {
    let user: String

    init(user: String = "") {
        self.user = user
    }
}

private final class Draft: Sendable {}

private final class Mailbox: Sendable {
    let session: Session

    init(session: Session) {
        self.session = session
    }
}

private final class Window: Sendable {
    let toolbar = Variable<Toolbar?>()
    let session = Variable<Session?>()
}

private final class Toolbar: Sendable {
    let window: Window

    init(window: Window) {
        self.window = window
    }
}

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

    @Test(.statement("A59")) func settingWhatSeveralTakeIsAnErrorUnlessANameSaysWhich() throws {
        let container = try Container(
            Module("Mail") {
                External(Session.self).named("mine")
                External(Session.self).named("theirs")
            })
        let several = #expect(throws: ResolutionError.self) { try container.set(Session()) }
        #expect(several?.id == .notSettable)
        #expect(several?.headline.contains("2 accept `Session`") == true)

        let wrongName = #expect(throws: ResolutionError.self) { try container.set(Session(), .named("yours")) }
        #expect(wrongName?.id == .notSettable)

        let session = Session()
        try container.set(session, .named("theirs"))
        #expect(try container.get(Session.self, .named("theirs")) === session)
        let error = #expect(throws: ResolutionError.self) { try container.get(Session.self, .named("mine")) }
        #expect(error?.id == .externalNotSet)
    }

    @Test(.statement("A59")) func anExternalAndASingletonOfOneTypeAreTwoThatCanBeSet() throws {
        let container = try Container(
            Module("Mail") {
                External(Session.self).named("given")
                Singleton { Session() }.named("made")
            })
        let error = #expect(throws: ResolutionError.self) { try container.set(Session()) }
        #expect(error?.id == .notSettable)
        let session = Session()
        try container.set(session, .named("given"))
        #expect(try container.get(Session.self, .named("given")) === session)
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

    @Test(.statement("A60")) func settingStoresFirstSoThatACycleSeesTheNewObject() throws {
        let container = try Container(
            Module("Windows") {
                External(Window.self).inject(\.toolbar.value)
                Prototype(Toolbar.init(window:))
            })
        let first = Window()
        try container.set(first)
        #expect(first.toolbar.value?.window === first)

        let second = Window()
        try container.set(second)
        #expect(second.toolbar.value?.window === second)
        #expect(first.toolbar.value?.window === first)
    }

    @Test(.statement("A61"), arguments: [true, false])
    func settingAffectsLaterInjectionsOnly(isBuiltBefore: Bool) throws {
        let container = try Container(
            Module("Mail") {
                Singleton { Session(user: "made") }
                Prototype(Mailbox.init(session:))
                Singleton(Mailbox.init(session:)).named("kept")
            })
        let kept = isBuiltBefore ? try container.get(Mailbox.self, .named("kept")) : nil
        let session = Session(user: "set")
        try container.set(session)

        #expect(try container.get(Session.self) === session)
        #expect(try container.get([Session].self).map(\.user) == ["set"])
        #expect(try container.invoke(Mailbox.self, .named("kept"), with: session).session === session)
        #expect(try container.get(Mailbox.self, .named("kept")).session.user == (isBuiltBefore ? "made" : "set"))
        if let kept { #expect(kept.session.user == "made") }

        let next = Session(user: "next")
        try container.set(next)
        #expect(try container.get(Session.self) === next)
        #expect(try container.get(Mailbox.self, .named("kept")).session !== next)
    }

    @Test(.statement("A62", "T17")) func settingAPrototypeIsAnError() throws {
        let container = try Container(Module("Mail") { Prototype { Draft() } })
        let draft = Draft()
        let error = #expect(throws: ResolutionError.self) { try container.set(draft) }
        #expect(error?.id == .notSettable)
        #expect(error?.description.contains("prototype") == true)
        #expect(try container.get(Draft.self) !== draft)
    }

    @Test(.statement("A63")) func settingAnObjectWhoseDependenciesAreNotAvailableIsAnError() throws {
        let container = try Container(
            Module("Windows") {
                External(Session.self)
                External(Window.self).inject(\.session.value)
            })
        let window = Window()
        let error = #expect(throws: ResolutionError.self) { try container.set(window) }
        #expect(error?.id == .externalNotSet)
        #expect(window.session.value == nil)

        try container.set(Session())
        try container.set(window)
        #expect(window.session.value === (try container.get(Session.self)))
    }
}
