#if Configuration
public import Alchemic
public import Configuration

extension Module {
    /// Reads the module's configured values, and returns an ordinary module, checked like any other.
    ///
    /// ```swift
    /// let container = try Container(shop.configured(by: reader))
    /// ```
    ///
    /// Every declared value is read once, immediately. The check reports a required key without a value, and a value of the
    /// wrong type, together with all other problems of the graph. A default replaces a missing value, but not an invalid one.
    /// No message contains a value. A value that has been read before is not read again.
    ///
    /// - Parameter reader: The reader of the values.
    /// - Returns: The module with constants in place of configured values.
    public func configured(by reader: ConfigReader) -> Module {
        lazy var declared = configurationKeys
        return mapped { definition in
            var definition = definition.mappingQueries { query in
                query.declaredValue.map { query.holding($0.read(by: reader) { declared }) } ?? query
            }
            if let value = definition.declaredValue {
                definition = definition.holding(value.read(by: reader) { declared })
            }
            return [ModuleElement(definition)]
        }
    }

    /// The configuration keys that the module and its submodules read, in order of declaration.
    ///
    /// Use the keys for a manual, or for a command that lists what can be configured; they need no reader.
    public var configurationKeys: [ConfigurationKey] {
        var keys: [ConfigurationKey] = []
        _ = mapped { definition in
            keys += definition.declaredValues.compactMap(\.key)
            return []
        }
        return keys.merged
    }

    /// The values that a configured module has read, by key, for example as parameters of definition files.
    ///
    /// ```swift
    /// let settings = Module("Settings") { Value(config: "http.port", default: 8080) }.configured(by: reader)
    /// var fileSettings = FileSettings()
    /// fileSettings.parameters = try settings.configurationValues()      // files may say %http.port%
    /// ```
    ///
    /// - Returns: The values, including secret ones.
    /// - Throws: A `GraphError` with every value that could not be read or, if there is none, that has not been read.
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
        // A failed reading is more specific than a value that has not been read: report the latter only by itself.
        let problems = failures.isEmpty ? unread : failures
        guard problems.isEmpty else { throw GraphError(problems) }
        return values
    }
}

extension Graph {
    /// The configuration keys of the graph's values, in order of declaration.
    public var configurationKeys: [ConfigurationKey] {
        definitions.flatMap { $0.declaredValues.compactMap(\.key) }.merged
    }
}

extension Definition {
    /// The configured values of the definition and of its parameters.
    fileprivate var declaredValues: [DeclaredValue] { configurationNotes.compactMap { $0 as? DeclaredValue } }
}

extension [ConfigurationKey] {
    /// The keys without repetitions: one entry per key and type, required if any of the merged ones is.
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
