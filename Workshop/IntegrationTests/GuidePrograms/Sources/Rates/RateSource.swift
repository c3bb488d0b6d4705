/// What currencies are worth.
public protocol RateSource: Sendable {
    /// Returns how many of a currency there are for one euro.
    func rate(of currency: String) async throws -> Double
}

/// Loads a text from an address: what programs provide with the HTTP client of their choice.
public protocol Transport: Sendable {
    func load(_ address: String) async throws -> String
}

/// Where the rates come from.
public struct RatesSettings: Sendable {
    /// The service's address.
    public var address: String

    /// Makes settings.
    public init(address: String = "https://rates.example.org") { self.address = address }
}

/// A service said something else than a number.
public struct UnknownCurrency: Error {
    /// What was asked for.
    public let currency: String
}
