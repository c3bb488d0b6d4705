internal import DefinitionFiles
internal import FileValues

// The generated function that the program calls, and the list of definitions for each set of active profiles.

extension FileCompiler {
    /// Writes the functions that list the file's definitions, for each set of active profiles.
    ///
    /// `names` are the functions of each variant's services. The caller writes them inside the last function, and then closes it.
    func writeDefinitions(
        _ all: FileVariants, names: [[String]], place: (FilePlace) -> String, into writer: inout SourceWriter
    ) {
        let known = all.profiles.map(SwiftText.literal).joined(separator: ", ")
        writer.write("    /// What the file declares, for a module of a container.")
        writer.write("    ///")
        writer.write("    /// - Parameters:")
        let words = all.profiles.map { "`\(oneLine($0))`" }.joined(separator: ", ")
        let which = words.isEmpty ? "the file knows none" : "of \(words)"
        writer.write("    ///   - profiles: The profiles that are active: \(which); others mean nothing.")
        writer.write("    ///   - parameters: What the program sets parameters to that the file does not declare.")
        writer.write("    ///   - environment: What `%env(NAME)%` reads; nil for the environment of the program.")
        writer.write("    /// - Returns: The definitions.")
        writer.write("    static func definitions(")
        writer.write("        profiles: [String] = [], parameters: [String: any Sendable] = [:],")
        writer.write("        environment: [String: String]? = nil")
        writer.write("    ) -> CompiledDefinitions {")
        writer.write("        let values = CompiledValues(")
        let limit = all.largestSetSize < all.profiles.count ? ", together: \(all.largestSetSize)" : ""
        writer.write("            profiles: profiles, of: [\(known)]\(limit), parameters: parameters,")
        writer.write("            environment: environment, in: at(1, 1\(fileNumber(all))))")
        writer.write("        return CompiledDefinitions(values) { services(&$0, values) }")
        writer.write("    }")
        writer.write("")

        writer.write("    private static func services(_ list: inout [Definition], _ values: CompiledValues) {")
        let lists = zip(all.variants, names).map { variant, names -> [String] in
            // With these profiles the files have errors, which the program reports when it creates the definitions.
            let errors = variant.files.problems.filter { $0.severity == .error }
            return declared(variant.files, place: place)
                + (errors.isEmpty
                    ? names.map { "list.append(\($0)(values))" } : errors.map { report($0, place: place) })
        }
        if lists.count == 1 {
            for line in lists[0] { writer.write("        \(line)") }
            return
        }
        writer.write("        switch values.active {")
        for (variant, list) in zip(all.variants, lists) {
            let profiles = variant.profiles.map(SwiftText.literal).joined(separator: ", ")
            writer.write("        case [\(profiles)]:")
            for line in list.isEmpty ? ["break"] : list { writer.write("            \(line)") }
        }
        // Too many profiles are active together, which `CompiledValues` has reported.
        writer.write("        default: break")
        writer.write("        }")
    }

    /// The argument with the compiled file's index among all files that are read; empty for the first.
    private func fileNumber(_ all: FileVariants) -> String {
        guard let path = all.variants[0].files.files.last, let number = all.files.firstIndex(of: path), number > 0
        else {
            return ""
        }
        return ", \(number)"
    }

    /// The statements for declared parameters, which report a parameter that the program sets nevertheless.
    private func declared(_ files: ResolvedFiles, place: (FilePlace) -> String) -> [String] {
        files.parameters.filter { !$0.key.hasPrefix("env(") }
            .map { "values.declares(\(SwiftText.literal($0.key)), \(place($0.place)))" }
    }

    private func report(_ problem: FileProblem, place: (FilePlace) -> String) -> String {
        let help = problem.help.map { ", help: \(SwiftText.literal($0))" } ?? ""
        return "values.report(\(SwiftText.literal(problem.kind.rawValue)), \(SwiftText.literal(problem.message)), "
            + "at: \(place(problem.place))\(help))"
    }
}
