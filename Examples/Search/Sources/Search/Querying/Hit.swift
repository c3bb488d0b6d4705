/// A passage that answers, and the line that shows it.
package struct Hit: Sendable, Equatable {
    package let file: String
    package let line: Int
    package let score: Double
    package let context: String
}
