package import AlchemicHummingbird
package import Hummingbird

/// What the routes know of a request: its scope has everything that belongs to it.
package struct ShopContext: ScopedRequestContext {
    package var coreContext: CoreRequestContextStorage
    package var scope = RequestScope()

    package init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }

    /// No request of the shop is longer.
    package var maxUploadSize: Int { 16 * 1024 }
}
