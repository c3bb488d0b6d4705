/// Which part of a long list to return.
package struct Page: Sendable, Hashable {
    /// The greatest number of elements on one page.
    package static let largest = 100

    package let offset: Int
    package let size: Int

    /// Returns nil if there is no such page.
    package init?(offset: Int = 0, size: Int = 20) {
        guard offset >= 0, (1...Self.largest).contains(size) else { return nil }
        self.offset = offset
        self.size = size
    }

    private init() {
        offset = 0
        size = 20
    }

    package static let first = Page()
}
