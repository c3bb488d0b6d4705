import AlchemicGraphDocument
import CAlchemicChecking

/// Looks through sources for the types that code resolves, and warns of those that the graph does not provide.
///
/// A type is reported as missing only if that is certain. Every other doubtful use is "not understood", with the reason.
struct CodeScan {
    /// The findings of a scan.
    struct Result {
        var uses: [GraphDocument.Use] = []
        /// The definitions that code resolves, by their indices in the graph.
        var used: Set<Int> = []
        var problems: [Diagnostic] = []
        /// The facts of the files that mention Alchemic.
        var facts: [SourceFacts] = []
    }

    /// A request, its file, and the index of its use in the result.
    typealias Suspect = (request: CodeRequest, file: SourceFacts, use: Int)

    let graph: Graph
    /// The document's ids of the definitions, by their indices in the graph.
    private let ids: [String]
    private var files: [SourceFacts] = []
    var index = SourceIndex([])
    var names = TypeNames()
    let cache = TypeCache()
    var result = Result()
    /// The requests that seem to resolve nothing, until all files have been read.
    private var suspects: [Suspect] = []
    /// The plain calls that seem to need an awaited or a main-actor object, until all files have been read.
    private var plainSuspects: [Suspect] = []

    /// Looks through files.
    ///
    /// - Parameters:
    ///   - files: The sources of the checked target, and of its dependencies in the package.
    ///   - graph: The graph.
    ///   - document: The graph's document.
    /// - Returns: The uses, the problems, and the facts of the files.
    /// - Throws: A failure if a file cannot be read.
    static func run(
        on files: [(name: String, path: String)], graph: Graph, document: GraphDocument
    ) throws(TextFile.Failure) -> Result {
        var scan = CodeScan(graph: graph, ids: document.definitions.map(\.id))
        var rest: [(name: String, bytes: [UInt8])] = []
        for file in files {
            let bytes = try TextFile.readBytes(file.path)
            // A file that does not mention Alchemic resolves nothing. Its facts are read only if there are suspects.
            if alchemic_mentions(bytes, bytes.count, "Alchemic") {
                scan.files.append(SourceReader.facts(of: file.name, text: bytes))
            } else {
                rest.append((file.name, bytes))
            }
        }
        scan.index = SourceIndex(scan.files)
        for file in scan.files where !file.products.isEmpty {
            for request in file.requests { scan.examine(request, in: file) }
        }
        if !scan.suspects.isEmpty || !scan.plainSuspects.isEmpty {
            scan.index = SourceIndex(
                scan.files + rest.map { SourceReader.facts(of: $0.name, text: $0.bytes) })
            scan.judge()
        }
        scan.result.facts = scan.files
        return scan.result
    }

    /// Reads the facts of files.
    ///
    /// - Parameter files: The sources.
    /// - Throws: A failure if a file cannot be read.
    static func readFacts(of files: [(name: String, path: String)]) throws(TextFile.Failure) -> [SourceFacts] {
        var facts: [SourceFacts] = []
        for file in files { facts.append(SourceReader.facts(of: file.name, text: try TextFile.readBytes(file.path))) }
        return facts
    }

    /// Reads further files of a package, and adds the facts of those that mention Alchemic.
    ///
    /// - Parameters:
    ///   - files: The files; those whose facts are known are skipped.
    ///   - known: The facts of files that have been read already.
    /// - Returns: All facts; nil if a file cannot be read.
    static func readFacts(
        of files: some Sequence<(name: String, path: String)>, besides known: [SourceFacts]
    ) -> [SourceFacts]? {
        var facts = known
        let names = Set(known.map(\.name))
        for (name, path) in files where !names.contains(name) {
            guard let bytes = try? TextFile.readBytes(path) else { return nil }
            if alchemic_mentions(bytes, bytes.count, "Alchemic") {
                facts.append(SourceReader.facts(of: name, text: bytes))
            }
        }
        return facts
    }

    init(graph: Graph, ids: [String] = []) {
        self.graph = graph
        self.ids = ids
    }

    // MARK: One request

    /// Records the outcome of a request, and keeps the request as a suspect if it seems to fail.
    private mutating func examine(_ request: CodeRequest, in file: SourceFacts) {
        switch index.receiver(request.receiver, in: file) {
        case .other: return
        case .container: break
        default: return record(.notUnderstood("it is not clear that this is a container"), of: request, in: file)
        }
        switch outcome(of: request, in: file) {
        case .missing:
            suspects.append((request, file, result.uses.count))
            record(.missing, of: request, in: file)
        case let outcome:
            if case .definitions = outcome, request.way == .plain,
                let (node, type) = plainSubject(of: request, in: file),
                node.completeIsolation != .synchronous || node.staysOnMain(as: type)
            {
                plainSuspects.append((request, file, result.uses.count))
            }
            record(outcome, of: request, in: file)
        }
    }

    enum Outcome {
        case definitions([Int])
        /// Nothing is declared, and the request accepts that.
        case nothing
        case missing
        /// A problem that another container, or an override, may solve.
        case problem
        case notUnderstood(String)
    }

    /// The outcome as far as the files in `index` tell; `judge` determines it again once all files have been read.
    mutating func outcome(of request: CodeRequest, in file: SourceFacts) -> Outcome {
        if file.ignoredLines.contains(Int32(request.line)) { return .notUnderstood("`// alchemic:ignore`") }
        if request.isConditional { return .notUnderstood("it stands between `#if` and `#endif`") }
        if request.hasOtherQuery { return .notUnderstood("its query is more than a literal name") }
        let (written, isOptional) = request.type.leaf
        let modules = [file.module] + file.imports.sorted()
        for name in request.type.firstNames where index.isTaken(name, in: file, enclosing: request.enclosing) {
            return .notUnderstood("`\(name)` may be an alias, a generic parameter or a nested type")
        }
        let found = names.types(written, in: modules)
        guard let type = found.first, found.count == 1 else {
            return .notUnderstood(
                found.isEmpty ? "the check has no type of this name" : "several types have this name")
        }
        if let name = written.firstNames.first, type.module != name,
            index.isDeclared(name, besidesIn: type.module, seenFrom: file)
        {
            return .notUnderstood("several types have this name")
        }
        switch graph.resolution(of: type.type, named: request.named, using: cache) {
        case .definitions(let nodes): return .definitions(nodes.map(\.index))
        case .nothing: return request.isOptional || isOptional ? .nothing : .missing
        case .problem: return .problem
        }
    }

    private mutating func record(_ outcome: Outcome, of request: CodeRequest, in file: SourceFacts) {
        var use = GraphDocument.Use(
            type: request.type.text, name: request.named, form: request.form.rawValue, outcome: "", definitions: [],
            reason: nil,
            location: Definition.SourceLocation(file: file.name, line: request.line, column: request.column))
        switch outcome {
        case .definitions(let indices):
            use.outcome = "definitions"
            use.definitions = indices.map { ids[$0] }
            result.used.formUnion(indices)
        case .nothing: use.outcome = "nothing"
        case .missing, .problem: use.outcome = "problem"
        case .notUnderstood(let reason):
            use.outcome = "not understood"
            use.reason = reason
        }
        result.uses.append(use)
    }

    // MARK: Missing types

    /// Reports each suspect as missing, or notes why that is not certain.
    private mutating func judge() {
        let outside = outside()
        for (request, file, use) in suspects {
            var doubt: String?
            switch outcome(of: request, in: file) {
            case .notUnderstood(let reason): doubt = reason
            default: doubt = self.doubt(about: request, in: file, against: outside)
            }
            if let doubt {
                result.uses[use].outcome = "not understood"
                result.uses[use].reason = doubt
                continue
            }
            guard
                let type = names.types(request.type.leaf.type, in: [file.module] + file.imports.sorted()).first?.type,
                let problem = graph.warningOfMissing(
                    of: type, named: request.named, at: result.uses[use].location, using: cache)
            else { continue }
            result.problems.append(problem)
        }
        judge(plainSuspects, against: outside)
    }

    /// Declarations that are not part of the graph, and the place of one that cannot be read.
    typealias Outside = (declarations: [(declaration: WrittenDeclaration, file: SourceFacts)], source: String?)

    /// Collects the declarations, and other sources of definitions, that the graph does not have.
    func outside() -> Outside {
        let known = Set(graph.locations.map(\.file))
        var sources: [String] = []
        // A file with definitions of the graph has none of the unknown sources.
        for file in index.files where !file.products.isEmpty && !known.contains(file.name) {
            sources += file.sources.map { "\(file.name):\($0.line)" }
        }
        let inGraph = graph.modules.filter(\.isSource).count
        return (index.declarations(outsideOf: graph), sources.count > inGraph ? sources.first : nil)
    }

    /// The reason why a declaration outside of the graph may provide the type of a request; nil if none can.
    private mutating func doubt(
        about request: CodeRequest, in file: SourceFacts, against outside: Outside
    ) -> String? {
        guard let wanted = names.types(request.type.leaf.type, in: [file.module] + file.imports.sorted()).first else {
            return "the check has no type of this name"
        }
        return doubt(
            about: wanted.type, called: request.type.leaf.type.simpleName ?? "", named: request.named, against: outside)
    }

    /// The reason why a declaration outside of the graph may provide a type; nil if none can.
    mutating func doubt(
        about wanted: Any.Type, called typeName: String, named name: String?, against outside: Outside
    ) -> String? {
        if let source = outside.source { return "what is declared at \(source) is no part of the graph" }
        for (declaration, file) in outside.declarations {
            let location = "\(file.name):\(declaration.lines.lowerBound)"
            if let name {
                guard let names = declaration.names else {
                    return "a name of what is declared at \(location) is no literal"
                }
                if names.contains(name) || name.contains(".") { return "it may be what is declared at \(location)" }
                continue
            }
            guard let types = declaration.types else {
                return "the type of what is declared at \(location) is not clear"
            }
            for type in types where mayProvide(wanted, called: typeName, declaredAs: type, in: file) {
                return "it may be what is declared at \(location)"
            }
        }
        return nil
    }

    /// Whether a declaration of `written` may provide `wanted`, as the type itself, by inheritance, or as an unknown alias.
    private mutating func mayProvide(
        _ wanted: Any.Type, called typeName: String, declaredAs written: WrittenType, in file: SourceFacts
    ) -> Bool {
        guard let declared = written.simpleName else { return true }
        let ancestors = index.ancestors(of: [declared])
        if ancestors.contains(typeName) { return true }
        let modules = [file.module] + file.imports.sorted()
        var isKnown = index.isDeclared(declared)
        for ancestor in ancestors {
            let types =
                names.types(.named([ancestor], arguments: []), in: modules)
                + (ancestor == declared ? names.types(written, in: modules) : [])
            if ancestor == declared, !types.isEmpty { isKnown = true }
            for type in types where fits(type.type, wanted) { return true }
        }
        // A name that sources do not declare is an alias, or comes from another package.
        return !isKnown
    }
}
