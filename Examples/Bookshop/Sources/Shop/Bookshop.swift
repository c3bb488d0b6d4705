package import Alchemic
import Domain
package import Logging
import Storage
package import Web

/// The whole shop.
///
/// - Parameters:
///   - logger: Writes what the shop does.
///   - metrics: Counts it.
///   - spans: Says how long it takes.
///   - rates: One definition, of a `RateSource`.
///   - routes: What customers can request.
package func bookshop(
    _ logger: Logger, _ metrics: TextMetrics, _ spans: Spans, rates: Module, routes: some Routes
) -> Module {
    Module("Bookshop") {
        domainModule
        storageModule
        rates
        webModule
        settingsModule
        Value(logger)
        Value(metrics)
        Value(spans)
        Value(routes).as((any Routes).self)
        Singleton { try CatalogFile.sample }
    }
}
