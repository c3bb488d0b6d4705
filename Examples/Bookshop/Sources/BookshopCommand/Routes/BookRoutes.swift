import Domain
import Hummingbird
import Web

/// `GET /books` and `GET /books/{id}`.
struct BookRoutes: Sendable {
    let catalog: Catalog

    func add(to group: RouterGroup<ShopContext>) {
        group.get(use: list)
        group.get(":id", use: book)
    }

    @Sendable private func list(_ request: Request, _ context: ShopContext) async throws -> [BookBody] {
        let query = try request.uri.decodeQuery(as: ListQuery.self, context: context)
        guard let page = Page(offset: query.offset ?? 0, size: query.size ?? Page.first.size) else {
            throw HTTPError(.badRequest, message: "The offset must not be negative, and the size 1 to \(Page.largest).")
        }
        let books =
            if let words = query.search { try await catalog.search(words, page) } else { try await catalog.list(page) }
        return books.map(BookBody.init)
    }

    @Sendable private func book(_ request: Request, _ context: ShopContext) async throws -> BookBody {
        BookBody(try await catalog.book(try context.parameters.require("id", as: Book.ID.self)))
    }

    private struct ListQuery: Decodable {
        var search: String?
        var offset: Int?
        var size: Int?
    }
}
