internal import FileValues

/// Files and their imports, each read once, imported ones first.
struct FileCollection {
    let access: FileAccess
    let options: FileOptions
    /// The parsed files, imported ones first, and those made of declarations in code.
    private(set) var files: [ParsedFile] = []
    /// The problems of reading, parsing and importing, unsorted.
    private(set) var problems = FileProblems()
    /// The memory that the files take, as counted so far.
    private(set) var cost = FileCost()
    /// The normalized paths that have been tried, so that each file is read once.
    private var seen: Set<String> = []
    /// The files that the program names, in order.
    private var requested: [String] = []
    /// The cache, shared with the collections for other profiles.
    private let parsed: ParsedFiles

    /// Creates an empty collection; `parsed` may have files that were read for other profiles.
    init(access: FileAccess, options: FileOptions, parsed: ParsedFiles = ParsedFiles()) {
        self.access = access
        self.options = options
        self.parsed = parsed
    }

    /// A file whose imports are being followed.
    private struct Visit {
        let file: ParsedFile
        /// The imports that remain to be read, each with the position that imports it.
        var imports: ArraySlice<(path: String, place: FilePlace)>
    }

    /// Reads a file and its imports.
    mutating func read(_ path: String) {
        requested.append(path)
        guard seen.insert(PathPattern(path, inFolderOf: "").path).inserted else { return }
        guard let first = parse(path, importedAt: FilePlace(file: path, line: 1, column: 1)) else { return }
        let roots = ImportRoots(of: path, allowed: options.importFolders, through: access)
        // Iterative, since a long chain of imports would overflow the stack.
        var visits = [Visit(file: first, imports: imports(of: first, within: roots)[...])]
        while let top = visits.indices.last {
            guard let next = visits[top].imports.popFirst() else {
                files.append(visits.removeLast().file)
                continue
            }
            guard seen.insert(next.path).inserted else { continue }
            guard seen.count <= options.limits.files else {
                problems.error(
                    .tooLarge, at: next.place,
                    saying: "more than \(options.limits.files) files are imported, all in all"
                )
                visits[top].imports = []
                continue
            }
            if let file = parse(next.path, importedAt: next.place) {
                visits.append(Visit(file: file, imports: imports(of: file, within: roots)[...]))
            }
        }
    }

    /// Adds declarations in code.
    mutating func add(_ code: CodeEntries) {
        // Code is trusted: each entry raises the limit on expansion as 4 KB of a file would.
        cost.add(bytes: 4_096 * (code.services.count + code.parameters.count))
        var parser = FileParser(path: code.path, cost: cost)
        files.append(parser.parse(code.value))
        for problem in parser.problems.sorted(files: []) { problems.add(problem) }
    }

    /// Discards the declarations of all files, and keeps the problems.
    mutating func empty() { files = files.map { ParsedFile(path: $0.path) } }

    /// The generated module's name: the last file's `ContainerClass`, or its file name as an identifier.
    var moduleName: String {
        if let name = files.last?.containerClass { return name.value }
        let name = (requested.last ?? "Definitions").split(separator: "/").last ?? "Definitions"
        let base = name.prefix { $0 != "." }
        let letters = String(base.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return letters.first.map { $0.isLetter || $0 == "_" } == true ? letters : "_" + letters
    }

    /// The profiles that the files know, active or not, in the order of their first mention.
    var profiles: [Located<String>] {
        var known: Set<String> = []
        return files.flatMap(\.profiles).map(\.name).filter { known.insert($0.value).inserted }
    }

    /// Reads and parses a file, unless the cache has it; nil, with a problem, if it cannot be read.
    private mutating func parse(_ path: String, importedAt place: FilePlace) -> ParsedFile? {
        if let known = parsed.files[path] {
            for problem in known.problems { problems.add(problem) }
            cost.add(known.cost)
            return known.file
        }
        let bytes: [UInt8]
        do {
            bytes = try access.read(path, options.limits.bytes)
        } catch {
            if place.file == path {
                problems.error(.unreadableFile, at: place, saying: "the file cannot be read: \(error)")
            } else {
                problems.error(
                    .missingImport, at: place, saying: "'\(path)' cannot be imported: \(error)",
                    help: "paths are relative to the importing file")
            }
            return nil
        }
        #if Files
        let before = cost
        let (value, mistakes) = FileReader.read(bytes, file: path, limits: options.limits, cost: &cost)
        var parser = FileParser(path: path, cost: cost)
        let file = parser.parse(value)
        cost = parser.cost
        let found = mistakes + parser.problems.sorted(files: [])
        for problem in found { problems.add(problem) }
        parsed.files[path] = (file, found, cost.since(before))
        return file
        #else
        problems.error(
            .unreadableFile, at: place, saying: "definition files are read with the trait 'Files' only",
            help: #"write .package(url: "…/alchemic.git", from: "…", traits: ["Files"]) in Package.swift"#)
        return bytes.isEmpty ? ParsedFile(path: path) : nil
        #endif
    }

    /// The files that a file imports with the active profiles; reports forbidden imports, and patterns without a match.
    private mutating func imports(
        of file: ParsedFile, within roots: ImportRoots
    ) -> [(path: String, place: FilePlace)] {
        var paths: [(path: String, place: FilePlace)] = []
        var count = 0
        for layer in file.layers(withProfiles: options.profiles) {
            for written in layer.imports {
                // Patterns count too, since each searches folders.
                count += 1
                guard count <= options.limits.files else {
                    problems.error(
                        .tooLarge, at: written.place,
                        saying: "a file lists more than \(options.limits.files) files to import")
                    return paths
                }
                let pattern = PathPattern(written.value, inFolderOf: file.path)
                guard roots.contains(pattern.fixedPart) else {
                    refuse(written)
                    continue
                }
                guard pattern.isPattern else {
                    paths.append((pattern.path, written.place))
                    continue
                }
                let found = pattern.matches(access).filter { $0 != file.path }
                if found.isEmpty {
                    problems.warning(.missingImport, at: written.place, saying: "no file matches '\(written.value)'")
                }
                // A match may be a symbolic link that leads out of the allowed folders.
                let isInside = found.map(roots.contains)
                if isInside.contains(false) { refuse(written) }
                paths += zip(found, isInside).compactMap { $1 ? ($0, written.place) : nil }
            }
        }
        return paths
    }

    /// Reports a forbidden import, without revealing whether the file exists.
    private mutating func refuse(_ written: Located<String>) {
        problems.error(
            .forbiddenImport, at: written.place,
            saying: "'\(written.value)' leads out of the allowed folder",
            help: "import from the working directory, or allow another folder: "
                + "FileSettings.importFolders, or --allow-import for the tool")
    }
}

/// A cache of parsed files, for reading the same files with several sets of profiles.
final class ParsedFiles {
    /// Each file by its path, with the problems and the cost that count wherever it is read.
    var files: [String: (file: ParsedFile, problems: [FileProblem], cost: FileCost)] = [:]
}

extension ParsedFile {
    /// The layers that apply with these profiles active; later ones override earlier ones.
    func layers(withProfiles active: [String]) -> [Layer] {
        [base] + profiles.filter { active.contains($0.name.value) }.map(\.layer)
    }
}
