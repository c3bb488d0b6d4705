import Alchemic
import Foundation
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
            Graph(describing: [module], roots: [Shop.self], used: used).problems.map(\.id)
        }
        #expect(problems(used: []) == [.unused])
        #expect(problems(used: [0]).isEmpty)
    }

    @Test
    func `what is unused is said of a program that is checked, where its code is known, not by itself`() async {
        await #expect(processExitsWith: .success) {
            setenv("ALCHEMIC_CHECK", "1", 1)
            ProgramCheck.report = { graph, problemsWithUnused in
                let unused = problemsWithUnused([]).map(\.id)
                exit(graph.problems.isEmpty && unused == [.unused] ? 0 : 1)
            }
            let module = Module("shop") {
                Singleton { Store() }
                Singleton { Shop() }
            }
            _ = Container(orExit: module, roots: [Shop.self])
            exit(2)
        }
    }
}
