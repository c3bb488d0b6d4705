#if Configuration
internal import Alchemic
internal import Configuration

/// What a reader threw, without what it says: a provider's words may hold the value.
struct ReadingError {
    /// The error's type, and the case if it is one of an enumeration.
    let kind: String

    init(_ error: any Error) {
        let mirror = Mirror(reflecting: error)
        let name = mirror.displayStyle == .enum ? mirror.children.first?.label : nil
        kind = spelling(of: type(of: error)) + (name.map { ".\($0)" } ?? "")
    }

    /// What is thrown where no provider has a value.
    ///
    /// The type is not public; a reader of nothing shows what it is.
    private static let missing: ReadingError? = {
        do {
            _ = try ConfigReader(provider: InMemoryProvider(values: [:])).requiredString(forKey: "missing")
            return nil
        } catch {
            return ReadingError(error)
        }
    }()

    var isMissing: Bool { kind == ReadingError.missing?.kind }
}

extension ConfigurationKey {
    /// What the key is called in the environment, if a reader asks that and nothing maps its keys.
    ///
    /// A reader shows its providers and the prefix of its keys in its description only.
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
