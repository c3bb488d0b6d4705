import Alchemic
import TestSupport
import Testing

private final class Part: Sendable {}

private final class Holder: Sendable {
    let part: Part
    init(part: Part) { self.part = part }
}

private final class Pair: Sendable {
    let part: Part
    let holder: Holder
    init(part: Part, holder: Holder) { (self.part, self.holder) = (part, holder) }
}

@Suite("One object for each resolution, at once")
struct OncePerResolutionStormTests {
    @Test
    func `no two requests share one, on eight threads`() async throws {
        let container = try Container(
            Module("Parts") {
                Prototype(Part.init).oncePerResolution()
                Prototype(Holder.init(part:))
                Prototype(Pair.init(part:holder:))
                Prototype(Pair.init(part:holder:)).named("other")
            })
        let pairs = Variable<[Pair]>([])
        let errors = await errors(onThreads: 8) { _ in
            for _ in 0..<200 {
                let pair = try container.get(Pair.self, .named("other"))
                if pair.part !== pair.holder.part { throw Broken("two in one resolution") }
                pairs.withLock { $0.append(pair) }
            }
        }
        #expect(errors.isEmpty)
        #expect(Set(pairs.value.map { ObjectIdentifier($0.part) }).count == 1600)
    }

    @Test
    func `units that are built together share none, and what each takes before and after it waits is one`() async throws
    {
        for _ in 0..<50 {
            let meeting = Meeting(of: 3)
            let container = try Container(
                Module("Units") {
                    Prototype(Part.init).oncePerResolution()
                    Prototype { (part: Part) async in
                        await Task.yield()
                        return Holder(part: part)
                    }
                    for name in ["a", "b", "c"] {
                        Singleton { (part: Part, holder: Holder) async in
                            await meeting.arrive()
                            return Pair(part: part, holder: holder)
                        }.named(name).eager()
                    }
                })
            try await container.start()
            let pairs = try container.all(of: Pair.self)
            #expect(pairs.filter { $0.part === $0.holder.part }.count == 3)
            #expect(Set(pairs.map { ObjectIdentifier($0.part) }).count == 3)
            try await container.stop()
        }
    }
}
