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
