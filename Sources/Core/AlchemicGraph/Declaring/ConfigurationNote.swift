/// The facts that graph documents show of a value from a configuration, without the value itself.
package protocol ConfigurationNote: Sendable {
    /// The key of the value, or the prefix of a section's keys.
    var keyName: String { get }
    /// Whether the value is a reader of a section, whose keys are not known.
    var isSection: Bool { get }
    /// The default as text; nil if there is none, or if the value is secret.
    var defaultText: String? { get }
    /// The default as text, even if the value is secret: for comparisons, never to be shown.
    var comparedDefault: String? { get }
    /// Whether the value stays out of logs.
    var isSecret: Bool { get }
    /// Whether a container cannot be created without a value.
    var isRequired: Bool { get }
    /// The source location of the declaration.
    var location: Definition.SourceLocation { get }
    /// The problem of reading the value; nil if it has been read, or no code has tried to read it.
    var problem: Diagnostic? { get }
}

/// A placeholder for a configuration value that has not been read; objects that take it cannot be built.
package struct UnreadConstant: Sendable {
    /// The error of every attempt to build an object that takes the value.
    package let error: ResolutionError

    package init(_ error: ResolutionError) { self.error = error }
}

extension Definition {
    /// The configuration values of the definition: its own value, and parameters of its factory and steps.
    package var configurationNotes: [any ConfigurationNote] {
        if !hasDetails { return [] }
        let queries = (details.queries ?? []) + details.steps.flatMap { $0.queries ?? [] }
        return [details.note as? any ConfigurationNote].compactMap(\.self) + queries.flatMap(\.notes)
    }
}

extension ErasedQuery {
    /// The configuration values of the query, including those of list and dictionary members.
    package var notes: [any ConfigurationNote] {
        self === ErasedQuery.auto ? [] : [note].compactMap(\.self) + members.flatMap(\.notes)
    }
}
