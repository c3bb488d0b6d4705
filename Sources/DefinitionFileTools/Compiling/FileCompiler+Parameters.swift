internal import DefinitionFiles
internal import FileValues

// Parameters as constants of Swift: typed by what the file writes, documented by where it writes them.

extension FileCompiler {
    func writeParameters(_ files: ResolvedFiles, _ writer: inout SourceWriter) {
        let constants = files.parameters.filter { !$0.name.value.hasPrefix("env(") }
        guard !constants.isEmpty else { return }
        writer.write("    /// The parameters that the file declares.")
        writer.write("    enum Parameters {")
        var taken: Set<String> = []
        for parameter in constants {
            guard let (type, literal) = swift(parameter.value) else { continue }
            let place = parameter.name.place
            var name = SwiftText.constantName(parameter.name.value)
            while !taken.insert(name).inserted { name += "_" }
            writer.write(
                "        /// `\(parameter.name.value)`, declared in \(relativePath(place.file)):\(place.line).")
            writer.write("        static let \(name): \(type) = \(literal)", from: place)
        }
        writer.write("    }")
        writer.write("")
    }

    /// Writes which parameters the file declares, so that the program is told if it sets one of them.
    func writeDeclared(
        _ variants: [ResolvedFiles], _ place: (FilePlace) -> String, _ writer: inout SourceWriter
    ) {
        var seen: Set<String> = []
        let declared = variants.flatMap(\.parameters)
            .filter { !$0.name.value.hasPrefix("env(") && seen.insert(folded($0.name.value)).inserted }
        if declared.isEmpty {
            writer.write("    private static let declared: [String: SourceLocation] = [:]")
        } else {
            writer.write("    private static let declared: [String: SourceLocation] = [")
            for parameter in declared {
                writer.write("        \(SwiftText.literal(parameter.name.value)): \(place(parameter.name.place)),")
            }
            writer.write("    ]")
        }
        writer.write("")
    }

    /// The type and the literal of a value; nil for what is known only as the program runs.
    private func swift(_ value: ResolvedValue) -> (type: String, literal: String)? {
        if case .service(let name, _) = value.kind { return ("String", SwiftText.literal(name)) }
        guard let constant = value.constant else { return nil }
        return (type(of: constant), literal(constant))
    }

    /// A literal in which every list and map within says its type: among values of several types Swift does not find it.
    private func literal(_ constant: FileConstant) -> String {
        func inner(_ constant: FileConstant) -> String {
            switch constant {
            case .list, .map: "\(literal(constant)) as \(type(of: constant))"
            default: SwiftText.literal(constant)
            }
        }
        switch constant {
        case .list(let members): return "[\(members.map(inner).joined(separator: ", "))]"
        case .map(let entries) where !entries.isEmpty:
            let texts = entries.map { "\(SwiftText.literal($0.key)): \(inner($0.value))" }
            return "[\(texts.joined(separator: ", "))]"
        default: return SwiftText.literal(constant)
        }
    }

    private func type(of constant: FileConstant) -> String {
        switch constant {
        case .null: return "(any Sendable)?"
        case .boolean: return "Bool"
        case .integer: return "Int"
        case .number: return "Double"
        case .text: return "String"
        case .list(let members): return "[\(common(members))]"
        case .map(let entries): return "[String: \(common(entries.map(\.value)))]"
        }
    }

    /// The one type of several values, if they have one.
    private func common(_ values: [FileConstant]) -> String {
        let types = Set(values.map { type(of: $0) })
        if types == ["Int", "Double"] { return "Double" }
        if types.contains("(any Sendable)?") { return "(any Sendable)?" }
        return types.count == 1 ? types.first ?? "any Sendable" : "any Sendable"
    }
}
