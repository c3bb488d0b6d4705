import Foundation

/// The file that passing tests add their statements to.
enum StatementLog {
    /// Where the file is, from the environment variable `ALCHEMIC_STATEMENTS_LOG`; nil if none is wanted.
    static let path: String? = {
        let path = ProcessInfo.processInfo.environment["ALCHEMIC_STATEMENTS_LOG"]
        return path?.isEmpty == false ? path : nil
    }()

    /// Adds one line `id<TAB>test` per statement to the file; does nothing if none is wanted.
    ///
    /// The lines of a test go out in one write to a file opened for appending, so that tests in parallel, in one process or
    /// in several, do not tear one another's lines.
    static func append(_ ids: [String], test: String) {
        guard let path else { return }
        let lines = ids.map { "\($0)\t\(test)\n" }.joined()
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
        precondition(file >= 0, "ALCHEMIC_STATEMENTS_LOG names a file that cannot be opened for appending: \(path)")
        defer { close(file) }
        let bytes = Array(lines.utf8)
        let written = write(file, bytes, bytes.count)
        precondition(written == bytes.count, "could not append to \(path)")
    }
}
