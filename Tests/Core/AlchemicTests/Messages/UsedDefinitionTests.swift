import Alchemic
import Testing

private final class Store: Sendable {}
private final class Shop: Sendable {}

@Suite("A definition that code resolves") struct UsedDefinitionTests {
    @Test("is used, whatever the roots are")
    func used() {
        let module = Module("shop") {
            Singleton { Store() }
            Singleton { Shop() }
        }
        func problems(used: Set<Int>) -> [Diagnostic.ID] {
            Check.findings(in: [module], roots: [Shop.self], used: used, parent: nil).problems.map(\.id)
        }
        #expect(problems(used: []) == [.unused])
        #expect(problems(used: [0]).isEmpty)
    }
}
