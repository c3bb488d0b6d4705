public import Alchemic
internal import FileValues

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The values that compiled files know only at run time, and the problems of the file that are found at run time.
///
/// The values are the active profiles, the environment, and the parameters that the program sets.
@_documentation(visibility: internal)
public final class CompiledValues {
    /// The active profiles that the file knows, in the file's order.
    public let active: [String]
    /// The parameters and the environment; a variable that is read leaves less room for others.
    private var runTime: RunTimeValues
    /// The problems reported so far; with any, the file declares nothing.
    private(set) var problems: [Diagnostic] = []

    /// Takes the program's values, and reports a problem if more than `limit` profiles are active together.
    public init(
        profiles: [String], of known: [String], together limit: Int? = nil, parameters: [String: any Sendable],
        environment: [String: String]?, in file: Definition.SourceLocation
    ) {
        active = known.filter(profiles.contains)
        runTime = RunTimeValues(given: parameters, variables: environment ?? ProcessInfo.processInfo.environment)
        if let limit, active.count > limit {
            report(
                "too-large",
                "the profiles \(active.map { "'\($0)'" }.joined(separator: ", ")) are active together, but of the "
                    + "\(known.count) that the file knows it is compiled for \(limit == 1 ? "one" : "\(limit)") at a time",
                at: file, help: "write one profile that says what these say together, or load the file as it is")
        }
    }

    /// Reports a problem if the program sets this parameter, which is compiled as a constant of the file.
    public func declares(_ name: String, _ location: Definition.SourceLocation) {
        guard runTime[name] != nil else { return }
        report(
            "contradiction",
            "the program sets the parameter '\(name)', which the file declares and which was compiled as a constant",
            at: location, help: "remove it from the file, so that only the program says what it is")
    }

    /// Adds a problem at a position in a file.
    public func report(_ id: String, _ message: String, at location: Definition.SourceLocation, help: String? = nil) {
        problems.append(
            Diagnostic(Diagnostic.ID(rawValue: id), severity: .error, message, at: location, notes: [], help: help)
                .explained(on: "FileProblems"))
    }

    /// The program's value for a parameter; reports a missing one and returns nil.
    func parameter(_ name: String, at location: Definition.SourceLocation) -> (any Sendable)? {
        if let value = runTime[name] { return value }
        report(
            "pending-parameter",
            "the parameter '\(name)' is declared in no file, and the program has not set it", at: location,
            help: "declare it under 'Parameters', or set it before the container is created")
        return nil
    }

    /// Reads an argument that is known only at run time, and reports any problem.
    func argument<Value>(
        at location: Definition.SourceLocation, from pieces: [FilePiece],
        _ read: (ValueConverter, inout RunTimeValues) throws -> Value
    ) -> FileArgument<Value> {
        for case .parameter(let name) in pieces where parameter(name, at: location) == nil {
            return FileArgument(.auto)
        }
        do {
            return FileArgument(
                constant: try read(ValueConverter(from: pieces.compactMap(\.source)), &runTime))
        } catch {
            report("wrong-value", String(describing: error), at: location)
            return FileArgument(.auto)
        }
    }
}

/// `%env(…)%` in a compiled file.
@_documentation(visibility: internal)
public struct CompiledEnvironment: Sendable {
    /// The variable, or the reason why the text is not a valid reference.
    let value: Result<EnvironmentValue, FileFailure>

    /// Describes a variable: the text between the parentheses, and its fallbacks.
    ///
    /// If the variable is unset, its value is `declared`, or a constant in `fallbacks` for a parameter that `default` names.
    public init(_ text: String, declared: CompiledConstant? = nil, fallbacks: [String: CompiledConstant] = [:]) {
        value = EnvironmentReference.read(text).map {
            EnvironmentValue($0, declared: declared?.constant, fallbacks: fallbacks.mapValues(\.constant))
        }
    }
}

/// A part of a text of a compiled file.
@_documentation(visibility: internal)
public enum CompiledPiece: Sendable {
    /// A text as written.
    case text(String)
    /// A parameter that the program sets.
    case parameter(String)
    /// An environment variable.
    case environment(CompiledEnvironment)

    /// The part as the loader knows it; throws if it is an invalid reference to a variable.
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
