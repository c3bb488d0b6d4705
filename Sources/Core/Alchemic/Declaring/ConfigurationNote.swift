/// A note of a definition whose value a configuration gives: what graph documents say of it, without any value that is read.
package protocol ConfigurationNote: Sendable {
    /// The key that is read, or that the keys of a section begin with.
    var keyName: String { get }
    /// Whether the value is a reader of a section, whose keys nobody knows.
    var isSection: Bool { get }
    /// The default, as text; nil if there is none, or if it is secret.
    var defaultText: String? { get }
    /// Whether the value stays out of logs.
    var isSecret: Bool { get }
    /// Whether a container cannot be created without a value.
    var isRequired: Bool { get }
}
