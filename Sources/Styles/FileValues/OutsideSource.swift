/// The source of a value that no file contains.
///
/// Such a value may be secret, and messages end up in logs: a message names the source, and never quotes the value.
package enum OutsideSource: Sendable, Hashable, CustomStringConvertible {
    /// An environment variable.
    case environment(EnvironmentReference)
    /// A parameter that the program sets.
    case parameter(String)

    /// The source's name in messages.
    package var description: String {
        switch self {
        case .environment(let reference): "'\(reference)'"
        case .parameter(let name): "the parameter '\(name)'"
        }
    }
}
