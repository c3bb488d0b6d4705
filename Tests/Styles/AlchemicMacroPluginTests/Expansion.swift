#if Macros
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacroExpansion
internal import SwiftSyntaxMacros

@testable internal import AlchemicMacroPlugin

/// What the macros make of a source, and what they say about it: as the compiler would, without a compiler.
struct Expansion {
    /// The source with everything the macros wrote.
    let source: String
    /// What they say, in the order of the places.
    let problems: [Problem]

    /// Something that a macro says about the source.
    struct Problem {
        let line: Int
        let column: Int
        let severity: DiagnosticSeverity
        /// What kind of mistake it is, such as `injected-constant`.
        let id: String
        let text: String
        /// Each with its place.
        let notes: [String]
        /// Each with the source as it is after the edit.
        let fixIts: [(text: String, source: String)]

        /// `line:column: error: text`.
        var description: String { "\(line):\(column): \(severity): \(text)" }

        /// The same, with a line for each note, and each edit with what it makes of the source.
        var transcript: String {
            ([description] + notes.map { "note: \($0)" } + fixIts.map { "--- fix-it: \($0.text)\n\($0.source)" })
                .joined(separator: "\n")
        }
    }

    /// Expands all macros of the plug-in.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - inheritsConformances: Whether the types that stand in it conform to everything already, as a subclass does
    ///     whose superclass declares itself.
    init(_ source: String, inheritsConformances: Bool = false) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Shop", fullFilePath: "Shop.swift")])
        var surroundings: Set<SyntaxIdentifier> = []
        let specifications = MacroPlugin.macros.mapValues {
            MacroSpec(type: $0, conformances: inheritsConformances ? [] : ["SelfDeclaring"])
        }
        let expanded = file.expand(
            macroSpecs: specifications,
            contextGenerator: { node in
                let around = node.allMacroLexicalContexts()
                surroundings.formUnion(around.map(\.root.id))
                return BasicMacroExpansionContext(sharingWith: context, lexicalContext: around)
            }, indentationWidth: .spaces(4))
        self.source = expanded.description.trimmed
        for node in context.diagnostics.flatMap(\.nodes) {
            precondition(
                !surroundings.contains(node.root.id),
                "where this stands is not told to a macro, nor known to the compiler: \(node.trimmedDescription)")
        }
        let converter = SourceLocationConverter(fileName: "Shop.swift", tree: file)
        problems = context.diagnostics.map { diagnostic in
            let place = context.place(of: diagnostic.node, converter)
            return Problem(
                line: place.line, column: place.column, severity: diagnostic.diagMessage.severity,
                id: "\(diagnostic.diagMessage.diagnosticID)".quoted.last ?? "", text: diagnostic.message,
                notes: diagnostic.notes.map { note in
                    let place = context.place(of: note.node, converter)
                    return "\(place.line):\(place.column): \(note.message)"
                },
                fixIts: diagnostic.fixIts.map { fixIt in
                    (fixIt.message.message, context.applying(fixIt, to: source, converter))
                })
        }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
}

extension BasicMacroExpansionContext {
    /// The place of a node in the source.
    fileprivate func place(of node: Syntax, _ converter: SourceLocationConverter) -> SourceLocation {
        converter.location(for: position(node.positionAfterSkippingLeadingTrivia, in: node, converter))
    }

    /// The source after an edit.
    fileprivate func applying(_ fixIt: FixIt, to source: String, _ converter: SourceLocationConverter) -> String {
        var edits: [(range: Range<Int>, text: String)] = []
        for change in fixIt.changes {
            guard case .replaceText(let range, let text, let node) = change else {
                preconditionFailure("the edits of the macros are all of this kind")
            }
            let start = position(range.lowerBound, in: node, converter).utf8Offset
            edits.append((start..<start + range.upperBound.utf8Offset - range.lowerBound.utf8Offset, text))
        }
        var bytes = Array(source.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A place of the source.
    private func position(
        _ position: AbsolutePosition, in node: Syntax, _ converter: SourceLocationConverter
    ) -> AbsolutePosition {
        let location = location(for: position, anchoredAt: node, fileName: "Shop.swift")
        return converter.position(ofLine: location.line, column: location.column)
    }
}

extension Diagnostic {
    /// The nodes that it points to.
    fileprivate var nodes: [Syntax] {
        [node] + notes.map(\.node)
            + fixIts.flatMap(\.changes).compactMap { change in
                if case .replaceText(_, _, let node) = change { node } else { nil }
            }
    }
}

extension String {
    /// What stands between quotation marks in it.
    fileprivate var quoted: [String] {
        split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// Without empty lines in front and behind.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isNewline == true { text.removeFirst() }
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
#endif
