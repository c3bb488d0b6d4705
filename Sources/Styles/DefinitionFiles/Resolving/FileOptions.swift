package import FileValues

/// The program's options for reading files.
package struct FileOptions: Sendable {
    /// The profiles that are active.
    package var profiles: [String] = []
    /// The parameters that the program sets; a nil value is known only at run time.
    package var given: [String: FileConstant?] = [:]
    /// The names of services declared outside of the files, to which files may refer.
    package var services: [String] = []
    /// The tags of definitions outside of the files, which `!tagged` finds too.
    package var tags: [String] = []
    /// Additional folders that files may import from.
    ///
    /// The working directory is always allowed, or the file's own folder if the file is outside of it.
    package var importFolders: [String] = []
    /// The limits on the size of files.
    package var limits = FileLimits()

    /// Creates the default options.
    package init() {}
}

extension ResolvedFiles {
    /// Reads files and their imports, and resolves their declarations.
    ///
    /// - Parameters:
    ///   - paths: The files; a later one overrides those before it.
    ///   - access: The access to the file system.
    ///   - options: The program's options.
    ///   - entries: Declarations in code, which override those of files.
    /// - Returns: The resolved declarations, with the problems of all files.
    package static func reading(
        _ paths: [String], through access: FileAccess = .disk, options: FileOptions = FileOptions(),
        entries: [CodeEntries] = []
    ) -> ResolvedFiles {
        reading(paths, through: access, options: options, entries: entries, parsed: ParsedFiles())
    }

    static func reading(
        _ paths: [String], through access: FileAccess, options: FileOptions, entries: [CodeEntries] = [],
        parsed: ParsedFiles
    ) -> ResolvedFiles {
        var collection = FileCollection(access: access, options: options, parsed: parsed)
        for path in paths { collection.read(path) }
        for code in entries { collection.add(code) }
        return resolving(collection, options: options)
    }

    /// Merges and resolves files that have been read, and sorts the problems of all passes.
    static func resolving(_ files: FileCollection, options: FileOptions) -> ResolvedFiles {
        var collection = files
        // Declarations that were read in part would cause misleading problems.
        if collection.cost.isExceeded { collection.empty() }
        var merged = MergedFiles(collection, options: options)
        let inherited = merged.resolveParents()
        var services = ServiceResolver(inherited, in: merged)
        let resolved = services.resolve()
        var valueResolver = services.valueResolver
        let parameters = valueResolver.allParameters()
        valueResolver.reportUnused()
        let profiles = collection.profiles
        var problems = merged.problems
        if profiles.count > options.limits.profiles {
            problems.error(
                .tooLarge, at: profiles[options.limits.profiles].place,
                saying: "the files know more than \(options.limits.profiles) profiles")
        }
        for problem in valueResolver.problems.sorted(files: []) { problems.add(problem) }
        let paths = collection.files.map(\.path)
        var sorted = FileProblem.first(of: problems.sorted(files: paths))
        // Warnings of unused things are left out after an error: the declaration with the error may use them.
        if problems.hasErrors { sorted.removeAll { $0.isAboutUse && $0.severity == .warning } }
        if sorted.count > options.limits.problems {
            // The summary is an error only if it hides one: warnings alone do not make files unusable.
            let rest = sorted[options.limits.problems...]
            let last = FileProblem(
                .tooLarge, rest.contains { $0.severity == .error } ? .error : .warning, at: rest[rest.startIndex].place,
                saying: "there are more problems than \(options.limits.problems); the rest is not shown")
            sorted.removeLast(rest.count)
            sorted.append(last)
        }
        return ResolvedFiles(
            moduleName: collection.moduleName, files: paths, profiles: profiles.map(\.value), parameters: parameters,
            pending: valueResolver.pending,
            services: resolved, problems: sorted, valueResolver: valueResolver, cost: valueResolver.cost)
    }
}
