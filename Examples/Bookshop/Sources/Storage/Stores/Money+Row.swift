import Domain
import GRDB

extension Money {
    /// Reads an amount and, from the column `currency`, what it is an amount of.
    init(row: Row, amount: String) throws {
        let code: String = row["currency"]
        guard let currency = Currency(rawValue: code) else { throw StoreError.failed("unknown currency \(code)") }
        self.init(row[amount], currency)
    }
}
