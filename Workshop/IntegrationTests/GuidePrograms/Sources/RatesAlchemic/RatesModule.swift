public import Alchemic
import Rates

extension Module {
    /// Exchange rates: `any RateSource`.
    ///
    /// The program declares `any Transport`.
    public static let rates = Module("Rates") {
        Singleton(RemoteRates.init(settings:transport:)).only(as: (any RateSource).self).named(RatesName.source)
        Value(RatesSettings()).named(RatesName.settings)
    }
}

/// The names that a program may replace.
public enum RatesName {
    /// The one `any RateSource`.
    public static let source = "rates.source"
    /// The `RatesSettings`.
    public static let settings = "rates.settings"
}
