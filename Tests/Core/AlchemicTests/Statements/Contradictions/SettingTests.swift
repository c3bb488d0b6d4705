import Alchemic
import TestSupport
import Testing

private final class Session: Sendable {
    let user: String
    init(user: String) { self.user = user }
}

private final class Site: Sendable {
    init() {}
}

private struct Title: Sendable, Equatable {
    var text: String
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
    @Test(.statement("T17")) func `setting a prototype is an error and setting before the start is allowed`()
        async throws
    {
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

    @Test(.statement("T29")) func `unset external is reported by the start and thrown by a request`() async throws {
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

    @Test(.statement("T31")) func `what a method makes is injected by its dynamic type superclasses included`() throws {
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
