internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

/// Files that have been read and lowered to definitions, with their problems.
struct LoadedFiles: Sendable {
    /// The services as resolved, before they are lowered.
    let files: ResolvedFiles
    /// The definitions; empty if any problem is an error.
    let definitions: [Definition]
    /// The problems as diagnostics of the check.
    let diagnostics: [Diagnostic]

    /// Reads files and declarations in code, and lowers them; `objects` replace external services, by folded id.
    init(
        _ access: FileAccess, paths: [String], entries: [CodeEntries], objects: [String: LoadedMaker] = [:],
        types: FileTypes, settings: FileSettings
    ) {
        let access = settings.readsOtherFiles ? access : access.limited(to: paths)
        files = ResolvedFiles.reading(paths, through: access, options: settings.options, entries: entries)
        // Files with errors are not lowered, which would only cause more messages about the same problems.
        var found = files.problems.filter { problem in
            // The check of the graph reports missing tags, since it also knows the tags of definitions in code.
            problem.kind != .pendingParameter && !(problem.kind == .missingTag && problem.severity == .warning)
        }
        let values = RunTimeValues(given: settings.parameters, variables: settings.variables, files: access)
        for parameter in files.pending where values[parameter.value] == nil {
            found.append(
                FileProblem(
                    .pendingParameter, at: parameter.place,
                    saying: "the parameter '\(parameter.value)' is declared in no file, and the program has not set it",
                    help: "declare it under 'Parameters', or set it before the container is created"))
        }
        if found.contains(where: { $0.severity == .error }) {
            definitions = []
        } else {
            let lowering = Lowering(files, types: types, objects: objects, values: values)
            definitions = lowering.problems.hasErrors ? [] : lowering.definitions
            found += lowering.problems.sorted(files: files.files)
        }
        diagnostics = found.map(\.diagnostic)
    }
}

extension FileProblem {
    /// The problem as a diagnostic of the check.
    var diagnostic: Diagnostic {
        Diagnostic(
            Diagnostic.ID(rawValue: kind.rawValue), severity: severity == .error ? .error : .warning, message,
            at: place.location,
            notes: notes.map { note in
                Diagnostic.Note("note", note.place.map { "\(note.text) (\($0))" } ?? note.text)
            },
            help: help
        ).explained(on: "FileProblems")
    }
}
