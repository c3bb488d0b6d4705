#if Macros
/// A statement of what a macro writes: on one line if it fits, else laid out as a person would do it.
struct Statement {
    private let start: String
    /// A closure at the end: what stands behind its brace, and what it does.
    private let closure: (parameters: String, body: String)?
    private let calls: [String]

    /// A statement that may be a chain of calls.
    init(_ start: String, _ calls: [String] = []) {
        self.start = start
        self.calls = calls
        closure = nil
    }

    /// A statement that ends with a closure.
    init(_ start: String, parameters: String, body: String) {
        self.start = start
        closure = (parameters, body)
        calls = []
    }

    /// The statement with its indentation.
    func text(indentedBy indentation: String) -> String {
        let end = closure.map { " { \($0.parameters) in \($0.body) }" } ?? ""
        let line = indentation + start + end + calls.joined()
        if line.count <= 120 { return line }
        if let closure {
            return
                "\(indentation)\(start) { \(closure.parameters) in\n\(indentation)    \(closure.body)\n\(indentation)}"
        }
        return ([indentation + start] + calls.map { "\(indentation)    \($0)" }).joined(separator: "\n")
    }
}
#endif
