import Alchemic
import TestSupport
import Testing

private final class Barrel: Sendable {}
private final class Tank: Sendable {}

@Suite struct AwaitedStartTests {
    @Test(.timeLimit(.minutes(1)))
    func
        `a start of what is awaited and does nothing by itself builds at the same time what does not need one another`()
        async throws
    {
        let (barrel, tank) = (Gate(), Gate())
        let container = try Container(
            Module("water") {
                Singleton { () async -> Barrel in
                    barrel.open()
                    await tank.pass()
                    return Barrel()
                }.eager()
                Singleton { () async -> Tank in
                    tank.open()
                    await barrel.pass()
                    return Tank()
                }.eager()
            })
        try await container.start()
        #expect(try container.get(Barrel.self) === container.get(Barrel.self))
        try await container.stop()
    }
}
