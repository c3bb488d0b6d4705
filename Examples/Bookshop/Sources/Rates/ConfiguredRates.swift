import Alchemic
import AsyncHTTPClient
package import Domain
package import Foundation

/// The rates of the service that is configured, or fixed ones if none is.
package struct ConfiguredRates: RateSource, Stoppable {
    private let source: any RateSource
    private let client: HTTPClient?

    package init(settings: RatesSettings) {
        guard !settings.address.isEmpty else {
            (source, client) = (FixedRateSource(), nil)
            return
        }
        let client = HTTPClient(configuration: .rates)
        (source, self.client) = (HTTPRateSource(client: client, settings: settings), client)
    }

    package func rate(from: Currency, to: Currency) async throws -> Decimal {
        try await source.rate(from: from, to: to)
    }

    package func stop() async throws { try await client?.shutdown() }
}
