/// A book that the shop sells.
///
/// How many copies are left is no part of it: books are cached, and a cached number would be wrong after the next order.
package struct Book: Sendable, Hashable, Identifiable {
    package let id: ID
    package var title: String
    package var author: String
    package var price: Money

    package init(id: ID, title: String, author: String, price: Money) {
        self.id = id
        self.title = title
        self.author = author
        self.price = price
    }

    /// A book's own number, for example "b-0042".
    package struct ID: Sendable, Hashable, RawRepresentable, Codable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
