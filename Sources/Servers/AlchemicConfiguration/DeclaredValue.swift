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
    /// The texts or numbers that the type is made from, where it lists them, or how they are written.
    let allowed: [String]
    /// The default, if there is one.
    let standard: Reading?
    /// The same as text, to be compared with another one's.
    let comparedDefault: String?
    let location: Definition.SourceLocation
    /// Reads the value.
    let read: @Sendable (ConfigReader) throws -> Reading
    /// What was read.
    private(set) var reading: Reading?
    /// Why it could not be read.
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

    var key: ConfigurationKey? {
        guard case .key(let key) = subject else { return nil }
        return key
    }

    /// The same, once it has been read.
    func known(as reading: Reading) -> DeclaredValue {
        var copy = self
        (copy.reading, copy.problem) = (reading, nil)
        return copy
    }

    /// The same, once reading it has failed.
    func failed(with problem: Diagnostic) -> DeclaredValue {
        var copy = self
        copy.problem = problem
        return copy
    }

    /// The same, once a reader has been asked.
    func read(by reader: ConfigReader, among keys: () -> [ConfigurationKey]) -> DeclaredValue {
        if reading != nil { return self }
        do { return known(as: try read(reader)) } catch {
            guard let key else { return self }
            let error = ReadingError(error)
            if error.isMissing, let standard { return known(as: standard) }
            return failed(
                with: error.isMissing
                    ? .missingConfiguration(key, reader, among: keys())
                    : .invalidConfiguration(key, reader, error, allowed: allowed))
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
    /// What it says of the configuration, if its value comes from one.
    var declaredValue: DeclaredValue? { hasDetails ? details.note as? DeclaredValue : nil }

    /// The definition of a value that has not been read: it passes the check, and a request for it throws.
    static func unread<Instance: Sendable>(_ type: Instance.Type, _ declared: DeclaredValue) -> Definition {
        var definition = Definition(
            Maker(.synchronous { _ in throw ResolutionError.notConfigured(declared) }) { [] },
            of: type, .value, traits: .sendable, location: declared.location)
        definition.details.note = declared
        return definition
    }

    /// The same definition once a reader has been asked: a constant, or what cannot be resolved.
    func holding(_ declared: DeclaredValue) -> Definition {
        var definition = self
        if let reading = declared.reading {
            definition = made(by: Maker(.constant(reading.box)) { [] }, .value, traits)
        }
        definition.details.note = declared
        return definition
    }
}

extension QueryPlan {
    /// A constant that has not been read: it passes the check, and what takes it cannot be built.
    static func unread(_ declared: DeclaredValue) -> QueryPlan {
        let path = [declared.key?.type ?? spelling(of: ConfigReader.self)]
        return QueryPlan(constant: Box(UnreadConstant(.notConfigured(declared, path: path))), note: declared)
    }

    /// What it says of the configuration, if a constant comes from one.
    var declaredValue: DeclaredValue? { note as? DeclaredValue }

    /// The same plan once a reader has been asked.
    func holding(_ declared: DeclaredValue) -> QueryPlan {
        with(constant: declared.reading?.box ?? constant, note: declared)
    }
}
#endif
