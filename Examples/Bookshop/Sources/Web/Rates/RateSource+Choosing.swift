import Alchemic
import AsyncHTTPClient
import Domain

/// The rates of the service that is configured, or fixed ones if none is.
///
/// The client is lazy: without a service nobody makes one.
func makeRateSource(settings: RatesSettings, client: Lazy<HTTPClient>) throws -> any RateSource {
    settings.address.isEmpty ? FixedRateSource() : HTTPRateSource(client: try client.get(), settings: settings)
}
