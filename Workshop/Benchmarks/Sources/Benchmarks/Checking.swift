import Alchemic
import Links

// What the check costs, and whether it takes ten times as long for ten times the definitions.

func checkingScenarios() -> [Scenario] {
    let kinds = [("names", namedDefinitions), ("types", typedDefinitions)]
    let check = Work.making { try Graph(Link.module) }
    let thousand = "check a thousand types, each"
    return [
        Scenario("\(thousand), cold", count: 1, counted: 1, parts: Link.all.count, isCold: true, alchemic: check),
        Scenario(thousand, count: 10, counted: 3, parts: Link.all.count, alchemic: check),
        nearNames("names that nothing has") { "servise \($0)" },
        nearNames("names that resemble all others") { "service \($0) " },
    ]
        + kinds.flatMap { kind, definitions in
            [10_000, 100_000].map { count in
                let name = "check \(count) definitions that ask by \(kind), each"
                // Declared when it is needed, and once.
                let module = Later { definitions(count) }
                return Scenario(
                    name, count: 1, counted: 1, parts: count, isLong: count > 10_000,
                    alchemic: .making { try Graph(module()) })
            }
        }
}

/// A thousand missing names, each of which is compared with a thousand that there are.
private func nearNames(_ kind: String, _ name: @escaping @Sendable (Int) -> String) -> Scenario {
    let module = Later {
        Module("names") {
            for index in 0..<1_000 {
                Singleton { Step() }.named("service \(index)")
                Prototype({ (_: Step) in index }, .named(name(index)))
            }
        }
    }
    return Scenario(
        "report 1000 \(kind), among 1000, each", count: 1, counted: 1, parts: 1_000,
        alchemic: .making {
            do {
                return try Graph(module()).warnings.count
            } catch {
                return "\(error)".utf8.count
            }
        })
}

func measureChecking(_ harness: Harness) throws -> [Row] {
    let small = harness.isQuick ? 1_000 : 10_000
    return try [
        growth("names", harness, namedDefinitions(small), namedDefinitions(small * 10), .none),
        growth("types", harness, typedDefinitions(small), typedDefinitions(small * 10), .atMost(.times(11))),
    ]
}

private func growth(
    _ kind: String, _ harness: Harness, _ small: Module, _ large: Module, _ goal: Goal
) throws -> Row {
    let ratios = try (0..<(harness.isQuick ? 1 : 5)).map { _ in
        let smallTime = try harness.time { _ = try Graph(small) }
        return try harness.time { _ = try Graph(large) } / smallTime
    }
    return Row(
        "check ten times as many that ask by \(kind), over that", alchemic: .times(median(ratios)), goal: goal)
}

/// Definitions of one type, each of which needs two earlier ones by name.
private func namedDefinitions(_ count: Int) -> Module {
    Module("names") {
        for index in 0..<count {
            if index < 2 {
                Singleton(Step.init as @Sendable () -> Step).named("step \(index)")
            } else {
                Prototype(
                    Step.init(first:second:), .named("step \(index - 1)"), .named("step \(index / 2)")
                ).named("step \(index)")
            }
        }
    }
}

// MARK: Types that differ

/// A digit of a number made of types.
private protocol Digit: SendableMetatype {}
private enum Zero: Digit {}
private enum One: Digit {}
private enum Two: Digit {}
private enum Three: Digit {}
private enum Four: Digit {}
private enum Five: Digit {}
private enum Six: Digit {}
private enum Seven: Digit {}
private enum Eight: Digit {}
private enum Nine: Digit {}

/// A number made of types: as many different ones as are wanted.
private protocol Number: SendableMetatype {}
private enum End: Number {}
private enum Digits<Last: Digit, Rest: Number>: Number {}

private final class Numbered<Key: Number>: Sendable {}

private func number(_ value: Int) -> any Number.Type {
    let digits: [any Digit.Type] = [
        Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self, Nine.self,
    ]
    func joined<Last: Digit, Rest: Number>(_: Last.Type, _: Rest.Type) -> any Number.Type {
        Digits<Last, Rest>.self
    }
    guard value > 0 else { return End.self }
    let last: any Digit.Type = digits[value % 10]
    let rest: any Number.Type = number(value / 10)
    return joined(last, rest)
}

/// Definitions of types that differ, each of which needs two earlier ones by their types.
private func typedDefinitions(_ count: Int) -> Module {
    func root<Key: Number>(_: Key.Type) -> Definition {
        Singleton { Numbered<Key>() }.definition
    }
    func dependent<Key: Number, First: Number, Second: Number>(
        _: Key.Type, _: First.Type, _: Second.Type
    ) -> Definition {
        Prototype { (_: Numbered<First>, _: Numbered<Second>) in Numbered<Key>() }.definition
    }
    return Module("types") {
        for index in 1...count {
            if index < 4 {
                root(number(index))
            } else {
                dependent(number(index), number(index - 1), number(index / 2))
            }
        }
    }
}
