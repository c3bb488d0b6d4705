/// Something that can be done to a text; libraries bring more of them.
public protocol TextCommand: Sendable {
    /// The word that selects it.
    var name: String { get }
    /// What it does, in a few words.
    var summary: String { get }

    /// Does it.
    ///
    /// - Parameter text: The text.
    /// - Returns: What comes of it.
    func run(_ text: String) -> String
}
