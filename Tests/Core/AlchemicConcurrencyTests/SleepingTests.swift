import TestSupport
import Testing

@testable import Alchemic

@Suite
struct SleepingTests {
    @Test
    func `a thread that waits for what another one builds sleeps, and asks again only when that is there`() async throws
    {
        let factory = Halt()
        let container = try Container(
            Module("yard") {
                Singleton { () -> Chicken in
                    factory.stopHere()
                    return Chicken()
                }
            })
        /// One for each time that a request has begun to wait.
        func sleepers() -> Int {
            container.family.claiming { claims in claims.unended.reduce(0) { $0 + claims[$1].sleepers.count } }
        }
        let building = OnThread { try? container.get(Chicken.self) }
        await factory.reached()
        let waiting = OnThread { try? container.get(Chicken.self) }
        while sleepers() == 0 { await Task.yield() }
        await letOthersGoOn()
        #expect(sleepers() == 1)
        factory.goOn()
        let chicken = try #require(await building.value?.flatMap(\.self))
        #expect(await waiting.value?.flatMap(\.self) === chicken)
    }
}
