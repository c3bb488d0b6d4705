internal import Foundation

/// Finds the definition files in folders.
package enum FileSearch {
    /// The suffixes of definition files.
    private static let endings = [".alchemic.yml", ".alchemic.yaml"]

    /// Replaces each folder with the definition files in it and in its subfolders.
    ///
    /// Hidden files and folders, such as `.build`, are skipped unless `paths` lists them.
    ///
    /// - Parameter paths: Files and folders. A listed file is kept as it is, whatever its name.
    /// - Returns: The files in the order of `paths`, those of each folder sorted by path.
    package static func files(in paths: [String]) -> [String] {
        paths.flatMap { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                return [path]
            }
            return files(inFolder: path)
        }
    }

    private static func files(inFolder folder: String) -> [String] {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let enumerator = FileManager.default.enumerator(atPath: folder)
        var files: [String] = []
        while let path = enumerator?.nextObject() as? String {
            if path.split(separator: "/").last?.hasPrefix(".") == true {
                enumerator?.skipDescendants()
            } else if endings.contains(where: path.hasSuffix) {
                files.append(prefix + path)
            }
        }
        return files.sorted()
    }
}
