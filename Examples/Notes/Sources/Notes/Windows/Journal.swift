/// What happened to the windows, line by line.
@MainActor package final class Journal {
    private let output: ((String) -> Void)?
    package private(set) var lines: [String] = []

    /// A journal that hands each line on as well.
    package init(_ output: ((String) -> Void)? = nil) {
        self.output = output
    }

    /// Adds a line.
    package func write(_ line: String) {
        lines.append(line)
        output?(line)
    }

    /// Begins anew.
    package func clear() { lines = [] }
}
