// As much of SwiftUI as the adapters use, declared as it is there, with a renderer that tests can drive.

/// A part of what is shown: https://developer.apple.com/documentation/swiftui/view.
@MainActor
@preconcurrency
public protocol View {
    /// What it is made of.
    associatedtype Body: View
    /// What it is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("what is rendered itself has no body") }
}

/// A view that is rendered itself.
@MainActor
protocol Primitive {
    func render(_ rendering: inout Rendering)
}

/// Reads the lines of a view's body: https://developer.apple.com/documentation/swiftui/viewbuilder.
@resultBuilder
public struct ViewBuilder {
    /// No line.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One line.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several lines.
    public static func buildBlock<First: View, Second: View>(
        _ first: First, _ second: Second
    ) -> TupleView<First, Second> { TupleView(first: first, second: second) }
    /// The first branch of a condition.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent(first: first, second: nil)
    }
    /// The second branch of a condition.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent(first: nil, second: second)
    }
    /// A condition without an `else`.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}

/// Nothing: it does not appear, and has no task: https://developer.apple.com/documentation/swiftui/emptyview.
nonisolated public struct EmptyView: View, Primitive, Emptiness {
    /// Makes one.
    nonisolated public init() {}

    /// It is rendered itself.
    public var body: Never { fatalError("nothing has no body") }

    @MainActor var isEmpty: Bool { true }

    @MainActor func render(_ rendering: inout Rendering) {}
}

/// A text.
nonisolated public struct Text: View, Primitive {
    let content: String

    /// Makes one that is shown as it stands.
    nonisolated public init(verbatim content: String) { self.content = content }

    /// It is rendered itself.
    public var body: Never { fatalError("a text has no body") }

    @MainActor func render(_ rendering: inout Rendering) { rendering.texts.append(content) }
}

/// Two views.
nonisolated public struct TupleView<First: View, Second: View>: View, Primitive {
    let first: First
    let second: Second

    nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }

    /// It is rendered itself.
    public var body: Never { fatalError("a pair has no body") }

    @MainActor func render(_ rendering: inout Rendering) {
        rendering.render(first, at: "0")
        rendering.render(second, at: "1")
    }
}

/// One of two views.
nonisolated public struct ConditionalContent<First: View, Second: View>: View, Primitive {
    let first: First?
    let second: Second?

    nonisolated init(first: First?, second: Second?) { (self.first, self.second) = (first, second) }

    /// It is rendered itself.
    public var body: Never { fatalError("a condition has no body") }

    @MainActor func render(_ rendering: inout Rendering) {
        if let first { rendering.render(first, at: "first") }
        if let second { rendering.render(second, at: "second") }
    }
}

extension Optional: View where Wrapped: View {
    /// It is rendered itself.
    public var body: Never { fatalError("an optional has no body") }
}

extension Optional: Primitive where Wrapped: View {
    @MainActor func render(_ rendering: inout Rendering) {
        if let self { rendering.render(self, at: "some") }
    }
}
