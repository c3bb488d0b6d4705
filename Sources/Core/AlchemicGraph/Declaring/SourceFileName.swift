/// The name of a source file.
///
/// Most names are literals of the program. A definition stores only a literal's address, and no `String` is created before the
/// name is needed.
enum SourceFileName: Sendable, Hashable {
    case literal(Literal)
    case text(String)

    /// The address of a literal, which is valid as long as the program runs.
    struct Literal: Sendable {
        /// The first byte of the text, which ends with a zero byte.
        fileprivate let address: Int
    }

    /// Copies a literal of a single character, which has no address.
    init(_ literal: StaticString) {
        self =
            literal.hasPointerRepresentation
            ? .literal(Literal(address: Int(bitPattern: literal.utf8Start))) : .text("\(literal)")
    }

    /// Nil for a name that was created at run time, such as the path of a definition file.
    var literal: Literal? {
        if case .literal(let literal) = self { literal } else { nil }
    }

    /// Creates a new `String` for a literal at each call.
    var text: String {
        switch self {
        case .literal(let literal): literalText(at: literal.address)
        case .text(let text): text
        }
    }

    /// Compares texts: two modules of a program may have equal literals at different addresses.
    static func == (left: SourceFileName, right: SourceFileName) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
