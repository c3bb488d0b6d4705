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

/// Notes that statements hold, where what has passed is no test of its own, such as a case that is read from a text.
///
/// - Parameters:
///   - ids: The ids of the statements, such as `"A6"`.
///   - name: What the table calls what has shown it.
public func noteStatements(_ ids: [String], shownBy name: String) { StatementLog.append(ids, test: name) }
