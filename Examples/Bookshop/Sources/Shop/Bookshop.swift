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
///   - rates: One definition, of a `RateSource`.
///   - routes: What customers can request.
package func bookshop(_ logger: Logger, _ metrics: TextMetrics, rates: Module, routes: some Routes) -> Module {
    Module("Bookshop") {
        domainModule
        storageModule
        rates
        webModule
        settingsModule
        Value(logger)
        Value(metrics)
        Value(routes).as((any Routes).self)
        Singleton { try CatalogFile.sample }
    }
}
