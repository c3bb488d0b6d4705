/// Why a store could not do its work.
///
/// Nothing has changed then.
package enum StoreError: Error, Hashable {
    /// There is no room left.
    case full
    /// Others have held the store for too long.
    case busy
    /// Anything else, in the store's own words, which are for logs and not for customers.
    case failed(String)
}
