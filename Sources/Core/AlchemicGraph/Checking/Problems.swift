/// The problems met so far, each once, in an order that does not depend on the way they were found.
struct Problems {
    private var entries: [(order: Int, diagnostic: Diagnostic, text: String)] = []
    /// The definitions that a problem is one of, by its text, where it is about several.
    private var members: [String: [Node]] = [:]
    private var seen: Set<String> = []

    /// Notes a problem of the definition that it is about.
    mutating func add(
        _ message: Message, _ values: Values, at location: Definition.SourceLocation?? = .none, path: [String] = [],
        notes: [Diagnostic.Note] = [], help: String? = nil, of members: [Node] = []
    ) {
        let diagnostic = Diagnostic(message, values, at: location, path: path, notes: notes, help: help)
        if !members.isEmpty { self.members[diagnostic.description] = members }
        add(diagnostic, order: values.node?.index ?? -1)
    }

    /// Notes a problem of the definition with this index, or of something declared right before it.
    mutating func add(_ diagnostic: Diagnostic, order: Int, isBefore: Bool = false) {
        let text = diagnostic.description
        guard seen.insert(text).inserted else { return }
        entries.append((2 * order - (isBefore ? 1 : 0), diagnostic, text))
    }

    /// Errors and warnings in the order of the declarations at fault, then of their ids and texts.
    ///
    /// Those of no definition, which come from files and sources, stand first, in the order of their places.
    var inOrder: [Diagnostic] {
        entries.sorted { left, right in
            if left.order < 0, right.order < 0 {
                let first = left.diagnostic.location
                let second = right.diagnostic.location
                if first != second {
                    return (first?.file ?? "", first?.line ?? 0, first?.column ?? 0)
                        < (second?.file ?? "", second?.line ?? 0, second?.column ?? 0)
                }
            }
            return (left.order, left.diagnostic.id.rawValue, left.diagnostic.headline, left.text)
                < (right.order, right.diagnostic.id.rawValue, right.diagnostic.headline, right.text)
        }.map(\.diagnostic)
    }

    /// The errors of some definitions, and the cycles that they are in.
    func errors(of nodes: some Sequence<Node>) -> [Diagnostic] {
        let orders = Set(nodes.map { 2 * $0.index })
        return entries.filter { order, problem, text in
            problem.severity == .error
                && (orders.contains(order)
                    || members[text]?.contains { orders.contains(2 * $0.index) } == true)
        }.map(\.diagnostic)
    }

    var isEmpty: Bool { entries.isEmpty }
    var hasErrors: Bool { entries.contains { $0.diagnostic.severity == .error } }
}
