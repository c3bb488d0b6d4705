import Alchemic
import Links

// What a definition costs before anything is checked, and afterwards, in each container.

func declaringScenarios() throws -> [Scenario] {
    let definitions = 1_000
    let graph = Later { try Graph(Link.module) }
    return [
        Scenario(
            "declare a definition", count: 10, counted: 3, parts: definitions, goal: .atMost(.nanoseconds(200)),
            alchemic: .making { manyDefinitions(definitions) }),
        Scenario(
            "make a container of a thousand types, a definition", count: 10, counted: 3, parts: Link.all.count,
            goal: .atMost(.nanoseconds(400)), alchemic: .making { Container(try graph()) }),
    ]
}

func measureDeclaring(_ harness: Harness) -> [Row] { measureDefinitionMemory() }

/// What a definition holds on the heap.
func measureDefinitionMemory() -> [Row] {
    let count = 10_000
    let sizes = (0..<5).compactMap { _ -> Double? in
        let before = heapBytes()
        let module = manyDefinitions(count)
        guard let before, let after = heapBytes() else { return nil }
        return withExtendedLifetime(module) { Double(after - before) / Double(count) }
    }
    guard !sizes.isEmpty else { return [] }
    return [Row("heap of a definition", alchemic: .bytes(median(sizes)), goal: .atMost(.bytes(115)))]
}

@inline(never)
private func manyDefinitions(_ count: Int) -> Module {
    Module("many") {
        for _ in 0..<count { Singleton(Heater.init(fuel:)) }
    }
}
