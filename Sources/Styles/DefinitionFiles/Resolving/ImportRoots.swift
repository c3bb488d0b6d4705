internal import FileValues

/// The folders that imports must stay in.
///
/// Without them, an untrusted file could import any file of the machine, and messages would quote its contents.
struct ImportRoots {
    /// The real paths of the folders, with symbolic links resolved.
    private let folders: [String]
    private let access: FileAccess

    /// Finds the roots for a file: the working directory if it contains the file, else the file's own folder; plus `allowed`.
    init(of path: String, allowed: [String], through access: FileAccess) {
        self.access = access
        let current = access.real("")
        let file = access.real(path)
        let own = ImportRoots.isInside(file, folder: current) ? current : ImportRoots.folder(of: file)
        folders = [own] + allowed.map(access.real)
    }

    /// Whether a file, or every file of a folder, may be imported once symbolic links are resolved.
    func contains(_ path: String) -> Bool {
        let path = access.real(path)
        return folders.contains { ImportRoots.isInside(path, folder: $0) }
    }

    /// Whether a path is a folder or inside of it; an empty folder is where relative paths start.
    private static func isInside(_ path: String, folder: String) -> Bool {
        if folder.isEmpty { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
        return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// The folder of a file; empty for a relative path without a folder.
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
