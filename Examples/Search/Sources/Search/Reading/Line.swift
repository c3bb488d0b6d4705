/// A line of a file.
struct Line: Sendable, Equatable {
    enum Kind: Sendable {
        case heading
        case prose
        case code
    }

    /// Its place in the file, counted from one.
    let number: Int
    let text: String
    let kind: Kind
}
