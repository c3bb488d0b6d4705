#if Products
@_spi(Finding) import AlchemicMain

// How long it takes to find what declares itself, and to let it declare.

func measureFinding(_ harness: Harness) throws -> [Row] {
    // The first search of a process meets cold memory, and a runtime that has not answered anything yet: this is what a
    // start pays.
    let begin = processorTime()
    let count = Search.typeCount()
    let cold = processorTime() - begin
    guard count >= 1_000 else { throw NotFound(count: count) }
    let found = processorTime()
    var first = Search()
    let images = first.searchNewImages()
    let declared = processorTime() - found
    withExtendedLifetime(images) {}
    return [
        Row(
            "find 1,000 types, the first time", alchemic: .nanoseconds(cold),
            goal: .atMost(.nanoseconds(1_000_000))),
        Row("and let them declare, the first time", alchemic: .nanoseconds(declared)),
        harness.measure("find 1,000 types again", count: 100) {
            for _ in 0..<$0 { _ = Search.typeCount() }
        },
        harness.measure("and let them declare again", count: 40) {
            for _ in 0..<$0 {
                var search = Search()
                _ = search.searchNewImages()
            }
        },
        harness.measure("of which a type's own declaration", count: 100_000) {
            for _ in 0..<$0 { _ = SelfDeclared(Declaring.self) }
        },
    ]
}

private struct NotFound: Error {
    let count: Int
}

private final class Declaring: Sendable, SelfDeclaring {
    static var declaration: [ModuleElement] { Singleton(Declaring.init) }
}
#else
// The package is built without what there is to find.

func measureFinding(_ harness: Harness) -> [Row] { [] }
#endif
