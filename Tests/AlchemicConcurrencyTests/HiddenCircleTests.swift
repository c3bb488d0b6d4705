import Alchemic
import Testing

private final class Chicken: Sendable {}
private final class Egg: Sendable {}
private final class Nest: Sendable {
    init(chicken: Chicken) async {}
}

@Suite("Circles that only running code shows")
struct HiddenCircleTests {
    @Test("are reported where they lead through another container")
    func twoContainers() {
        let hasEnded = ends {
            let containers = Locked<[Container]>([])
            let first = try Container(
                Module("first") {
                    Singleton { () throws -> Chicken in
                        _ = try containers.withLock { $0[1] }.get(Egg.self)
                        return Chicken()
                    }
                })
            let second = try Container(
                Module("second") {
                    Singleton { () throws -> Egg in
                        _ = try containers.withLock { $0[0] }.get(Chicken.self)
                        return Egg()
                    }
                })
            containers.withLock { $0 = [first, second] }
            let error = #expect(throws: ResolutionError.self) { try first.get(Chicken.self) }
            #expect(error?.code == .circularConstruction)
        }
        #expect(hasEnded)
    }
}
