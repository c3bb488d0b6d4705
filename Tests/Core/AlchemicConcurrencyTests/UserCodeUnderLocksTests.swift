import Alchemic
import TestSupport
import Testing

extension AtEnd: Flowing {}

@Suite("No lock of a container is held while the end of something asks the container:")
struct UserCodeUnderLocksTests {
    private let ends = Counter()

    @Test
    func `of an object that goes with a construction that fails`() async {
        await withItself { itself in
            Singleton(Plain.init)
            Singleton {
                AtEnd { if (try? itself().get(Plain.self)) != nil { ends.increment() } }
            }.call { (_: AtEnd) throws in throw Broken() }
            Singleton { (_: AtEnd) in Nest() }
        } run: { container in
            #expect(throws: ResolutionError.self) { try container.get(Nest.self) }
            let isBuilt = try container.isBuilt(Plain.self)
            #expect(isBuilt)
            #expect(ends.count == 1)
        }
    }

    @Test
    func `of what an observer has captured that is let go of`() async {
        await withItself { _ in
            Singleton(Plain.init)
        } run: { container in
            let observation = Variable<Container.Observation?>()
            do {
                let end = AtEnd { [weak container] in _ = try? container?.get(Plain.self) }
                observation.value = container.observe { _ in withExtendedLifetime(end) {} }
            }
            observation.value?.cancel()
            let isBuilt = try container.isBuilt(Plain.self)
            #expect(isBuilt)
        }
    }

    @Test
    func `of the weak member of a cycle that nobody keeps`() async {
        await withItself { itself in
            Singleton {
                AtEnd { if (try? itself().isBuilt(Plain.self)) != nil { ends.increment() } }
            }.weak().inject(nonisolated: "nest", Query<Nest>.auto) { (_: AtEnd, _: Nest) in }
            Singleton { (_: AtEnd) in Nest() }
            Singleton(Plain.init)
        } run: { container in
            _ = try container.get(Nest.self)
            #expect(ends.count == 1)
        }
    }

    @Test(arguments: [false, true])
    func `of a prototype within a cycle that nobody keeps`(isAwaited: Bool) async {
        await withItself { itself in
            Prototype {
                AtEnd { if (try? itself().get(Plain.self)) != nil { ends.increment() } }
            }.inject(nonisolated: "nest", Query<Nest>.auto) { (_: AtEnd, _: Nest) in }
            if isAwaited {
                Singleton { (_: AtEnd) async in Nest() }
            } else {
                Singleton { (_: AtEnd) in Nest() }
            }
            Singleton(Plain.init)
        } run: { container in
            _ = try await container.get(async: Nest.self)
            #expect(ends.count == 1)
        }
    }

    @Test
    func `of an object that is replaced while it is being converted`() async {
        let halt = Halt()
        await withItself { _ in
            External(AtEnd.self).as((any Flowing).self) { _ in
                halt.stopHere()
                return Valve(Journal())
            }
        } run: { container in
            // The first one is kept as long as the container is.
            try container.set(AtEnd())
            try container.set(
                AtEnd { [weak container] in
                    _ = try? container?.get((any Flowing).self)
                    ends.increment()
                })
            let converting = OnThread { _ = try? container.get((any Flowing).self) }
            await halt.reached()
            try container.set(AtEnd())
            halt.goOn()
            await converting.value
            // Now the conversion of the former object is let go of, and that with it.
            _ = try container.get((any Flowing).self)
            #expect(ends.count == 1)
        }
    }
}
