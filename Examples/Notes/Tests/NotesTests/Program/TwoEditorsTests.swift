import Alchemic
import AlchemicScenes
import Testing
import Toolkit

@testable import Notes

extension DisplayTests {
    /// Two windows of one kind, each with a container of its own.
    @MainActor struct TwoEditorsTests {
        private let store = MemoryNoteStore([Note(text: "Milk"), Note(text: "Letter")])
        private let program: TestProgram

        init() throws {
            program = try TestProgram(store)
        }

        @Test(arguments: [0, 1])
        func closeInEitherOrder(first: Int) async throws {
            let list = try await program.openList()
            let titles = ["Milk", "Letter"]
            var editors: [EditorController] = []
            for title in titles { editors.append(try await program.open(title, from: list)) }
            let containers = try editors.map { try Container.nearest(to: $0) }
            #expect(containers[0] !== containers[1])
            #expect(containers[0].parent === containers[1].parent)
            #expect(containers[0].parent === program.application.boundContainer?.container)
            #expect(try Container.nearest(to: list) === containers[0].parent)

            for (editor, title) in zip(editors, titles) { editor.view?.text.text = "\(title)\nof \(title)" }
            for (container, title) in zip(containers, titles) {
                #expect(try container.get(main: Draft.self).text == "\(title)\nof \(title)")
                #expect(ScreenReader.texts(inWindow: title) == ["\(title)\nof \(title)", "3 words", "Delete"])
            }

            let second = 1 - first
            editors[first].close()
            editors.remove(at: first)
            #expect(containers[first].isEnded)
            #expect(!containers[second].isEnded)
            #expect(ScreenReader.windows == ["Notes", titles[second]])
            try await program.finishWriting()
            #expect(await store.notes()[first].text == "\(titles[first])\nof \(titles[first])")
            #expect(await store.notes()[second].text == titles[second])
            #expect(try Container.nearest(to: editors[0]) === containers[second])
            #expect(try containers[second].get(main: Draft.self).text == "\(titles[second])\nof \(titles[second])")

            editors[0].close()
            editors = []
            #expect(containers[second].isEnded)
            #expect(containers[second].parent?.isEnded == false)
            try await program.finishWriting()
            #expect(await store.notes().map(\.text) == titles.map { "\($0)\nof \($0)" })
            list.close()
        }

        @Test func nothingOfAClosedWindowIsLeft() async throws {
            let list = try await program.openList()
            var editor: EditorController? = try await program.open("Milk", from: list)
            let watches = [try #require(editor?.window), try #require(editor?.view), try #require(editor?.view?.text)]
                .map { WidgetWatch($0) }
            let helpers = (editor?.sceneContents?.helpers ?? []).map { Held($0 as AnyObject) }
            #expect(helpers.count == 4)
            let container = Held(try Container.nearest(to: try #require(editor)))
            let draft = Held(try (container.object as? Container)?.get(main: Draft.self))
            weak let gone = editor
            editor?.close()
            editor = nil
            #expect(gone == nil)
            #expect(helpers.allSatisfy { $0.object == nil })
            try await until("the window's container and its objects are gone") {
                container.object == nil && draft.object == nil
            }
            try await until("GTK's objects are gone") { watches.allSatisfy(\.isGone) }
            list.close()
        }
    }
}

/// An object that may end.
@MainActor private final class Held {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject?) {
        self.object = object
    }
}
