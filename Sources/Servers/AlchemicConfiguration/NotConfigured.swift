#if Configuration
public import Alchemic

// The error of resolving a value that has not been read.

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A configured value was resolved before it was read.
    public static let notConfigured = Self(rawValue: "not-configured")
}

extension ResolutionError {
    /// The error of resolving a value that no reader has read; `path` leads to the consumer of the value.
    static func notConfigured(_ declared: DeclaredValue, path: [String] = []) -> ResolutionError {
        let subject =
            switch declared.subject {
            case .key(let key): "value for \"\(key.key)\""
            case .section(let key): "section \"\(key)\""
            }
        return ResolutionError(
            .notConfigured, "the configuration's \(subject) has not been read", path: path,
            help: "create the container from the configured module: `try Container(module.configured(by: reader))`",
            at: declared.location)
    }
}

extension Diagnostic {
    /// The problem of a key that no reader has read.
    static func notConfigured(_ key: ConfigurationKey) -> Diagnostic {
        Diagnostic(
            .notConfigured, "the configuration's value for \"\(key.key)\" has not been read", at: key.location,
            help: "read it first: `module.configured(by: reader)`")
    }
}
#endif
