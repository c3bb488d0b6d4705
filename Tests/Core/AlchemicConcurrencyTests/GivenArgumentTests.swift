import Alchemic
import TestSupport
import Testing

private final class Note: Sendable {
    let id: Int
    let plain: Plain
    let title: String
    let inner: Label

    init(id: Int, plain: Plain, title: String, inner: Label) {
        (self.id, self.plain, self.title, self.inner) = (id, plain, title, inner)
    }
}

private final class Label: Sendable {
    let text: String
    init(text: String) { self.text = text }
}

/// Gives its arguments on, to inner objects while it is being built itself.
private final class Folder: Sendable {
    let note: Note

    init(id: Int, label: Provider<Label, String>, note: Provider<Note, Int, String, Label>) throws {
        self.note = try note(id, "title \(id)", try label("label \(id)"))
    }
}

@Suite
struct GivenArgumentTests {
    private let container: Container

    init() throws {
        container = try Container(
            Module("Notes") {
                Singleton { Plain() }
                Prototype(Note.init, .argument, .auto, .argument, .argument)
                Prototype(Label.init(text:), .argument)
                Prototype(Folder.init, .argument, .auto, .auto)
            })
    }

    @Test
    func `what a caller gives reaches no other of ten thousand calls, on threads and in tasks at the same time`()
        async throws
    {
        let plain = try container.get(Plain.self)
        let errors = await errors(ofTasks: 100) { task in
            for id in (task * 100)..<(task * 100 + 100) {
                let folder =
                    id % 2 == 0
                    ? try await container.get(AsyncProvider<Folder, Int>.self)(id)
                    : try container.get(Provider<Folder, Int>.self)(id)
                let note = folder.note
                guard note.id == id, note.title == "title \(id)", note.inner.text == "label \(id)", note.plain === plain
                else { throw Broken("\(id)") }
            }
        }
        #expect(errors.isEmpty)
    }

    @Test
    func `what a caller gives is let go of with the object`() async throws {
        let provider = try container.get(Provider<Note, Int, String, Label>.self)
        let awaited = try container.get(AsyncProvider<Note, Int, String, Label>.self)
        weak var first: Label?
        weak var second: Label?
        do {
            let labels = (Label(text: "a"), Label(text: "b"))
            (first, second) = labels
            #expect(try provider(1, "a", labels.0).inner === labels.0)
            #expect(try await awaited(1, "b", labels.1).inner === labels.1)
        }
        #expect(first == nil)
        #expect(second == nil)
    }
}
