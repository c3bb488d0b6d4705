#if canImport(SwiftUI)
public import Alchemic
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
/// The container is made when the content is first shown, and ends with it. Where the graph has problems, they are shown instead.
public struct Wired<Content: View>: View {
    private let definitions: () -> [ModuleElement]
    private let content: Content
    @State private var kept = Kept<BoundContainer>()

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
    public var body: some View {
        switch kept.value({ BoundContainer(try Container(Module("wiring") { definitions() })) }) {
        case .success(let bound): content.container(bound.container)
        case .failure(let problem): ProblemView(problem: problem)
        }
    }
}
#endif
