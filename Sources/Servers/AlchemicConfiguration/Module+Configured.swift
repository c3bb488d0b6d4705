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
            var definition = definition.mappingQueries { plan in
                plan.declaredValue.map { plan.holding($0.read(by: reader) { declared }) } ?? plan
            }
            if let value = definition.declaredValue {
                definition = definition.holding(value.read(by: reader) { declared })
            }
            return [ModuleElement(definition)]
        }
    }

    /// The keys that the module and its modules read from the configuration, in order of declaration.
    ///
    /// For a manual, or for a command that lists what can be configured; no reader is needed.
    public var configurationKeys: [ConfigurationKey] {
        var keys: [ConfigurationKey] = []
        _ = mapped { definition in
            keys += definition.declaredValues.compactMap(\.key)
            return []
        }
        return keys.merged
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
    /// - Throws: A `GraphError` with all that could not be read, or that nothing has been read.
    public func configurationValues() throws(GraphError) -> [String: any Sendable] {
        var values: [String: any Sendable] = [:]
        var failures: [Diagnostic] = []
        var unread: [Diagnostic] = []
        _ = mapped { definition in
            for declared in definition.declaredValues {
                guard let key = declared.key else { continue }
                if let reading = declared.reading {
                    values["\(key.key)"] = reading.value
                } else if let problem = declared.problem {
                    failures.append(problem)
                } else {
                    unread.append(.notConfigured(key))
                }
            }
            return []
        }
        // What could not be read says more than what nothing read.
        let problems = failures.isEmpty ? unread : failures
        guard problems.isEmpty else { throw GraphError(problems) }
        return values
    }
}

extension Graph {
    /// The keys that the graph's values are read from, in order of declaration.
    public var configurationKeys: [ConfigurationKey] {
        definitions.flatMap { $0.declaredValues.compactMap(\.key) }.merged
    }
}

extension Definition {
    /// What it takes from the configuration: its value, or parameters.
    fileprivate var declaredValues: [DeclaredValue] { configurationNotes.compactMap { $0 as? DeclaredValue } }
}

extension [ConfigurationKey] {
    /// Each key with its type once: what several parameters read is one thing to configure.
    fileprivate var merged: [ConfigurationKey] {
        var places: [[String]: Int] = [:]
        return reduce(into: []) { keys, key in
            let words = ["\(key.key)", key.type]
            if let place = places[words] {
                if key.isRequired, !keys[place].isRequired { keys[place] = key }
            } else {
                places[words] = keys.count
                keys.append(key)
            }
        }
    }
}
#endif
