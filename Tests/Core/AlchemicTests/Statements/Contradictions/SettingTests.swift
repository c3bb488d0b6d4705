import Alchemic
import TestSupport
import Testing

private final class Session: Sendable {
    let user: String
    init(user: String) { self.user = user }
}

private final class Page: Sendable {
    let session: Session
    let title: String
    let note: String?
    let footer = Variable<String?>(nil)
    init(session: Session, title: String, note: String?) {
        self.session = session
        self.title = title
        self.note = note
    }
}

private final class Site: Sendable {
    init() {}
    @Sendable func makeTitle(_ number: Int, suffix: String?) -> Title { Title(text: "\(number)\(suffix ?? "")") }
}

private struct Title: Sendable, Equatable {
    var text: String
}

private let pages = Module("Pages") {
    Singleton(Page.init(session:title:note:)).named("page").inject(\.footer.value, .value("footer"))
    Value(Session(user: "declared"))
    Value("declared")
}

private class Widget {
    var base: String?
}

private final class Button: Widget {
    var label: Int?
}

private final class Toolkit: Sendable {
    init() {}
    @Sendable func makeWidget() -> Widget { Button() }
}

@Suite struct SettingTests {
    @Test(.statement("T15", "A23", "A58")) func missingTrailingArgumentIsNilWhereTheParameterIsOptional() throws {
        let container = try Container(pages)
        let page = try container.invoke(Page.self, with: Session(user: "given"), "given")
        #expect(page.session.user == "given")
        #expect(page.title == "given")
        #expect(page.note == nil)
        #expect(try container.invoke(Page.self, with: Session(user: ""), "", nil).note == nil)
        #expect(try container.invoke(Page.self, with: Session(user: ""), "", "note").note == "note")
    }

    @Test(.statement("T15", "A23", "A24")) func wrongNumberOfArgumentsCountsExpectedAndGot() throws {
        let container = try Container(pages)
        let few = failure(of: try container.invoke(Page.self, with: Session(user: "")))
        #expect(few?.id == .argumentCount)
        #expect(few?.headline.contains("expected 3 arguments, got 1") == true)
        let many = failure(of: try container.invoke(Page.self, with: Session(user: ""), "", "", "more"))
        #expect(many?.id == .argumentCount)
        #expect(many?.headline.contains("expected 3 arguments, got 4") == true)
        let wrong = failure(of: try container.invoke(Page.self, with: "", Session(user: "")))
        #expect(wrong?.id == .typeMismatch)
        #expect(wrong?.headline.contains("argument 1") == true)
        let none = failure(of: try container.invoke(Page.self, with: nil, "title"))
        #expect(none?.id == .typeMismatch, "nil is an argument, and a session is not optional")
    }

    @Test(.statement("T15", "T16")) func ownerOfAMethodIsNoArgument() throws {
        let container = try Container(
            Module("Sites") {
                Singleton(Site.init)
                Prototype(of: Site.self, Site.makeTitle, .value(0), .value(nil))
            })
        #expect(try container.invoke(Title.self, with: 7) == Title(text: "7"))
        #expect(try container.invoke(Title.self, with: 7, "th") == Title(text: "7th"))
        let error = failure(of: try container.invoke(Title.self))
        #expect(error?.headline.contains("expected 2 arguments, got 0") == true)
    }

    @Test(.statement("T16")) func invokingOneNeedsExactlyOneMatchAndInvokingAllTakesAnyNumber() throws {
        let container = try Container(
            Module("Titles") {
                Singleton { (number: Int) in Title(text: "first \(number)") }.named("first")
                Prototype { (number: Int) in Title(text: "second \(number)") }.named("second").tagged("tag")
                Value(Title(text: "constant"))
                Value(0)
            })
        #expect(try container.invoke(Title.self, .named("second"), with: 3) == Title(text: "second 3"))
        #expect(failure(of: try container.invoke(Title.self, with: 3))?.id == .ambiguous)
        #expect(failure(of: try container.invoke(Session.self, with: 3))?.id == .missingBinding)
        let texts = try container.invokeAll(Title.self, with: 3).map(\.text)
        #expect(texts == ["first 3", "second 3"], "what has nothing to call is left out")
        #expect(try container.invokeAll(Title.self, .tagged("tag"), with: 4).map(\.text) == ["second 4"])
        #expect(try container.invokeAll(Session.self).isEmpty)
    }

    @Test(.statement("T17")) func settingAPrototypeIsAnErrorAndSettingBeforeTheStartIsAllowed() async throws {
        let container = try Container(
            Module("Sessions") {
                Prototype { Session(user: "new") }.named("new")
                External(Session.self).named("external")
                Singleton({ (session: Session) in [session.user] }, .named("external")).eager()
            })
        let error = failure(of: try container.set(Session(user: "x"), .named("new")))
        #expect(error?.id == .notSettable)
        #expect(error?.description.contains("prototype") == true)
        #expect(failure(of: try container.set(Session(user: "x"), .value(Session(user: "y"))))?.id == .illegalQuery)
        #expect(failure(of: try container.set(Session(user: "x"), .named("new").tagged("no")))?.id == .illegalQuery)
        try container.set(Session(user: "early"))
        try await container.start()
        #expect(try container.isBuilt([String].self))
        #expect(try container.get([String].self) == ["early"])
    }

    @Test(.statement("T29")) func unsetExternalIsReportedByTheStartAndThrownByARequest() async throws {
        let events = Journal()
        let container = try Container(
            Module("Sessions") {
                External(Session.self)
                Singleton { (session: Session) in [session.user] }
                Singleton { (users: [String]) in Title(text: users.joined()) }.eager().named("title")
                Singleton { Site() }.eager()
            },
            observer: { if $0.kind == .waiting { events.note($0.label) } })
        try await container.start()
        #expect(events.entries == ["Title \"title\" for Session"])
        #expect(try container.isBuilt(Site.self), "the others are built all the same")
        let error = failure(of: try container.get(Title.self))
        #expect(error?.id == .externalNotSet)
        #expect(error?.headline.contains("`Session`") == true)
        #expect(error?.path == ["Title \"title\"", "[String]", "Session"])
        try container.set(Session(user: "late"))
        #expect(try container.get(Title.self) == Title(text: "late"))
    }

    @Test(.statement("T31")) func whatAMethodMakesIsInjectedByItsDynamicTypeSuperclassesIncluded() throws {
        let container = try Container(
            Module("Widgets") {
                Singleton(Toolkit.init)
                Prototype(of: Toolkit.self, Toolkit.makeWidget).named("made")
                Prototype { Widget() }.named("widget").inject(\.base, .value("base"), name: "base")
                Prototype { Button() }.named("button").inject(\.label, .value(3))
            })
        let made = try #require(try container.get(Widget.self, .named("made")) as? Button)
        #expect(made.label == 3)
        #expect(made.base == "base")
        let widget = try container.get(Widget.self, .named("widget"))
        #expect(widget.base == "base")
        let button = try container.get(Button.self)
        #expect(button.base == "base")
    }
}
