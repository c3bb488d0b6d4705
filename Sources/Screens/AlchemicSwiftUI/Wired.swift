#if canImport(SwiftUI)
public import Alchemic
internal import ApplicationState
internal import AlchemicScenes
public import SwiftUI

/// A view with a container of its own: for previews, which wire what they show as a test does.
///
/// ```swift
/// #Preview {
///     Wired {
///         shop
///         Value(SampleStore()).overriding((any Store).self)
///     } content: {
///         CatalogueScreen()
///     }
/// }
/// ```
///
/// The container is made when the content is first shown, and ends with it. If something in it is eager, it is started first.
/// Where the graph has problems, or the start fails, they are shown instead. `wired(_:)` is the same as a modifier.
nonisolated public struct Wired<Content: View>: View {
    private let definitions: () -> [ModuleElement]
    private let content: Content

    /// Wires a view.
    ///
    /// - Parameters:
    ///   - definitions: What is declared: modules, and what replaces parts of them.
    ///   - content: The view.
    public init(
        @ModuleBuilder _ definitions: @escaping () -> [ModuleElement], @ViewBuilder content: () -> Content
    ) {
        self.definitions = definitions
        self.content = content()
    }

    /// The content, with its container.
    @_documentation(visibility: internal)
    @MainActor public var body: some View {
        Keeping(need, placeholder: EmptyView()) { bound in content.container(bound.container) }
    }

    @MainActor private var need: Need<BoundContainer> {
        let make = { try Container(Module("wiring") { definitions() }) }
        return Need(
            from: .anywhere {
                let container = try make()
                guard container.graph.hasStart else { return .made(BoundContainer(container)) }
                // A container that a canceled start has ended cannot be started again: each has its own.
                return .awaited {
                    let bound = BoundContainer(try make())
                    try await bound.container.start()
                    return bound
                }
            })
    }
}

extension View {
    /// Gives a view a container of its own, for previews: modules, and what replaces parts of them.
    ///
    /// ```swift
    /// #Preview {
    ///     CatalogueScreen().wired {
    ///         shop
    ///         Value(SampleStore()).overriding((any Store).self)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter definitions: What is declared.
    /// - Returns: The view, or what is wrong with the wiring.
    nonisolated public func wired(@ModuleBuilder _ definitions: @escaping () -> [ModuleElement]) -> some View {
        Wired(definitions) { self }
    }
}
#endif
