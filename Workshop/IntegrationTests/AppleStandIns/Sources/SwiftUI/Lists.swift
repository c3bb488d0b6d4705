/// Views below one another: https://developer.apple.com/documentation/swiftui/vstack.
nonisolated public struct VStack<Content: View>: View {
    private let content: Content

    /// Makes one.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    @MainActor public var body: some View { content }
}

/// Views over one another: https://developer.apple.com/documentation/swiftui/zstack.
///
/// It is there even if nothing is in it.
nonisolated public struct ZStack<Content: View>: View {
    private let content: Content

    /// Makes one.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    @MainActor public var body: some View { content }
}

/// A hierarchy that may be walked: https://developer.apple.com/documentation/swiftui/navigationstack.
public struct NavigationStack<Root: View>: View {
    private let root: Root

    /// Makes one.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    /// What it begins with.
    public var body: some View { root }
}

/// Rows: https://developer.apple.com/documentation/swiftui/list.
public struct List<Data: RandomAccessCollection, Row: View>: View, Primitive where Data.Element: Identifiable {
    private let data: Data
    private let row: (Data.Element) -> Row

    /// Makes one with a row for each element.
    public init(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        self.data = data
        row = rowContent
    }

    /// It is rendered itself.
    public var body: Never { fatalError("a list has no body") }

    @MainActor func render(_ rendering: inout Rendering) {
        for element in data { rendering.render(row(element), at: "\(element.id)") }
    }
}

/// What leads to another view: https://developer.apple.com/documentation/swiftui/navigationlink.
///
/// Here nobody follows it.
public struct NavigationLink<Destination: View>: View {
    private let title: String
    private let destination: () -> Destination

    /// Makes one with a title.
    public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
        self.title = String(title)
        self.destination = destination
    }

    /// The title.
    public var body: some View { Text(verbatim: title) }
}

extension Text {
    /// Makes one that is shown as it stands: https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4.
    nonisolated public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }
}
