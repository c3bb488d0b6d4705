/// Shows views, for tests: a window of SwiftUI.
@MainActor
public final class Stage {
    private var locations: [String: AnyObject] = [:]
    private var appearances: [String: Rendering.Appearance] = [:]
    private var tasks: [String: (work: Rendering.Work, task: Task<Void, Never>)] = [:]
    private var shown: ((inout Rendering) -> Void)?
    /// Whether something has changed that is shown.
    private var isStale = false

    /// Makes one that shows nothing.
    public init() {}

    /// Shows a view in place of what was shown before, and returns its texts.
    @discardableResult
    public func show(_ view: some View) -> [String] {
        show { rendering in rendering.render(view, at: "root") }
    }

    func show(_ render: @escaping (inout Rendering) -> Void) -> [String] {
        shown = render
        isStale = false
        var rendering = Rendering(known: locations) { [weak self] in MainActor.assumeIsolated { self?.isStale = true } }
        render(&rendering)
        finish(rendering)
        return rendering.texts
    }

    /// Waits until a state has changed that is shown, draws everything again, and returns the texts.
    ///
    /// - Parameter limit: How long it waits; what has not changed by then is drawn as it is.
    public func redrawn(within limit: Duration = .seconds(10)) async -> [String] {
        let end = ContinuousClock.now + limit
        while !isStale, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
        return shown.map(show) ?? []
    }

    /// Shows nothing any more.
    public func clear() {
        shown = nil
        finish(Rendering(known: [:]))
    }

    // MARK: Events without a change of what is there, as when another view covers this one

    /// Tells the views that they have appeared, though they have been there all the time.
    public func tellOfAppearance() { for view in inOrder(appearances) { view.appear?() } }

    /// Tells the views that they have disappeared, though they stay.
    public func tellOfDisappearance() { for view in inOrder(appearances) { view.disappear?() } }

    private func inOrder(_ appearances: [String: Rendering.Appearance]) -> [Rendering.Appearance] {
        appearances.sorted { $0.key < $1.key }.map(\.value)
    }

    private func finish(_ rendering: Rendering) {
        let before = appearances
        (locations, appearances) = (rendering.locations, rendering.appearances)
        for view in inOrder(before.filter { appearances[$0.key] == nil }) { view.disappear?() }
        for view in inOrder(appearances.filter { before[$0.key] == nil }) { view.appear?() }

        for (path, running) in tasks where rendering.tasks[path]?.isSame(running.work.value) != true {
            running.task.cancel()
            tasks[path] = nil
        }
        for (path, work) in rendering.tasks where tasks[path] == nil { tasks[path] = (work, work.begin()) }
    }
}
