#if Macros
/// A statement of what a macro writes: on one line if it fits, else laid out as a person would do it.
struct Statement {
    private static let width = 120

    /// What is called: `declaration.method`.
    private let called: String
    private let arguments: [String]
    /// A closure behind the parentheses: what stands after its brace, if anything, and what it does.
    private let closure: (parameters: String?, body: String)?
    private let chain: [String]

    /// Makes a statement.
    ///
    /// - Parameters:
    ///   - called: What is called, without its parentheses.
    ///   - arguments: What stands in them.
    ///   - closure: What stands behind them, in braces.
    ///   - chain: What is then called on the result.
    init(
        _ called: String, _ arguments: [String] = [], closure: (parameters: String?, body: String)? = nil,
        chain: [String] = []
    ) {
        self.called = called
        self.arguments = arguments
        self.closure = closure
        self.chain = chain
    }

    /// The statement with its indentation.
    func text(indentedBy indentation: String) -> String {
        let list = arguments.isEmpty && closure != nil ? "" : "(\(arguments.joined(separator: ", ")))"
        let end = closure.map { " { " + ($0.parameters.map { "\($0) in " } ?? "") + $0.body + " }" } ?? ""
        let line = indentation + called + list + end + chain.joined()
        if line.count <= Self.width { return line }
        var start = indentation + called + list
        if let closure, let parameters = closure.parameters {
            start += " { \(parameters) in\n\(indentation)    \(closure.body)\n\(indentation)}"
        } else if (start + end).count > Self.width {
            start = "\(indentation)\(called)(\n\(filled(indentedBy: indentation + "    ")))\(end)"
        } else {
            start += end
        }
        return ([start] + chain.map { "\(indentation)    \($0)" }).joined(separator: "\n")
    }

    /// The arguments on lines of their own, as many to a line as fit.
    private func filled(indentedBy indentation: String) -> String {
        var lines: [String] = []
        for (index, argument) in arguments.enumerated() {
            let text = argument + (index == arguments.count - 1 ? "" : ",")
            if let last = lines.last, last.count + text.count + 2 <= Self.width {
                lines[lines.count - 1] += " " + text
            } else {
                lines.append(indentation + text)
            }
        }
        return lines.joined(separator: "\n")
    }
}
#endif
