#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A mistake in the code, with its position, a message, and fix-its.
///
/// Each kind of mistake has a factory in an extension of this type, so that similar messages can be read side by side.
struct MacroDiagnostic: Error {
    /// A stable identifier, such as `injected-constant`.
    let id: String
    /// The message: one sentence with the mistake, then the remedy.
    let text: String
    /// The severity; an error stops the build.
    let severity: DiagnosticSeverity
    /// Whether the mistake is an error, so that the macro writes no code.
    var isError: Bool { severity == .error }
    /// The node that the message points to.
    let node: Syntax
    /// Notes at related nodes.
    var notes: [(node: Syntax, text: String)] = []
    /// The fix-its, best first.
    var fixIts: [FixIt] = []

    /// A mistake without a fix-it; `id` is stable, and `text` names the mistake, then the remedy.
    init(_ id: String, at node: some SyntaxProtocol, severity: DiagnosticSeverity = .error, saying text: String) {
        self.id = id
        self.text = text
        self.severity = severity
        self.node = Syntax(node)
    }

    /// A mistake that removing an attribute fixes.
    init(_ id: String, removing attribute: AttributeSyntax, saying text: String) {
        self = Self(id, at: attribute, saying: text).offeringRemoval(of: attribute)
    }

    /// A mistake that removing an argument of an attribute fixes.
    init(_ id: String, removing argument: ExprSyntax, saying text: String) {
        self = Self(id, at: argument, saying: text).offering("remove it", by: .removeArgument(argument))
    }

    /// Adds a fix-it that removes an attribute.
    func offeringRemoval(of attribute: AttributeSyntax) -> MacroDiagnostic {
        offering("remove `@\(attribute.name)`", by: .remove(attribute))
    }

    /// Adds a note at a related node.
    func noting(_ node: some SyntaxProtocol, saying text: String) -> MacroDiagnostic {
        var copy = self
        copy.notes.append((Syntax(node), text))
        return copy
    }

    /// Adds a fix-it.
    func offering(_ text: String, by changes: FixIt.Change...) -> MacroDiagnostic {
        var copy = self
        copy.fixIts.append(FixIt(message: Message(id: id, message: text, severity: severity), changes: changes))
        return copy
    }

    /// The mistake as a diagnostic of SwiftDiagnostics.
    var diagnostic: Diagnostic {
        Diagnostic(
            node: node, message: Message(id: id, message: text, severity: severity),
            notes: notes.map { Note(node: $0.node, message: Message(id: id, message: $0.text, severity: .note)) },
            fixIts: fixIts)
    }

    /// The text of a diagnostic, a note or a fix-it.
    private struct Message: DiagnosticMessage, NoteMessage, FixItMessage {
        let id: String
        let message: String
        let severity: DiagnosticSeverity

        var diagnosticID: MessageID { MessageID(domain: "Alchemic", id: id) }
        var noteID: MessageID { diagnosticID }
        var fixItID: MessageID { diagnosticID }
    }
}

extension MacroExpansionContext {
    /// Reports mistakes to the compiler.
    func report(_ mistakes: [MacroDiagnostic]) { for mistake in mistakes { diagnose(mistake.diagnostic) } }
}
#endif
