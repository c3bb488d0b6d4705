import Testing

@testable import Toolkit

extension DisplayTests {
    /// The widgets say what GTK shows, and are free when nobody holds them.
    @MainActor struct WidgetTests {
        init() throws { try VirtualDisplay.use() }

        @Test func showsWhatItWasTold() async throws {
            let window = Window(title: "Widgets", width: 300, height: 300)
            let label = Label("a label")
            let list = TextList { _ in }
            list.lines = ["one", "two"]
            let entry = Entry(placeholder: "words") { _ in }
            entry.text = "an entry"
            let text = TextView("some\ntext") { _ in }
            window.show(Pile(label, list, entry, text, Button("a button") {}))
            #expect(ScreenReader.texts(inWindow: "Widgets") == nil)
            window.present()
            try await until("the window is shown") { window.isMapped }
            #expect(
                ScreenReader.texts(inWindow: "Widgets")
                    == ["a label", "one", "two", "an entry", "some\ntext", "a button"])

            label.isVisible = false
            list.lines = ["three"]
            #expect(ScreenReader.texts(inWindow: "Widgets") == ["three", "an entry", "some\ntext", "a button"])
            window.hide()
            #expect(!window.isMapped)
            #expect(ScreenReader.windows == [])
        }

        @Test func tellsWhatTheUserDoes() async throws {
            var told: [String] = []
            let window = Window(title: "Widgets", width: 300, height: 300)
            let list = TextList { told.append("line \($0)") }
            list.lines = ["one", "two"]
            let entry = Entry(placeholder: "") { told.append("entry \($0)") }
            let text = TextView("") { told.append("text \($0)") }
            let button = Button("a button") { told.append("button") }
            window.show(Pile(list, entry, text, button))
            window.present()
            try await until("the window is shown") { window.isMapped }
            list.activate(1)
            entry.text = "new"
            text.text = "new"
            button.click()
            #expect(told == ["line 1", "entry new", "text new", "button"])
        }

        @Test func areFreeAfterTheirWindow() async throws {
            var window: Window? = Window(title: "Widgets", width: 300, height: 300)
            var watches: [WidgetWatch] = []
            weak var button: Button?
            do {
                let made = Button("a button") {}
                let members: [Widget] = [
                    TextList { _ in }, Entry(placeholder: "") { _ in }, TextView("text") { _ in }, made,
                ]
                let pile = Pile(members[0], members[1], members[2], members[3])
                window?.show(pile)
                watches = (members + [pile]).map { WidgetWatch($0) }
                button = made
            }
            watches.append(WidgetWatch(try #require(window)))
            window?.present()
            try await until("the window is shown") { window?.isMapped == true }
            #expect(button != nil)
            window = nil
            #expect(button == nil)
            try await until("GTK's objects are gone") { watches.allSatisfy(\.isGone) }
        }
    }
}
