package import Foundation

/// A note: some lines of text.
package struct Note: Sendable, Hashable, Identifiable {
    package let id: UUID
    package var text: String

    /// A note of its own.
    package init(id: UUID = UUID(), text: String = "") {
        self.id = id
        self.text = text
    }

    /// The first line that says something.
    package var title: String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.first { !$0.isEmpty } ?? "New note"
    }
}
