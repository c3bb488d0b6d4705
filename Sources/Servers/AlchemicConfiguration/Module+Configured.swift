#if Configuration
public import Alchemic
public import Configuration

extension Module {
    /// The same module with the values of its configuration read: an ordinary module, checked like any other.
    ///
    /// ```swift
    /// let container = try Container(shop.configured(by: reader))
    /// ```
    ///
    /// Every declared value is read once, now. A required key without a value and a value of a wrong type are problems of
    /// the check, beside all others of the graph; a default stands in for a missing value only, not for a wrong one. No
    /// message holds a value. What has been read already stays as it is.
    ///
    /// - Parameter reader: What reads the values.
    /// - Returns: The module with constants in place of what it declared.
    public func configured(by reader: ConfigReader) -> Module {
        lazy var declared = configurationKeys
        return mapped { definition in
            guard let value = definition.declaredValue, value.reading == nil else { return [ModuleElement(definition)] }
            do {
                return [ModuleElement(definition.holding(try value.read(reader), value))]
            } catch {
                guard let key = value.key else { return [ModuleElement(definition)] }
                let isMissing = ReadingError(error).isMissing
                if isMissing, let standard = value.standard {
                    return [ModuleElement(definition.holding(standard, value))]
                }
                let problem: Diagnostic =
                    isMissing
                    ? .missingConfiguration(key, reader, among: declared)
                    : .invalidConfiguration(key, reader, ReadingError(error), allowed: value.allowed)
                // The definition stays, so that what depends on it is no problem of its own.
                return [ModuleElement(problem), ModuleElement(definition)]
            }
        }
    }

    /// The keys that the module and its modules read from the configuration, in order of declaration.
    ///
    /// For a manual, or for a command that lists what can be configured; no reader is needed.
    public var configurationKeys: [ConfigurationKey] {
        var keys: [ConfigurationKey] = []
        _ = mapped { definition in
            if let key = definition.declaredValue?.key { keys.append(key) }
            return []
        }
        return keys
    }

    /// The values that a configured module has read, by their keys: as parameters of definition files, for example.
    ///
    /// ```swift
    /// let settings = Module("Settings") { Value(config: "http.port", default: 8080) }.configured(by: reader)
    /// var fileSettings = FileSettings()
    /// fileSettings.parameters = try settings.configurationValues()      // files may say %http.port%
    /// ```
    ///
    /// - Returns: The values, secret ones too.
    /// - Throws: A ``GraphError`` with all that could not be read, or that nothing has been read.
    public func configurationValues() throws(GraphError) -> [String: any Sendable] {
        var values: [String: any Sendable] = [:]
        var problems = Module.configurationProblems(in: storage)
        let isReported = !problems.isEmpty
        _ = mapped { definition in
            guard let declared = definition.declaredValue, let key = declared.key else { return [] }
            if let reading = declared.reading {
                values["\(key.key)"] = reading.value
            } else if !isReported {
                problems.append(.notConfigured(key))
            }
            return []
        }
        guard problems.isEmpty else { throw GraphError(problems) }
        return values
    }

    /// What could not be read, each once.
    private static func configurationProblems(in storage: Storage) -> [Diagnostic] {
        storage.elements.flatMap { element -> [Diagnostic] in
            switch element.kind {
            case .problem(let problem):
                [.missingConfiguration, .invalidConfiguration].contains(problem.id) ? [problem] : []
            case .module(let inner): configurationProblems(in: inner)
            case .definition, .source: []
            }
        }.reduce(into: []) { problems, problem in
            if !problems.contains(problem) { problems.append(problem) }
        }
    }
}

extension Graph {
    /// The keys that the graph's values are read from, in order of declaration.
    public var configurationKeys: [ConfigurationKey] { definitions.compactMap { $0.declaredValue?.key } }
}
#endif
