#if canImport(SwiftUI)
public import Alchemic
public import SwiftUI

/// A view that needs something from the container around it.
///
/// ```swift
/// Resolving(Catalogue.self) { catalogue in CatalogueList(catalogue) }
/// Resolving(NoteModel.self, with: note.id) { model in NoteView(model) }    // a prototype that takes an argument
/// Resolving(Feed.self) { feed in FeedList(feed) } placeholder: { ProgressView() }
/// ```
///
/// It resolves on the main actor, once for its place in the hierarchy; another query, other arguments or another container at the
/// same place resolve anew. An object that must be awaited is awaited in a task of the view, which shows the placeholder until
/// then. If the object cannot be resolved, the view shows why: the whole message in a debug build, its headline in a release build.
public struct Resolving<Value, Content: View, Placeholder: View>: View {
    private let need: Need<Value>
    private let content: (Value) -> Content
    private let placeholder: Placeholder

    private init(_ need: Need<Value>, _ content: @escaping (Value) -> Content, _ placeholder: Placeholder) {
        self.need = need
        self.content = content
        self.placeholder = placeholder
    }

    /// Resolves something, and shows a view of it.
    ///
    /// - Parameters:
    ///   - type: What to resolve.
    ///   - query: How to find it.
    ///   - content: The view.
    ///   - placeholder: What is shown while it is awaited.
    public init(
        _ type: Value.Type, _ query: Query<Value> = .auto, @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(.resolved(query), content, placeholder())
    }

    /// Makes a prototype with arguments, and shows a view of it.
    ///
    /// Other arguments at the same place make another one.
    ///
    /// - Parameters:
    ///   - type: What to make.
    ///   - first: The first argument that the prototype leaves to its caller.
    ///   - rest: The other ones.
    ///   - content: The view.
    ///   - placeholder: What is shown while it is awaited.
    public init<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        _ type: Value.Type, with first: First, _ rest: repeat each Rest,
        @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(.provided(first, repeat each rest), content, placeholder())
    }

    /// The view of what was resolved.
    @_documentation(visibility: internal)
    public var body: some View { Keeping(need, placeholder: placeholder, content: content) }
}

extension Resolving where Placeholder == EmptyView {
    /// Resolves something, and shows a view of it, and nothing while it is awaited.
    ///
    /// - Parameters:
    ///   - type: What to resolve.
    ///   - query: How to find it.
    ///   - content: The view.
    public init(
        _ type: Value.Type, _ query: Query<Value> = .auto, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.init(.resolved(query), content, EmptyView())
    }

    /// Makes a prototype with arguments, and shows a view of it, and nothing while it is awaited.
    ///
    /// - Parameters:
    ///   - type: What to make.
    ///   - first: The first argument that the prototype leaves to its caller.
    ///   - rest: The other ones.
    ///   - content: The view.
    public init<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        _ type: Value.Type, with first: First, _ rest: repeat each Rest,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.init(.provided(first, repeat each rest), content, EmptyView())
    }
}
#endif
