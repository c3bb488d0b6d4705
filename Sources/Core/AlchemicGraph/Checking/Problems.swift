/// The problems found so far, without repetitions, in an order that does not depend on the order of the passes.
struct Problems {
    /// The order is twice a definition's index, one less for a declaration right before the definition, and -2 without one.
    ///
    /// The rank keeps the declarations right before one definition in their order, which is that of their pass; otherwise it is 0.
    /// The members are the definitions of a problem that is about several, such as a cycle.
    private var entries: [(order: Int, rank: Int, diagnostic: Diagnostic, members: [Node])] = []
    /// Leaves out problems that several passes find, or one pass finds twice.
    private var seen: Set<Diagnostic> = []

    /// Adds a problem of the definition in `values`, at the definition's own location if no other is given.
    mutating func add(
        _ message: Message, with values: Values, at location: Definition.SourceLocation? = nil, path: [String] = [],
        notes: [Diagnostic.Note] = [], help: String? = nil, members: [Node] = []
    ) {
        let diagnostic = Diagnostic(message, with: values, at: location, path: path, notes: notes, help: help)
        add(diagnostic, order: values.node?.index ?? -1, members: members)
    }

    /// Adds a problem of the definition with this index, or of a declaration right before that definition.
    mutating func add(_ diagnostic: Diagnostic, order: Int, isBefore: Bool = false, members: [Node] = []) {
        guard seen.insert(diagnostic).inserted else {
            // Cycles in two scopes may read alike.
            let known = members.isEmpty ? nil : entries.firstIndex { $0.diagnostic == diagnostic }
            if let known { entries[known].members += members }
            return
        }
        entries.append((2 * order - (isBefore ? 1 : 0), isBefore ? entries.count : 0, diagnostic, members))
    }

    /// The errors and warnings in order of the declarations at fault, then of their ids and texts; unused definitions last.
    ///
    /// Problems without a definition, which come from files and sources, precede them in order of their source locations.
    var inOrder: [Diagnostic] {
        // The text of a diagnostic may depend on the others.
        let written = entries.map(\.diagnostic).asOneReport
        return zip(entries, written).map { ($0.order, $0.rank, $1, $1.headline, $1.description) }.sorted {
            left, right in
            if left.0 == -2, right.0 == -2, case let (first, second) = (left.2.location, right.2.location),
                first != second
            {
                return (first?.file ?? "", first?.line ?? 0, first?.column ?? 0)
                    < (second?.file ?? "", second?.line ?? 0, second?.column ?? 0)
            }
            return (left.0, left.1, left.2.id.rawValue, left.3, left.4)
                < (right.0, right.1, right.2.id.rawValue, right.3, right.4)
        }.map(\.2).unusedLast
    }

    /// The errors of some definitions, including the cycles that they belong to.
    func errors(of nodes: some Sequence<Node>) -> [Diagnostic] {
        let orders = Set(nodes.map { 2 * $0.index })
        return entries.filter { order, _, problem, members in
            problem.severity == .error
                && (orders.contains(order) || members.contains { orders.contains(2 * $0.index) })
        }.map(\.diagnostic)
    }

    /// Whether any problem is an error; a strict check turns warnings into errors only after this.
    var hasErrors: Bool { entries.contains { $0.diagnostic.severity == .error } }
}

extension [Diagnostic] {
    /// The warnings of unused definitions after all other problems, which may be why the definitions are unused.
    package var unusedLast: [Diagnostic] { filter { $0.id != .unused } + filter { $0.id == .unused } }
}
