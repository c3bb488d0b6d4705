import Alchemic

// Whether the check takes ten times as long for ten times the definitions.

func measureChecking(_ harness: Harness) throws -> [Row] {
    let small = harness.isQuick ? 1_000 : 10_000
    let large = small * 10
    return try [
        growth("names", harness, namedDefinitions(small), namedDefinitions(large), small),
        growth("types", harness, typedDefinitions(small), typedDefinitions(large), small),
    ].flatMap { $0 }
}

private func growth(
    _ kind: String, _ harness: Harness, _ small: Module, _ large: Module, _ count: Int
) throws -> [Row] {
    var ratios: [Double] = [], smallTimes: [Double] = [], largeTimes: [Double] = []
    for _ in 0..<(harness.isQuick ? 1 : 5) {
        smallTimes.append(try harness.time { _ = try Graph(small) })
        largeTimes.append(try harness.time { _ = try Graph(large) })
        ratios.append(largeTimes[largeTimes.count - 1] / smallTimes[smallTimes.count - 1])
    }
    return [
        Row(
            "check \(count) definitions that ask by \(kind), each",
            alchemic: .nanoseconds(median(smallTimes) / Double(count))),
        Row(
            "check ten times as many, over that", alchemic: .times(median(ratios)),
            goal: .atMost(.times(12))),
    ]
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
