internal import FileValues

/// A path of an import, or a pattern with `*`, `?` and `**`.
struct PathPattern {
    /// The path, absolute or relative to the working directory, without `.` and with as few `..` as possible.
    let path: String
    /// Whether the path has wildcards.
    var isPattern: Bool { path.contains { $0 == "*" || $0 == "?" } }

    /// The limits on the names that one pattern examines, and on the depth of folders.
    private static let mostNames = 100_000
    private static let mostFolders = 32

    /// Creates a pattern from the text in a file, relative to the file's folder.
    init(_ written: String, inFolderOf file: String) {
        let slash = written.hasPrefix("/") ? nil : file.lastIndex(of: "/")
        let whole = withoutDots((slash.map { String(file[...$0]) } ?? "") + written)
        var parts: [Substring] = []
        // Several `**` in a row match no more than one.
        for part in whole.split(separator: "/") where part != "**" || parts.last != "**" { parts.append(part) }
        path = (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private var parts: [String] { path.split(separator: "/", omittingEmptySubsequences: true).map(String.init) }

    /// The path up to the first part with a wildcard: the folder that a pattern searches.
    var fixedPart: String {
        let fixed = parts.prefix { !$0.contains { $0 == "*" || $0 == "?" } }
        return (path.hasPrefix("/") ? "/" : "") + fixed.joined(separator: "/")
    }

    /// The files that match, sorted.
    func matches(_ access: FileAccess) -> [String] {
        let folder = fixedPart
        let parts = parts
        let start = folder.split(separator: "/", omittingEmptySubsequences: true).count
        var found: Set<String> = []
        var looked = 0
        find(parts[start...], in: folder, through: access, depth: 0, counting: &looked, into: &found)
        return found.sorted()
    }

    private func find(
        _ parts: ArraySlice<String>, in folder: String, through access: FileAccess, depth: Int,
        counting looked: inout Int,
        into found: inout Set<String>
    ) {
        guard let part = parts.first, looked < PathPattern.mostNames, depth < PathPattern.mostFolders else { return }
        let rest = parts.dropFirst()
        if part == "**" { find(rest, in: folder, through: access, depth: depth, counting: &looked, into: &found) }
        for name in access.list(folder) where !name.hasPrefix(".") {
            looked += 1
            if name.hasSuffix("/") {
                let inner = join(folder, with: String(name.dropLast()))
                if part == "**" {
                    find(parts, in: inner, through: access, depth: depth + 1, counting: &looked, into: &found)
                } else if !rest.isEmpty, matches(name.dropLast(), pattern: part) {
                    find(rest, in: inner, through: access, depth: depth + 1, counting: &looked, into: &found)
                }
            } else if rest.isEmpty, part != "**", matches(name[...], pattern: part) {
                found.insert(join(folder, with: name))
            }
        }
    }

    private func join(_ folder: String, with name: String) -> String {
        folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Whether a name matches a pattern.
    ///
    /// On a mismatch, only the last star is extended, so the time is at most the product of both lengths.
    private func matches(_ name: Substring, pattern: String) -> Bool {
        let name = Array(name)
        let pattern = Array(pattern)
        var (at, place) = (0, 0)
        var star: (at: Int, place: Int)?
        while at < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (at, place)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[at] {
                at += 1
                place += 1
            } else if let last = star {
                star = (last.at + 1, last.place)
                (at, place) = (last.at + 1, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
