#if Configuration
internal import Alchemic
internal import Configuration

/// A value that a definition or a parameter declares to come from the configuration, before and after reading.
struct DeclaredValue: Sendable {
    /// The result of reading a value.
    struct Reading: Sendable {
        let value: any Sendable
        /// The value in a box, as the container keeps it.
        let box: ErasedBox
    }

    /// The key or the section to read.
    enum Subject: Sendable {
        case key(ConfigurationKey)
        case section(ConfigKey)
    }

    let subject: Subject
    /// The valid texts or numbers, if the type lists them, or a description of their format.
    let allowed: [String]
    /// The default, if there is one.
    let standard: Reading?
    /// The default as text, to compare with other declarations of the same key.
    let comparedDefault: String?
    let location: Definition.SourceLocation
    /// Reads the value, or throws the reader's error.
    let read: @Sendable (ConfigReader) throws -> Reading
    /// The result, once the value has been read.
    private(set) var reading: Reading?
    /// The problem, if the value could not be read.
    private(set) var problem: Diagnostic?

    init(
        _ subject: Subject, allowed: [String] = [], standard: Reading? = nil, standardText: String? = nil,
        at location: Definition.SourceLocation,
        read: @escaping @Sendable (ConfigReader) throws -> Reading
    ) {
        self.subject = subject
        self.allowed = allowed
        self.standard = standard
        comparedDefault = standardText
        self.location = location
        self.read = read
    }

    /// The key; nil for a section.
    var key: ConfigurationKey? {
        guard case .key(let key) = subject else { return nil }
        return key
    }

    /// A copy with the value that has been read.
    func known(as reading: Reading) -> DeclaredValue {
        var copy = self
        (copy.reading, copy.problem) = (reading, nil)
        return copy
    }

    /// A copy with the problem that reading has led to.
    func failed(with problem: Diagnostic) -> DeclaredValue {
        var copy = self
        copy.problem = problem
        return copy
    }

    /// A copy with the value that a reader provides, or with a problem; unchanged if the value has been read already.
    func read(by reader: ConfigReader, among keys: () -> [ConfigurationKey]) -> DeclaredValue {
        if reading != nil { return self }
        do { return known(as: try read(reader)) } catch {
            guard let key else { return self }
            let error = ReadingError(error)
            if error.isMissing, let standard { return known(as: standard) }
            return failed(
                with: error.isMissing
                    ? .missingConfiguration(key, in: reader, among: keys())
                    : .invalidConfiguration(key, in: reader, error: error, allowed: allowed))
        }
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
    /// The value that the definition reads from the configuration, if it does.
    var declaredValue: DeclaredValue? { hasDetails ? details.note as? DeclaredValue : nil }

    /// A definition whose value has not been read: it passes the check, and resolving it throws.
    static func unread<Instance: Sendable>(_ declared: DeclaredValue, as type: Instance.Type) -> Definition {
        var definition = Definition(
            Maker(.synchronous { _ in throw ResolutionError.notConfigured(declared) }) { [] },
            of: type, lifetime: .value, traits: .sendable, location: declared.location)
        definition.details.note = declared
        return definition
    }

    /// The definition after reading: a constant, or still unresolvable if reading has failed.
    func holding(_ declared: DeclaredValue) -> Definition {
        var definition = self
        if let reading = declared.reading {
            definition = with(maker: Maker(.constant(reading.box)) { [] })
        }
        definition.details.note = declared
        return definition
    }
}

extension ErasedQuery {
    /// A constant that has not been read: it passes the check, and building its consumer throws.
    static func unread(_ declared: DeclaredValue) -> ErasedQuery {
        let path = [declared.key?.type ?? spelling(of: ConfigReader.self)]
        return ErasedQuery(constant: Box(UnreadConstant(.notConfigured(declared, path: path))), note: declared)
    }

    /// The value that the constant reads from the configuration, if it does.
    var declaredValue: DeclaredValue? { note as? DeclaredValue }

    /// The query after reading, with the constant if there is one.
    func holding(_ declared: DeclaredValue) -> ErasedQuery {
        ErasedQuery(constant: declared.reading?.box, note: declared).merging(self)
    }
}
#endif
