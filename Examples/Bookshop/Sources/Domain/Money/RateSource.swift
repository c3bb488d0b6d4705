package import Foundation

/// Exchange rates, which are another service's business.
package protocol RateSource: Sendable {
    /// Returns what one unit of the first currency costs in the second.
    ///
    /// - Throws: ``RateError``
    func rate(from: Currency, to: Currency) async throws -> Decimal
}

/// Why there is no exchange rate at the moment.
///
/// Trying again later may help with each of them.
package enum RateError: Error, Hashable {
    /// The service did not respond in time.
    case timedOut
    /// The service cannot be reached.
    case unreachable(String)
    /// The service returned something that is not a rate.
    case badResponse(String)
}
