// Previews, as far as a program writes them without the macro `#Preview`, which calls `Preview.init`.

/// What surrounds a preview: https://developer.apple.com/documentation/swiftui/previewmodifier.
@MainActor
@preconcurrency
public protocol PreviewModifier {
    /// What previews with the same modifier share.
    associatedtype Context = Void
    /// What the preview becomes.
    associatedtype Body: View
    /// Makes what is shared.
    static func makeSharedContext() async throws -> Context
    /// Puts something around a preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
    /// The preview.
    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// A preview, whatever it is: https://developer.apple.com/documentation/swiftui/previewmodifiercontent.
public struct PreviewModifierContent: View, Primitive {
    let content: any View

    /// It is rendered itself.
    public var body: Never { fatalError("a preview has no body") }

    func render(_ rendering: inout Rendering) { rendering.render(content, at: "preview") }
}

/// Something about a preview: https://developer.apple.com/documentation/swiftui/previewtrait.
public struct PreviewTrait<T> {
    let apply: @MainActor (any View) async throws -> any View
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts a modifier around a preview: https://developer.apple.com/documentation/swiftui/previewtrait/modifier(_:).
    @MainActor @preconcurrency public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        @MainActor func applied<Modifier: PreviewModifier>(_ modifier: Modifier, _ view: any View) async throws
            -> any View
        {
            modifier.body(
                content: PreviewModifierContent(content: view), context: try await Modifier.makeSharedContext())
        }
        return PreviewTrait { try await applied(modifier, $0) }
    }
}

/// A preview: https://developer.apple.com/documentation/swiftui/preview.
@MainActor
public struct Preview {
    /// What traits of views are known by.
    public struct ViewTraits {}

    private let traits: [PreviewTrait<ViewTraits>]
    private let content: @MainActor () -> any View

    /// What `#Preview(traits:body:)` makes.
    public init(
        traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.traits = traits
        content = body
    }

    /// The view with everything around it.
    func view() async throws -> any View {
        var view = content()
        for trait in traits { view = try await trait.apply(view) }
        return view
    }
}

extension Stage {
    /// Shows a preview, and returns its texts.
    @discardableResult
    public func show(_ preview: Preview) async throws -> [String] {
        let view = try await preview.view()
        return show { rendering in rendering.render(view, at: "preview") }
    }
}
