import Alchemic
import TestSupport
import Testing

/// Runs something when it is gone.
private final class AtEnd: Sendable {
    let action: @Sendable () -> Void
    init(_ action: @escaping @Sendable () -> Void) { self.action = action }
    deinit { action() }
}

private final class Ledger: Sendable {}

private final class User: Sendable {}

private protocol Named: AnyObject, Sendable {}

private final class Tag: Named {
    let end: AtEnd?
    init(_ end: AtEnd? = nil) { self.end = end }
}

private final class Label: Named {}

@Suite("No lock of a container is held while the end of something asks the container:")
struct UserCodeUnderLocksTests {
    @Test("of what an observer has captured that is let go of")
    func observer() async {
        let hasEnded = await ends {
            let container = try Container(Module("App") { Singleton(Ledger.init) })
            let observation = Variable<Container.Observation?>(nil)
            do {
                let end = AtEnd { [weak container] in _ = try? container?.get(Ledger.self) }
                observation.withLock { $0 = container.observe { _ in withExtendedLifetime(end) {} } }
            }
            observation.withLock { $0 }?.cancel()
            #expect(try container.isBuilt(Ledger.self))
        }
        #expect(hasEnded)
    }

    @Test("of the weak member of a circle that nobody keeps")
    func weakMember() async {
        let hasEnded = await ends {
            let itself = Variable<Container?>(nil)
            let ends = Counter()
            let container = try Container(
                Module("App") {
                    Singleton {
                        AtEnd {
                            _ = try? itself.withLock { $0 }?.isBuilt(Ledger.self)
                            ends.increment()
                        }
                    }.weak().inject(nonisolated: "user", Query<User>.auto) { (_: AtEnd, _: User) in }
                    Singleton({ (_: AtEnd) in User() })
                    Singleton(Ledger.init)
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            _ = try container.get(User.self)
            #expect(ends.count == 1)
        }
        #expect(hasEnded)
    }

    @Test("of an object that is replaced while it is being converted")
    func convertedObject() async {
        let hasEnded = await ends {
            let itself = Variable<Container?>(nil)
            let (begun, goOn) = (Gate(), Gate())
            let ends = Counter()
            let container = try Container(
                Module("App") {
                    External(Tag.self).as((any Named).self) { _ in
                        begun.open()
                        goOn.passHere()
                        return Label()
                    }
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            // The first one is kept as long as the container is.
            try container.set(Tag())
            try container.set(
                Tag(
                    AtEnd {
                        _ = try? itself.withLock { $0 }?.get((any Named).self)
                        ends.increment()
                    }))
            let converting = OnThread { _ = try? container.get((any Named).self) }
            await begun.pass()
            try container.set(Tag())
            goOn.open()
            await converting.value
            // Now the conversion of the former object is let go of, and that with it.
            _ = try container.get((any Named).self)
            #expect(ends.count == 1)
        }
        #expect(hasEnded)
    }
}
