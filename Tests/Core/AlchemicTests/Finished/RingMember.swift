import Alchemic
import TestSupport

/// A member of a circle: it notes when it is made and finished, and how far those were that it was handed.
final class RingMember: InjectionAware, Sendable {
    let name: String
    let parts: [RingMember]
    let friend = Variable<RingMember?>()
    let isFinished = Variable(false)
    private let journal: Journal

    init(_ name: String, _ journal: Journal, parts: [RingMember] = []) {
        self.name = name
        self.journal = journal
        self.parts = parts
        journal.note("\(name) made")
    }

    func didInjectDependencies() {
        isFinished.value = true
        journal.note("\(name) told")
    }

    @Sendable func spoke() -> RingMember { RingMember("spoke", journal, parts: [self]) }
}

extension ObjectDeclaration where Instance == RingMember {
    /// With steps that note themselves; the first of them takes a friend.
    func turning(_ journal: Journal, friend: String) -> Self {
        inject(nonisolated: "friend", .named(friend)) { (wheel: RingMember, friend: RingMember) in
            wheel.friend.value = friend
            journal.note("\(wheel.name) injected")
        }.turning(journal)
    }

    /// With steps that note themselves.
    func turning(_ journal: Journal) -> Self {
        call { wheel in journal.note("\(wheel.name) called") }
            .configure { wheel in journal.note("\(wheel.name) configured") }
    }
}
