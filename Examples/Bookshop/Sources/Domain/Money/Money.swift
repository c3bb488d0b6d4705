package import Foundation

/// An amount in cents or pence.
///
/// Whole numbers, so that no cent is lost in a sum.
package struct Money: Sendable, Hashable {
    package var minorUnits: Int
    package var currency: Currency

    package init(_ minorUnits: Int, _ currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Returns the amount in another currency, rounded to the nearest cent, and halves to the even one.
    ///
    /// Returns nil if it is too large for the other currency.
    package func converted(to currency: Currency, at rate: Decimal) -> Money? {
        var exact = Decimal(minorUnits) * rate
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, 0, .bankers)
        guard let minorUnits = Int(rounded.description) else { return nil }
        return Money(minorUnits, currency)
    }
}

extension Money: CustomStringConvertible {
    /// The amount as people write it: "12.05 EUR".
    package var description: String {
        let cents = minorUnits.magnitude
        let digits = cents % 100
        return "\(minorUnits < 0 ? "-" : "")\(cents / 100).\(digits < 10 ? "0" : "")\(digits) \(currency.rawValue)"
    }
}

/// The currencies that customers can pay in.
///
/// All of them have two decimals.
package enum Currency: String, Sendable, Hashable, CaseIterable, Codable {
    case eur = "EUR"
    case gbp = "GBP"
    case usd = "USD"
}
