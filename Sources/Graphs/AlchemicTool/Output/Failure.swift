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
    static func unknown(_ what: String, _ error: UnknownName) -> Failure {
        let near = error.near.map { "'\($0.printable)'" }
        let hint =
            near.isEmpty
            ? ""
            : "; did you mean \(near.dropLast().joined(separator: ", "))"
                + (near.count > 1 ? " or " : "") + "\(near.last ?? "")?"
        return Failure(description: "there is no \(what) '\(error.name.printable)'\(hint)", status: ExitCode(3))
    }
}

/// Runs a command's body, and turns a failure into a line on standard error and an exit status.
func reporting(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let failure as Failure {
        writeError("error: \(failure.description)")
        throw failure.status
    }
}

/// Looks a name up, or fails with similar names.
func known<Found>(_ what: String, _ name: String, _ find: () throws(UnknownName) -> Found) throws -> Found {
    do {
        return try find()
    } catch let error {
        throw Failure.unknown(what, error)
    }
}

/// The indices of the definitions with a name, or a failure with similar names.
func knownPlaces(
    of name: String, as what: String = "definition", in analysis: GraphAnalysis
) throws -> [Int] {
    try known(what, name) { () throws(UnknownName) in try analysis.places(named: name) }
}

/// Writes a line to standard error.
func writeError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
#endif
