/// The problems met so far, each once, in an order that does not depend on the way they were found.
struct Problems {
    private var entries: [(order: Int, diagnostic: Diagnostic)] = []
    private var seen: Set<Diagnostic> = []

    /// Notes a problem of the definition with this index.
    mutating func add(_ diagnostic: Diagnostic, order: Int) {
        guard seen.insert(diagnostic).inserted else { return }
        entries.append((2 * order, diagnostic))
    }

    /// Notes a problem of something declared right before the definition with this index.
    mutating func add(_ diagnostic: Diagnostic, before order: Int) {
        guard seen.insert(diagnostic).inserted else { return }
        entries.append((2 * order - 1, diagnostic))
    }

    /// Errors and warnings in the order of the declarations at fault, then of their ids.
    var inOrder: [Diagnostic] {
        entries.sorted {
            ($0.order, $0.diagnostic.id.rawValue, $0.diagnostic.headline)
                < ($1.order, $1.diagnostic.id.rawValue, $1.diagnostic.headline)
        }.map(\.diagnostic)
    }

    var isEmpty: Bool { entries.isEmpty }
}
