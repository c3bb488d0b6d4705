#if CommandLine
internal import AlchemicGraph
internal import AlchemicGraphDocument
internal import Foundation

/// Reads documents, and explains why one cannot be read.
enum DocumentReader {
    /// Reads a graph document; the path `-` means standard input.
    static func readGraph(at path: String) throws -> GraphDocument {
        try read(
            path, as: GraphDocument.self, current: GraphDocument.currentVersion, kind: "graph document",
            mark: "modules",
            origin: "'json()' of a 'GraphDocument', or a check target with '--document', writes one")
    }

    /// Reads a trace of events; the path `-` means standard input.
    static func readTrace(at path: String) throws -> EventTrace {
        try read(
            path, as: EventTrace.self, current: EventTrace.currentVersion, kind: "trace of events", mark: "events",
            origin: "encode the 'trace' of an 'EventRecorder' as JSON")
    }

    /// The part that every version of a document has: the version, and the key that tells kinds of documents apart.
    private struct Head: Decodable {
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        let version: Int
        let keys: Set<String>

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            version = try container.decode(Int.self, forKey: Key(stringValue: "version"))
            keys = Set(container.allKeys.map(\.stringValue))
        }
    }

    private static func read<Document: Decodable>(
        _ path: String, as type: Document.Type, current: Int, kind: String, mark: String, origin: String
    ) throws -> Document {
        let name = path == "-" ? "the standard input" : "'\(path.printable)'"
        let data: Data
        do {
            data = path == "-" ? try readInput() : try Data(contentsOf: URL(filePath: path))
        } catch {
            throw Failure.input("\(name) cannot be read: \(reason(for: error)); check the path")
        }
        guard !data.allSatisfy({ [9, 10, 13, 32].contains($0) }) else {
            throw Failure.input("\(name) is empty, and no \(kind): \(origin)")
        }
        let decoder = JSONDecoder()
        do {
            // In another version, anything beyond the head may differ.
            let head = try decoder.decode(Head.self, from: data)
            let version = head.version
            guard version == current || head.keys.contains(mark) else {
                throw Failure.input("\(name) is no \(kind): it has no '\(mark)'; \(origin)")
            }
            guard version <= current else {
                throw Failure.input(
                    "\(name) is a \(kind) of version \(version), and this tool reads up to version \(current): "
                        + "use the 'alchemic' of the version that wrote it")
            }
            guard version == current else {
                throw Failure.input(
                    "\(name) is a \(kind) of version \(version), which this tool no longer reads: write it again with this "
                        + "version of Alchemic")
            }
            return try decoder.decode(type, from: data)
        } catch let error as DecodingError {
            throw Failure.input(problem(error, in: data, named: name, kind: kind, origin: origin))
        }
    }

    private static func readInput() throws -> Data { try FileHandle.standardInput.readToEnd() ?? Data() }

    private static func problem(
        _ error: DecodingError, in data: Data, named name: String, kind: String, origin: String
    ) -> String {
        switch error {
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            let last = data.last { ![9, 10, 13, 32].contains($0) }
            let isCut = data.first == UInt8(ascii: "{") && last != UInt8(ascii: "}")
            return isCut
                ? "\(name) ends in the middle: write the \(kind) again, to its end"
                : "\(name) is no JSON: \(origin)"
        case .keyNotFound(let key, let context):
            return "\(name) is no \(kind): it has no '\(path(of: context.codingPath + [key]))'; \(origin)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            let keys = path(of: context.codingPath)
            return "\(name) is no \(kind): \(keys.isEmpty ? "it" : "'\(keys)'") is of another kind; \(origin)"
        @unknown default: return "\(name) is no \(kind): \(origin)"
        }
    }

    /// The path to a value in a document, without the value itself.
    private static func path(of keys: [any CodingKey]) -> String {
        let words = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        return words.hasPrefix(".") ? String(words.dropFirst()).printable : words.printable
    }

    private static func reason(for error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
        case .fileReadNoPermission: "it may not be read by you"
        default: "it is no file"
        }
    }
}
#endif
