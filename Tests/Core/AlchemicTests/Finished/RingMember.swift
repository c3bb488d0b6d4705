import Alchemic

/// A member of a circle: it notes when it is made and finished, and how far those were that it was handed.
final class RingMember: InjectionAware, Sendable {
    let name: String
    let parts: [RingMember]
    let friend = Settable<RingMember?>()
    let isFinished = Settable(false)
    private let notebook: Notebook

    init(_ name: String, _ notebook: Notebook, parts: [RingMember] = []) {
        self.name = name
        self.notebook = notebook
        self.parts = parts
        notebook.note("\(name) made")
    }

    func didInjectDependencies() {
        isFinished.value = true
        notebook.note("\(name) told")
    }

    @Sendable func spoke() -> RingMember { RingMember("spoke", notebook, parts: [self]) }
}

extension TypedDeclaration where Instance == RingMember {
    /// With steps that note themselves; the first of them takes a friend.
    func turning(_ notebook: Notebook, friend: String) -> Self {
        inject(nonisolated: "friend", .named(friend)) { (wheel: RingMember, friend: RingMember) in
            wheel.friend.value = friend
            notebook.note("\(wheel.name) injected")
        }.turning(notebook)
    }

    /// With steps that note themselves.
    func turning(_ notebook: Notebook) -> Self {
        call { wheel in notebook.note("\(wheel.name) called") }
            .configure { wheel in notebook.note("\(wheel.name) configured") }
    }
}

extension Notebook {
    /// The names of the wheels to which something was done, in order.
    func wheels(_ what: String) -> [String] {
        entries.filter { $0.hasSuffix(" \(what)") }.map { String($0.dropLast(what.count + 1)) }
    }
}
