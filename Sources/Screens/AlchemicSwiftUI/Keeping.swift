#if canImport(SwiftUI)
internal import Alchemic
internal import SwiftUI

/// Shows the content for an object, a placeholder while the object is awaited, or the reason why it cannot be made.
struct Keeping<Value, Content: View, Placeholder: View>: View {
    let need: Need<Value>
    let placeholder: Placeholder
    let content: (Value) -> Content
    @Environment(\.container) private var container
    @State private var kept = Kept<Value>()
    @State private var redrawn = 0

    init(_ need: Need<Value>, placeholder: Placeholder, content: @escaping (Value) -> Content) {
        self.need = need
        self.placeholder = placeholder
        self.content = content
    }

    var body: some View {
        // Reading the state makes SwiftUI draw the view again when it changes.
        let _ = redrawn
        switch kept.resolve(need, in: container) {
        case .value(let value): content(value)
        // The stack is there because SwiftUI runs no task of a view that shows nothing.
        case .awaited(let ticket): ZStack { placeholder }.task(id: ticket) { await wait(ticket) }
        case .problem(let problem, let ticket): ProblemView(problem: problem).task(id: ticket) { await wait(ticket) }
        }
    }

    private func wait(_ ticket: Int?) async {
        if await kept.wait(ticket) { redrawn += 1 }
    }
}
#endif
