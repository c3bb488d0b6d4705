import Alchemic
import TestSupport
import Testing

private final class Store: Sendable {}

private final class Note: Sendable {
    let id: Int
    let store: Store
    let title: String
    let inner: Label

    init(id: Int, store: Store, title: String, inner: Label) {
        self.id = id
        self.store = store
        self.title = title
        self.inner = inner
    }
}
private final class Label: Sendable {
    let text: String
    init(text: String) { self.text = text }
}

/// A consumer that gives the arguments on, to an inner object while it is being built itself.
private final class Folder: Sendable {
    let note: Note

    init(id: Int, label: Provider<Label, String>, note: Provider<Note, Int, String, Label>) throws {
        self.note = try note(id, "title \(id)", try label("label \(id)"))
    }
}

@Suite struct GivenArgumentTests {
    private static let module = Module("Notes") {
        Singleton { Store() }
        Prototype(Note.init, .argument, .auto, .argument, .argument)
        Prototype(Label.init(text:), .argument)
        Prototype(Folder.init, .argument, .auto, .auto)
    }

    /// Ten thousand providers, called on threads and in tasks at the same time: none gets what another one was given.
    @Test func noArgumentIsExchanged() async throws {
        let container = try Container(Self.module)
        let store = try container.get(Store.self)
        let exchanged = await withTaskGroup(of: Int.self) { group in
            for task in 0..<100 {
                group.addTask {
                    var wrong = 0
                    for call in 0..<100 {
                        let id = task * 100 + call
                        guard let folder = try? await Self.folder(id, in: container, isAwaited: call % 2 == 0) else {
                            wrong += 1
                            continue
                        }
                        let note = folder.note
                        let isRight =
                            note.id == id && note.title == "title \(id)" && note.inner.text == "label \(id)"
                            && note.store === store
                        if !isRight { wrong += 1 }
                    }
                    return wrong
                }
            }
            return await group.reduce(0, +)
        }
        #expect(exchanged == 0)
    }

    private static func folder(_ id: Int, in container: Container, isAwaited: Bool) async throws -> Folder {
        if isAwaited { return try await container.get(AsyncProvider<Folder, Int>.self)(id) }
        return try container.get(Provider<Folder, Int>.self)(id)
    }

    /// What a caller gave is let go of with the object.
    @Test func nothingKeepsAnArgument() async throws {
        let container = try Container(Self.module)
        let provider = try container.get(Provider<Note, Int, String, Label>.self)
        let awaited = try container.get(AsyncProvider<Note, Int, String, Label>.self)
        weak var first: Label?
        weak var second: Label?
        do {
            let label = Label(text: "a")
            first = label
            #expect(try provider(1, "a", label).inner === label)
        }
        do {
            let label = Label(text: "b")
            second = label
            #expect(try await awaited(1, "b", label).inner === label)
        }
        #expect(first == nil)
        #expect(second == nil)
    }
}
