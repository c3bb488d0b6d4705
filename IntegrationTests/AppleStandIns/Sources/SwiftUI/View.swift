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
@MainActor
public struct ViewBuilder {
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

/// A text.
public struct Text: View, Primitive {
    let content: String

    /// Makes one that is shown as it stands.
    public init(verbatim content: String) { self.content = content }

    /// It is rendered itself.
    public var body: Never { fatalError("a text has no body") }

    func render(_ rendering: inout Rendering) { rendering.texts.append(content) }
}

/// Two views.
public struct TupleView<First: View, Second: View>: View, Primitive {
    let first: First
    let second: Second

    /// It is rendered itself.
    public var body: Never { fatalError("a pair has no body") }

    func render(_ rendering: inout Rendering) {
        rendering.render(first, at: "0")
        rendering.render(second, at: "1")
    }
}

/// One of two views.
public struct ConditionalContent<First: View, Second: View>: View, Primitive {
    let first: First?
    let second: Second?

    /// It is rendered itself.
    public var body: Never { fatalError("a condition has no body") }

    func render(_ rendering: inout Rendering) {
        if let first { rendering.render(first, at: "first") }
        if let second { rendering.render(second, at: "second") }
    }
}

extension Optional: View where Wrapped: View {
    /// It is rendered itself.
    public var body: Never { fatalError("an optional has no body") }
}

extension Optional: Primitive where Wrapped: View {
    func render(_ rendering: inout Rendering) {
        if let self { rendering.render(self, at: "some") }
    }
}
