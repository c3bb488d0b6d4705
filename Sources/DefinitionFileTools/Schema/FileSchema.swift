internal import DefinitionFiles

/// The format of definition files as a JSON Schema, for editors: made from the description by which files are read.
package enum FileSchema {
    /// The schema's text.
    package static var text: String {
        var writer = Writer()
        let root = writer.reference(to: Format.file)
        return JSONText.object([
            ("$schema", .text("http://json-schema.org/draft-07/schema#")),
            ("title", .text("Alchemic definition file")),
            ("description", .text("Services and parameters, compiled to Swift or loaded as the program runs.")),
            ("allOf", .list([root])),
            ("definitions", .object(writer.definitions)),
        ]).text() + "\n"
    }

    /// Writes each section once.
    private struct Writer {
        private(set) var definitions: [(key: String, value: JSONText)] = []
        private var seen: Set<String> = []

        /// The place of a section's schema.
        mutating func reference(to section: FormatSection) -> JSONText {
            let name = section.name.filter { $0.isLetter || $0 == " " }.split(separator: " ")
                .filter { !["a", "an"].contains($0) }.joined(separator: "-").lowercased()
            if seen.insert(name).inserted {
                let index = definitions.count
                definitions.append((name, .object([])))
                definitions[index].value = schema(of: section)
            }
            return .object([("$ref", .text("#/definitions/\(name)"))])
        }

        private mutating func schema(of section: FormatSection) -> JSONText {
            var properties: [(key: String, value: JSONText)] = []
            for key in section.keys {
                let schema = described(key)
                for name in [key.name] + key.synonyms { properties.append((name, schema)) }
            }
            var entries: [(key: String, value: JSONText)] = [
                ("type", .list([.text("object"), .text("null")])),
                ("properties", .object(properties)),
            ]
            if !section.prefixes.isEmpty {
                entries.append(
                    ("patternProperties", .object(section.prefixes.map { ("^\($0.name).", described($0)) })))
            }
            entries.append(("additionalProperties", .boolean(false)))
            return .object(entries)
        }

        private mutating func described(_ key: FormatKey) -> JSONText {
            let description = ("description", JSONText.text("\(key.summary)\n\n\(key.example)"))
            // Whatever stands beside a reference is ignored by readers of this version.
            if case .object(let entries) = schema(of: key.shape), entries.first?.key != "$ref" {
                return .object([description] + entries)
            }
            return .object([description, ("allOf", .list([schema(of: key.shape)]))])
        }

        private mutating func schema(of shape: FormatShape) -> JSONText {
            switch shape {
            case .text: return .object([types("string", "number", "boolean")])
            case .boolean: return .object([types("boolean")])
            case .integer: return .object([types("integer")])
            case .words(let words): return .object([("enum", .list(words.map { .text($0) }))])
            case .reference: return .object([types("string"), ("pattern", .text("^[@%]"))])
            case .argument: return .object([])
            case .nothing: return .object([types("null")])
            case .list(let element):
                return .object([types("array", "null"), ("items", schema(of: element))])
            case .map(_, let element):
                return .object([types("object", "null"), ("additionalProperties", schema(of: element))])
            case .section(let section): return reference(to: section)
            case .any: return .object([("anyOf", .list(shape.alternatives.map { schema(of: $0) }))])
            }
        }

        private func types(_ names: String...) -> (key: String, value: JSONText) {
            ("type", names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) }))
        }
    }
}
