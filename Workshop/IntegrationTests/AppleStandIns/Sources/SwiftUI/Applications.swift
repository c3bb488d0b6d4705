/// A program: https://developer.apple.com/documentation/swiftui/app.
@MainActor
@preconcurrency
public protocol App {
    /// What it is made of.
    associatedtype Body: Scene
    /// What it is made of.
    @SceneBuilder var body: Body { get }
    /// Makes the program.
    init()
}

extension App {
    /// Shows the program once: there is nobody to end it.
    public static func main() { print(Stage().show(Self())) }
}

/// A part of a program: https://developer.apple.com/documentation/swiftui/scene.
@MainActor
@preconcurrency
public protocol Scene {
    /// What it is made of.
    associatedtype Body: Scene
    /// What it is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Reads the lines of a scene's body: https://developer.apple.com/documentation/swiftui/scenebuilder.
@resultBuilder
@MainActor
public struct SceneBuilder {
    /// One line.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that shows views.
@MainActor
protocol Windows {
    func render(_ rendering: inout Rendering)
}

/// A window of each kind: https://developer.apple.com/documentation/swiftui/windowgroup.
public struct WindowGroup<Content: View>: Scene, Windows {
    private let content: Content

    /// Makes one.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// It is rendered itself.
    public var body: Never { fatalError("a group of windows has no body") }

    func render(_ rendering: inout Rendering) { rendering.render(content, at: "window") }
}

extension Stage {
    /// Shows the first window of a program in place of what was shown before, and returns its texts.
    @discardableResult
    public func show(_ app: some App) -> [String] {
        show { rendering in (app.body as? any Windows)?.render(&rendering) }
    }
}
