#if canImport(SwiftUI)
public import Alchemic
public import SwiftUI

/// A view that needs an object from the container around it.
///
/// ```swift
/// Resolving(Catalogue.self) { catalogue in CatalogueList(catalogue) }
/// Resolving(NoteModel.self, with: note.id) { model in NoteView(model) }    // a prototype that takes an argument
/// Resolving(Feed.self) { feed in FeedList(feed) } placeholder: { ProgressView() }
/// ```
///
/// The view resolves on the main actor, once for its place in the hierarchy, and again if the query, the arguments or the
/// container at that place change. An asynchronous object is awaited in a task of the view, which shows the placeholder
/// meanwhile. If the object cannot be resolved, the view shows the error: the whole message in a debug build, its headline in a
/// release build.
public struct Resolving<Value, Content: View, Placeholder: View>: View {
    private let need: Need<Value>
    private let content: (Value) -> Content
    private let placeholder: Placeholder

    private init(need: Need<Value>, content: @escaping (Value) -> Content, placeholder: Placeholder) {
        self.need = need
        self.content = content
        self.placeholder = placeholder
    }

    /// Resolves an object, and shows a view of it.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find the object.
    ///   - content: The view.
    ///   - placeholder: The view to show while the object is awaited.
    public init(
        _ type: Value.Type, _ query: Query<Value> = .auto, @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(need: .resolved(query), content: content, placeholder: placeholder())
    }

    /// Makes a prototype with arguments, and shows a view of it.
    ///
    /// Other arguments at the same place make another object.
    ///
    /// - Parameters:
    ///   - type: The type to make.
    ///   - first: The first argument that the prototype leaves to its caller.
    ///   - rest: The other arguments.
    ///   - content: The view.
    ///   - placeholder: The view to show while the object is awaited.
    public init<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        _ type: Value.Type, with first: First, _ rest: repeat each Rest,
        @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.init(
            need: .provided(with: first, repeat each rest), content: content, placeholder: placeholder())
    }

    /// The view of the object.
    @_documentation(visibility: internal)
    public var body: some View { Keeping(need, placeholder: placeholder, content: content) }
}

extension Resolving where Placeholder == EmptyView {
    /// Resolves an object, and shows a view of it; nothing is shown while the object is awaited.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find the object.
    ///   - content: The view.
    public init(
        _ type: Value.Type, _ query: Query<Value> = .auto, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.init(need: .resolved(query), content: content, placeholder: EmptyView())
    }

    /// Makes a prototype with arguments, and shows a view of it; nothing is shown while it is awaited.
    ///
    /// - Parameters:
    ///   - type: The type to make.
    ///   - first: The first argument that the prototype leaves to its caller.
    ///   - rest: The other arguments.
    ///   - content: The view.
    public init<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        _ type: Value.Type, with first: First, _ rest: repeat each Rest,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.init(
            need: .provided(with: first, repeat each rest), content: content, placeholder: EmptyView())
    }
}
#endif
