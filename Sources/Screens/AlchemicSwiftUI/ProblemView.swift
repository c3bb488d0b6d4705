#if canImport(SwiftUI)
internal import Alchemic
internal import SwiftUI

/// No view above has a container, and there is no main container yet.
struct MissingContainer: Error, CustomStringConvertible {
    static let headline = "no container was found in the environment"

    let description = Diagnostic(
        Diagnostic.ID(rawValue: "no-container"), headline, at: nil,
        help: "add `.container(container)` to a view above"
    ).text(.plain)
}

/// Shows why an object cannot be made: the whole message in a debug build, its headline in a release build.
struct ProblemView: View {
    let problem: any Error

    var body: some View {
        #if DEBUG
        Text(verbatim: Self.text(of: problem, inFull: true))
        #else
        Text(verbatim: Self.text(of: problem, inFull: false))
        #endif
    }

    /// The text of an error: the whole message, or its headline, which names no file and no path.
    nonisolated static func text(of problem: any Error, inFull isFull: Bool) -> String {
        if isFull { return String(describing: problem) }
        return switch problem {
        case let problem as ResolutionError: problem.headline
        case let problem as GraphError: problem.diagnostics.map(\.headline).joined(separator: "\n")
        case is MissingContainer: MissingContainer.headline
        default: String(describing: problem)
        }
    }
}
#endif
