/// The name of a source file.
///
/// Most names are literals of the program. A definition stores only a literal's address, and no `String` is created before the
/// name is needed.
enum SourceFileName: Sendable, Hashable {
    /// The address of a literal, which ends with a zero byte, and is valid as long as the program runs.
    case literal(Int)
    case text(String)

    /// Copies a literal of a single character, which has no address.
    init(_ literal: StaticString) {
        self = literal.hasPointerRepresentation ? .literal(Int(bitPattern: literal.utf8Start)) : .text("\(literal)")
    }

    /// Nil for a name that was created at run time, such as the path of a definition file.
    var literal: Int? { if case .literal(let address) = self { address } else { nil } }

    /// Creates a new `String` for a literal at each call.
    var text: String {
        switch self {
        case .literal(let address): literalText(at: address)
        case .text(let text): text
        }
    }

    /// Compares texts: two modules of a program may have equal literals at different addresses.
    static func == (left: SourceFileName, right: SourceFileName) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
