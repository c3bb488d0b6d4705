/// Reads one type of file.
protocol Reader: Sendable {
    /// Whether this is a file of its type.
    func takes(_ file: SourceFile) -> Bool

    /// The passages of a file.
    func passages(of file: SourceFile, _ text: String) -> [Passage]
}
