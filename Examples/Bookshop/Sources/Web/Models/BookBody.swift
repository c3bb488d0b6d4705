package import Domain
import Hummingbird

/// A book as clients see it.
package struct BookBody: Sendable, Hashable, Codable, ResponseEncodable {
    package var id: String
    package var title: String
    package var author: String
    package var price: MoneyBody

    package init(_ book: Book) {
        id = book.id.rawValue
        title = book.title
        author = book.author
        price = MoneyBody(book.price)
    }
}
