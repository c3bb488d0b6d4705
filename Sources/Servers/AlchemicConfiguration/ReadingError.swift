#if Configuration
internal import Alchemic
internal import Configuration

/// The kind of a reader's error, without its message: a provider's words may contain the value.
struct ReadingError {
    /// The error's type, with the case of an enumeration.
    let kind: String

    /// Keeps the type of an error and the case of an enumeration, without its values, which may be secret.
    init(_ error: any Error) {
        let mirror = Mirror(reflecting: error)
        let name = mirror.displayStyle == .enum ? mirror.children.first?.label : nil
        kind = spelling(of: type(of: error)) + (name.map { ".\($0)" } ?? "")
    }

    /// The error of a key for which no provider has a value.
    ///
    /// The error's type is not public, so a reader without values is made to throw it.
    private static let missing: ReadingError? = {
        do {
            _ = try ConfigReader(provider: InMemoryProvider(values: [:])).requiredString(forKey: "missing")
            return nil
        } catch {
            return ReadingError(error)
        }
    }()

    /// Whether no provider has a value for the key.
    var isMissing: Bool { kind == ReadingError.missing?.kind }
}

extension ConfigurationKey {
    /// The environment variable of the key, if a reader has the environment as a provider and maps no keys.
    ///
    /// Only the description of a reader tells its providers and the prefix of its keys.
    func environmentVariable(in reader: ConfigReader) -> String? {
        let parts = "\(reader)".split(separator: "providers: ", maxSplits: 1)
        let environment = EnvironmentVariablesProvider(environmentVariables: [:])
        guard parts.count == 2,
            parts[1].split(separator: ", ").contains(where: { $0.hasPrefix(environment.providerName) })
        else { return nil }
        var key = AbsoluteConfigKey(key)
        if let prefix = parts[0].split(separator: "keyPrefix: ", maxSplits: 1).dropFirst().first {
            key = key.prepending(ConfigKey(String(prefix.dropLast(", ".count))))
        }
        return try? environment.value(forKey: key, type: .string).encodedKey
    }
}
#endif
