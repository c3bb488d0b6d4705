public import Alchemic
internal import FileValues

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What compiled files know only as the program runs: the active profiles, the environment, the parameters that the
/// program sets, and what is wrong with any of them.
@_documentation(visibility: internal)
public final class CompiledValues {
    /// The profiles of the file that are active, in its order.
    public let active: [String]
    private var runTime: RunTimeValues
    private(set) var problems: [Diagnostic] = []

    /// Takes what the program says; at most so many profiles may be active together.
    public init(
        profiles: [String], of known: [String], together most: Int? = nil, parameters: [String: any Sendable],
        environment: [String: String]?, in file: Definition.SourceLocation
    ) {
        active = known.filter(profiles.contains)
        runTime = RunTimeValues(given: parameters, variables: environment ?? ProcessInfo.processInfo.environment)
        if let most, active.count > most {
            report(
                "too-large",
                "the profiles \(active.map { "'\($0)'" }.joined(separator: ", ")) are active together, but of the "
                    + "\(known.count) that the file knows it is compiled for \(most == 1 ? "one" : "\(most)") at a time",
                at: file, help: "write one profile that says what these say together, or load the file as it is")
        }
    }

    /// Says that the file declares a parameter: a constant of the program by now, which cannot be set any more.
    public func declares(_ name: String, _ place: Definition.SourceLocation) {
        guard runTime[name] != nil else { return }
        report(
            "contradiction",
            "the program sets the parameter '\(name)', which the file declares and which was compiled as a constant",
            at: place, help: "remove it from the file, so that only the program says what it is")
    }

    /// Notes that something is wrong at a place of a file.
    public func report(_ id: String, _ message: String, at place: Definition.SourceLocation, help: String? = nil) {
        problems.append(
            Diagnostic(Diagnostic.ID(rawValue: id), severity: .error, message, at: place, notes: [], help: help)
                .explained(on: "FileProblems"))
    }

    /// What the program set a parameter to; nil if it did not, which is reported.
    func parameter(_ name: String, at place: Definition.SourceLocation) -> (any Sendable)? {
        if let value = runTime[name] { return value }
        report(
            "pending-parameter",
            "the parameter '\(name)' is declared in no file, and the program has not set it", at: place,
            help: "declare it under 'Parameters', or set it before the container is created")
        return nil
    }

    /// An argument that can be read only now; what is wrong with it is reported.
    func argument<Value>(
        at place: Definition.SourceLocation, from pieces: [FilePiece],
        _ read: (ValueConverter, inout RunTimeValues) throws -> Value
    ) -> FileArgument<Value> {
        for case .parameter(let name) in pieces where parameter(name, at: place) == nil { return FileArgument(.auto) }
        do {
            return FileArgument(
                constant: try read(ValueConverter(from: pieces.compactMap(\.source)), &runTime))
        } catch {
            report("wrong-value", String(describing: error), at: place)
            return FileArgument(.auto)
        }
    }
}

/// `%env(…)%` in a compiled file.
@_documentation(visibility: internal)
public struct CompiledEnvironment: Sendable {
    let value: Result<EnvironmentValue, FileFailure>

    /// Describes a variable by what stands between the parentheses, what the file declares for one that is not set, and what
    /// the parameters hold that `default` names.
    public init(_ text: String, declared: CompiledConstant? = nil, fallbacks: [String: CompiledConstant] = [:]) {
        value = EnvironmentReference.read(text).map {
            EnvironmentValue($0, declared: declared?.constant, fallbacks: fallbacks.mapValues(\.constant))
        }
    }
}

/// A part of a text of a compiled file.
@_documentation(visibility: internal)
public enum CompiledPiece: Sendable {
    /// What the file writes.
    case text(String)
    /// A parameter that the program sets.
    case parameter(String)
    /// A variable of the environment.
    case environment(CompiledEnvironment)

    var piece: FilePiece {
        get throws(FileFailure) {
            switch self {
            case .text(let text): .text(text)
            case .parameter(let name): .parameter(name)
            case .environment(let variable): .environment(try variable.value.get())
            }
        }
    }
}
