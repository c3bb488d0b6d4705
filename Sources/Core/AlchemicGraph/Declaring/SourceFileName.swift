/// The name of a source file.
///
/// Most names are literals of the program, which stay where they are: the optimizer has nothing to make of a `StaticString`,
/// and a definition keeps only its address.
enum SourceFileName: Sendable, Hashable {
    case literal(Literal)
    case text(String)

    /// The address of a literal, which is valid as long as the program runs.
    struct Literal: Sendable {
        fileprivate let address: Int
    }

    init(_ literal: StaticString) {
        self =
            literal.hasPointerRepresentation
            ? .literal(Literal(address: Int(bitPattern: literal.utf8Start))) : .text("\(literal)")
    }

    var literal: Literal? {
        if case .literal(let literal) = self { literal } else { nil }
    }

    var text: String {
        switch self {
        case .literal(let literal): literalText(at: literal.address)
        case .text(let text): text
        }
    }

    static func == (left: SourceFileName, right: SourceFileName) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
