#if canImport(SwiftUI)
public import Alchemic
internal import AlchemicScenes
public import SwiftUI

/// A view that opens a scope of the surrounding container for its content.
///
/// ```swift
/// ContainerScope(.document) {
///     Resolving(Editor.self) { editor in EditorView(editor) }
/// }
/// ```
///
/// The scope is opened when the content is first shown. It ends when the view loses its place in the hierarchy, not when the
/// content disappears: content that another screen covers keeps its scope. Another scope name, container or `id` at the same
/// place ends the scope and opens a new one. Each place in the view hierarchy has its own scope: two windows of one kind are
/// never confused. If the scope cannot be opened, the view shows the reason.
public struct ContainerScope<Content: View>: View {
    private let need: Need<BoundContainer>
    private let content: Content

    /// Opens a scope around a view.
    ///
    /// - Parameters:
    ///   - scope: The scope, as in `Scoped` declarations.
    ///   - id: The identity of the scope; another `id` opens a new scope.
    ///   - content: The view.
    public init(_ scope: Scope, id: AnyHashable? = nil, @ViewBuilder content: () -> Content) {
        need = .scope(scope, id: id) { try $0.scope(scope, file: "", line: 0) }
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
    /// The first view at this place with an `id` sets the values: values of later views with the same `id` are ignored.
    ///
    /// - Parameters:
    ///   - scope: The scope, as in `Scoped` declarations.
    ///   - id: The identity of the scope; another `id` opens a new scope, with its own values.
    ///   - values: A value for each external of the scope; a `ScopeValue` if the type is not enough to find the external.
    ///   - content: The view.
    public init<each Value: Sendable>(
        _ scope: Scope, id: AnyHashable? = nil, with values: repeat each Value, @ViewBuilder content: () -> Content
    ) {
        need = .scope(scope, id: id) { try $0.scope(scope, with: repeat each values, file: "", line: 0) }
        self.content = content()
    }

    /// Opens a scope by a typed container's function, so that a missing value does not compile.
    ///
    /// ```swift
    /// ContainerScope(id: book.id, opening: { try shop.detail(book: book) }) {
    ///     Resolving(BookModel.self) { model in BookView(model) }
    /// }
    /// ```
    ///
    /// The scope belongs to the typed container, whatever container is around the view.
    ///
    /// - Parameters:
    ///   - id: The identity of the scope; another `id` opens a new scope, with its own values.
    ///   - open: A closure that opens the scope.
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
        _ scope: Scope, id: AnyHashable?, openedBy open: @escaping @MainActor (Container) throws -> Container
    ) -> Need {
        Need(scope.name, id, from: .container { .made(BoundContainer(try open($0))) })
    }
}
#endif
