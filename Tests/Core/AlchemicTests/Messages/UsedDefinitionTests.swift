import Alchemic
import Testing

private final class Store: Sendable {}
private final class Shop: Sendable {}

@Suite struct UsedDefinitionTests {
    @Test
    func `a definition that code resolves is used, whatever the roots are`() {
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
