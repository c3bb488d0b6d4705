/// One pass over a hierarchy of views, in which a view is known by its place and type.
struct Rendering {
    struct Appearance {
        let appear: (() -> Void)?
        let disappear: (() -> Void)?
    }

    struct Work {
        let value: Any
        let isSame: (Any) -> Bool
        let begin: () -> Task<Void, Never>
    }

    var environment = EnvironmentValues()
    var texts: [String] = []
    private(set) var locations: [String: AnyObject] = [:]
    private(set) var appearances: [String: Appearance] = [:]
    private(set) var tasks: [String: Work] = [:]
    /// Whether what is being modified shows nothing.
    var isEmpty = false
    private let changed: () -> Void
    private let known: [String: AnyObject]
    private var path = ""

    init(known: [String: AnyObject], changed: @escaping () -> Void = {}) {
        self.known = known
        self.changed = changed
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
        (location as? any Changing)?.changed = changed
        locations[place] = location
        return location
    }

    mutating func noteAppearance(_ appear: (() -> Void)?, _ disappear: (() -> Void)?) {
        if !isEmpty { appearances[path] = Appearance(appear: appear, disappear: disappear) }
    }

    mutating func noteTask(isSame: @escaping (Any) -> Bool, _ value: Any, _ begin: @escaping () -> Task<Void, Never>) {
        if !isEmpty { tasks[path] = Work(value: value, isSame: isSame, begin: begin) }
    }
}
