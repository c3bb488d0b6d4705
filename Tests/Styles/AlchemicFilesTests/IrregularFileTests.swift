#if Files
import Alchemic
import AlchemicFiles
import DefinitionFiles
import FileValues
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A path may lead to what never ends, or never begins: only regular files are read.
@Suite(.serialized) struct IrregularFileTests {
    /// A folder with one of each kind, named as definition files are.
    private final class Kinds {
        let folder = FileManager.default.temporaryDirectory.appending(path: "alchemic-\(UInt32.random(in: 0 ... .max))")
        private let listener: Int32

        init() throws {
            #if canImport(Darwin)
            listener = socket(AF_UNIX, SOCK_STREAM, 0)
            #else
            listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            #endif
            try FileManager.default.createDirectory(
                at: folder.appending(path: "folder.yml"), withIntermediateDirectories: true)
            func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
            #expect(mkfifo(path("pipe.yml"), 0o600) == 0)
            let links = [
                "device.yml": "/dev/zero", "null.yml": "/dev/null", "link-to-pipe.yml": path("pipe.yml"),
                "link-to-nothing.yml": path("nothing"), "link.yml": path("regular.yml"),
            ]
            for (name, target) in links {
                try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
            }
            try Data("Services: {}".utf8).write(to: folder.appending(path: "regular.yml"))
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let bytes = path("socket.yml").utf8CString
            try withUnsafeMutableBytes(of: &address.sun_path) { buffer in
                try #require(bytes.count <= buffer.count)
                bytes.withUnsafeBytes { buffer.copyMemory(from: $0) }
            }
            let bound = withUnsafePointer(to: address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            #expect(bound == 0)
        }

        deinit {
            close(listener)
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// Each with why it cannot be read.
    private static let reasons: KeyValuePairs<String, String?> = [
        "regular.yml": nil, "link.yml": nil, "folder.yml": "it is a folder",
        "link-to-nothing.yml": "there is no such file",
        "pipe.yml": "it is not a regular file", "link-to-pipe.yml": "it is not a regular file",
        "socket.yml": "it is not a regular file", "device.yml": "it is not a regular file",
        "null.yml": "it is not a regular file",
    ]

    private static let places = ["the file itself", "an import", "a pattern", "a variable"]

    /// What is said about a file that is read at a place.
    private func messages(_ place: String, _ folder: URL, _ name: String) throws -> String {
        let path = folder.appending(path: name).path(percentEncoded: false)
        var settings = FileSettings()
        // Links lead out of the folder.
        settings.importFolders = ["/dev"]
        settings.environment = ["NAMED": path]
        let main = folder.appending(path: "main.yml").path(percentEncoded: false)
        let text =
            switch place {
            case "an import": "Import: '\(name)'\nServices: {}"
            case "a pattern": "Import: '\(name.dropLast(3))?ml'\nServices: {}"
            default:
                "Services: { a: { Class: Label, Initializer: 'init(_:)', Arguments: ['%env(file:NAMED)%'] } }"
            }
        try Data(text.utf8).write(to: URL(filePath: main))
        let file = DefinitionFile(place == "the file itself" ? path : main, types: .garage, settings: settings)
        do {
            _ = try Container(Module("Main") { file })
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: places, reasons.map(\.key))
    func `what is no regular file is refused at once, whoever names it`(_ place: String, _ name: String) throws {
        let kinds = try Kinds()
        let said = try messages(place, kinds.folder, name)
        if let reason = try #require(Self.reasons.first { $0.key == name }).value {
            // A pattern matches files, of which a folder is none.
            if place == "a pattern", name == "folder.yml" { return #expect(said == "") }
            #expect(said.contains(reason), "\(said)")
        } else {
            #expect(said == "")
        }
    }
}
#endif
