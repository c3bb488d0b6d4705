import Alchemic
import Foundation
import TestSupport
import Testing

/// Keeps the container that keeps it, for as long as that has not ended.
private final class Owner: Flowing, Stoppable {
    private let container: Container?
    private let stops: Counter
    init(_ container: Container?, _ stops: Counter) {
        self.container = container
        self.stops = stops
    }
    func stop() async throws { stops.increment() }
}

@Suite("What ends while something of it is being built", .timeLimit(.minutes(20)))
struct EndTests {
    /// What declares the object: what ends, or an override of it, or a child.
    enum Place: Sendable { case container, scope, override, child }
    /// How far the object has come; a step makes it a member of a cycle.
    enum Moment: Sendable { case factory, step, awaitedStep, conversion, after }

    private let halt = Halt()
    private let stops = Counter()

    /// The object, and another member of its cycle.
    private func module(_ moment: Moment, inContainer: Bool, _ make: @escaping @Sendable (Container) -> Owner) -> Module
    {
        let factory = { @Sendable (container: Container) -> Owner in
            if moment == .factory { halt.stopHere() }
            return make(container)
        }
        return Module("owners") {
            if inContainer {
                finished(Singleton(factory), moment)
                Singleton { (owner: Owner) in [owner] }
            } else {
                finished(Scoped("scope", factory), moment)
                Scoped("scope") { (owner: Owner) in [owner] }
            }
        }
    }

    private func finished<Declared: ObjectDeclaration<Owner>>(_ declared: Declared, _ moment: Moment) -> Definition {
        let declared =
            switch moment {
            case .factory, .after: declared
            case .step: declared.call { (_: Owner, _: [Owner]) in halt.stopHere() }
            case .awaitedStep: declared.call(async: { (_: Owner, _: [Owner]) in await halt.stop() })
            case .conversion:
                declared.as((any Flowing).self) { _ in
                    halt.stopHere()
                    return Valve(Journal())
                }
            }
        return declared.definition
    }

    /// What ends, and a request for the object.
    private func setUp(_ place: Place, _ moment: Moment) throws -> (Container, Container, @Sendable () throws -> Void) {
        // What a container, or an override, has handed out it keeps until it has gone.
        let owners = module(moment, inContainer: place == .container) { Owner(place == .scope ? $0 : nil, stops) }
        let container = try Container(
            Module("App") {
                Scoped("scope") { Plain() }
                if place == .container || place == .scope { owners }
            })
        let ending = place == .container ? container : try container.scope("scope")
        let target =
            place != .child
            ? ending
            // It is the outer scope that the object keeps.
            : try Container(module(moment, inContainer: false) { _ in Owner(ending, stops) }, parent: ending)
                .scope("scope")
        let get = { @Sendable in
            if moment == .conversion { _ = try target.get((any Flowing).self) } else { _ = try target.get(Owner.self) }
        }
        guard place == .override else { return (ending, target, get) }
        return (ending, target, { try ending.withOverrides({ owners }, synchronously: get) })
    }

    @Test(
        arguments: [
            (Place.container, Moment.factory), (.container, .step), (.container, .awaitedStep), (.container, .after),
            (.scope, .factory), (.scope, .step), (.scope, .awaitedStep), (.scope, .conversion), (.scope, .after),
            (.override, .factory), (.override, .step), (.child, .factory),
        ])
    func `hands it out to nobody, not to who builds it, either; it is stopped once, and all is let go of`(
        place: Place, moment: Moment
    ) async throws {
        weak var gone: Container?
        do {
            let (ending, target, request) = try setUp(place, moment)
            gone = ending
            let builder =
                if moment == .awaitedStep {
                    Task { () async -> ResolutionError? in
                        await failure(awaiting: try await target.get(async: Owner.self))
                    }
                } else {
                    Task { [thread = OnThread { caught { try request() } }] in await thread.value ?? nil }
                }
            if moment == .after { #expect(await builder.value == nil) } else { await halt.reached() }
            try await ending.stop()
            halt.goOn()
            let error = await builder.value
            // What is converted was there before.
            if moment != .after, moment != .conversion { #expect(error?.id == .ended) }
            #expect(caught { try request() }?.id == .ended)
            #expect(failure(of: try target.with(Plain.self) { _ in })?.id == .ended)
        }
        // Threads, too, have to let go of it, and what is stopped late is so in a task of its own.
        for _ in 0..<100 where gone != nil { await letOthersGoOn() }
        #expect(gone == nil)
        #expect(stops.count == 1)
    }

    @Test(arguments: [Place.container, .scope])
    func `hands out nothing more to a prototype, not even what has yet to stop`(place: Place) async throws {
        let stopping = Halt()
        let journal = Journal()
        let container = try Container(
            Module("App") {
                Prototype { () -> Nest in
                    halt.stopHere()
                    return Nest()
                }
                // Of two that are alike, none is found by its type alone.
                Singleton { Plain() }.named("container").onStop { _ in await stopping.stop() }
                Scoped("scope") { Plain() }.named("scope").onStop { _ in await stopping.stop() }
                Prototype({ (_: Nest, _: Plain) in journal.noting("egg", Egg()) }, .auto, .named("\(place)"))
            })
        let ending = place == .scope ? try container.scope("scope") : container
        _ = try ending.get(Plain.self, .named("\(place)"))
        let building = OnThread { caught { try ending.get(Egg.self) }?.id }
        await halt.reached()
        let stop = Task { try await ending.stop() }
        await stopping.reached()
        halt.goOn()
        #expect(await building.value == .ended)
        #expect(journal.entries == [])
        stopping.goOn()
        try await stop.value
    }

    @Test
    func `hands out nothing more of its parent's, not even what was asked for meanwhile`() async throws {
        let parent = try Container(Module("parent") { Singleton { FixedClock(1) }.as((any Clock).self) })
        let child = try Container(
            Module("child") {
                Singleton { () -> Nest in
                    halt.stopHere()
                    return Nest()
                }
                Singleton { (_: Nest, clock: any Clock) in Cache(clock: clock) }
            }, parent: parent)
        let building = OnThread { caught { try child.get(Cache.self) }?.id }
        await halt.reached()
        try await child.stop()
        halt.goOn()
        #expect(await building.value == .ended)
        #expect(failure(of: try child.get((any Clock).self))?.id == .ended)
    }
}
