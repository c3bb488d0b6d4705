#if Macros
/// A statement that lists something: on one line if it fits, else with a line for each argument.
struct Listing {
    private let arguments: [String]

    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// The statement with its indentation.
    func text(indentedBy indentation: String) -> String {
        let line = "\(indentation)methods.add(\(arguments.joined(separator: ", ")))"
        if line.count <= 120 { return line }
        return "\(indentation)methods.add(\n"
            + arguments.map { "\(indentation)    \($0)" }.joined(separator: ",\n") + ")"
    }
}
#endif
