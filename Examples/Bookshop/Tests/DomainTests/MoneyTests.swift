import Domain
import Foundation
import Testing

struct MoneyTests {
    @Test(arguments: [(1205, "12.05 EUR"), (0, "0.00 EUR"), (-7, "-0.07 EUR"), (Int.min, "-92233720368547758.08 EUR")])
    func readsLikeAnAmount(_ minorUnits: Int, _ text: String) {
        #expect(Money(minorUnits, .eur).description == text)
    }

    @Test func roundsHalvesToTheEvenCent() throws {
        let half = try #require(Decimal(string: "0.5"))
        #expect(Money(1, .eur).converted(to: .usd, at: half) == Money(0, .usd))
        #expect(Money(3, .eur).converted(to: .usd, at: half) == Money(2, .usd))
        #expect(Money(Int.max, .eur).converted(to: .usd, at: 2) == nil)
        #expect(Money(Int.max, .eur).converted(to: .usd, at: 1) == Money(Int.max, .usd))
    }

    @Test func totalsDoNotOverflow() async throws {
        let book = Book(id: Book.ID(rawValue: "gold"), title: "Gold", author: "Midas", price: Money(.max, .eur))
        let prices = PriceCheck(rates: NoRates())
        await #expect(throws: OrderError.totalTooLarge) {
            try await prices.total(of: [DraftLine(book, quantity: 2)], in: .eur)
        }
        await #expect(throws: OrderError.totalTooLarge) {
            try await prices.total(of: [DraftLine(book, quantity: 1), DraftLine(book, quantity: 1)], in: .eur)
        }
    }

    @Test(arguments: ["", "two words", "ключ", String(repeating: "k", count: 65)])
    func keysAreShortAndVisible(_ text: String) {
        #expect(IdempotencyKey(text) == nil)
    }
}
