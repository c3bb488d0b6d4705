#if Products
import Alchemic
import AlchemicFiles
import Yams

// What it takes to load definition files, against what Yams takes to parse them.

func measureLoading(_ harness: Harness) throws -> [Row] {
    let count = harness.isQuick ? 1_000 : 10_000
    var types = FileTypes()
    types.add(LoadedStep.self) {
        $0.initializer("init(first:second:name:count:)", LoadedStep.init(first:second:name:count:))
        $0.setter("colour", \.colour)
    }
    let small = definitionFile(count)
    // A tenth and not ten times as much, which would be more than a file may hold.
    let tenth = definitionFile(count / 10)
    var parsing: [Double] = [], loading: [Double] = [], making: [Double] = [], growth: [Double] = []
    for _ in 0..<(harness.isQuick ? 1 : 5) {
        parsing.append(try harness.time { _ = try Yams.compose(yaml: small) })
        loading.append(harness.time { _ = DefinitionFile(text: small, path: "small.yml", types: types) })
        making.append(
            try harness.time {
                _ = try Container(
                    Module("Files") { DefinitionFile(text: small, path: "small.yml", types: types) })
            })
        let tenths = harness.time {
            for _ in 0..<10 { _ = DefinitionFile(text: tenth, path: "tenth.yml", types: types) }
        }
        growth.append(loading[loading.count - 1] * 10 / tenths)
    }
    let ratios = zip(loading, parsing).map { $0 / $1 }
    let wholeRatios = zip(making, parsing).map { $0 / $1 }
    return [
        Row(
            "load \(count) services, each (by hand: Yams parses them)",
            baseline: .nanoseconds(median(parsing) / Double(count)),
            alchemic: .nanoseconds(median(loading) / Double(count)), ratio: median(ratios), goal: .ratio(20)),
        Row(
            "load \(count) services and make the container, each",
            baseline: .nanoseconds(median(parsing) / Double(count)),
            alchemic: .nanoseconds(median(making) / Double(count)), ratio: median(wholeRatios), goal: .ratio(20)),
        Row("load ten times as many, over a tenth", alchemic: .times(median(growth)), goal: .atMost(.times(12))),
    ]
}

/// Services of one type, each of which needs two earlier ones.
private func definitionFile(_ count: Int) -> String {
    var text = "Parameters:\n  name: step\n  count: 4\nServices:\n"
    for index in 0..<count {
        text += """
              step_\(index):
                Class: LoadedStep
                Initializer: 'init(first:second:name:count:)'
                Arguments: ['@?step_\(index - 1)', '@?step_\(index / 2 - 1)', '%name% number \(index)', '%count%']
                Setters: { colour: red }
                Tags: [step]

            """
    }
    return text
}

private final class LoadedStep: @unchecked Sendable {
    let first: LoadedStep?
    let second: LoadedStep?
    let name: String
    let count: Int
    var colour = "none"

    init(first: LoadedStep?, second: LoadedStep?, name: String, count: Int) {
        self.first = first
        self.second = second
        self.name = name
        self.count = count
    }
}

#else
// The package is built without what definition files need.

func measureLoading(_ harness: Harness) -> [Row] { [] }
#endif
