#if Macros
internal import AlchemicMacros
internal import TestSupport
internal import Testing

@_spi(Finding) @testable internal import AlchemicMain

@Singleton(named: "found by macro") private class Found: @unchecked Sendable {}

@Singleton(named: "found subclass") private final class FoundSubclass: Found, @unchecked Sendable {}

private enum Namespace {
    @Prototype(named: "found nested") private struct Nested {}
    @External(named: "found on the main actor") @MainActor final class Panel {}
}

@Suite struct FindingTests {
    @Test(.statement("A13", "A14")) func `types are found without being listed`() throws {
        var search = Search()
        let names = search.searchNewImages().flatMap { image in
            image.module.storage.elements.compactMap { element -> String? in
                guard case .definition(let definition) = element.kind else { return nil }
                return definition.name
            }
        }
        let found = names.filter { $0.hasPrefix("found ") }
        let expected = ["found by macro", "found subclass", "found nested", "found on the main actor"]
        #expect(found == expected, "each once, in the order of the lines")
    }
}
#endif
