import Alchemic

// Making objects.

func measureBuilding(_ harness: Harness) throws -> [Row] {
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
        try harness.compare(
            "prototype with three prototypes", count: 200_000, goal: .ratio(1.35),
            baseline: { count in
                for _ in 0..<count { cars.take(Car(engine: Engine(), gearbox: Gearbox(), body: Body())) }
            },
            alchemic: { count in
                for _ in 0..<count { cars.take(try container.get(Car.self)) }
            }),
        try harness.compare(
            "chain of ten prototypes", count: 100_000, goal: .ratio(1.3),
            baseline: { count in
                for _ in 0..<count { chains.take(chainByHand()) }
            },
            alchemic: { count in
                for _ in 0..<count { chains.take(try container.get(Link1.self)) }
            }),
        try measureFirstBuild(harness),
    ]
}

private func chainByHand() -> Link1 {
    Link1(
        next: Link2(
            next: Link3(
                next: Link4(
                    next: Link5(next: Link6(next: Link7(next: Link8(next: Link9(next: Link10())))))))))
}

/// The first request for each of many singletons; making the containers is not counted.
private func measureFirstBuild(_ harness: Harness) throws -> Row {
    let graph = try Graph(Module("first build") { Singleton(Catalogue.init) })
    let count = harness.count(2_000)
    let sink = Sink<Catalogue>()
    var baselines: [Double] = []
    var ours: [Double] = []
    for _ in 0..<harness.repetitions {
        let byHand = (0..<count).map { _ in HandWrittenLazy { Catalogue() } }
        let containers = (0..<count).map { _ in Container(graph) }
        baselines.append(harness.time { for lazy in byHand { sink.take(lazy.get()) } } / Double(count))
        ours.append(
            try harness.time { for container in containers { sink.take(try container.get(Catalogue.self)) } }
                / Double(count))
    }
    return Row(
        "first request for a singleton (by hand: a lock)", baseline: .nanoseconds(median(baselines)),
        alchemic: .nanoseconds(median(ours)), ratio: median(zip(ours, baselines).map { $0 / $1 }))
}
