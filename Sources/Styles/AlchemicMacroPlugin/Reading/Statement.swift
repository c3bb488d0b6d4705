#if Macros
/// A line of what a macro writes, a declaration or what is called on one.
struct Statement {
    /// What is called, with its arguments.
    private let call: String
    /// What is then called on the result.
    private let chain: [String]

    /// Makes a statement; a closure that comes last stands behind the parentheses.
    init(_ called: String, _ arguments: [String] = [], chain: [String] = []) {
        let closure = arguments.last.flatMap { $0.hasPrefix("{") ? $0 : nil }
        let list = arguments.dropLast(closure == nil ? 0 : 1).joined(separator: ", ")
        call = called + (list.isEmpty && closure != nil ? "" : "(\(list))") + (closure.map { " " + $0 } ?? "")
        self.chain = chain
    }

    private init(call: String, chain: [String]) {
        (self.call, self.chain) = (call, chain)
    }

    /// The same, with more that is called on the result.
    func with(_ steps: [Statement]) -> Statement { Statement(call: call, chain: chain + steps.map(\.line)) }

    /// The statement on one line.
    var line: String { call + chain.joined() }

    /// On one line if it fits, else with a line for each call.
    func text(indentedBy indentation: String) -> String {
        if indentation.count + line.count <= 120 { return indentation + line }
        return indentation + ([call] + chain).joined(separator: "\n\(indentation)    ")
    }
}
#endif
