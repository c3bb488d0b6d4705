import AlchemicTesting
import Domain
import Testing

@Suite(.shop()) struct CatalogTests {
    let shop: TestShop
    let catalog: Catalog

    init() throws {
        shop = try TestShop()
        catalog = try shop.container.get(Catalog.self)
    }

    @Test func findsBooksByAllWords() async throws {
        #expect(try await catalog.list() == [shop.faust, shop.hamlet])
        #expect(try await catalog.search("shake HAM") == [shop.hamlet])
        #expect(try await catalog.search("shake faust") == [])
        #expect(try await catalog.search(String(repeating: "faust ", count: 10) + "hamlet") == [shop.faust])
        #expect(try await catalog.book(shop.faust.id) == shop.faust)
    }

    @Test func unknownBooksAreErrors() async throws {
        let id = Book.ID(rawValue: "macbeth")
        await #expect(throws: CatalogError.unknownBook(id)) { try await catalog.book(id) }
        let carts = try shop.carts()
        await #expect(throws: CatalogError.unknownBook(id)) { try await carts.setQuantity(1, of: id, in: shop.cart) }
    }

    @Test(arguments: [-1, 100]) func quantitiesHaveLimits(_ quantity: Int) async throws {
        let carts = try shop.carts()
        await #expect(throws: CartError.quantity(quantity, allowed: 0...99)) {
            try await carts.setQuantity(quantity, of: shop.faust.id, in: shop.cart)
        }
    }

    @Test func pagesHaveLimits() {
        #expect(Page(offset: -1) == nil)
        #expect(Page(size: 0) == nil)
        #expect(Page(size: 101) == nil)
        #expect(Page(offset: 0, size: 20) == Page.first)
    }
}
