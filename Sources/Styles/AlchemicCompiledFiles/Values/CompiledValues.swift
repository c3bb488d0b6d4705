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
    private let given: [String: any Sendable]
    private let environment: [String: String]
    private(set) var problems: [Diagnostic] = []

    /// Takes what the program says.
    ///
    /// - Parameters:
    ///   - profiles: The profiles that are active, and any others.
    ///   - known: The profiles that the file knows.
    ///   - most: How many of them it is compiled for together; nil for any number.
    ///   - parameters: What the program sets parameters to.
    ///   - environment: The environment; nil for that of the program.
    ///   - file: The file.
    public init(
        profiles: [String], of known: [String], together most: Int? = nil, parameters: [String: any Sendable],
        environment: [String: String]?, in file: Definition.SourceLocation
    ) {
        active = known.filter(profiles.contains)
        given = Dictionary(parameters.map { (folded($0.key), $0.value) }, uniquingKeysWith: { $1 })
        self.environment = environment ?? ProcessInfo.processInfo.environment
        if let most, active.count > most {
            report(
                "too-large",
                "the profiles \(active.map { "'\($0)'" }.joined(separator: ", ")) are active together, but of the "
                    + "\(known.count) that the file knows it is compiled for \(most == 1 ? "one" : "\(most)") at a time",
                at: file, help: "write one profile that says what these say together, or load the file as it is")
        }
    }

    /// Says that the file declares a parameter: a constant of the program by now, which cannot be set any more.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - place: Where it is declared.
    public func declares(_ name: String, _ place: Definition.SourceLocation) {
        guard given[folded(name)] != nil else { return }
        report(
            "contradiction",
            "the program sets the parameter '\(name)', which the file declares and which was compiled as a constant",
            at: place, help: "remove it from the file, so that only the program says what it is")
    }

    /// Notes that something is wrong at a place of a file.
    ///
    /// - Parameters:
    ///   - id: The kind of problem.
    ///   - message: What is wrong.
    ///   - place: Where.
    ///   - help: The edit to make.
    public func report(_ id: String, _ message: String, at place: Definition.SourceLocation, help: String? = nil) {
        problems.append(
            Diagnostic(Diagnostic.ID(rawValue: id), severity: .error, message, at: place, notes: [], help: help)
                .explained(on: "FileProblems"))
    }

    /// What the program set a parameter to; nil if it did not, which is reported.
    func parameter(_ name: String, at place: Definition.SourceLocation) -> (any Sendable)? {
        if let value = given[folded(name)] { return value }
        report(
            "pending-parameter",
            "the parameter '\(name)' is declared in no file, and the program has not set it", at: place,
            help: "declare it under 'Parameters', or set it before the container is created")
        return nil
    }

    /// What a variable of the environment comes to; nil if that is reported.
    func read(_ variable: CompiledEnvironment, at place: Definition.SourceLocation) -> FileConstant? {
        do {
            return try variable.value(in: environment)
        } catch {
            report("wrong-value", error.description, at: place)
            return nil
        }
    }
}

/// `%env(…)%` in a compiled file.
@_documentation(visibility: internal)
public struct CompiledEnvironment: Sendable {
    /// What stands between the parentheses.
    let text: String
    private let declared: FileConstant?
    private let fallbacks: [String: FileConstant]

    /// Describes a variable and what is done to its text.
    ///
    /// - Parameters:
    ///   - text: What stands between the parentheses.
    ///   - declared: What the file declares for a variable that is not set.
    ///   - fallbacks: What the parameters hold that `default` names.
    public init(_ text: String, declared: CompiledConstant? = nil, fallbacks: [String: CompiledConstant] = [:]) {
        self.text = text
        self.declared = declared?.constant
        self.fallbacks = fallbacks.mapValues(\.constant)
    }

    /// Where the value comes from, for messages.
    var source: OutsideSource? { (try? EnvironmentReference.read(text).get()).map { .environment($0) } }

    /// The value, read from an environment.
    func value(in environment: [String: String]) throws(FileFailure) -> FileConstant {
        let reference = try EnvironmentReference.read(text).get()
        return try EnvironmentValue(reference, declared: declared, fallbacks: fallbacks).value(in: environment)
    }
}

/// A literal of a compiled file, whose type is known only as the program runs.
@_documentation(visibility: internal)
public struct CompiledConstant: Sendable, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    let constant: FileConstant

    /// Nothing.
    ///
    /// - Parameter nilLiteral: Nothing.
    @_documentation(visibility: internal)
    public init(nilLiteral: ()) { constant = .null }
    /// True or false.
    ///
    /// - Parameter value: The literal.
    @_documentation(visibility: internal)
    public init(booleanLiteral value: Bool) { constant = .boolean(value) }
    /// A whole number.
    ///
    /// - Parameter value: The literal.
    @_documentation(visibility: internal)
    public init(integerLiteral value: Int) { constant = .integer(value) }
    /// A number.
    ///
    /// - Parameter value: The literal.
    @_documentation(visibility: internal)
    public init(floatLiteral value: Double) { constant = .number(value) }
    /// A text.
    ///
    /// - Parameter value: The literal.
    @_documentation(visibility: internal)
    public init(stringLiteral value: String) { constant = .text(value) }
    /// A list.
    ///
    /// - Parameter elements: Its members.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: CompiledConstant...) { constant = .list(elements.map(\.constant)) }
    /// A map.
    ///
    /// - Parameter elements: Its entries.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, CompiledConstant)...) {
        constant = .map(elements.map { FileConstant.Entry($0.0, $0.1.constant) })
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

    /// Where the part comes from, if the file does not write it.
    var source: OutsideSource? {
        switch self {
        case .text: nil
        case .parameter(let name): .parameter(name)
        case .environment(let variable): variable.source
        }
    }
}
