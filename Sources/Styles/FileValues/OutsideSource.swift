/// Where a value comes from that no file writes.
///
/// Such a value may be secret, and messages end up in logs: they name the source and say nothing of the value.
package enum OutsideSource: Sendable, Hashable, CustomStringConvertible {
    /// A variable of the environment.
    case environment(EnvironmentReference)
    /// A parameter that the program sets.
    case parameter(String)

    /// The source in messages.
    package var description: String {
        switch self {
        case .environment(let reference): "'\(reference)'"
        case .parameter(let name): "the parameter '\(name)'"
        }
    }
}
