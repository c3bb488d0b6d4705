package import FileValues

/// Files as they are with no profile, and with each of those that they know.
package struct FileVariants: Sendable {
    /// One way to read the files.
    package struct Variant: Sendable {
        /// The profile that is active.
        package let profile: String?
        /// What the files say then.
        package let files: ResolvedFiles
    }

    /// The files without a profile, then with each.
    package private(set) var variants: [Variant]

    /// Reads a file and what it imports in every way there is.
    package init(reading path: String, _ access: FileAccess = .disk, _ options: FileOptions = FileOptions()) {
        let base = ResolvedFiles.reading([path], access, options)
        variants = [Variant(profile: nil, files: base)]
        guard options.profiles.isEmpty else { return }
        // What a profile imports may know more profiles.
        var known = base.profiles
        var index = 0
        while index < min(known.count, options.limits.profiles) {
            var options = options
            options.profiles = [known[index]]
            let files = ResolvedFiles.reading([path], access, options)
            variants.append(Variant(profile: known[index], files: files))
            let added = Set(known)
            known += files.profiles.filter { !added.contains($0) }
            index += 1
        }
    }

    /// All problems, each once: what is unused with one profile only is none.
    package var problems: [FileProblem] {
        let each = variants.map { Set($0.files.problems) }
        var seen: Set<FileProblem> = []
        return variants.flatMap(\.files.problems).filter { problem in
            guard seen.insert(problem).inserted else { return false }
            let isAboutUse = problem.kind == .unusedParameter || problem.kind == .unusedBinding
            return !isAboutUse || each.allSatisfy { $0.contains(problem) }
        }
    }

    /// All files that are read in any of the ways.
    package var files: [String] {
        var seen: Set<String> = []
        return variants.flatMap(\.files.files).filter { seen.insert($0).inserted }
    }
}

extension ResolvedFiles {
    /// Everything that is wrong with several files, each read by itself with what it imports.
    ///
    /// - Parameters:
    ///   - paths: The files; those that others of them import are read with these.
    ///   - access: How they are read.
    ///   - options: What is known of the program.
    /// - Returns: The problems, each once.
    package static func problems(
        of paths: [String], _ access: FileAccess = .disk, _ options: FileOptions = FileOptions()
    ) -> [FileProblem] {
        let all = paths.map { (path: $0, variants: FileVariants(reading: $0, access, options)) }
        let imported = imported(all.map { ($0.path, $0.variants.files) })
        var seen: Set<FileProblem> = []
        return all.filter { !imported.contains($0.path) }.flatMap(\.variants.problems)
            .filter { seen.insert($0).inserted }
    }

    /// The files that others import, given what each reads; of several in a circle, the first stays.
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
