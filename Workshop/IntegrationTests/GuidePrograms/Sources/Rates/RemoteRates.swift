/// Rates of a service.
public final class RemoteRates: RateSource, CustomStringConvertible {
    private let settings: RatesSettings
    private let transport: any Transport

    /// Makes rates that are loaded when they are needed.
    public init(settings: RatesSettings, transport: any Transport) {
        (self.settings, self.transport) = (settings, transport)
    }

    /// Where they come from.
    public var description: String { "rates of \(settings.address)" }

    /// Loads a rate.
    public func rate(of currency: String) async throws -> Double {
        guard let rate = Double(try await transport.load("\(settings.address)/\(currency)")) else {
            throw UnknownCurrency(currency: currency)
        }
        return rate
    }
}
