#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// An environment variable with everything that its processors need to read it at run time.
package struct EnvironmentValue: Sendable, Hashable {
    /// The reference, as the file spells it.
    package let reference: EnvironmentReference
    /// The value that the file declares for `env(NAME)`, used if the variable is not set.
    package let declared: FileConstant?
    /// The values of the parameters that `default` names, by name.
    package let fallbacks: [String: FileConstant]

    /// Creates the value of a reference.
    package init(_ reference: EnvironmentReference, declared: FileConstant?, fallbacks: [String: FileConstant]) {
        self.reference = reference
        self.declared = declared
        self.fallbacks = fallbacks
    }

    /// Reads the variable and runs the processors, the last one first.
    ///
    /// The variable's value may be secret, so no failure quotes it.
    ///
    /// - Parameters:
    ///   - variables: The environment.
    ///   - files: The access by which the processor `file` reads.
    /// - Returns: The value.
    /// - Throws: A `FileFailure` with the reason.
    package func value(
        in variables: [String: String], files: FileAccess = .disk
    ) throws(FileFailure) -> FileConstant {
        // An unset variable is nil until a processor or the declared value replaces it.
        var value = variables[reference.name].map { FileConstant.text($0) } ?? declared
        for processor in reference.processors.reversed() {
            value = try process(processor, value: value, through: files)
        }
        guard let value else {
            throw failure(
                "the variable '\(reference.name)' is not set; set it, or write '%env(default:parameter:\(reference.name))%'"
            )
        }
        return value
    }

    private func failure(_ text: String) -> FileFailure { FileFailure("\(reference): \(text)") }

    private func process(
        _ processor: EnvironmentReference.Processor, value: FileConstant?, through files: FileAccess
    ) throws(FileFailure) -> FileConstant? {
        switch processor {
        case .fallback(let parameter):
            if let value, value != .text(""), value != .null { return value }
            guard let parameter else { return .null }
            return fallbacks[folded(parameter)]
        case .isDefined:
            return .boolean(value != nil && value != .text("") && value != .null)
        default: break
        }
        guard let value else { return nil }
        switch processor {
        case .text: return .text(try text(value))
        case .boolean: return .boolean(try boolean(value))
        case .not: return .boolean(!(try boolean(value)))
        case .integer:
            if case .integer(let integer, _) = value { return .integer(integer) }
            guard let integer = Int(try text(value)) else { throw failure("its value is not a whole number") }
            return .integer(integer)
        case .number:
            if case .integer(let integer, _) = value { return .number(Double(integer)) }
            if case .number(let number, _) = value { return .number(number) }
            guard let number = Double(try text(value)) else { throw failure("its value is not a number") }
            return .number(number)
        case .base64:
            // The URL-safe alphabet is accepted too.
            var letters = try text(value).replacing("-", with: "+").replacing("_", with: "/")
            while letters.utf8.count % 4 != 0 { letters += "=" }
            guard let data = Data(base64Encoded: letters), let text = String(validating: data, as: UTF8.self) else {
                throw failure("its value is not base 64")
            }
            return .text(text)
        case .json: return try json(try text(value))
        case .list:
            let text = try text(value)
            guard !text.isEmpty else { return .list([]) }
            return .list(text.split(separator: ",", omittingEmptySubsequences: false).map { .text(String($0)) })
        case .trimmed:
            let text = try text(value)
            guard let first = text.firstIndex(where: { !$0.isWhitespace }),
                let last = text.lastIndex(where: { !$0.isWhitespace })
            else { return .text("") }
            return .text(String(text[first...last]))
        case .file:
            return .text(try contents(of: try text(value), files))
        case .key(let key):
            guard case .map(let entries) = value else {
                throw failure("'key:\(key)' needs a map, not \(value.word); write 'key:\(key):json:…'")
            }
            guard let entry = entries.first(where: { $0.key == key }) else {
                // The map's keys come from outside the file, as values do, so the message lists none of them.
                throw failure("there is no key '\(key)' in its value")
            }
            return entry.value
        case .fallback, .isDefined: return value
        }
    }

    private func contents(of path: String, _ files: FileAccess) throws(FileFailure) -> String {
        let limit = FileLimits().text
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try files.read(path, limit)
        } catch {
            throw failure("the file that it names: \(error)")
        }
        guard bytes.count <= limit, let text = String(validating: bytes, as: UTF8.self) else {
            throw failure("its file is not a text of at most \(limit) bytes")
        }
        return text
    }

    private func text(_ value: FileConstant) throws(FileFailure) -> String {
        guard let text = value.written else { throw failure("\(value.word) is no text") }
        return text
    }

    private func boolean(_ value: FileConstant) throws(FileFailure) -> Bool {
        if case .boolean(let boolean, _) = value { return boolean }
        let text = try text(value).lowercased()
        if ["true", "yes", "on", "1"].contains(text) { return true }
        if ["false", "no", "off", "0", ""].contains(text) { return false }
        throw failure("what it holds is neither true nor false")
    }

    private func json(_ text: String) throws(FileFailure) -> FileConstant {
        do {
            return try JSONDecoder().decode(FileConstant.self, from: Data(text.utf8))
        } catch {
            throw failure("its value is not JSON")
        }
    }
}
