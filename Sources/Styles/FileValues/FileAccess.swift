#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A path without `.`, and with as few `..` as possible.
package func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
        if part == "..", let last = parts.last, last != ".." {
            parts.removeLast()
        } else if part != ".." || !path.hasPrefix("/") {
            parts.append(part)
        }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}

/// The functions that read and find files, on disk or in memory.
package struct FileAccess: Sendable {
    /// Reads the bytes of a file, at most one more than `limit`.
    package let read: @Sendable (_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8]
    /// The sorted names in a folder, those of folders with a slash at the end; none if there is no such folder.
    package let list: @Sendable (_ folder: String) -> [String]
    /// The path after links have been resolved; an empty path means the folder that relative paths start from.
    package let real: @Sendable (_ path: String) -> String

    /// Creates access by custom functions.
    package init(
        read: @escaping @Sendable (_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8],
        list: @escaping @Sendable (_ folder: String) -> [String],
        real: @escaping @Sendable (_ path: String) -> String = { withoutDots($0) }
    ) {
        self.read = read
        self.list = list
        self.real = real
    }

    /// The files on disk.
    package static let disk = FileAccess(
        read: { path, limit throws(FileFailure) in try readFile(path, most: limit + 1) },
        list: { folder in
            let path = folder.isEmpty ? "." : folder
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [] }
            return names.sorted().map { name in
                let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
                return attributes?[.type] as? FileAttributeType == .typeDirectory ? name + "/" : name
            }
        },
        real: { realPath($0) })

    /// Access to the given files only.
    package func limited(to paths: [String]) -> FileAccess {
        FileAccess(
            read: { [read] path, limit throws(FileFailure) in
                guard paths.contains(path) else { throw FileFailure("other files are not read here") }
                return try read(path, limit)
            },
            list: { _ in [] }, real: real)
    }

    /// Files in memory, by path.
    package static func memory(_ files: [String: String]) -> FileAccess {
        FileAccess(
            read: { path, limit throws(FileFailure) in
                guard let text = files[path] else { throw FileFailure("there is no such file") }
                return Array(text.utf8.prefix(limit + 1))
            },
            list: { folder in
                var names: Set<String> = []
                let prefix = folder.isEmpty ? "" : folder + "/"
                for path in files.keys where path.hasPrefix(prefix) {
                    let rest = path.dropFirst(prefix.count)
                    if let slash = rest.firstIndex(of: "/") {
                        names.insert(String(rest[...slash]))
                    } else {
                        names.insert(String(rest))
                    }
                }
                return names.sorted()
            })
    }
}
