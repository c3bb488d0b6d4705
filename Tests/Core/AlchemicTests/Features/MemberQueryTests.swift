import Alchemic
import TestSupport
import Testing

private final class Wheel: Sendable {
    let place: String
    init(_ place: String) { self.place = place }
}

private final class Axle: Sendable {
    let wheels: [Wheel]
    init(wheels: [Wheel]) { self.wheels = wheels }
}

private struct Depot: Sendable {
    let wheels: [String: Wheel]
    let spare: [Wheel?]?
}

/// Lists and dictionaries of which each member is asked for by itself.
@Suite struct MemberQueryTests {
    private let wheels = Module("Wheels") {
        Singleton { Wheel("left") }.named("left")
        Singleton { Wheel("right") }.named("right")
    }

    @Test(.statement("G26")) func `a list has the members asked for in that order`() throws {
        let container = try Container {
            wheels
            Singleton(
                Axle.init(wheels:), .list(.named("right"), .named("left"), .value(Wheel("own")), .named("right")))
        }
        let axle = try container.get(Axle.self)
        #expect(axle.wheels.map(\.place) == ["right", "left", "own", "right"])
        #expect(axle.wheels[0] === axle.wheels[3])
        #expect(try container.get(Wheel.self, .named("left")) === axle.wheels[1])
    }

    @Test(.statement("G26", "G28")) func `a dictionary has the keys written`() throws {
        let container = try Container {
            wheels
            Singleton(
                Depot.init(wheels:spare:), .dictionary(("a", .named("left")), ("b", .named("right"))),
                .list(.named("left"), .named("nothing"), .value(nil)))
        }
        let depot = try container.get(Depot.self)
        #expect(depot.wheels.mapValues(\.place) == ["a": "left", "b": "right"])
        #expect(depot.spare?.map(\.?.place) == ["left", nil, nil])
    }

    @Test func `a request may ask for members`() throws {
        let container = try Container(wheels)
        for name in ["left", "right", "left"] {
            let found = try container.get([Wheel].self, .list(.named(name), .value(Wheel("own \(name)"))))
            #expect(found.map(\.place) == [name, "own \(name)"])
        }
    }

    @Test func `a request that asks for members leaves nothing behind`() throws {
        let container = try Container(wheels)
        weak var own: Wheel?
        do {
            let wheel = Wheel("own")
            own = wheel
            #expect(try container.get([Wheel].self, .list(.named("left"), .value(wheel))).count == 2)
            #expect(try container.get([String: Wheel].self, .dictionary(("own", .value(wheel)))).count == 1)
            #expect(try container.get(Wheel.self, .value(wheel)) === wheel)
        }
        #expect(own == nil)
    }

    @Test func `what a request has asked for can be used later`() throws {
        let container = try Container(wheels)
        let providers = try container.get([Provider<Wheel>].self, .list(.named("left"), .named("right")))
        let lazy = try container.get([String: Lazy<Wheel?>].self, .dictionary(("right", .named("right"))))
        // Something else takes the memory that was free.
        for _ in 0..<100 { _ = try container.get([Provider<Wheel>].self, .list(.named("right"))) }
        #expect(try providers.map { try $0().place } == ["left", "right"])
        #expect(try lazy["right"]?.get()?.place == "right")
    }

    @Test func `what a member asks for is checked`() throws {
        #expect(
            errors {
                wheels
                Singleton(Axle.init(wheels:), .list(.named("left"), .named("rigth")))
            } == [.missingName])
    }

    @Test func `members stand alone`() throws {
        #expect(
            errors {
                wheels
                Singleton(Axle.init(wheels:), .list(.named("left")).tagged("front"))
            } == [.illegalQuery])
    }

    @Test func `a singleton's list has no member of a scope, though another member is a constant`() throws {
        #expect(
            errors {
                Scoped("garage") { Wheel("spare") }.named("spare")
                Singleton(Axle.init(wheels:), .list(.value(Wheel("own")), .named("spare")))
            } == [.captiveScope])
    }

    @Test func `a circle through a member is found`() throws {
        #expect(
            errors {
                Singleton { (axle: Axle) in Wheel("\(axle.wheels.count)") }.named("left")
                Singleton(Axle.init(wheels:), .list(.named("left")))
            } == [.cycle])
    }
}
