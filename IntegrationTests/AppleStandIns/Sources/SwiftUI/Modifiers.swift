/// A view with something about it changed.
struct ModifiedView<Content: View>: View, Primitive {
    let content: Content
    let change: (inout Rendering) -> Void

    var body: Never { fatalError("a modified view has no body") }

    func render(_ rendering: inout Rendering) {
        let outer = rendering.environment
        change(&rendering)
        rendering.render(content, at: "content")
        rendering.environment = outer
    }
}

extension View {
    /// Sets an environment value for the view and those in it.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        ModifiedView(content: self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Adds an action before the view appears.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:): it completes before the first rendered frame.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        ModifiedView(content: self) { $0.noteAppearance(action, nil) }
    }

    /// Adds an action after the view disappears.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        ModifiedView(content: self) { $0.noteAppearance(nil, action) }
    }
}
