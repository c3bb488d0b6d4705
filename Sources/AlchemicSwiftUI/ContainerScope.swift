#if canImport(SwiftUI)
public import Alchemic
internal import AlchemicScenes
public import SwiftUI

/// A scope for as long as its content is there: the content's container is a scope of the one around it.
///
/// ```swift
/// ContainerScope(.document) {
///     Resolving(Editor.self) { editor in EditorView(editor) }
/// }
/// ```
///
/// The scope is opened when the content is first shown and ends with it; other values at the same place open none, so give such a
/// view another identity: `.id(book.id)`. Each place in the view hierarchy has its own: two windows
/// of one kind are never confused. Where the scope cannot be opened, the reason is shown instead.
public struct ContainerScope<Content: View>: View {
    private let open: (Container) throws -> Container
    private let content: Content
    @Environment(\.container) private var container
    @State private var kept = Kept<BoundContainer>()

    /// Opens a scope around a view.
    ///
    /// - Parameters:
    ///   - scope: The scope, as in `Scoped` declarations.
    ///   - content: The view.
    public init(_ scope: Scope, @ViewBuilder content: () -> Content) {
        open = { try $0.scope(scope) }
        self.content = content()
    }

    /// Opens a scope with the values of its externals around a view.
    ///
    /// ```swift
    /// ContainerScope(.detail, with: book) {
    ///     Resolving(BookModel.self) { model in BookView(model) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The scope, as in `Scoped` declarations.
    ///   - values: A value for each external of the scope; a `ScopeValue` where the type is not enough to find it.
    ///   - content: The view.
    public init<each Value: Sendable>(
        _ scope: Scope, with values: repeat each Value, @ViewBuilder content: () -> Content
    ) {
        open = { try $0.scope(scope, with: repeat each values) }
        self.content = content()
    }

    /// The content, with the scope as its container.
    public var body: some View {
        switch kept.value(in: container, { BoundContainer(try open($0)) }) {
        case .success(let scope): content.container(scope.container)
        case .failure(let problem): ProblemView(problem: problem)
        }
    }
}
#endif
