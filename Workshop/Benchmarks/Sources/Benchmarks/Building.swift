import Alchemic
import Synchronization

// Making objects.

func buildingScenarios() throws -> [Scenario] {
    let container = try Container(
        Module("building") {
            Prototype(Engine.init)
            Prototype(Gearbox.init)
            Prototype(Body.init)
            Prototype(Car.init(engine:gearbox:body:))
            Prototype(Link1.init(next:))
            Prototype(Link2.init(next:))
            Prototype(Link3.init(next:))
            Prototype(Link4.init(next:))
            Prototype(Link5.init(next:))
            Prototype(Link6.init(next:))
            Prototype(Link7.init(next:))
            Prototype(Link8.init(next:))
            Prototype(Link9.init(next:))
            Prototype(Link10.init)
        })
    let cars = Sink<Car>()
    let chains = Sink<Link1>()
    return [
        Scenario(
            "prototype with three prototypes", count: 200_000, goal: .ratio(1.2),
            hand: .plain { count in
                for _ in 0..<count { cars.take(Car(engine: Engine(), gearbox: Gearbox(), body: Body())) }
            },
            alchemic: .plain { count in
                for _ in 0..<count { cars.take(try container.get(Car.self)) }
            }),
        Scenario(
            "chain of ten prototypes", count: 100_000, goal: .ratio(1.25),
            hand: .plain { count in
                for _ in 0..<count { chains.take(chainByHand()) }
            },
            alchemic: .plain { count in
                for _ in 0..<count { chains.take(try container.get(Link1.self)) }
            }),
        try tenSingletons(),
        try givenArgument(),
        try givenKey(),
    ]
}

private final class Shelf: Sendable {}

/// What takes an identifier from its caller, and a store from the graph.
private final class NoteModel {
    let id: Int
    let store: Shelf

    @inline(never)
    init(id: Int, store: Shelf) {
        self.id = id
        self.store = store
    }
}

private func givenArgument() throws -> Scenario {
    let container = try Container(
        Module("notes") {
            Singleton { Shelf() }
            Prototype(NoteModel.init(id:store:), .argument, .auto)
        })
    let store = try container.get(Shelf.self)
    let note = try container.provider(of: NoteModel.self, taking: Int.self)
    let notes = Sink<NoteModel>()
    return Scenario(
        "prototype with an argument of its caller", count: 200_000, goal: .ratio(1.3),
        hand: .plain { count in
            for id in 0..<count { notes.take(NoteModel(id: id, store: store)) }
        },
        alchemic: .plain { count in
            try withExtendedLifetime(container) {
                for id in 0..<count { notes.take(try note(id)) }
            }
        })
}

/// What is kept for each number.
private final class Feed: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}

private func givenKey() throws -> Scenario {
    let container = try Container(Module("feeds") { Singleton(Feed.init(number:), .key) })
    let feed = try container.provider(of: Feed.self, taking: Int.self)
    let byHand = Mutex<[Int: Feed]>([:])
    for number in 0..<1000 {
        byHand.withLock { $0[number] = Feed(number: number) }
        _ = try feed(number)
    }
    let feeds = Sink<Feed>()
    return Scenario(
        "get the object for one of a thousand keys (by hand: a locked dictionary)", count: 100_000, goal: .ratio(20),
        hand: .plain { count in
            for number in 0..<count { if let feed = byHand.withLock({ $0[number % 1000] }) { feeds.take(feed) } }
        },
        alchemic: .plain { count in
            try withExtendedLifetime(container) {
                for number in 0..<count { feeds.take(try feed(number % 1000)) }
            }
        })
}

private func chainByHand() -> Link1 {
    Link1(
        next: Link2(
            next: Link3(
                next: Link4(
                    next: Link5(next: Link6(next: Link7(next: Link8(next: Link9(next: Link10())))))))))
}

private func tenSingletons() throws -> Scenario {
    let container = try Container(
        Module("ten singletons") {
            Singleton(Gauge1.init)
            Singleton(Gauge2.init)
            Singleton(Gauge3.init)
            Singleton(Gauge4.init)
            Singleton(Gauge5.init)
            Singleton(Gauge6.init)
            Singleton(Gauge7.init)
            Singleton(Gauge8.init)
            Singleton(Gauge9.init)
            Singleton(Gauge10.init)
            Prototype(Panel.init(_:_:_:_:_:_:_:_:_:_:))
        })
    let slots = PanelByHand()
    let panels = Sink<Panel>()
    return Scenario(
        "object that takes ten singletons", count: 100_000, goal: .ratio(1.5),
        hand: .plain { count in
            for _ in 0..<count { if let panel = slots.panel() { panels.take(panel) } }
        },
        alchemic: .plain { count in
            for _ in 0..<count { panels.take(try container.get(Panel.self)) }
        })
}

/// The singletons of a panel, each where another thread may have published it.
private struct PanelByHand {
    private let gauges = (
        HandWrittenSlot(Gauge1()), HandWrittenSlot(Gauge2()), HandWrittenSlot(Gauge3()), HandWrittenSlot(Gauge4()),
        HandWrittenSlot(Gauge5()), HandWrittenSlot(Gauge6()), HandWrittenSlot(Gauge7()), HandWrittenSlot(Gauge8()),
        HandWrittenSlot(Gauge9()), HandWrittenSlot(Gauge10())
    )

    func panel() -> Panel? {
        guard let first = gauges.0.get(), let second = gauges.1.get(), let third = gauges.2.get(),
            let fourth = gauges.3.get(), let fifth = gauges.4.get(), let sixth = gauges.5.get(),
            let seventh = gauges.6.get(), let eighth = gauges.7.get(), let ninth = gauges.8.get(),
            let tenth = gauges.9.get()
        else { return nil }
        return Panel(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth)
    }
}
