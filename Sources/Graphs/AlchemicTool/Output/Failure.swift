#if CommandLine
internal import ArgumentParser
internal import Foundation
internal import GraphAnalysis
internal import AlchemicGraph

/// The reason why a command fails, as a sentence with the remedy, and the exit status.
struct Failure: Error, CustomStringConvertible {
    let description: String
    let status: ExitCode

    /// A failure of the input: a file or a program cannot be used.
    static func input(_ description: String) -> Failure { Failure(description: description, status: ExitCode(2)) }

    /// A failure of a name that the graph does not have, with similar names.
    ///
    /// `kind` says what has no such name, as in "module".
    static func unknown(_ unknown: UnknownName, kind: String) -> Failure {
        let near = unknown.near.map { "'\($0.printable)'" }
        let hint =
            near.isEmpty
            ? ""
            : "; did you mean \(near.dropLast().joined(separator: ", "))"
                + (near.count > 1 ? " or " : "") + "\(near.last ?? "")?"
        return Failure(description: "there is no \(kind) '\(unknown.name.printable)'\(hint)", status: ExitCode(3))
    }
}

/// Runs a command's body, and turns a failure into a line on standard error and an exit status.
func runCommand(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let failure as Failure {
        writeError("error: \(failure.description)")
        throw failure.status
    }
}

/// Looks a name up, or fails with similar names.
func lookUp<Found>(_ kind: String, by find: () throws(UnknownName) -> Found) throws -> Found {
    do {
        return try find()
    } catch let error {
        throw Failure.unknown(error, kind: kind)
    }
}

/// The indices of the definitions with a name, or a failure with similar names.
func lookUpIndices(
    of name: String, as kind: String = "definition", in analysis: GraphAnalysis
) throws -> [Int] {
    try lookUp(kind) { () throws(UnknownName) in try analysis.indices(named: name) }
}

/// Writes a line to standard error.
func writeError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
#endif
