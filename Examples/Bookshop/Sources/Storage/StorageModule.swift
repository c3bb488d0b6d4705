package import Alchemic
import Domain

/// Where the shop keeps its things.
///
/// It needs `DatabaseSettings`, a `CatalogFile` and a `Logger`.
package let storageModule = Module("Storage") {
    Singleton(ShopDatabase.init(settings:)).eager()
    Singleton(SQLiteBookStore.init(database:)).as((any BookStore).self)
    Decorate((any BookStore).self) { (inner: any BookStore) in CachingBookStore(inner) }
    Singleton(SQLiteCartStore.init(database:)).as((any CartStore).self)
    Singleton(SQLiteOrderStore.init(database:)).as((any OrderStore).self)
    Singleton(CatalogImporter.init(store:file:logger:))
}
