import Alchemic
import TestSupport
import Testing

private protocol Named: Sendable {}

private final class Chicken: Named {
    let egg: Egg

    init(egg: Egg) {
        self.egg = egg
    }
}

private final class Egg: Sendable {
    let chicken: Chicken

    init(chicken: Chicken) {
        self.chicken = chicken
    }
}

private struct Coop: Sendable {
    let chickens: [any Named]
}

private struct Farm: Sendable {
    let coop: Coop
}

private final class Orchard: Sendable {
    let journal = Journal()
    let basket = Variable<Basket?>()

    func pick() -> Basket {
        journal.note("pick")
        return Basket(orchard: self)
    }
}

private final class Basket: Sendable {
    let orchard: Orchard

    init(orchard: Orchard) {
        self.orchard = orchard
    }
}

private final class Left: Sendable {
    let right = Variable<Right?>()

    func makeRight() -> Right { Right() }
}

private final class Right: Sendable {
    let left = Variable<Left?>()

    func makeLeft() -> Left { Left() }
}

@Suite struct CyclesTests {
    @Test(.statement("A74")) func `a cycle is found before anything is built and shown with its path`() {
        let journal = Journal()
        let chicken = Singleton { (farm: Farm) -> Chicken in
            journal.note("chicken")
            return Chicken(egg: Egg(chicken: try unreachable(farm)))
        }.eager()
        let coop = Singleton(Coop.init(chickens:))
        let farm = Prototype(Farm.init(coop:))
        let diagnostics = problems(
            of: Module("Farm") {
                chicken
                coop
                farm
            })
        #expect(diagnostics.map(\.id) == [.cycle])
        #expect(diagnostics[0].path == ["Chicken", "Farm", "Coop", "Chicken"])
        #expect(diagnostics.text(.plain).contains("Chicken -> Farm -> Coop -> Chicken"))
        for location in [chicken.definition.location, coop.definition.location, farm.definition.location] {
            #expect(diagnostics.text(.plain).contains("\(location)"))
        }
        #expect(journal.entries.isEmpty)
    }

    @Test(.statement("A78")) func `an external can be injected with what its own method makes`() throws {
        let container = try Container(
            Module("Orchard") {
                External(Orchard.self).inject(\.basket.value)
                Singleton(of: Orchard.self, Orchard.pick)
            })
        let orchard = Orchard()
        try container.set(orchard)
        #expect(orchard.basket.value?.orchard === orchard)
        #expect(orchard.basket.value === (try container.get(Basket.self)))
        #expect(orchard.journal.entries == ["pick"])
    }

    @Test(.statement("A79")) func `two types that each make the other are no cycle`() throws {
        let container = try Container(
            Module("Sides") {
                Singleton { Left() }.primary().inject(\.right.value, .named("made by left"))
                Singleton { Right() }.primary().inject(\.left.value, .named("made by right"))
                Singleton(of: Left.self, Left.makeRight).named("made by left")
                Singleton(of: Right.self, Right.makeLeft).named("made by right")
            })
        let left = try container.get(Left.self)
        let right = try container.get(Right.self)
        let madeByLeft = try container.get(Right.self, .named("made by left"))
        let madeByRight = try container.get(Left.self, .named("made by right"))
        #expect(left.right.value === madeByLeft)
        #expect(right.left.value === madeByRight)
        #expect(madeByLeft !== right)
        #expect(madeByRight !== left)
    }
}

/// For makers that must never be called.
private func unreachable<Wanted>(_: some Sendable) throws -> Wanted {
    throw CancellationError()
}
