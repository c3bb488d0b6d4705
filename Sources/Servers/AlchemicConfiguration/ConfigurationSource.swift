#if Configuration
internal import Alchemic
internal import Configuration

/// The way to read a value of one type from the configuration, for a definition or for a parameter.
struct ConfigurationSource<Instance: Sendable>: Sendable {
    /// The valid texts or numbers, if the type lists them, or a description of their format.
    var allowed: [String] = []
    /// A value as a provider of texts would spell it.
    let text: @Sendable (Instance) -> String
    /// Reads the value of a key; the location is passed to the reader as that of the access.
    let read: @Sendable (ConfigKey, ConfigReader, _ isSecret: Bool, Definition.SourceLocation) throws -> Instance
}

extension ConfigurationSource where Instance: ConfigurationValue {
    /// Values that a reader provides in their own type, and lists of them.
    static var plain: Self {
        Self(
            text: { value in
                guard let list = value as? [Any] else { return "\(value)" }
                return list.map { "\($0)" }.joined(separator: ",")
            }, read: { try Instance.read($0, from: $1, isSecret: $2, at: $3) })
    }
}

extension ConfigurationSource where Instance: ExpressibleByConfigString {
    /// Types that read their own text.
    static var text: Self {
        Self(
            text: { "\($0)" },
            read: { key, reader, isSecret, place in
                try reader.requiredString(
                    forKey: key, as: Instance.self, isSecret: isSecret, fileID: place.file, line: UInt(place.line))
            })
    }
}

extension ConfigurationSource where Instance: RawRepresentable, Instance.RawValue == String {
    /// Types with a raw value that is a text, such as enumerations.
    static var textOfCase: Self {
        Self(
            allowed: rawValues(of: Instance.self), text: { $0.rawValue },
            read: { key, reader, isSecret, place in
                try reader.requiredString(
                    forKey: key, as: Instance.self, isSecret: isSecret, fileID: place.file, line: UInt(place.line))
            })
    }
}

extension ConfigurationSource where Instance: ExpressibleByConfigInt {
    /// Types that read their own number.
    static var number: Self {
        // `ExpressibleByConfigInt` reads a `Duration` in whole seconds only. An overload would have to be added for each call.
        if let duration = ConfigurationSource<Duration>.duration as? Self { return duration }
        return Self(
            text: { "\($0.configInt)" },
            read: { key, reader, isSecret, place in
                try reader.requiredInt(
                    forKey: key, as: Instance.self, isSecret: isSecret, fileID: place.file, line: UInt(place.line))
            })
    }
}

extension ConfigurationSource where Instance: RawRepresentable, Instance.RawValue: BinaryInteger {
    /// Types with a raw value that is a number, such as enumerations.
    static var numberOfCase: Self {
        Self(
            allowed: rawValues(of: Instance.self), text: { "\($0.rawValue)" },
            read: { key, reader, isSecret, place in
                try reader.requiredInt(
                    forKey: key, as: Instance.self, isSecret: isSecret, fileID: place.file, line: UInt(place.line))
            })
    }
}

extension DeclaredValue {
    /// Declares a value that is read by its key.
    init<Instance>(
        _ key: ConfigKey, default standard: Instance?, isSecret: Bool, from source: ConfigurationSource<Instance>,
        at location: Definition.SourceLocation
    ) {
        let text = standard.map(source.text)
        let listed = ConfigurationKey(
            key: key, type: spelling(of: Instance.self), default: isSecret ? nil : text, isSecret: isSecret,
            isRequired: standard == nil, location: location)
        self.init(
            .key(listed), allowed: source.allowed, standard: standard.map { Reading($0) }, standardText: text,
            at: location
        ) { try Reading(source.read(key, $0, isSecret, location)) }
    }

    /// Declares a reader of a section.
    init(section key: ConfigKey, at location: Definition.SourceLocation) {
        self.init(.section(key), at: location) { Reading($0.scoped(to: key)) }
    }
}

/// The raw values of a type that conforms to `CaseIterable`; none for any other type.
private func rawValues<Instance: RawRepresentable>(of type: Instance.Type) -> [String] {
    func values<Listed: CaseIterable>(of type: Listed.Type) -> [String] {
        type.allCases.compactMap { ($0 as? Instance).map { "\($0.rawValue)" } }
    }
    return (type as? any CaseIterable.Type).map { values(of: $0) } ?? []
}
#endif
