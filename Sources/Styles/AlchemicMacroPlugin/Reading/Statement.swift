#if Macros
/// A statement that a macro writes: a declaration, or a modifier called on one.
struct Statement {
    /// The call, with its arguments.
    private let call: String
    /// The modifiers called on the result.
    private let chain: [String]

    /// Creates a statement; a closure as the last argument becomes a trailing closure.
    init(_ called: String, taking arguments: [String] = [], chain: [String] = []) {
        let closure = arguments.last.flatMap { $0.hasPrefix("{") ? $0 : nil }
        let list = arguments.dropLast(closure == nil ? 0 : 1).joined(separator: ", ")
        call = called + (list.isEmpty && closure != nil ? "" : "(\(list))") + (closure.map { " " + $0 } ?? "")
        self.chain = chain
    }

    private init(call: String, chain: [String]) {
        (self.call, self.chain) = (call, chain)
    }

    /// The statement with further modifiers called on the result.
    func with(_ steps: [Statement]) -> Statement { Statement(call: call, chain: chain + steps.map(\.line)) }

    /// The statement on one line.
    var line: String { call + chain.joined() }

    /// The statement on one line if it fits, else with each call on its own line.
    func text(indentedBy indentation: String) -> String {
        if indentation.count + line.count <= 120 { return indentation + line }
        return indentation + ([call] + chain).joined(separator: "\n\(indentation)    ")
    }
}
#endif
