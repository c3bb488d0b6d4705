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
                ("type", section.required.isEmpty ? .list([.text("object"), .text("null")]) : .text("object")),
                ("properties", .object(properties)),
            ]
            // One of the spellings of each.
            let required = section.keys.filter { section.required.contains($0.name) }.map { key in
                let spellings = ([key.name] + key.synonyms).map { JSONText.object([("required", .list([.text($0)]))]) }
                return spellings.count == 1 ? spellings[0] : .object([("anyOf", .list(spellings))])
            }
            if !required.isEmpty { entries.append(("allOf", .list(required))) }
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
            let schema = schema(of: key.shape, isBehindKey: true)
            if case .object(let entries) = schema, entries.first?.key != "$ref" {
                return .object([description] + entries)
            }
            return .object([description, ("allOf", .list([schema]))])
        }

        /// The schema of a shape; a list or a map behind a key may say nothing yet.
        private mutating func schema(of shape: FormatShape, isBehindKey: Bool = false) -> JSONText {
            func collection(_ name: String) -> (key: String, value: JSONText) {
                isBehindKey ? types(name, "null") : types(name)
            }
            switch shape {
            case .text: return .object([types("string", "number", "boolean")])
            case .boolean: return .object([types("boolean")])
            case .integer: return .object([types("integer")])
            case .words(let words): return .object([("enum", .list(words.map { .text($0) }))])
            case .form(let text): return .object([types("string"), ("pattern", .text(text.pattern))])
            case .argument: return argument()
            case .nothing: return .object([types("null")])
            case .list(let element):
                return .object([collection("array"), ("items", schema(of: element))])
            case .pair(let first, let second, let isWhole):
                return .object([
                    types("array"), ("items", .list([schema(of: first), schema(of: second, isBehindKey: true)])),
                    ("minItems", .number(isWhole ? 2 : 1)), ("maxItems", .number(2)),
                ])
            case .map(_, let keys, let element):
                let names = keys.map { [("propertyNames", JSONText.object([("pattern", .text($0.pattern))]))] } ?? []
                return .object(
                    [collection("object")] + names + [("additionalProperties", schema(of: element, isBehindKey: true))])
            case .section(let section): return reference(to: section)
            case .any:
                return .object([
                    ("anyOf", .list(shape.alternatives.map { schema(of: $0, isBehindKey: isBehindKey) }))
                ])
            }
        }

        /// A value to any depth, in which texts that begin with a sign are references.
        private mutating func argument() -> JSONText {
            let reference = JSONText.object([("$ref", .text("#/definitions/value"))])
            guard seen.insert("value").inserted else { return reference }
            definitions.append(
                (
                    "value",
                    .object([
                        (
                            "anyOf",
                            .list([
                                .object([types("null", "boolean", "number")]), schema(of: .form(.argument)),
                                .object([types("array"), ("items", reference)]),
                                .object([types("object"), ("additionalProperties", reference)]),
                            ])
                        )
                    ])
                ))
            return reference
        }

        private func types(_ names: String...) -> (key: String, value: JSONText) {
            ("type", names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) }))
        }
    }
}
