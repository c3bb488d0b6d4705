internal import DefinitionFiles
internal import FileValues

// Parameters as Swift constants, with the types of their values in the file, and documented with their positions.

extension FileCompiler {
    func writeParameters(_ variants: [FileVariants.Variant], into writer: inout SourceWriter) {
        let constants = variants[0].files.parameters.filter { !$0.key.hasPrefix("env(") }
        guard !constants.isEmpty else { return }
        let when = variants.count == 1 ? "" : ", as they are with no profile"
        writer.write("    /// The parameters that the file declares\(when).")
        writer.write("    enum Parameters {")
        var taken: Set<String> = []
        for parameter in constants {
            guard let (type, literal) = swift(parameter.value) else { continue }
            let place = parameter.place
            var name = SwiftText.constantName(parameter.key)
            while !taken.insert(name).inserted { name += "_" }
            let changing = profiles(changing: parameter, from: literal, in: variants)
                .map { "`\(oneLine($0))`" }.joined(separator: ", ")
            writer.write(
                "        /// `\(parameter.key)`, declared in \(relativePath(place.file)):\(place.line)"
                    + (changing.isEmpty ? "." : "; something else with \(changing)."))
            writer.write("        static let \(name): \(type) = \(literal)", from: place)
        }
        writer.write("    }")
        writer.write("")
    }

    /// The profiles that give a parameter another value when active alone.
    private func profiles(
        changing parameter: ResolvedValue.Entry, from literal: String, in variants: [FileVariants.Variant]
    ) -> [String] {
        variants.filter { $0.profiles.count == 1 }.flatMap { variant in
            let other = variant.files.parameters.first { folded($0.key) == folded(parameter.key) }
            return other.flatMap { swift($0.value)?.literal } == literal ? [] : variant.profiles
        }
    }

    /// The type and the literal of a value; nil for a value that is known only at run time.
    private func swift(_ value: ResolvedValue) -> (type: String, literal: String)? {
        if case .service(let name, _) = value.kind { return ("String", SwiftText.literal(name)) }
        guard let constant = value.constant else { return nil }
        return (type(of: constant), literal(constant))
    }

    /// The literal of a constant.
    ///
    /// Nested lists and maps get explicit types, which Swift cannot infer among values of different types.
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

    /// The common type of several values; `any Sendable` if there is none.
    private func common(_ values: [FileConstant]) -> String {
        let types = Set(values.map { type(of: $0) })
        if types == ["Int", "Double"] { return "Double" }
        if types.contains("(any Sendable)?") { return "(any Sendable)?" }
        return types.count == 1 ? types.first ?? "any Sendable" : "any Sendable"
    }
}
