/// One pass over a hierarchy of views, in which a view is known by its place and type.
struct Rendering {
    struct Appearance {
        let appear: (() -> Void)?
        let disappear: (() -> Void)?
    }

    var environment = EnvironmentValues()
    var texts: [String] = []
    private(set) var locations: [String: AnyObject] = [:]
    private(set) var appearances: [String: Appearance] = [:]
    private let known: [String: AnyObject]
    private var path = ""

    init(known: [String: AnyObject]) {
        self.known = known
    }

    @MainActor
    mutating func render<Content: View>(_ view: Content, at step: String) {
        let outer = path
        path += "/\(step):\(Content.self)"
        defer { path = outer }
        if let primitive = view as? any Primitive { return primitive.render(&self) }
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            (child.value as? any DynamicProperty)?.install(&self, "\(path)#\(index)")
        }
        render(view.body, at: "body")
    }

    mutating func location<Location: AnyObject>(at place: String, first: Location) -> Location {
        let location = known[place] as? Location ?? first
        locations[place] = location
        return location
    }

    mutating func noteAppearance(_ appear: (() -> Void)?, _ disappear: (() -> Void)?) {
        appearances[path] = Appearance(appear: appear, disappear: disappear)
    }
}

/// Shows views, for tests: a window of SwiftUI.
@MainActor
public final class Stage {
    private var locations: [String: AnyObject] = [:]
    private var appearances: [String: Rendering.Appearance] = [:]

    /// Makes one that shows nothing.
    public init() {}

    /// Shows a view in place of what was shown before, and returns its texts.
    @discardableResult
    public func show(_ view: some View) -> [String] {
        show { rendering in rendering.render(view, at: "root") }
    }

    func show(_ render: (inout Rendering) -> Void) -> [String] {
        var rendering = Rendering(known: locations)
        render(&rendering)
        finish(rendering)
        return rendering.texts
    }

    /// Shows nothing any more.
    public func clear() { finish(Rendering(known: [:])) }

    private func finish(_ rendering: Rendering) {
        let before = appearances
        (locations, appearances) = (rendering.locations, rendering.appearances)
        for (path, appearance) in before.sorted(by: { $0.key < $1.key }) where appearances[path] == nil {
            appearance.disappear?()
        }
        for (path, appearance) in appearances.sorted(by: { $0.key < $1.key }) where before[path] == nil {
            appearance.appear?()
        }
    }
}
