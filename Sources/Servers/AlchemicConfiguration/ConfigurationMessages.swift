#if Configuration
public import Alchemic
internal import Configuration

// The messages of the check. Each has a golden text in the tests, and none contains a value.

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A configured value does not have the declared type.
    public static let invalidConfiguration = Self(rawValue: "invalid-configuration")
}

extension Diagnostic {
    private static let page = "Configuring"

    /// The providers that were queried, in order, and the prefix of the keys, in the reader's own words.
    private static func asked(_ reader: ConfigReader) -> Note { Note("reader", "\(reader)") }

    /// The key in quotes, with its environment variable if that is known.
    private static func words(for key: ConfigurationKey, _ variable: String?) -> String {
        "\"\(key.key)\"" + (variable.map { " (`\($0)` in the environment)" } ?? "")
    }

    /// The problem of a required key without a value; similar keys of the module may be meant.
    static func missingConfiguration(
        _ key: ConfigurationKey, in reader: ConfigReader, among keys: [ConfigurationKey]
    ) -> Diagnostic {
        let name = "\(key.key)"
        let others = keys.filter { $0.key != key.key }
        let near = suggestions(for: name, among: others.map { "\($0.key)" }).compactMap { near in
            others.first { "\($0.key)" == near }
        }
        let variable = key.environmentVariable(in: reader)
        return Diagnostic(
            .missingConfiguration,
            "the configuration has no value for \(words(for: key, variable)), which is required",
            at: key.location,
            notes: [Note("type", "`\(key.type)`"), asked(reader)]
                + near.map { Note("similar", "\"\($0.key)\": `\($0.type)` (\($0.location))") },
            help: (variable.map { "set the environment variable `\($0)`" } ?? "set \"\(name)\" in one of the providers")
                + (key.isSecret ? "" : ", or declare a default")
        ).explained(on: page)
    }

    /// The problem of a value that cannot be read; shows neither the value nor the text of the error.
    static func invalidConfiguration(
        _ key: ConfigurationKey, in reader: ConfigReader, error: ReadingError, allowed: [String]
    ) -> Diagnostic {
        Diagnostic(
            .invalidConfiguration,
            "the configuration's value for \(words(for: key, key.environmentVariable(in: reader))) cannot be read as `\(key.type)`",
            at: key.location,
            notes: [
                asked(reader),
                Note("thrown", "`\(error.kind)`; its text is left out because it may contain the value"),
            ] + (allowed.isEmpty ? [] : [Note("allowed", allowed.joined(separator: ", "))]),
            help: "fix the value, or declare its type"
        ).explained(on: page)
    }
}
#endif
