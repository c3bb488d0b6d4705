import Alchemic
import TestSupport
import Testing

private final class Mill: Sendable {
    let sail = Variable<Sail?>(nil)
}

/// Made for the mill's step, of what comes after the mill in its unit.
private final class Sail: Sendable {
    let mill: Mill
    let stone: Stone
    init(mill: Mill, stone: Stone) { (self.mill, self.stone) = (mill, stone) }
}

private final class Wheel: Sendable {
    let mill: Mill
    let stone = Variable<Stone?>(nil)
    init(mill: Mill) { self.mill = mill }
}

private final class Stone: Sendable {
    let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
}

@Suite("A unit with an awaited step, and a prototype on the way between its members,")
struct AwaitedUnitTests {
    @Test("is built in its order, whichever member is requested first", .statement("T5"))
    func everyEntry() async throws {
        let module = Module("Mills") {
            Singleton { Mill() }.inject(nonisolated: "sail", .type(Sail.self)) { (mill: Mill, sail: Sail) in
                mill.sail.value = sail
            }
            Singleton(Wheel.init(mill:))
                .inject(nonisolated: "stone", .type(Stone.self)) { (wheel: Wheel, stone: Stone) in
                    wheel.stone.value = stone
                }
                .call(async: { (_: Wheel) in await Task.yield() })
            Singleton(Stone.init(wheel:))
            Prototype(Sail.init(mill:stone:))
        }
        func expectWhole(_ mill: Mill) {
            #expect(mill.sail.value?.mill === mill)
            #expect(mill.sail.value?.stone.wheel.mill === mill)
            #expect(mill.sail.value?.stone.wheel.stone.value === mill.sail.value?.stone)
            mill.sail.value?.stone.wheel.stone.value = nil
            mill.sail.value = nil
        }
        expectWhole(try await Container(module).get(async: Mill.self))
        expectWhole(try await Container(module).get(async: Wheel.self).mill)
        expectWhole(try await Container(module).get(async: Stone.self).wheel.mill)
        expectWhole(try await Container(module).get(async: Sail.self).mill)
    }
}
