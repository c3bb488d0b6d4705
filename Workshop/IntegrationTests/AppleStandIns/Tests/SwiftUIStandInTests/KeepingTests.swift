import Alchemic
import AlchemicScenes
import SwiftUI
import SwiftUIUnderTest
import Synchronization
import Testing

private struct Note: Sendable, Hashable {
    let id: Int
    let text: String
}

private final class Log: Sendable {
    private let entries = Mutex<[String]>([])
    var lines: [String] { entries.withLock { $0 } }
    func write(_ line: String) { entries.withLock { $0.append(line) } }
}

private final class Editor: Sendable, Stoppable {
    let note: Note
    let log: Log
    init(note: Note, log: Log) {
        (self.note, self.log) = (note, log)
        log.write("opened \(note.text)")
    }
    func stop() { log.write("closed \(note.text)") }
}

@MainActor private final class NoteModel {
    let id: Int
    let style: String
    init(id: Int, style: String, log: Log) {
        (self.id, self.style) = (id, style)
        log.write("made \(id) \(style)")
    }
}

private final class Title: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

private let notes = Module("Notes") {
    Singleton { Log() }
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

@MainActor private final class Screen: @MainActor SceneController {
    var sceneContents: SceneContents<Text>?
}

@Suite("What views keep") @MainActor struct KeepingTests {
    private let stage = Stage()
    private let container: Container
    private let log: Log

    init() throws {
        container = try Container(notes)
        log = try container.get(Log.self)
    }

    private func show(_ view: some View) -> [String] { stage.show(view.container(container)) }

    @Test("another id opens another scope, with its own values, and ends the one before", .timeLimit(.minutes(1)))
    func scopeID() async throws {
        #expect(show(NoteView(note: Note(id: 1, text: "one"))) == ["one"])
        #expect(show(NoteView(note: Note(id: 1, text: "changed"))) == ["one"])
        #expect(show(NoteView(note: Note(id: 2, text: "two"))) == ["two"])
        while log.lines.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(Set(log.lines) == ["opened one", "opened two", "closed one"])
    }

    @Test("another id opens another scope by a typed function, and ends the one before", .timeLimit(.minutes(1)))
    func typedScopeID() async throws {
        for (id, text, expected) in [(1, "one", "one"), (1, "changed", "one"), (2, "two", "two")] {
            #expect(show(TypedNoteView(note: Note(id: id, text: text), container: container)) == [expected])
        }
        while log.lines.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(Set(log.lines) == ["opened one", "opened two", "closed one"])
    }

    @Test("another scope at the same place is opened") func otherScope() {
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

    @Test("another query at the same place resolves anew") func query() {
        for name in ["first", "second", "first"] {
            #expect(show(Resolving(Title.self, .named(name)) { Text($0.text) }) == [name])
        }
    }

    @Test("other arguments at the same place make another object, the same ones do not") func arguments() {
        func texts(_ id: Int, _ style: String) -> [String] {
            show(Resolving(NoteModel.self, with: id, style) { Text("\($0.id) \($0.style)") })
        }
        #expect(texts(1, "plain") == ["1 plain"])
        #expect(texts(1, "plain") == ["1 plain"])
        #expect(texts(1, "bold") == ["1 bold"])
        #expect(texts(2, "bold") == ["2 bold"])
        #expect(log.lines == ["made 1 plain", "made 1 bold", "made 2 bold"])
    }

    @Test("arguments that the prototype does not take are shown as the error they are") func wrongArguments() {
        let texts = show(Resolving(NoteModel.self, with: "one") { Text("\($0.id)") })
        #expect(texts.first?.contains("NoteModel") == true && texts.first?.contains("error: [") == true)
    }

    @Test("another id makes another scene") func sceneID() {
        var count = 0
        func host(_ id: Int) -> some View {
            SceneHost(
                ControllerScene { Screen() }.with {
                    count += 1
                    return count
                }
                .completed(view: { _, count in Text("scene \(count)") }), id: id)
        }
        #expect(show(host(1)) == ["scene 1"])
        #expect(show(host(1)) == ["scene 1"])
        #expect(show(host(2)) == ["scene 2"])
    }

    @Test(
        "a scope ends with its place, not when its content disappears, however often it is told so",
        .timeLimit(.minutes(1)))
    func unpairedEvents() async throws {
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
        while log.lines.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.lines == ["opened one", "closed one"])
    }
}
