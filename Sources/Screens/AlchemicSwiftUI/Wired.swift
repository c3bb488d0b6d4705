#if canImport(SwiftUI)
public import Alchemic
internal import ApplicationState
internal import AlchemicScenes
public import SwiftUI

/// A view with a container of its own, for previews.
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
/// The container is created when the content is first shown, and ends with it. A container with eager objects is started
/// first. If the graph has problems, or the start fails, the view shows the problems. The modifier `wired(_:)` does the same.
nonisolated public struct Wired<Content: View>: View {
    private let definitions: () -> [ModuleElement]
    private let content: Content

    /// Wires a view.
    ///
    /// - Parameters:
    ///   - definitions: The modules and overrides.
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
                // Each attempt creates a container, because a canceled start has ended its own, which cannot be started again.
                return .awaited {
                    let bound = BoundContainer(try make())
                    try await bound.container.start()
                    return bound
                }
            })
    }
}

extension View {
    /// Gives a view a container of its own, with modules and overrides, for previews.
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
    /// - Parameter definitions: The modules and overrides.
    /// - Returns: A view that shows the view itself, or the problems of the wiring.
    nonisolated public func wired(@ModuleBuilder _ definitions: @escaping () -> [ModuleElement]) -> some View {
        Wired(definitions) { self }
    }
}
#endif
