/// A view with something about it changed.
nonisolated struct ModifiedView<Content: View>: View, Primitive, Emptiness {
    let content: Content
    let change: @MainActor (inout Rendering) -> Void

    nonisolated init(_ content: Content, _ change: @escaping @MainActor (inout Rendering) -> Void) {
        self.content = content
        self.change = change
    }

    var body: Never { fatalError("a modified view has no body") }

    @MainActor var isEmpty: Bool { (content as? any Emptiness)?.isEmpty == true }

    @MainActor func render(_ rendering: inout Rendering) {
        let outer = rendering.environment
        // What is not there does not appear, and has no task.
        rendering.isEmpty = isEmpty
        change(&rendering)
        rendering.render(content, at: "content")
        rendering.environment = outer
    }
}

/// What may show nothing at all.
@MainActor
protocol Emptiness {
    var isEmpty: Bool { get }
}

/// A view that is another one when its id is another one.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, Primitive {
    let content: Content
    let id: ID

    var body: Never { fatalError("an identified view has no body") }

    @MainActor func render(_ rendering: inout Rendering) { rendering.render(content, at: "\(id)") }
}

// Apple's modifiers are `nonisolated`, as their declarations say.
extension View {
    /// Sets an environment value for the view and those in it.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return ModifiedView(self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Gives the view an identity: state belongs to it.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/id(_:)
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        nonisolated(unsafe) let id = id
        return IdentifiedView(content: self, id: id)
    }

    /// Adds an action before the view appears.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:): it completes before the first rendered frame.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        nonisolated(unsafe) let action = action
        return ModifiedView(self) { $0.noteAppearance(action, nil) }
    }

    /// Adds an action after the view disappears.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        nonisolated(unsafe) let action = action
        return ModifiedView(self) { $0.noteAppearance(nil, action) }
    }

    /// Adds a task that begins before the view appears, is canceled after it disappears, and begins again when the value changes.
    ///
    /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
    nonisolated public func task<ID: Equatable>(
        id value: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        nonisolated(unsafe) let value = value
        return ModifiedView(self) { rendering in
            rendering.noteTask(isSame: { $0 as? ID == value }, value) { Task(priority: priority) { await action() } }
        }
    }
}
