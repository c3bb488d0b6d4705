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
/// The scope is opened when the content is first shown. It ends when its place in the hierarchy has gone, not when the content
/// disappears: what another screen covers keeps its scope. Another scope, another container or another `id` at the same place
/// ends it and opens a new one. Each place in the view hierarchy has its own: two windows
/// of one kind are never confused. Where the scope cannot be opened, the reason is shown instead.
public struct ContainerScope<Content: View>: View {
    private let need: Need<BoundContainer>
    private let content: Content

    /// Opens a scope around a view.
    ///
    /// - Parameters:
    ///   - scope: The scope, as in `Scoped` declarations.
    ///   - id: What the scope is for; another one opens a new scope.
    ///   - content: The view.
    public init(_ scope: Scope, id: AnyHashable? = nil, @ViewBuilder content: () -> Content) {
        need = .scope(scope, id) { try $0.scope(scope, file: "", line: 0) }
        self.content = content()
    }

    /// Opens a scope with the values of its externals around a view.
    ///
    /// ```swift
    /// ContainerScope(.detail, id: book.id, with: book) {
    ///     Resolving(BookModel.self) { model in BookView(model) }
    /// }
    /// ```
    ///
    /// The values are those of the first view at this place with this id: later ones with the same id are ignored.
    ///
    /// - Parameters:
    ///   - scope: The scope, as in `Scoped` declarations.
    ///   - id: What the scope is for; another one opens a new scope, with its own values.
    ///   - values: A value for each external of the scope; a `ScopeValue` where the type is not enough to find it.
    ///   - content: The view.
    public init<each Value: Sendable>(
        _ scope: Scope, id: AnyHashable? = nil, with values: repeat each Value, @ViewBuilder content: () -> Content
    ) {
        need = .scope(scope, id) { try $0.scope(scope, with: repeat each values, file: "", line: 0) }
        self.content = content()
    }

    /// Opens a scope around a view by the function that a typed container has for it, so that a missing value does not compile.
    ///
    /// ```swift
    /// ContainerScope(id: book.id, opening: { try shop.detail(book: book) }) {
    ///     Resolving(BookModel.self) { model in BookView(model) }
    /// }
    /// ```
    ///
    /// The scope is one of the typed container's, whatever container is around the view.
    ///
    /// - Parameters:
    ///   - id: What the scope is for; another one opens a new scope, with its own values.
    ///   - open: Opens the scope.
    ///   - content: The view.
    public init<Opened: TypedScope>(
        id: AnyHashable? = nil, opening open: @escaping @MainActor () throws -> Opened,
        @ViewBuilder content: () -> Content
    ) {
        need = Need(
            "\(Opened.self)", id, from: .anywhere { .made(BoundContainer(try open().container)) })
        self.content = content()
    }

    /// The content, with the scope as its container.
    @_documentation(visibility: internal)
    public var body: some View {
        Keeping(need, placeholder: EmptyView()) { scope in content.container(scope.container) }
    }
}

extension Need where Value == BoundContainer {
    /// A scope of the container around the view.
    fileprivate static func scope(
        _ scope: Scope, _ id: AnyHashable?, _ open: @escaping @MainActor (Container) throws -> Container
    ) -> Need {
        Need(scope.name, id, from: .container { .made(BoundContainer(try open($0))) })
    }
}
#endif
