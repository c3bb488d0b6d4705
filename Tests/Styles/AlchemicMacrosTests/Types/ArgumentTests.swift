#if Macros
internal import AlchemicMacros
internal import AlchemicMain
internal import Observation
internal import TestSupport
internal import Testing

@Singleton private final class Notes: Sendable {
    let name = "notes"
}

@Observable @Prototype @MainActor private final class NoteModel {
    @Argument let id: Int
    @Argument var title: String
    @ObservationIgnored let notes: Notes

    init(id: Int, notes: Notes, title: String) {
        self.id = id
        self.notes = notes
        self.title = title
    }
}

@Prototype private struct Row {
    let notes: Notes
    @Argument let number: Int
}

@Prototype private final class Draft {
    let number: Int
    let title: String

    @Inject(.argument, .named("draft title")) init(number: Int, title: String) {
        self.number = number
        self.title = title
    }
}

@Singleton private final class Feed: Sendable {
    let topic: String
    let notes: Notes

    @Inject(.key, .auto) init(topic: String, notes: Notes) {
        self.topic = topic
        self.notes = notes
    }
}

@Suite struct ArgumentTests {
    private let module = Module("Notes") {
        Notes.declaration
        NoteModel.declaration
        Row.declaration
        Draft.declaration
        Feed.declaration
        Value("untitled").named("draft title")
    }

    @Test @MainActor func `properties of a model are left to its caller`() throws {
        let container = try Container(module)
        let model = try container.get(Provider<NoteModel, Int, String>.self).getMain(7, "seven")
        #expect((model.id, model.title, model.notes.name) == (7, "seven", "notes"))
        #expect(failure(of: try container.get(main: NoteModel.self))?.id == .argumentMismatch)
    }

    @Test func `the compiler's initializer takes them too`() throws {
        let container = try Container(module)
        #expect(try container.provider(of: Row.self, taking: Int.self)(3).number == 3)
    }

    @Test func `a key is one of the queries of what is shared`() async throws {
        let container = try Container(module)
        // What declares itself is eager by default; a start knows no keys.
        try await container.start()
        let feed = try container.provider(of: Feed.self, taking: String.self)
        let news = try feed("news")
        #expect(news.topic == "news" && news.notes.name == "notes")
        #expect(try feed("news") === news)
        #expect(try feed("sports") !== news)
    }

    @Test func `queries say it too`() throws {
        let container = try Container(module)
        let draft = try container.provider(of: Draft.self, taking: Int.self)(4)
        #expect((draft.number, draft.title) == (4, "untitled"))
    }
}
#endif
