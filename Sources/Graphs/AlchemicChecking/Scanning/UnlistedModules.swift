import AlchemicGraphDocument
import CAlchemicChecking

/// The modules that sources declare but nothing else in the package names, so that their definitions are in no graph.
struct UnlistedModules {
    private let graph: Graph
    private let lines: [String: Set<UInt32>]

    /// Prepares the search for modules that a graph does not have.
    init(besides graph: Graph) {
        self.graph = graph
        var lines: [String: Set<UInt32>] = [:]
        for location in graph.locations { lines[location.file, default: []].insert(location.line) }
        self.lines = lines
    }

    /// Warns of the modules whose names occur only in their own declarations.
    ///
    /// - Parameters:
    ///   - sources: The files of the package, and of the packages that it needs.
    ///   - code: The facts of the files that have been read already.
    /// - Returns: A warning for each module.
    func problems(in sources: SourceMap, besides code: [SourceFacts]) -> [Diagnostic] {
        guard let files = CodeScan.readFacts(of: sources.internals, besides: code) else { return [] }
        let index = SourceIndex(files)
        let internals = Set(sources.internals.map(\.name))
        var unlisted = files.filter { !$0.products.isEmpty }.flatMap { file in
            file.modules.filter { isUnlisted($0, in: file, index: index, isInternal: internals.contains(file.name)) }
                .map { (module: $0, file: file) }
        }
        if unlisted.isEmpty { return [] }
        let names = Set(unlisted.map(\.module.name))
        var counts: [String: Int] = [:]
        for (_, path) in sources.files {
            guard let bytes = try? TextFile.readBytes(path) else { return [] }
            if !names.contains(where: { alchemic_mentions(bytes, bytes.count, $0) }) { continue }
            let list = TokenList(Tokenizer.tokens(of: bytes).tokens, of: bytes)
            for word in list.tokens.indices where list.isWord(at: word) && names.contains(list.text(at: word)) {
                counts[list.text(at: word), default: 0] += 1
            }
        }
        unlisted.removeAll { counts[$0.module.name] != 1 }
        return unlisted.map { warning(of: $0.module, in: $0.file) }
    }

    /// Whether a module may be in no graph, as far as its own file and the graph tell.
    private func isUnlisted(
        _ module: WrittenModule, in file: SourceFacts, index: SourceIndex, isInternal: Bool
    ) -> Bool {
        if file.ignoredLines.contains(Int32(module.line)) { return false }
        if (lines[file.name] ?? []).contains(where: module.lines.contains) { return false }
        // Other packages or unknown targets may list a visible module, and code may know the enclosing type by a protocol.
        let isOpen = module.access.map { [.package, .public, .open].contains($0) } ?? !module.types.isEmpty
        if isOpen, !isInternal { return false }
        return index.ancestors(of: module.types.suffix(1)).count == module.types.suffix(1).count
    }

    private func warning(of module: WrittenModule, in file: SourceFacts) -> Diagnostic {
        let roots = graph.modules.filter { !$0.path.contains("/") }.map(\.path)
        let list = roots.count == 1 ? "in `Module(\"\(roots[0])\")`" : "in a module of the program"
        return Diagnostic(
            .unlistedModule, severity: .warning,
            "`\(module.title)` is listed nowhere, so its definitions are in no graph",
            at: Definition.SourceLocation(file: file.name, line: module.line, column: module.column),
            help: "write `\(module.call)` \(list), remove it, or write `// alchemic:ignore` above it")
    }
}

// The page Troubleshooting explains this id, which has no page of its own.
@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// Sources declare a module that nothing lists.
    public static let unlistedModule = Self(rawValue: "unlisted-module")
}
