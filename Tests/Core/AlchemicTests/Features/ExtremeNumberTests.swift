import Alchemic
import TestSupport
import Testing

private final class Wheel: Sendable {}

private protocol Numbered: Sendable {}

private final class First: Numbered {}
private final class Second: Numbered {}
private final class Third: Numbered {}

/// Every number that a program passes to the core, at its extremes.
@Suite("A number that a program passes")
struct ExtremeNumberTests {
    /// Limits that are over before an action can end by itself.
    static let shortest: [Duration] = [
        .zero, .nanoseconds(1), .nanoseconds(-1), .seconds(-1), .seconds(Int64.min), Duration(attoseconds: .min),
    ]
    /// Limits that no action reaches.
    static let longest: [Duration] = [
        .seconds(Int64.max / 2), .seconds(Int64.max), .milliseconds(Int64.max), Duration(attoseconds: .max),
        Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    ]

    /// Each place where a time limit is declared: a container with an action there, and what runs that.
    enum Place: CaseIterable {
        case singletonStart, singletonStop, scopedStop

        func run(_ limit: Duration, _ action: @escaping @Sendable () async throws -> Void) async throws {
            let container = try Container {
                switch self {
                case .singletonStart: Singleton { Wheel() }.eager().onStart(within: limit) { _ in try await action() }
                case .singletonStop: Singleton { Wheel() }.onStop(within: limit) { _ in try await action() }
                case .scopedStop: Scoped("turn") { Wheel() }.onStop(within: limit) { _ in try await action() }
                }
            }
            switch self {
            case .singletonStart: try await container.start()
            case .singletonStop:
                _ = try container.get(Wheel.self)
                try await container.stop()
            case .scopedStop:
                let scope = try container.scope("turn")
                _ = try scope.get(Wheel.self)
                try await scope.stop()
            }
        }
    }

    @Test(arguments: Place.allCases, longest)
    func `as a time limit lets an action end that is faster, however long it is`(place: Place, limit: Duration)
        async throws
    {
        let journal = Journal()
        try await place.run(limit) { journal.note("action") }
        #expect(journal.entries == ["action"])
    }

    @Test(
        arguments: Place.allCases,
        shortest)
    func `as a time limit cancels an action that is slower, also where it is negative`(place: Place, limit: Duration)
        async throws
    {
        let error = await #expect(throws: (any Error).self) {
            try await place.run(limit) { while true { try await Task.sleep(for: .seconds(3_600)) } }
        }
        let underlying = (error as? StartError)?.failures.map(\.error) ?? (error as? StopError)?.failures.map(\.error)
        #expect(underlying?.count == 1)
        #expect(underlying?.first is TimeLimitExceeded)
        // A description of what no clock can sleep would trap.
        #expect("\(try #require(error))".contains("it took longer than"))
    }

    @Test(
        arguments: [.min, -1, 0, 1, 2, 3, .max] as [Int])
    func `as the least count of a list is compared with the members`(count: Int) throws {
        let container = try Container {
            Singleton { First() }
            Singleton { Second() }
        }
        let queries: [Query<[any Numbered]>] = [.all(atLeast: count), .all().atLeast(count)]
        for query in queries {
            if count <= 2 {
                #expect(try container.all(of: (any Numbered).self, query).count == 2)
            } else {
                let error = #expect(throws: ResolutionError.self) {
                    try container.all(of: (any Numbered).self, query)
                }
                #expect(error?.description.contains("\(count)") == true)
            }
        }
    }

    @Test
    func `as an order sorts a list, of definitions and of tags alike`() throws {
        let orders: [Int] = [.max, 0, .min]
        let container = try Container {
            Singleton { First() }.order(orders[0]).tagged(Definition.Tag("turn", order: orders[2]))
            Singleton { Second() }.order(orders[1]).tagged(Definition.Tag("turn", order: orders[1]))
            Singleton { Third() }.order(orders[2]).tagged(Definition.Tag("turn", order: orders[0]))
        }
        let byOrder = try container.all(of: (any Numbered).self)
        #expect(byOrder.map { "\(type(of: $0))" } == ["Third", "Second", "First"])
        let byTag = try container.all(of: (any Numbered).self, .tagged("turn"))
        #expect(byTag.map { "\(type(of: $0))" } == ["First", "Second", "Third"])
    }
}
