#if CommandLine
internal import ArgumentParser
internal import Foundation
internal import GraphAnalysis
internal import AlchemicGraph

/// Why there is no answer: a sentence that says what to do, and the status with which the tool ends.
struct Failure: Error, CustomStringConvertible {
    let description: String
    let status: ExitCode

    /// What is to be read cannot be used.
    static func input(_ description: String) -> Failure { Failure(description: description, status: ExitCode(2)) }

    /// There is nothing of a name.
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

/// Runs a command's body; a failure becomes a line on the standard error and an exit status.
func reporting(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let failure as Failure {
        writeError("error: \(failure.description)")
        throw failure.status
    }
}

/// Looks something up by its name, or says what is near.
func known<Found>(_ what: String, _ name: String, _ find: () throws(UnknownName) -> Found) throws -> Found {
    do {
        return try find()
    } catch let error {
        throw Failure.unknown(what, error)
    }
}

/// The places of the definitions of a name, or what is near.
func knownPlaces(
    of name: String, as what: String = "definition", in analysis: GraphAnalysis
) throws -> [Int] {
    try known(what, name) { () throws(UnknownName) in try analysis.places(named: name) }
}

/// Writes a line to the standard error.
func writeError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
#endif
