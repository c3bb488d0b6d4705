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
        let id: String
        let text: String
        /// Each with its place.
        let notes: [String]
        /// Each with the source as it is after the edit.
        let fixIts: [(text: String, source: String)]

        /// `line:column: error: text`, then a line for each note and for each edit.
        var description: String {
            (["\(line):\(column): \(severity.word): \(text)"] + notes.map { "note: \($0)" }
                + fixIts.map { "fix-it: \($0.text)" })
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
        let surroundings = Surroundings()
        let specifications = MacroPlugin.macros.mapValues {
            MacroSpec(type: $0, conformances: inheritsConformances ? [] : ["SelfDeclaring"])
        }
        let expanded = file.expand(
            macroSpecs: specifications,
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: surroundings.note(around: node))
            }, indentationWidth: .spaces(4))
        self.source = expanded.description.trimmed
        let converter = SourceLocationConverter(fileName: "Shop.swift", tree: file)
        problems = context.diagnostics.map { diagnostic in
            let place = surroundings.place(of: diagnostic.node, context, converter)
            return Problem(
                line: place.line, column: place.column, severity: diagnostic.diagMessage.severity,
                id: "\(diagnostic.diagMessage.diagnosticID)", text: diagnostic.message,
                notes: diagnostic.notes.map { note in
                    let place = surroundings.place(of: note.node, context, converter)
                    return "\(place.line):\(place.column): \(note.message)"
                },
                fixIts: diagnostic.fixIts.map { fixIt in
                    (fixIt.message.message, surroundings.applying(fixIt, to: source, context, converter))
                })
        }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
}

/// Where the nodes that a macro is shown come from.
private final class Surroundings {
    /// The copies of what stands around a macro, by themselves, with the place of the original.
    private var originals: [SyntaxIdentifier: AbsolutePosition] = [:]

    /// What the compiler would say stands around a node, the nearest first.
    func note(around node: Syntax) -> [Syntax] {
        var contexts: [Syntax] = []
        var parent = node.parent
        while let current = parent {
            if let context = current.asMacroLexicalContext() {
                originals[context.root.id] = current.position
                contexts.append(context)
            }
            parent = current.parent
        }
        return contexts
    }

    /// The place of a node in the source.
    func place(
        of node: Syntax, _ context: BasicMacroExpansionContext, _ converter: SourceLocationConverter
    ) -> SourceLocation {
        converter.location(for: position(node.positionAfterSkippingLeadingTrivia, in: node, context, converter))
    }

    /// The source after an edit.
    func applying(
        _ fixIt: FixIt, to source: String, _ context: BasicMacroExpansionContext, _ converter: SourceLocationConverter
    ) -> String {
        var edits: [(range: Range<Int>, text: String)] = []
        for change in fixIt.changes {
            guard case .replaceText(let range, let text, let node) = change else {
                preconditionFailure("the edits of the macros are all of this kind")
            }
            let start = position(range.lowerBound, in: node, context, converter).utf8Offset
            edits.append((start..<start + range.upperBound.utf8Offset - range.lowerBound.utf8Offset, text))
        }
        var bytes = Array(source.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func position(
        _ position: AbsolutePosition, in node: Syntax, _ context: BasicMacroExpansionContext,
        _ converter: SourceLocationConverter
    ) -> AbsolutePosition {
        if let original = originals[node.root.id] {
            return original + SourceLength(utf8Length: position.utf8Offset)
        }
        let location = context.location(for: position, anchoredAt: node, fileName: "Shop.swift")
        return converter.position(ofLine: location.line, column: location.column)
    }
}

extension DiagnosticSeverity {
    /// As the compiler prints it.
    var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        case .remark: "remark"
        @unknown default: "\(self)"
        }
    }
}

extension String {
    /// Without empty lines in front and behind.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isNewline == true { text.removeFirst() }
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
#endif
