#if Macros
/// A line of what a macro writes, a declaration or what is called on one: on one line if it fits, else laid out as a person
/// would do it.
struct Statement {
    private static let width = 120

    /// What is called: `Singleton`, `.inject`.
    private let called: String
    /// What stands in parentheses; nil if there are none.
    private let arguments: [String]?
    /// A closure behind the parentheses: what stands after its brace, if anything, and what it does.
    private let closure: (parameters: String?, body: String)?
    private let chain: [Statement]

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
        self.chain = chain.map { Statement(verbatim: $0) }
    }

    /// What is called on the result of another, as it is written.
    private init(verbatim called: String) {
        self.init(called: called, arguments: nil, closure: nil, chain: [])
    }

    private init(
        called: String, arguments: [String]?, closure: (parameters: String?, body: String)?, chain: [Statement]
    ) {
        self.called = called
        self.arguments = arguments
        self.closure = closure
        self.chain = chain
    }

    /// The same, with more that is called on the result.
    func with(_ steps: [Statement]) -> Statement {
        Statement(called: called, arguments: arguments, closure: closure, chain: chain + steps)
    }

    /// The statement on one line.
    private var line: String { start + (end ?? "") + chain.map(\.line).joined() }

    /// What is called, with what stands in parentheses.
    private var start: String {
        guard let arguments, !arguments.isEmpty || closure == nil else { return called }
        return "\(called)(\(arguments.joined(separator: ", ")))"
    }

    /// The closure.
    private var end: String? {
        closure.map { " { " + ($0.parameters.map { "\($0) in " } ?? "") + $0.body + " }" }
    }

    /// The statement with its indentation.
    func text(indentedBy indentation: String) -> String {
        if (indentation + line).count <= Self.width { return indentation + line }
        var text = indentation + start
        if let closure, let parameters = closure.parameters {
            text += " { \(parameters) in\n\(indentation)    \(closure.body)\n\(indentation)}"
        } else if let arguments, !arguments.isEmpty, (text + (end ?? "")).count > Self.width {
            text = "\(indentation)\(called)(\n\(filled(arguments, indentedBy: indentation + "    ")))\(end ?? "")"
        } else {
            text += end ?? ""
        }
        return ([text] + chain.map { $0.text(indentedBy: indentation + "    ") }).joined(separator: "\n")
    }

    /// The arguments on lines of their own, as many to a line as fit.
    private func filled(_ arguments: [String], indentedBy indentation: String) -> String {
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
