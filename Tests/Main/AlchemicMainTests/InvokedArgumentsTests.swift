import AlchemicMain
import TestSupport
import Testing

private struct Session: Sendable {
    let user: String
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

@Suite struct InvokedArgumentsTests {
    @Test(.statement("T15", "A23", "A58")) func `missing trailing argument is nil where the parameter is optional`()
        throws
    {
        let container = try Container(pages)
        let page = try container.invoke(Page.self, with: Session(user: "given"), "given")
        #expect(page.session.user == "given")
        #expect(page.title == "given")
        #expect(page.note == nil)
        #expect(try container.invoke(Page.self, with: Session(user: ""), "", nil).note == nil)
        #expect(try container.invoke(Page.self, with: Session(user: ""), "", "note").note == "note")
    }

    @Test(.statement("T15", "A23", "A24")) func `wrong number of arguments counts expected and got`() throws {
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

    @Test(.statement("T15", "T16")) func `owner of a method is no argument`() throws {
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

    @Test(.statement("T16")) func `invoking one needs exactly one match and invoking all takes any number`() throws {
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
}
