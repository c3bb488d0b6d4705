package import struct Foundation.Date

/// A file of a folder.
package struct SourceFile: Sendable, Hashable {
    /// Where it is in the folder.
    package let path: String
    /// When it was written.
    package let modified: Date

    package init(path: String, modified: Date) {
        self.path = path
        self.modified = modified
    }

    /// What follows the last dot of its name, in lower case.
    var ending: String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
