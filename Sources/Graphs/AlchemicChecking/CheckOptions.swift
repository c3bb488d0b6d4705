import AlchemicGraphDocument
import CAlchemicChecking

/// The options of a check, from arguments or environment variables.
struct CheckOptions {
    /// A mistake in the arguments.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    var format = ReportFormat.lines
    var document: String?
    var sources: String?
    var container: String?
    var seconds: UInt32 = 60
    var isStrict = false
    /// Whether a required configuration key without a value is an error.
    var needsConfiguration = false
    var uses = Uses.problems

    /// The part of the program's requests that a check reports: only problems, the count, or all.
    enum Uses { case problems, count, all }

    /// Reads environment variables, such as `ALCHEMIC_CHECK_FORMAT` for `--format`, then arguments, which take precedence.
    init(
        _ arguments: some Sequence<String>, environment variable: (_ name: String) -> String?
    ) throws(Mistake) {
        for option in CheckOptions.names + CheckOptions.flags {
            let name = "ALCHEMIC_CHECK_" + option.dropFirst(2).uppercased().replacing("-", with: "_")
            guard let value = variable(name), !value.isEmpty else { continue }
            if try !setFlag(option, to: value) { try set(option, to: value) }
        }
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            if try setFlag(option, to: "1") { continue }
            guard CheckOptions.names.contains(option) else {
                throw Mistake(
                    description: "there is no option '\(option.printable)'; there are "
                        + (CheckOptions.names + CheckOptions.flags).joined(separator: ", "))
            }
            guard let value = rest.popFirst() else { throw Mistake(description: "\(option) needs a value") }
            try set(option, to: value)
        }
    }

    /// Reads the arguments, and the environment variables only if the program was started to be checked.
    static func ofProgram(_ arguments: some Sequence<String>) throws(Mistake) -> CheckOptions {
        try CheckOptions(arguments) { name in
            ProgramCheck.isWanted ? alchemic_environment(name).map { String(cString: $0) } : nil
        }
    }

    private static let names = ["--format", "--document", "--sources", "--container", "--seconds"]
    private static let flags = ["--strict", "--uses", "--with-configuration"]

    private mutating func setFlag(_ option: String, to value: String) throws(Mistake) -> Bool {
        switch option {
        case "--strict": isStrict = value != "0"
        case "--with-configuration": needsConfiguration = value != "0"
        case "--uses": uses = value == "0" ? .problems : value == "count" ? .count : .all
        default: return false
        }
        return true
    }

    private mutating func set(_ option: String, to value: String) throws(Mistake) {
        switch option {
        case "--format":
            guard let format = ReportFormat(rawValue: value) else {
                let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw Mistake(description: "there is no format '\(value.printable)'; there are \(formats)")
            }
            self.format = format
        case "--document": document = value
        case "--sources": sources = value
        case "--container": container = value
        default:
            guard let seconds = UInt32(value), seconds > 0 else {
                throw Mistake(description: "--seconds needs a number above zero, not '\(value.printable)'")
            }
            self.seconds = seconds
        }
    }

    /// Prints advice if the check crashes, and ends the program if the check takes too long.
    func watch() {
        let called = "What runs in a check is your code that says what there is: modules, the `declaration` of types, "
        let sources = "`DefinitionSource.definitions()` and `MainConfiguration.configure(_:)`."
        let crashed = """
            error: the check of the graph crashed. \(called)\(sources) No constructor runs. \
            Run this program in a debugger to see where it crashes.

            """
        let endless = """
            error: the check of the graph took more than \(seconds) seconds. \(called)\(sources) No constructor runs. \
            Let none of them wait, or allow more time with `--seconds`.

            """
        alchemic_watch_check(seconds, CheckOptions.permanentCopy(of: crashed), CheckOptions.permanentCopy(of: endless))
    }

    /// A copy of a text that is never freed, because a signal handler may print it at any time.
    private static func permanentCopy(of text: String) -> UnsafePointer<CChar> {
        let bytes = Array(text.utf8CString)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        return UnsafePointer(copy)
    }
}
