public import Alchemic
import Rates

/// What one currency is worth.
public struct Currency: Sendable {
    /// Its code.
    public let code: String
    let source: any RateSource

    /// Returns how many there are for one euro.
    public func rate() async throws -> Double { try await source.rate(of: code) }
}

/// A `Currency` for each code, named `rates.currency.USD`.
public struct Currencies: DefinitionSource {
    /// The name in messages.
    public let name = "Currencies"
    private let codes: [String]

    /// Makes a source.
    public init(_ codes: String...) { self.codes = codes }

    /// Declares the currencies.
    public func definitions() throws -> [Definition] {
        var register = DefinitionRegister(style: "currencies")
        for code in codes {
            register.add(
                Singleton { (source: any RateSource) in Currency(code: code, source: source) },
                key: "rates.currency.\(code)")
        }
        return register.definitions
    }
}
