import Alchemic
import AlchemicScenes
import SwiftUI
import SwiftUIUnderTest
import Testing

private struct Note: Sendable, Hashable {
    let id: Int
    let text: String
}

private final class Editor: Sendable, Stoppable {
    let note: Note
    let log: Journal
    init(note: Note, log: Journal) {
        (self.note, self.log) = (note, log)
        log.note("opened \(note.text)")
    }
    func stop() { log.note("closed \(note.text)") }
}

@MainActor private final class NoteModel {
    let id: Int
    let style: String
    init(id: Int, style: String, log: Journal) {
        (self.id, self.style) = (id, style)
        log.note("made \(id) \(style)")
    }
}

private let notes = Module("Notes") {
    Singleton { Journal() }
    Singleton { Title("first") }.named("first")
    Singleton { Title("second") }.named("second")
    External(Note.self, in: "note")
    Scoped("note", Editor.init(note:log:))
    Scoped("window") { Title("window") }.named("of the window")
    Prototype(NoteModel.init(id:style:log:), .argument, .argument, .auto)
}

private struct NoteView: View {
    let note: Note
    var body: some View {
        ContainerScope("note", id: note.id, with: note) {
            Resolving(Editor.self) { editor in Text(editor.note.text) }
        }
    }
}

/// What a typed container's function for the scope returns.
private struct NoteScope: TypedScope {
    let container: Container
}

private struct TypedNoteView: View {
    let note: Note
    let container: Container
    var body: some View {
        ContainerScope(id: note.id) {
            NoteScope(container: try container.scope("note", with: note))
        } content: {
            Resolving(Editor.self) { editor in Text(editor.note.text) }
        }
    }
}

@Suite("What views keep") @MainActor struct KeepingTests {
    private let stage = Stage()
    private let container: Container
    private let log: Journal

    init() throws {
        container = try Container(notes)
        log = try container.get(Journal.self)
    }

    private func show(_ view: some View) -> [String] { stage.show(view.container(container)) }

    @Test(
        .timeLimit(.minutes(1)), arguments: [false, true])
    func `another id opens another scope, with its own values, by a typed function too, and ends the one before`(
        isTyped: Bool
    ) async throws {
        for (id, text, expected) in [(1, "one", "one"), (1, "changed", "one"), (2, "two", "two")] {
            let note = Note(id: id, text: text)
            let texts = isTyped ? show(TypedNoteView(note: note, container: container)) : show(NoteView(note: note))
            #expect(texts == [expected])
        }
        try await log.wait(for: 3)
        #expect(Set(log.lines) == ["opened one", "opened two", "closed one"])
    }

    @Test func `another scope at the same place is opened`() {
        let values: [(Scope, [String])] = [("window", ["window"]), ("elsewhere", []), ("window", ["window"])]
        for (scope, expected) in values {
            let texts = show(ContainerScope(scope) { Resolving(Title.self, .named("of the window")) { Text($0.text) } })
            if expected.isEmpty {
                #expect(texts.first?.contains("[unknown-scope]") == true)
            } else {
                #expect(texts == expected)
            }
        }
    }

    @Test func `another query at the same place resolves anew`() {
        for name in ["first", "second", "first"] {
            #expect(show(Resolving(Title.self, .named(name)) { Text($0.text) }) == [name])
        }
    }

    @Test func `other arguments at the same place make another object, the same ones do not`() {
        func texts(_ id: Int, _ style: String) -> [String] {
            show(Resolving(NoteModel.self, with: id, style) { Text("\($0.id) \($0.style)") })
        }
        for (id, style) in [(1, "plain"), (1, "plain"), (1, "bold"), (2, "bold")] {
            #expect(texts(id, style) == ["\(id) \(style)"])
        }
        #expect(log.lines == ["made 1 plain", "made 1 bold", "made 2 bold"])
    }

    @Test func `arguments that the prototype does not take are shown as the error they are`() {
        let texts = show(Resolving(NoteModel.self, with: "one") { Text("\($0.id)") })
        #expect(texts.first?.contains("NoteModel") == true && texts.first?.contains("error: [") == true)
    }

    @Test func `another id makes another scene`() {
        var count = 0
        func host(_ id: Int) -> some View {
            SceneHost(
                ControllerScene { Screen() }.with {
                    count += 1
                    return count
                }
                .completed(view: { _, count in Text("scene \(count)") }), id: id)
        }
        for id in [1, 1, 2] { #expect(show(host(id)) == ["scene \(id)"]) }
    }

    @Test(
        .timeLimit(.minutes(1)))
    func `a scope ends with its place, not when its content disappears, however often it is told so`() async throws {
        let view = NoteView(note: Note(id: 1, text: "one")).onAppear {}.onDisappear {}
        #expect(show(view) == ["one"])
        stage.tellOfDisappearance()
        stage.tellOfDisappearance()
        #expect(show(view) == ["one"])
        stage.tellOfAppearance()
        stage.tellOfAppearance()
        #expect(show(view) == ["one"])
        try await Task.sleep(for: .milliseconds(50))
        #expect(log.lines == ["opened one"])
        stage.clear()
        try await log.wait(for: 2)
        #expect(log.lines == ["opened one", "closed one"])
    }
}
