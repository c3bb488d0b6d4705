package import Alchemic
import Domain

/// How the shop reaches the service of exchange rates.
///
/// It needs `RatesSettings`.
package let ratesModule = Module("Rates") {
    Singleton(ConfiguredRates.init(settings:)).as((any RateSource).self).live()
}
