import AlchemicTesting
import Domain
import Testing

struct DomainModuleTests {
    @Test func needsStoresAndRatesOnly() {
        let problems = domainModule.problems(
            given: (any BookStore).self, (any CartStore).self, (any OrderStore).self, (any RateSource).self,
            requesting: [Catalog.self, Carts.self, Orders.self], strict: true)
        #expect(problems.isEmpty)
    }

    @Test(.shop()) func validatorsAreAskedInTheirOrder() throws {
        let validators = try Container.test.all(of: (any OrderValidator).self)
        #expect(validators.map { "\(type(of: $0))" } == ["EmptinessValidator", "QuantityValidator", "StockValidator"])
    }
}
