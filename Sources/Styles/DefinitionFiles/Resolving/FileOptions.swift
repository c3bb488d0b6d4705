package import FileValues

/// What the program says when it has files read.
package struct FileOptions: Sendable {
    /// The profiles that are active.
    package var profiles: [String] = []
    /// The parameters that the program sets: their values, or nil where only the program can tell.
    package var given: [String: FileConstant?] = [:]
    /// Services that are declared elsewhere, to which files may refer.
    package var services: [String] = []
    /// Tags of what is declared elsewhere, by which files may resolve.
    package var tags: [String] = []
    /// Folders from which files may import, besides the root: the folder that the program runs in, or, of a file that is not
    /// there, the file's own.
    package var importFolders: [String] = []
    /// How much files may hold.
    package var limits = FileLimits()

    /// The usual options.
    package init() {}
}

extension ResolvedFiles {
    /// Reads files, those that they import, and everything they say, and decides what can be decided.
    ///
    /// - Parameters:
    ///   - paths: The files; what a later one says wins.
    ///   - access: How they are read.
    ///   - options: What the program says.
    ///   - entries: What code declares in the words of files; it wins over files.
    /// - Returns: Everything, with all problems of all files.
    package static func reading(
        _ paths: [String], _ access: FileAccess = .disk, _ options: FileOptions = FileOptions(),
        entries: [CodeEntries] = []
    ) -> ResolvedFiles {
        reading(paths, access, options, entries: entries, parsed: ParsedFiles())
    }

    static func reading(
        _ paths: [String], _ access: FileAccess, _ options: FileOptions, entries: [CodeEntries] = [],
        parsed: ParsedFiles
    ) -> ResolvedFiles {
        var collection = FileCollection(access: access, options: options, parsed: parsed)
        for path in paths { collection.add(path) }
        for code in entries { collection.add(code) }
        return resolving(collection, options)
    }

    static func resolving(_ whole: FileCollection, _ options: FileOptions) -> ResolvedFiles {
        var collection = whole
        // Of files that have been read in part, nothing is said but what is wrong with that part.
        if collection.cost.isExceeded { collection.empty() }
        var merged = MergedFiles(collection, options)
        let inherited = merged.withParents()
        var services = ServiceResolver(inherited, merged)
        let resolved = services.resolve()
        var values = services.values
        let parameters = values.allParameters()
        values.reportUnused()
        let profiles = collection.profiles
        var problems = merged.problems
        if profiles.count > options.limits.profiles {
            problems.error(
                .tooLarge, at: profiles[options.limits.profiles].place,
                "the files know more than \(options.limits.profiles) profiles")
        }
        for problem in values.problems.sorted(files: []) { problems.add(problem) }
        let files = collection.files.map(\.path)
        var sorted = FileProblem.first(of: problems.sorted(files: files))
        // What could not be understood may be what uses them.
        if problems.hasErrors { sorted.removeAll { $0.isAboutUse && $0.severity == .warning } }
        if sorted.count > options.limits.problems {
            // Warnings alone, however many, do not make files unusable.
            let rest = sorted[options.limits.problems...]
            let last = FileProblem(
                .tooLarge, rest.contains { $0.severity == .error } ? .error : .warning, at: rest[rest.startIndex].place,
                "there are more problems than \(options.limits.problems); the rest is not shown")
            sorted.removeLast(rest.count)
            sorted.append(last)
        }
        return ResolvedFiles(
            moduleName: collection.moduleName, files: files, profiles: profiles.map(\.value), parameters: parameters,
            pending: values.pending,
            services: resolved, problems: sorted, values: values, cost: values.cost)
    }
}
