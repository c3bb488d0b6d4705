import AlchemicMain
import CAlchemicChecking
internal import SourceImports

/// The check of a graph as a program: it reports every problem, calls no factory, and exits.
///
/// The whole program is one call:
///
/// ```swift
/// import AlchemicChecking
/// import ShopGraph
///
/// GraphCheck.main(shop)
/// ```
///
/// The page *Which check when* describes how to make the check a part of the build.
///
/// The program takes these options:
///
/// - `--format lines|text|json|sarif|github`: the format of the report. `lines`, the default, and `text` go to standard error;
///   the others go to standard output.
/// - `--document FILE`: writes the graph document as JSON, whether or not the graph is valid.
/// - `--sources FILE`: the paths of the source files. Each line is a name such as `Shop/Shop.swift`, a tab, and the path. After
///   another tab, `code` marks a file to look through for the types that code resolves, and `internal` a file that no library
///   of the package contains.
/// - `--uses`: lists the types that code resolves, and the calls that were not understood.
/// - `--strict`: treats warnings as errors.
/// - `--container FILE`: writes the typed container, if the graph is valid.
/// - `--with-configuration`: treats a required configuration key without a value as an error. Without this option it is a note,
///   and fails no check: builds and tests have no secrets.
/// - `--seconds NUMBER`: the time limit, 60 seconds by default.
///
/// The exit status is 0 if the graph is valid, even with warnings; 1 if it is invalid; 2 if the options are invalid or a file
/// cannot be read or written; and 3 if the check took too long.
public enum GraphCheck {
    /// Checks modules, or without any the modules of `Container.main`, and exits.
    ///
    /// Without modules, the check finds self-declaring types and configurations of the main container as a run does.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - rules: Rules of your own.
    ///   - roots: The types that the program resolves. With roots, the check warns about unused definitions.
    ///   - strict: Whether warnings are errors.
    ///   - container: The class to write for the app, into the file that `--container` names.
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
        // The user's code that a check calls may crash or block: `watch` has the texts for both.
        options.watch()
        let modules = modules.isEmpty ? Container.main.prepareForCheck() : modules
        var container = container
        if let typed = container {
            container = typed.addingTagged(in: Graph(describing: modules).nodes)
        }
        let added = container.map { [$0.module] } ?? []
        // The typed container is a root, because the app uses every type that the class resolves.
        let all: [Any.Type] = roots.isEmpty || container == nil ? roots : roots + [TypedContainer.self]
        let location = Alchemic.Definition.SourceLocation(file: file, line: line, column: 0)
        let graph = Graph(describing: modules + added, roots: all, at: location)
        reportAndExit(
            graph, options: options, strict: strict,
            container: container.map { container in { container.source(for: graph, levels: $0) } },
            again: { Graph(describing: modules + added, roots: all, at: location, used: $0) },
            changing: { $0.withoutTypedContainer.applying(rules) })
    }

    /// Looks through the sources, writes the requested files, and exits.
    ///
    /// - Parameters:
    ///   - graph: The checked graph, which may have errors.
    ///   - options: The caller's options.
    ///   - strict: Whether warnings are errors.
    ///   - container: Returns the typed container's text, given the import levels of its target.
    ///   - again: Repeats the check with definitions that code uses, so that their dependencies count as used.
    ///   - unused: Repeats the check, with a warning for each definition that neither the roots nor `used` lead to.
    ///   - change: Changes the document before it is reported, for example by applying rules.
    static func reportAndExit(
        _ graph: Graph, options: CheckOptions, strict: Bool = false,
        container: ((ImportLevels) -> String)? = nil, again: ((_ used: Set<Int>) -> Graph)? = nil,
        unused: (_ used: Set<Int>) -> [Diagnostic] = { _ in [] },
        changing change: (GraphDocument) -> GraphDocument = { $0 }
    ) -> Never {
        var isWrong = false
        do throws(TextFile.Failure) {
            let sources = try options.sources.map { path throws(TextFile.Failure) in try SourceMap(file: path) }
            var document = try document(
                of: graph, with: sources ?? SourceMap(), again: again, unused: unused, changing: change)
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
            case .all: TextFile.print(document.listedUses(locatedBy: sources?.translated ?? { $0 }), toErrors: false)
            }
        } catch {
            TextFile.print("error: \(error.description)\n", toErrors: true)
            alchemic_end(2)
        }
        alchemic_end(isWrong ? 1 : 0)
    }

    /// The document of a graph, with the findings of the sources added to those of the check.
    static func document(
        of graph: Graph, with sources: SourceMap, again: ((_ used: Set<Int>) -> Graph)?,
        unused: (_ used: Set<Int>) -> [Diagnostic] = { _ in [] }, changing change: (GraphDocument) -> GraphDocument
    ) throws(TextFile.Failure) -> GraphDocument {
        var document = graph.document
        let code = sources.code
        let scan = try CodeScan.run(on: code, graph: graph, document: document)
        if let again, document.problems.contains(where: { $0.id == .unused }), !scan.used.isEmpty {
            document = again(scan.used).document
        }
        let others =
            UnlistedModules(besides: graph).problems(in: sources, besides: scan.facts)
            + CodeScan.unused(in: sources, besides: scan.facts, graph: graph, checking: unused)
        document = change(document.adding(scan.uses, problems: scan.problems + others))
        if !code.isEmpty,
            document.problems.contains(where: {
                InitializerLabels.concerns($0) || UnlistedDeclarations.concerns($0)
            })
        {
            let facts = try CodeScan.readFacts(of: code)
            document = document.helping(InitializerLabels(facts).adding)
                .replacing(UnlistedDeclarations(in: SourceIndex(facts), besides: graph).adding)
        }
        return document
    }
}
