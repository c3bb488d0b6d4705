internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

/// Files, read and turned into definitions, with everything that is wrong.
struct LoadedFiles: Sendable {
    let files: ResolvedFiles
    let definitions: [Definition]
    /// The problems, as the check reports them.
    let diagnostics: [Diagnostic]

    init(
        _ access: FileAccess, paths: [String], entries: [CodeEntries], objects: [String: LoadedMaker] = [:],
        types: FileTypes, settings: FileSettings
    ) {
        let access = settings.readsOtherFiles ? access : access.limited(to: paths)
        files = ResolvedFiles.reading(paths, access, settings.options, entries: entries)
        // A file that cannot be understood would only lead to more messages about the same.
        var found = files.problems.filter { problem in
            // The check of the graph knows the tags of what is declared in code.
            problem.kind != .pendingParameter && !(problem.kind == .missingTag && problem.severity == .warning)
        }
        let values = RunTimeValues(given: settings.parameters, variables: settings.variables, files: access)
        for parameter in files.pending where values[parameter.value] == nil {
            found.append(
                FileProblem(
                    .pendingParameter, at: parameter.place,
                    "the parameter '\(parameter.value)' is declared in no file, and the program has not set it",
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
    /// The problem, as the check reports problems.
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
