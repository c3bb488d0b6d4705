import Foundation
import Testing

@testable import ReferenceModel

/// Runs a description on the model and on the library, and expects the same.
func expectSame(_ description: Description, sourceLocation: SourceLocation = #_sourceLocation) async {
    let expected = Model.run(description)
    let actual = await Bridge.run(description)
    if let difference = expected.difference(from: actual) {
        let words = """
            \(difference)
            model:
            \(expected.lines.joined(separator: "\n"))
            library:
            \(actual.lines.joined(separator: "\n"))
            """
        Issue.record("\(words)", sourceLocation: sourceLocation)
    }
}

@Suite
struct ModelTests {
    @Test
    func `the library and the rules as a program do the same with random graphs and random operations`() async {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["MODEL_SEED"].flatMap(UInt64.init) ?? 0
        let count: UInt64 =
            environment["MODEL_COUNT"].flatMap(UInt64.init)
            ?? (environment["MODEL_SEED"] != nil ? 1 : environment["CI_LONG"] == "1" ? 300_000 : 1_000)
        let most = environment["MODEL_DIFFERENCES"].flatMap(Int.init) ?? 5
        var differences = 0
        var coverage = Coverage(of: Int(count))
        for seed in first..<first + count {
            // There are as few threads for tasks as there are cores: other tests have limits of time.
            await Task.yield()
            let description = Generator.description(seed: seed)
            if environment["MODEL_SHOWS"] != nil {
                print("seed \(seed)", description.sketch)
                fflush(nil)
            }
            let expected = Model.run(description)
            coverage.add(description, expected)
            if seed > first, (seed - first).isMultiple(of: 1_000) {
                print("\(seed - first) seeds, \(differences) differences")
                fflush(nil)
            }
            guard let difference = expected.difference(from: await Bridge.run(description)) else { continue }
            let smallest = await Shrinker { candidate in
                Model.run(candidate).difference(from: await Bridge.run(candidate)) != nil
            }.shrunk(description)
            Issue.record("seed \(seed): \(difference)\n\(smallest.sketch)")
            await expectSame(smallest)
            differences += 1
            if differences == most { return }
        }
        guard count >= 1_000 else { return }
        print(coverage.text)
        #expect(coverage.untouched.isEmpty, "no graph touches \(coverage.untouched.map(\.rawValue))")
        let unseen = Coverage.possible.filter { coverage.problems[$0] == nil }
        #expect(unseen.isEmpty, "no graph has \(unseen)")
        #expect(coverage.unseenForms.isEmpty, "no valid graph has \(coverage.unseenForms)")
    }
}
