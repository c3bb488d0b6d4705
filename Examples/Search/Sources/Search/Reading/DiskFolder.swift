import Foundation

/// A folder on a disk.
package struct DiskFolder: Folder {
    package let path: String
    /// The endings of the files that count; nil if all do.
    private let endings: Set<String>?

    package init(path: String, endings: Set<String>? = nil) {
        self.path = path
        self.endings = endings
    }

    package func files() throws -> [SourceFile] {
        let root = URL(filePath: path, directoryHint: .isDirectory)
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .contentModificationDateKey]
        guard (try? root.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true,
            let entries = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        else { throw SearchProblem.noSuchFolder(path) }

        let depth = root.standardizedFileURL.pathComponents.count
        var files: [SourceFile] = []
        for case let entry as URL in entries {
            let parts = entry.standardizedFileURL.pathComponents.dropFirst(depth)
            guard let values = try? entry.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
            let file = SourceFile(
                path: parts.joined(separator: "/"), modified: values.contentModificationDate ?? .distantPast)
            if endings?.contains(file.ending) ?? true { files.append(file) }
        }
        return files.sorted { $0.path < $1.path }
    }

    package func text(of file: SourceFile) throws -> String {
        let data = try Data(contentsOf: URL(filePath: path, directoryHint: .isDirectory).appending(path: file.path))
        return String(decoding: data, as: UTF8.self)
    }
}
