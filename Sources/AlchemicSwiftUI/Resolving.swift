#if canImport(SwiftUI)
public import Alchemic
public import SwiftUI

/// A view that needs something from the container around it.
///
/// ```swift
/// Resolving(Catalogue.self) { catalogue in CatalogueList(catalogue) }
/// ```
///
/// The container is asked once for each place in the hierarchy, on the main actor. Where it cannot answer, the reason is shown instead.
public struct Resolving<Value, Content: View>: View {
    private let query: Query<Value>
    private let content: (Value) -> Content
    @Environment(\.container) private var container
    @State private var kept = Kept<Value>()

    /// Asks for something, and shows a view of it.
    ///
    /// - Parameters:
    ///   - type: What to ask for.
    ///   - query: How to find it.
    ///   - content: The view.
    public init(
        _ type: Value.Type, _ query: Query<Value> = .auto, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.query = query
        self.content = content
    }

    /// The view of what was asked for.
    public var body: some View {
        switch kept.value(in: container, { try $0.get(main: Value.self, query, file: "", line: 0) }) {
        case .success(let value): content(value)
        case .failure(let problem): ProblemView(problem: problem)
        }
    }
}
#endif
