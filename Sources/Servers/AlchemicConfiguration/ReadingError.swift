#if Configuration
internal import Alchemic
internal import Configuration

/// What a reader threw, without what it says: a provider's words may hold the value.
struct ReadingError {
    /// The error's type, and the case if it is one of an enumeration.
    let kind: String
    /// The key of what is missing, with the prefix of the reader.
    private var missingKey: AbsoluteConfigKey?

    init(_ error: any Error) {
        let mirror = Mirror(reflecting: error)
        missingKey = mirror.children.first?.value as? AbsoluteConfigKey
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

    /// What the missing key is called in the environment, if the reader asks that and nothing maps its keys.
    func environmentVariable(of reader: ConfigReader) -> String? {
        let environment = EnvironmentVariablesProvider(environmentVariables: [:])
        let providers = "\(reader)".split(separator: "providers: ").last ?? ""
        guard let missingKey,
            providers.split(separator: ", ").contains(where: { $0.hasPrefix(environment.providerName) })
        else { return nil }
        return try? environment.value(forKey: missingKey, type: .string).encodedKey
    }
}
#endif
