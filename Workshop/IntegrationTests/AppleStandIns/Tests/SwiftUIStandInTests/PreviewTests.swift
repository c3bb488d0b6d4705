import Alchemic
import SwiftUI
import SwiftUIUnderTest
import Testing

private let app = Module("App") { Singleton { Title() } }

// Compiled without a warning: an extension that is not on the main actor may call what is not either, as with Apple's.
extension View {
    nonisolated fileprivate func sampled(_ text: String) -> some View {
        wired {
            app
            Value(Title(text)).overriding(Title.self)
        }
    }

    nonisolated fileprivate func ofApplication() -> some View { container(nil) }
}

@Suite("Previews in SwiftUI") @MainActor struct PreviewTests {
    private let stage = Stage()

    @Test func `a modifier wires a view, and keeps its container`() {
        #expect(Stage().show(TitleView().wired { app }) == ["plain"])
        #expect(stage.show(TitleView().sampled("sample")) == ["sample"])
        #expect(stage.show(TitleView().sampled("other")) == ["sample"])
    }

    @Test func `the nearest container counts`() throws {
        let container = try Container(Module("Inner") { Value(Title("inner")) })
        #expect(stage.show(TitleView().container(container).sampled("sample")) == ["inner"])
        #expect(Stage().show(TitleView().sampled("sample").ofApplication()) == ["sample"])
    }

    @Test func `a mistake in the wiring is shown`() {
        let shown = stage.show(TitleView().wired { Value(Title("sample")).overriding(Title.self) })
        #expect(shown.first?.contains("error: [") == true)
    }

    @Test func `a trait wires a preview`() async throws {
        let preview = Preview(
            traits: .container {
                app
                Value(Title("sample")).overriding(Title.self)
            }
        ) {
            TitleView()
        }
        #expect(try await stage.show(preview) == ["sample"])
    }
}
