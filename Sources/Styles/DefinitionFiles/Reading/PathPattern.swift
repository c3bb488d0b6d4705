internal import FileValues

/// A path, or a pattern with `*`, `?` and `**`, as an import writes it.
struct PathPattern {
    /// The path, relative to what the program's paths are relative to, without `.` and with as few `..` as there can be.
    let path: String
    /// Whether it is a pattern.
    var isPattern: Bool { path.contains { $0 == "*" || $0 == "?" } }

    /// How many names are looked at for one pattern, at most, and how many folders deep.
    private static let mostNames = 100_000
    private static let mostFolders = 32

    /// Makes a pattern from what a file writes.
    init(_ written: String, inFolderOf file: String) {
        let slash = written.hasPrefix("/") ? nil : file.lastIndex(of: "/")
        let whole = withoutDots((slash.map { String(file[...$0]) } ?? "") + written)
        var parts: [Substring] = []
        // Any number of folders, and then any number of them, is any number of them.
        for part in whole.split(separator: "/") where part != "**" || parts.last != "**" { parts.append(part) }
        path = (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private var parts: [String] { path.split(separator: "/", omittingEmptySubsequences: true).map(String.init) }

    /// The folder that a pattern searches; of a path, the path itself.
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
        find(parts[start...], in: folder, access, depth: 0, &looked, &found)
        return found.sorted()
    }

    private func find(
        _ parts: ArraySlice<String>, in folder: String, _ access: FileAccess, depth: Int, _ looked: inout Int,
        _ found: inout Set<String>
    ) {
        guard let part = parts.first, looked < PathPattern.mostNames, depth < PathPattern.mostFolders else { return }
        let rest = parts.dropFirst()
        if part == "**" { find(rest, in: folder, access, depth: depth, &looked, &found) }
        for name in access.list(folder) where !name.hasPrefix(".") {
            looked += 1
            if name.hasSuffix("/") {
                let inner = join(folder, String(name.dropLast()))
                if part == "**" {
                    find(parts, in: inner, access, depth: depth + 1, &looked, &found)
                } else if !rest.isEmpty, matches(name.dropLast(), part) {
                    find(rest, in: inner, access, depth: depth + 1, &looked, &found)
                }
            } else if rest.isEmpty, part != "**", matches(name[...], part) {
                found.insert(join(folder, name))
            }
        }
    }

    private func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Whether a name fits a pattern; linear in both but for stars, each of which is tried once more for each letter.
    private func matches(_ name: Substring, _ pattern: String) -> Bool {
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
