package import Domain
package import Foundation

/// A JSON file that lists books.
package struct CatalogFile: Sendable {
    package let url: URL

    package init(_ url: URL) {
        self.url = url
    }

    /// The books that come with the example, all of them invented.
    package static var sample: CatalogFile {
        get throws {
            guard let url = Bundle.module.url(forResource: "books", withExtension: "json") else {
                throw CatalogFileError.missing("books.json")
            }
            return CatalogFile(url)
        }
    }

    /// Reads the file.
    ///
    /// - Throws: ``CatalogFileError``
    package func books() throws -> [StockedBook] {
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw CatalogFileError.missing(url.path) }
        let entries: [Entry]
        do { entries = try JSONDecoder().decode([Entry].self, from: data) } catch {
            throw CatalogFileError.malformed(url.path, "\(error)")
        }
        var ids: Set<Book.ID> = []
        return try entries.map { entry in
            guard entry.price > 0, entry.stock >= 0, !entry.title.isEmpty, ids.insert(entry.id).inserted else {
                throw CatalogFileError.invalidBook(url.path, entry.id)
            }
            return StockedBook(
                Book(
                    id: entry.id, title: entry.title, author: entry.author, price: Money(entry.price, entry.currency)),
                stock: entry.stock)
        }
    }

    /// A book as it stands in the file; its price in cents.
    private struct Entry: Decodable {
        let id: Book.ID
        let title: String
        let author: String
        let price: Int
        let currency: Currency
        let stock: Int
    }
}

/// What is wrong with a file of books.
package enum CatalogFileError: Error, Hashable {
    case missing(String)
    case malformed(String, String)
    case invalidBook(String, Book.ID)
}

extension CatalogFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let path): "there is no readable file of books at \(path)"
        case .malformed(let path, let reason): "\(path) is not a list of books: \(reason)"
        case .invalidBook(let path, let id):
            "\(path): the book \(id.rawValue) has no title, no price, a negative stock, or an id that is taken"
        }
    }
}
