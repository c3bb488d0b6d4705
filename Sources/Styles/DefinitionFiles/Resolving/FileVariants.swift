package import FileValues

/// A file and its imports, resolved once for each set of profiles that may be active together.
package struct FileVariants: Sendable {
    /// The number of sets beyond which larger sets are left out: as many as six profiles have.
    package static let maximumSetCount = 64

    /// The files with one set of active profiles.
    package struct Variant: Sendable {
        /// The profiles that are active, in the order in which files know them.
        package let profiles: [String]
        /// The contents of the files in this variant.
        package let files: ResolvedFiles
    }

    /// The profiles that the files know.
    package let profiles: [String]
    /// The maximum number of profiles that are active together: all of them, unless there are many.
    package let largestSetSize: Int
    /// The files without a profile, then with each one, then with more of them together.
    package private(set) var variants: [Variant]

    /// Reads a file and its imports in every variant.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - access: How files are read.
    ///   - options: The program's options.
    ///   - keepsContents: Whether to keep the declarations, which take the memory of the files once for each variant.
    package init(
        reading path: String, through access: FileAccess = .disk, options: FileOptions = FileOptions(),
        keepsContents: Bool = true
    ) {
        let parsed = ParsedFiles()
        func read(_ options: FileOptions) -> ResolvedFiles {
            let files = ResolvedFiles.reading([path], through: access, options: options, parsed: parsed)
            let checked = files.withCycleWarnings
            return keepsContents ? checked : checked.withoutContents
        }
        let base = read(options)
        variants = [Variant(profiles: [], files: base)]
        guard options.profiles.isEmpty, !base.profiles.isEmpty else {
            profiles = []
            largestSetSize = 0
            return
        }
        var options = options
        // A profile may import files that mention further profiles.
        let limit = options.limits.profiles
        var known = Array(base.profiles.prefix(limit))
        while known.count < limit {
            options.profiles = known
            var collection = FileCollection(access: access, options: options, parsed: parsed)
            collection.read(path)
            let more = collection.profiles.map(\.value).filter { !known.contains($0) }
            guard !more.isEmpty else { break }
            known += more.prefix(limit - known.count)
        }
        profiles = known
        let sets = FileVariants.sets(of: known)
        largestSetSize = sets.last?.count ?? 0
        for set in sets.dropFirst() {
            options.profiles = set
            variants.append(Variant(profiles: set, files: read(options)))
        }
    }

    /// The sets of profiles that may be active together, smallest first; at most `maximumSetCount` if any has several profiles.
    private static func sets(of profiles: [String]) -> [[String]] {
        var sets: [[String]] = [[]]
        var largest: [[Int]] = [[]]
        for size in 1...profiles.count {
            let count = largest.count * (profiles.count - size + 1) / size
            // Sets of a single profile are never left out.
            guard size == 1 || sets.count + count <= maximumSetCount else { break }
            largest = largest.flatMap { set in
                profiles.indices.dropFirst((set.last ?? -1) + 1).map { set + [$0] }
            }
            sets += largest.map { $0.map { profiles[$0] } }
        }
        return sets
    }

    /// All problems, each once, with a note on the first profiles that show it.
    ///
    /// Something that is unused with some profiles only is not a problem. A problem of several profiles together is a
    /// warning: they may never be meant to be active together.
    package var problems: [FileProblem] {
        let each = variants.map { Set($0.files.problems) }
        var seen: Set<FileProblem> = []
        var problems: [FileProblem] = []
        for variant in variants {
            for problem in variant.files.problems where seen.insert(problem).inserted {
                guard !problem.isAboutUse || problem.severity == .error || each.allSatisfy({ $0.contains(problem) })
                else { continue }
                problems.append(problem.occurring(with: variant.profiles))
            }
        }
        return problems
    }

    /// All files that are read in any variant.
    package var files: [String] {
        var seen: Set<String> = []
        return variants.flatMap(\.files.files).filter { seen.insert($0).inserted }
    }
}

extension FileProblem {
    /// Whether the problem is that a file could not be read, or only in part.
    package var isUnread: Bool {
        severity == .error && [.badYAML, .badEncoding, .unreadableFile, .tooLarge, .tooDeep].contains(kind)
    }

    /// The problems to correct first: while a file cannot be read, its imports and declarations are unknown, and other
    /// problems about them may be wrong.
    package static func first(of problems: [FileProblem]) -> [FileProblem] {
        let unread = problems.filter(\.isUnread)
        return unread.isEmpty ? problems : unread
    }

    /// Whether the problem is an unused parameter or binding, or a tag without services.
    var isAboutUse: Bool { kind == .unusedParameter || kind == .unusedBinding || kind == .missingTag }

    /// The problem with a note that names the profiles; a warning if there are several.
    fileprivate func occurring(with profiles: [String]) -> FileProblem {
        guard !profiles.isEmpty else { return self }
        let names = profiles.map { "'\($0)'" }.joined(separator: ", ")
        let note = Note("this is so with \(profiles.count == 1 ? "the profile" : "these profiles together:") \(names)")
        return FileProblem(
            kind, profiles.count == 1 ? severity : .warning, at: place, saying: message, notes: notes + [note],
            help: help)
    }
}

extension ResolvedFiles {
    /// The problems of several files, each read separately with its imports.
    ///
    /// - Parameters:
    ///   - paths: The files; a file that another one of them imports is read only as part of that one.
    ///   - access: How the files are read.
    ///   - options: The options of the program.
    /// - Returns: The problems, each once.
    package static func problems(
        of paths: [String], through access: FileAccess = .disk, options: FileOptions = FileOptions()
    ) -> [FileProblem] {
        let all = paths.map {
            (path: $0, variants: FileVariants(reading: $0, through: access, options: options, keepsContents: false))
        }
        let imported = imported(all.map { ($0.path, $0.variants.files) })
        var seen: Set<FileProblem> = []
        let problems = all.filter { !imported.contains($0.path) }.flatMap(\.variants.problems)
            .filter { seen.insert($0).inserted }
        return FileProblem.first(of: problems)
    }

    /// The files that other files of the list import, given the files that each reads.
    ///
    /// Of several files that import each other, the first is not included.
    package static func imported(_ files: [(path: String, reads: [String])]) -> Set<String> {
        var imported: Set<String> = []
        for file in files where !imported.contains(file.path) {
            let path = PathPattern(file.path, inFolderOf: "").path
            imported.formUnion(
                files.map(\.path).filter { other in
                    let other = PathPattern(other, inFolderOf: "").path
                    return other != path && file.reads.contains { PathPattern($0, inFolderOf: "").path == other }
                })
        }
        return imported
    }
}
