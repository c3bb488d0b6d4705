import Foundation
import Testing

/// The program as a process of its own, and what it has said so far.
///
/// Without threads that wait for it, which the main loop would have to know of: it is asked, and answers at once.
@MainActor final class RunningCommand {
    private let output: URL
    private var process = pid_t()
    private var ended: Int32?

    /// Runs the program in a folder that is there.
    init(_ arguments: String..., environment: [String: String] = [:], in folder: URL) throws {
        output = folder.appending(path: "output.txt")
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "notes").path
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        let status = withCStrings([program] + arguments) { arguments in
            withCStrings(variables) { posix_spawn(&process, program, &actions, nil, arguments, $0) }
        }
        try #require(status == 0, "\(program) does not run: \(String(cString: strerror(status)))")
    }

    /// What it has said.
    var said: String {
        let data = try? FileHandle(forReadingFrom: output).readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// With what it has ended; nil while it runs, and if something else has ended it.
    var status: Int32? {
        if ended == nil {
            var status: Int32 = 0
            // The low bits are the signal; the next eight what was given to `exit`.
            if waitpid(process, &status, WNOHANG) == process { ended = status & 0x7f == 0 ? status >> 8 : -1 }
        }
        return ended
    }

    /// Ends it.
    func end() {
        guard status == nil else { return }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }
}

/// The strings as C has them, with nil after the last.
private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
}
