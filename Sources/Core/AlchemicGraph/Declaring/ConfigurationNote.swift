/// A note of a definition whose value a configuration gives: what graph documents say of it, without any value that is read.
package protocol ConfigurationNote: Sendable {
    /// The key that is read, or that the keys of a section begin with.
    var keyName: String { get }
    /// Whether the value is a reader of a section, whose keys are not known.
    var isSection: Bool { get }
    /// The default, as text; nil if there is none, or if it is secret.
    var defaultText: String? { get }
    /// The same where it is secret, too, to be compared with another one's and never shown.
    var comparedDefault: String? { get }
    /// Whether the value stays out of logs.
    var isSecret: Bool { get }
    /// Whether a container cannot be created without a value.
    var isRequired: Bool { get }
    /// Where it is declared.
    var location: Definition.SourceLocation { get }
    /// Why the value could not be read; nil if it has been read, or nothing has read it.
    var problem: Diagnostic? { get }
}

/// Stands for a constant that a configuration has and that nothing has read: what takes it cannot be built.
package struct UnreadConstant: Sendable {
    package let error: ResolutionError

    package init(_ error: ResolutionError) { self.error = error }
}

extension Definition {
    /// What it takes from a configuration: its own value, or a parameter of its factory and steps.
    package var configurationNotes: [any ConfigurationNote] {
        if !hasDetails { return [] }
        let plans = (details.queries ?? []) + details.steps.flatMap { $0.queries ?? [] }
        return [details.note as? any ConfigurationNote].compactMap(\.self) + plans.flatMap(\.notes)
    }
}

extension QueryPlan {
    /// What it takes from a configuration, in the members of a list or dictionary too.
    package var notes: [any ConfigurationNote] {
        self === QueryPlan.auto ? [] : [note].compactMap(\.self) + members.flatMap(\.notes)
    }
}
