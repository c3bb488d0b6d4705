package import Domain

/// An amount in cents or pence: `{"minorUnits": 1205, "currency": "EUR"}`.
package struct MoneyBody: Sendable, Hashable, Codable {
    package var minorUnits: Int
    package var currency: Currency

    package init(_ money: Money) {
        minorUnits = money.minorUnits
        currency = money.currency
    }

    package var money: Money { Money(minorUnits, currency) }
}
