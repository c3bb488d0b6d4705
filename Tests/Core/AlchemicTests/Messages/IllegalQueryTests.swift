import Alchemic
import TestSupport
import Testing

private final class Store: Sendable {}
private struct Shop: Sendable { init(stores: [Store]) {} }

@Suite("A query") struct IllegalQueryTests {
    /// What a query can say beside what stands alone.
    private static let others: [Query<[Store]>] = [
        .type(Store.self), .tagged("far"), .named("first"), .value([]),
    ]

    @Test(arguments: 0..<others.count)
    func `for its members says nothing else of them`(other: Int) {
        let query = Query<[Store]>.list(.auto).merging(Self.others[other])
        #expect(ids(of: query).contains(.illegalQuery))
    }

    @Test(arguments: 0..<others.count)
    func `for an argument of the caller says nothing else of it`(other: Int) {
        let query = Query<[Store]>.argument.merging(Self.others[other])
        #expect(ids(of: query).contains(.illegalQuery))
    }

    private func ids(of query: Query<[Store]>) -> [Diagnostic.ID] {
        problems(
            of: Module("shop") {
                Singleton { Store() }.named("first").tagged("far")
                Prototype(Shop.init(stores:), query)
            }
        ).map(\.id)
    }
}

extension Query {
    /// Both at once.
    fileprivate func merging(_ other: Query) -> Query { Query(erased.merging(other.erased)) }
}
