#if Configuration
internal import Alchemic
internal import Configuration

/// What a definition whose value comes from a configuration notes of itself.
struct DeclaredValue: Sendable {
    /// A value that has been read.
    struct Reading: Sendable {
        let value: any Sendable
        /// The same, as the container keeps it.
        let box: ErasedBox
    }

    /// What is read.
    enum Subject: Sendable {
        case key(ConfigurationKey)
        case section(ConfigKey)
    }

    let subject: Subject
    /// The texts or numbers that the type is made from, where it lists them.
    let allowed: [String]
    /// The default, if there is one.
    let standard: Reading?
    /// Reads the value.
    let read: @Sendable (ConfigReader) throws -> Reading
    /// What was read.
    private(set) var reading: Reading?

    init(
        _ subject: Subject, allowed: [String] = [], standard: Reading? = nil,
        read: @escaping @Sendable (ConfigReader) throws -> Reading
    ) {
        self.subject = subject
        self.allowed = allowed
        self.standard = standard
        self.read = read
    }

    var key: ConfigurationKey? {
        guard case .key(let key) = subject else { return nil }
        return key
    }

    /// The same, once it has been read.
    func known(as reading: Reading) -> DeclaredValue {
        var copy = self
        copy.reading = reading
        return copy
    }
}

extension DeclaredValue: ConfigurationNote {
    var keyName: String {
        switch subject {
        case .key(let key): "\(key.key)"
        case .section(let key): "\(key)"
        }
    }
    var isSection: Bool { key == nil }
    var defaultText: String? { key?.default }
    var isSecret: Bool { key?.isSecret ?? false }
    var isRequired: Bool { key?.isRequired ?? false }
}

extension DeclaredValue.Reading {
    init<Value: Sendable>(_ value: Value) {
        self.value = value
        box = Box(value)
    }
}

extension Definition {
    /// What it says of the configuration, if its value comes from one.
    var declaredValue: DeclaredValue? { hasDetails ? details.note as? DeclaredValue : nil }

    /// The definition of a value that has not been read: it passes the check, and a request for it throws.
    static func unread<Instance: Sendable>(
        _ type: Instance.Type, _ declared: DeclaredValue, at location: Definition.SourceLocation
    ) -> Definition {
        // Without the trait of what cannot fail: a handle to it is refused.
        var definition = Definition(
            Maker(.synchronous { _ in throw ResolutionError.notConfigured(declared, at: location) }) { [] },
            of: type, .value, traits: .sendable, location: location)
        definition.details.note = declared
        return definition
    }

    /// The same definition, as the constant that was read.
    func holding(_ reading: DeclaredValue.Reading, _ declared: DeclaredValue) -> Definition {
        var definition = made(by: Maker(.constant(reading.box)) { [] }, .value, traits.union(.nonthrowing))
        definition.details.note = declared.known(as: reading)
        return definition
    }
}
#endif
