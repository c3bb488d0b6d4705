#if Files
import Alchemic
import AlchemicFiles
import DefinitionFileTools
import DefinitionFiles
import FileValues
import Foundation
import Testing

/// Imports stay in a folder: a file that is told to import another cannot have it quoted.
@Suite("Imports stay in the root") struct ImportRootTests {
    private static let secret = "root:x:0:0:secret"

    /// Folders on the disk, with a file that nobody should read beside the root.
    private struct Folders: ~Copyable {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

        init(_ text: String) throws {
            for name in ["root/parts", "outside"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: true)
            }
            try Data(text.utf8).write(to: folder.appending(path: "root/main.yml"))
            try Data("Services: {}".utf8).write(to: folder.appending(path: "root/parts/part.yml"))
            for name in ["outside/passwd", "outside/passwd.yml"] {
                try Data(ImportRootTests.secret.utf8).write(to: folder.appending(path: name))
            }
            let links = [
                ("root/link.yml", "outside/passwd.yml"), ("root/folder", "outside"),
                ("root/parts/l.yml", "outside/passwd"),
            ]
            for (link, target) in links {
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: link), withDestinationURL: folder.appending(path: target))
            }
        }

        var main: String { folder.appending(path: "root/main.yml").path(percentEncoded: false) }
        var outside: String { folder.appending(path: "outside").path(percentEncoded: false) }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    /// Everything that the tool and the loader say.
    private func messages(_ path: String, importFolders: [String] = []) -> String {
        var options = FileOptions()
        options.importFolders = importFolders
        var compiler = FileCompiler()
        compiler.importFolders = importFolders
        var settings = FileSettings()
        settings.importFolders = importFolders
        let file = DefinitionFile(path, types: .garage, settings: settings)
        var said = ResolvedFiles.problems(of: [path], through: .disk, options: options).map(\.description)
        said += compiler.compile(path).problems.map(\.description)
        do { _ = try Container(Module("Main") { file }) } catch { said.append("\(error)") }
        return said.joined(separator: "\n")
    }

    @Test(
        arguments: [
            "../outside/passwd.yml", "../outside/passwd", "../outside/nothing", "../outside/*", "../**/*.yml",
            "link.yml",
            "folder/passwd.yml", "folder/*.yml", "./parts/../../outside/passwd.yml", "parts/*.yml", "/etc/passwd",
            "/etc/pass*",
            "/", "..", "parts/../..",
        ])
    func `whatever leads out of it is refused, and not said to be there or not`(_ written: String) throws {
        let folders = try Folders("Import: ['\(written)']\nServices: { a: { Class: CarFactory } }")
        let said = messages(folders.main)
        #expect(said.matches(of: /\[forbidden-import\]/).count == 3, "\(said)")
        #expect(!said.contains("secret") && !said.contains("root:x") && !said.contains("no such file"), "\(said)")
    }

    @Test(arguments: ["parts/part.yml", "parts/../parts/part.yml", "./parts/p*.yml"])
    func `what stays in it is read`(_ written: String) throws {
        let folders = try Folders("Import: ['\(written)']\nServices: { a: { Class: CarFactory } }")
        #expect(messages(folders.main) == "")
    }

    @Test
    func `a folder that is allowed is read`() throws {
        let folders = try Folders("Import: ['../outside/passwd.yml']")
        #expect(messages(folders.main, importFolders: [folders.outside]).contains("[wrong-shape]"))
    }

    @Test
    func `it is the folder that the program runs in for the files there, and that of a file that is elsewhere`() {
        func problems(_ path: String, _ files: [String: String]) -> [FileProblem.Kind] {
            ResolvedFiles.reading([path], through: .memory(files)).problems.map(\.kind)
        }
        #expect(problems("a/main.yml", ["a/main.yml": "Import: ../b/part.yml", "b/part.yml": ""]) == [])
        #expect(
            problems("/a/main.yml", ["/a/main.yml": "Import: ../b/part.yml", "/b/part.yml": ""]) == [.forbiddenImport])
        #expect(problems("/a/main.yml", ["/a/main.yml": "Import: b/part.yml", "/a/b/part.yml": ""]) == [])
        #expect(problems("../main.yml", ["../main.yml": "Import: part.yml", "../part.yml": ""]) == [])
        // What is imported has no more rights than what imports it.
        let chain = ["main.yml": "Import: a/part.yml", "a/part.yml": "Import: ../../x.yml", "../x.yml": "secret"]
        #expect(problems("main.yml", chain) == [.forbiddenImport])
    }
}
#endif
