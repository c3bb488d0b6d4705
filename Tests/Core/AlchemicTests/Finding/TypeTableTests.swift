import Testing

@testable import Alchemic

private protocol Fruit: Sendable {}
private final class Apple: Fruit {}
private struct Pie {}

@Suite
struct TypeTableTests {
    @Test
    func `what declarations name is linked as the container is made, and not by the first request, which takes a lock`()
        throws
    {
        let container = try Container {
            Singleton { Apple() }.as((any Fruit).self)
            Prototype { (_: [Apple]) in Pie() }
        }
        for type in [Apple.self, (any Fruit).self, [Apple].self, Pie.self] as [Any.Type] {
            #expect(container.wiring.table.entry(of: type)?.pointee.producer != nil, "\(type)")
        }
    }
}
