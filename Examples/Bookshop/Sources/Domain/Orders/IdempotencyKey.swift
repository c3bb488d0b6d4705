/// A text by which a client marks an order that it may send more than once, for example because a response got lost.
package struct IdempotencyKey: Sendable, Hashable {
    /// The greatest number of characters in a key.
    package static let longest = 64

    package let text: String

    /// Returns nil if the text is empty, too long, or has anything but visible ASCII characters.
    package init?(_ text: String) {
        guard (1...Self.longest).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            return nil
        }
        self.text = text
    }
}
