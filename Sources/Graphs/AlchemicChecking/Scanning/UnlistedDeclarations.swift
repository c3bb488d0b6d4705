import AlchemicGraphDocument

/// The declarations in sources that the graph does not have: usually those of modules that are not listed.
struct UnlistedDeclarations {
    private let index: SourceIndex
    private let declarations: [(declaration: WrittenDeclaration, file: SourceFacts)]

    /// Collects the declarations.
    ///
    /// - Parameters:
    ///   - index: The facts of the sources.
    ///   - graph: The graph.
    init(in index: SourceIndex, besides graph: Graph) {
        self.index = index
        declarations = index.declarations(outsideOf: graph)
    }

    /// Whether a problem is one that an unlisted declaration could solve.
    static func concerns(_ problem: Diagnostic) -> Bool {
        problem.id == .missingBinding || problem.id == .emptyCollection
    }

    /// The problem with the place of a declaration that provides the missing type, if sources have one.
    func adding(to problem: Diagnostic) -> Diagnostic {
        guard Self.concerns(problem),
            let name = Self.missingType(in: problem.headline), let (line, file) = location(of: name)
        else { return problem }
        let remark = "\(file.name):\(line) declares it, but is no part of the graph"
        guard let module = file.modules.last(where: { $0.isVisible && $0.lines.contains(line) }) else {
            return problem.with(
                problem.severity, adding: [Diagnostic.Note("unlisted", "\(remark): list its module")])
        }
        return problem.with(problem.severity, adding: [Diagnostic.Note("unlisted", remark)])
            .helping("list `\(module.call)` (\(file.name):\(module.line))")
    }

    private func location(of name: String) -> (line: UInt32, file: SourceFacts)? {
        for (declaration, file) in declarations {
            let types = (declaration.types ?? []).compactMap(\.simpleName)
            guard index.ancestors(of: types).contains(name) else { continue }
            return (declaration.lines.lowerBound, file)
        }
        return nil
    }

    /// The last word of the missing type in a headline: "nothing provides `any Shop.Store` for …".
    private static func missingType(in headline: String) -> String? {
        let words = headline.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, words[0] == "nothing provides " else { return nil }
        let name = words[1].prefix { $0 != "<" }.split(separator: " ").last?.split(separator: ".").last
        return name.map(String.init)
    }
}

extension SourceIndex {
    /// The declarations that a graph does not have.
    func declarations(outsideOf graph: Graph) -> [(declaration: WrittenDeclaration, file: SourceFacts)] {
        var lines: [String: Set<UInt32>] = [:]
        for location in graph.locations { lines[location.file, default: []].insert(location.line) }
        return files.filter { !$0.products.isEmpty }.flatMap { file in
            let known = lines[file.name] ?? []
            return file.declarations.filter { known.isDisjoint(with: $0.lines) }.map { ($0, file) }
        }
    }
}
