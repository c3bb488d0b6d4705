import Foundation

/// Computes what an order costs now, and compares it with what the customer was shown.
package struct PriceCheck: Sendable {
    private let rates: any RateSource

    package init(rates: any RateSource) {
        self.rates = rates
    }

    /// Returns the total in a currency.
    ///
    /// The rates are loaded only if a book has its price in another one.
    ///
    /// - Throws: ``RateError``, or ``OrderError/totalTooLarge``
    package func total(of lines: [DraftLine], in currency: Currency) async throws -> Money {
        var total = 0
        for (own, lines) in Dictionary(grouping: lines, by: \.book.price.currency) {
            let sum = Money(try sum(of: lines), own)
            let rate = own == currency ? 1 : try await rates.rate(from: own, to: currency)
            guard let converted = sum.converted(to: currency, at: rate) else { throw OrderError.totalTooLarge }
            total = try exactly(total.addingReportingOverflow(converted.minorUnits))
        }
        return Money(total, currency)
    }

    private func sum(of lines: [DraftLine]) throws -> Int {
        var sum = 0
        for line in lines {
            let price = try exactly(line.book.price.minorUnits.multipliedReportingOverflow(by: line.quantity))
            sum = try exactly(sum.addingReportingOverflow(price))
        }
        return sum
    }

    private func exactly(_ result: (partialValue: Int, overflow: Bool)) throws -> Int {
        if result.overflow { throw OrderError.totalTooLarge }
        return result.partialValue
    }
}
