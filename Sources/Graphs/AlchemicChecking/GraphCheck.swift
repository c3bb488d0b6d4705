import AlchemicMain
import CAlchemicChecking
internal import SourceImports

/// The check of a graph as a program: it reports every problem, calls no constructor, and ends.
///
/// All that the program needs is one line:
///
/// ```swift
/// import AlchemicChecking
/// import ShopGraph
///
/// GraphCheck.main(shop)
/// ```
///
/// The page *Which check when* says how it becomes a part of the build.
///
/// The program takes these options:
///
/// - `--format lines|text|json|sarif|github`: the form of the report. `lines`, the default, and `text` are written to
///   the standard error output; the others to the standard output.
/// - `--document FILE`: writes the graph document as JSON, be the graph valid or invalid.
/// - `--sources FILE`: where the source files are: in each line a name such as `Shop/Shop.swift`, a tab, and the path. Behind
///   another tab, `code` marks those that are looked through for what code resolves, and `internal` those that no library of
///   the package has.
/// - `--uses`: lists what code resolves, and what of it was not understood.
/// - `--strict`: warnings are errors.
/// - `--container FILE`: writes the typed container, if the graph is valid.
/// - `--with-configuration`: a required key of the configuration without a value is an error. Without it, it is a note, and
///   fails no check: builds and tests have no secrets.
/// - `--seconds NUMBER`: how long it may take, 60 by default.
///
/// Its exit status is 0 if the graph is valid, warnings or not, 1 if it is invalid, 2 if the options are invalid or a file
/// cannot be read or written, and 3 if it took too long.
public enum GraphCheck {
    /// Checks modules as `Container` does, or, without any, what `Container.main` is made of; then ends the program.
    ///
    /// Without modules, types that declare themselves and types that configure the main container are found as in a run.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - rules: Rules of your own.
    ///   - roots: The types that the program resolves. With roots, the check warns about unused definitions.
    ///   - strict: Whether warnings are errors.
    ///   - container: The class to write for the app, into the file of `--container`.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    public static func main(
        _ modules: Module..., rules: [GraphRule] = [], roots: [Any.Type] = [], strict: Bool = false,
        container: TypedContainer? = nil, file: StaticString = #fileID, line: UInt32 = #line
    ) -> Never {
        let options: CheckOptions
        do throws(CheckOptions.Mistake) {
            options = try CheckOptions.ofProgram(CommandLine.arguments.dropFirst())
        } catch {
            TextFile.print("error: \(error.description)\n", toErrors: true)
            alchemic_end(2)
        }
        // The program may be crashed, or held up, by what is called for a check: see the texts.
        options.watch()
        let modules = modules.isEmpty ? Container.main.modulesToCheck() : modules
        var container = container
        if let typed = container {
            container = typed.addingTagged(in: Check.findings(in: modules, roots: [], parent: nil).nodes)
        }
        let added = container.map { [$0.module] } ?? []
        // What the app resolves through the class is used.
        let all: [Any.Type] = roots.isEmpty || container == nil ? roots : roots + [TypedContainer.self]
        let location = Alchemic.Definition.SourceLocation(file: file, line: line, column: 0)
        let findings = Check.findings(in: modules + added, roots: all, at: location, parent: nil)
        finish(
            options, findings, strict: strict,
            container: container.map { container in { container.source(findings, levels: $0) } },
            again: { Check.findings(in: modules + added, roots: all, at: location, used: $0, parent: nil) },
            changing: { $0.withoutTypedContainer.applying(rules) })
    }

    /// Looks through the sources, writes what is to be written, and ends the program.
    ///
    /// - Parameters:
    ///   - options: What the caller wants.
    ///   - findings: What the check has found.
    ///   - strict: Whether warnings are errors.
    ///   - container: Writes the typed container, by how the files of its target import modules.
    ///   - again: The check once more, with definitions that code uses: what they lead to is used as well.
    ///   - unused: The check with what neither the program's roots nor definitions that code uses lead to.
    ///   - change: What is to be said of the graph besides.
    static func finish(
        _ options: CheckOptions, _ findings: Check.Findings, strict: Bool = false,
        container: ((ImportLevels) -> String)? = nil,
        again: ((_ used: Set<Int>) -> Check.Findings)? = nil,
        unused: (_ used: Set<Int>) -> Check.Findings? = { _ in nil },
        changing change: (GraphDocument) -> GraphDocument = { $0 }
    ) -> Never {
        var isWrong = false
        do throws(TextFile.Failure) {
            let sources = try options.sources.map { path throws(TextFile.Failure) in try SourceMap(file: path) }
            var document = try document(
                of: findings, with: sources ?? SourceMap(), again: again, unused: unused, changing: change)
            if strict || options.isStrict { document = document.strict }
            if !options.needsConfiguration { document = document.ofWiring }
            isWrong = document.problems.contains { $0.severity == .error }
            if let path = options.document { try TextFile.write(document.json() + "\n", to: path) }
            if let path = options.container, !isWrong {
                let levels = try sources?.importLevels() ?? ImportLevels()
                try TextFile.write(container?(levels) ?? TypedContainer.none, to: path)
            }
            let report = options.format.report(
                document.problems, sources: sources ?? SourceMap(), folder: TextFile.currentFolder)
            TextFile.print(report, toErrors: options.format == .lines || options.format == .text)
            switch options.uses {
            case .problems: break
            case .count: if !document.uses.isEmpty { TextFile.print(document.countedUses + "\n", toErrors: false) }
            case .all: TextFile.print(document.listedUses(sources?.translate ?? { $0 }), toErrors: false)
            }
        } catch {
            TextFile.print("error: \(error.description)\n", toErrors: true)
            alchemic_end(2)
        }
        alchemic_end(isWrong ? 1 : 0)
    }

    /// The graph, with what sources add to what a check has found.
    static func document(
        of findings: Check.Findings, with sources: SourceMap, again: ((_ used: Set<Int>) -> Check.Findings)?,
        unused: (_ used: Set<Int>) -> Check.Findings? = { _ in nil }, changing change: (GraphDocument) -> GraphDocument
    ) throws(TextFile.Failure) -> GraphDocument {
        var document = GraphDocument(findings)
        let code = sources.code
        let scan = try CodeScan.run(code, findings, document)
        if let again, document.problems.contains(where: { $0.id == .unused }), !scan.used.isEmpty {
            document = GraphDocument(again(scan.used))
        }
        let others =
            UnlistedModules(besides: findings).problems(in: sources, scan.facts)
            + CodeScan.unused(in: sources, scan.facts, findings, unused)
        document = change(document.adding(scan.uses, problems: scan.problems + others))
        if !code.isEmpty,
            document.problems.contains(where: {
                InitializerLabels.concerns($0) || UnlistedDeclarations.concerns($0)
            })
        {
            let facts = try CodeScan.facts(of: code)
            document = document.helping(InitializerLabels(facts).adding)
                .replacing(UnlistedDeclarations(SourceIndex(facts), findings).adding)
        }
        return document
    }
}
