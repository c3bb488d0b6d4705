import Foundation
import Search

extension DiskFolder {
    /// The documentation of the project that this example belongs to: its Markdown files and its documentation catalogue.
    ///
    /// The project is looked for from the current folder upwards, then where this file was compiled.
    static var projectDocumentation: DiskFolder {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let source = URL(filePath: #filePath).deletingLastPathComponent()
        let root = project(above: current) ?? project(above: source) ?? current
        return DiskFolder(path: root.path(percentEncoded: false), endings: ["md", "tutorial"])
    }

    private static func project(above folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while true {
            let library = folder.appending(path: "Sources/Core/Alchemic", directoryHint: .isDirectory)
            if FileManager.default.fileExists(atPath: library.path(percentEncoded: false)) { return folder }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            if parent.path().count >= folder.path().count { return nil }
            folder = parent
        }
    }
}
