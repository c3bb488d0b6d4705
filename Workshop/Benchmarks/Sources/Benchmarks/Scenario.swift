/// Something that is done by hand and with Alchemic: timed by ``Harness``, its instructions counted by ``Counter``.
struct Scenario {
    /// What is done, as tables and thresholds call it.
    let name: String
    /// How many operations one timing is of.
    let count: Int
    /// How many operations are counted: instructions vary little, and a counting run is fifty times slower.
    let counted: Int
    /// How many of what the name speaks of are done by one operation.
    let parts: Int
    /// Whether only the first time in a process is meant: it is counted in a process of its own, and not timed.
    let isCold: Bool
    /// Whether it takes so long that it is counted only when asked for, and not timed.
    let isLong: Bool
    let goal: Goal
    let hand: Work?
    let alchemic: Work

    init(
        _ name: String, count: Int, counted: Int = 1_000, parts: Int = 1, isCold: Bool = false, isLong: Bool = false,
        goal: Goal = .none, hand: Work? = nil, alchemic: Work
    ) {
        self.name = name
        self.count = count
        self.counted = counted
        self.parts = parts
        self.isCold = isCold
        self.isLong = isLong
        self.goal = goal
        self.hand = hand
        self.alchemic = alchemic
    }
}

/// One of the two ways to do it.
struct Work {
    enum Operations {
        case synchronous(() throws -> Void)
        case awaited(() async throws -> Void)
    }

    /// Prepares so many operations, which is not measured, and returns what does them.
    let prepare: (Int) throws -> Operations

    /// What needs no preparation.
    static func plain(_ operations: @escaping (Int) throws -> Void) -> Work {
        Work { count in .synchronous { try operations(count) } }
    }

    /// What has to be awaited.
    static func awaited(_ operations: @escaping (Int) async throws -> Void) -> Work {
        Work { count in .awaited { try await operations(count) } }
    }

    /// What makes something, all of which is kept until it has been measured: releasing it is not what is meant.
    static func making<Product>(_ make: @escaping () throws -> Product) -> Work {
        Work { count in
            var products: [Product] = []
            products.reserveCapacity(count)
            return .synchronous { for _ in 0..<count { products.append(try make()) } }
        }
    }

    /// What works on something that is made for each operation beforehand.
    static func on<Subject>(
        _ make: @escaping () throws -> Subject, _ operation: @escaping (Subject) throws -> Void
    ) -> Work {
        Work { count in
            let subjects = try (0..<count).map { _ in try make() }
            return .synchronous { for subject in subjects { try operation(subject) } }
        }
    }

    /// The same, awaited.
    static func awaitedOn<Subject>(
        _ make: @escaping () throws -> Subject, _ operation: @escaping (Subject) async throws -> Void
    ) -> Work {
        Work { count in
            let subjects = try (0..<count).map { _ in try make() }
            return .awaited { for subject in subjects { try await operation(subject) } }
        }
    }
}

/// Something that a scenario needs, and that is made when it is first run: another one is not slowed down by it.
final class Later<Value> {
    private let make: () throws -> Value
    private var made: Value?

    init(_ make: @escaping () throws -> Value) {
        self.make = make
    }

    func callAsFunction() throws -> Value {
        if let made { return made }
        let value = try make()
        made = value
        return value
    }
}
