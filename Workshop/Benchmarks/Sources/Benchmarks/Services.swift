// What is declared and built in the measurements.

protocol Store: Sendable {
    var rows: Int { get }
}

final class SQLStore: Store {
    let rows = 7
}

final class Catalogue: Sendable {
    let rows = 11
}

final class Session: Sendable {
    let number = 1
}

// What belongs to a request.

final class Basket: Sendable {
    let number = 2
}

final class Visit: Sendable {
    let number = 3
}

// A prototype with three dependencies, all of them made anew.

final class Engine {}
final class Gearbox {}
final class Body {}

final class Car {
    let engine: Engine
    let gearbox: Gearbox
    let body: Body

    init(engine: Engine, gearbox: Gearbox, body: Body) {
        self.engine = engine
        self.gearbox = gearbox
        self.body = body
    }
}

// A chain of ten, the last of which needs nothing.

final class Link1 {
    let next: Link2
    init(next: Link2) { self.next = next }
}

final class Link2 {
    let next: Link3
    init(next: Link3) { self.next = next }
}

final class Link3 {
    let next: Link4
    init(next: Link4) { self.next = next }
}

final class Link4 {
    let next: Link5
    init(next: Link5) { self.next = next }
}

final class Link5 {
    let next: Link6
    init(next: Link6) { self.next = next }
}

final class Link6 {
    let next: Link7
    init(next: Link7) { self.next = next }
}

final class Link7 {
    let next: Link8
    init(next: Link8) { self.next = next }
}

final class Link8 {
    let next: Link9
    init(next: Link9) { self.next = next }
}

final class Link9 {
    let next: Link10
    init(next: Link10) { self.next = next }
}

final class Link10 {}

// An object that takes ten others, which are there already.

final class Gauge1: Sendable {}
final class Gauge2: Sendable {}
final class Gauge3: Sendable {}
final class Gauge4: Sendable {}
final class Gauge5: Sendable {}
final class Gauge6: Sendable {}
final class Gauge7: Sendable {}
final class Gauge8: Sendable {}
final class Gauge9: Sendable {}
final class Gauge10: Sendable {}

final class Panel {
    let gauges: (Gauge1, Gauge2, Gauge3, Gauge4, Gauge5, Gauge6, Gauge7, Gauge8, Gauge9, Gauge10)

    init(
        _ first: Gauge1, _ second: Gauge2, _ third: Gauge3, _ fourth: Gauge4, _ fifth: Gauge5, _ sixth: Gauge6,
        _ seventh: Gauge7, _ eighth: Gauge8, _ ninth: Gauge9, _ tenth: Gauge10
    ) {
        gauges = (first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth)
    }
}

// What is declared ten thousand times.

final class Fuel: Sendable {}

final class Heater: Sendable {
    let fuel: Fuel
    init(fuel: Fuel) { self.fuel = fuel }
}

/// Something that two earlier ones are needed for.
final class Step: Sendable {
    let first: Step?
    let second: Step?

    init() {
        first = nil
        second = nil
    }

    init(first: Step, second: Step) {
        self.first = first
        self.second = second
    }
}
