#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A mistake in the code, with the place, what it is, and the edits that help.
///
/// Each kind of mistake has a factory in an extension of this type, so that all texts stand together and are alike.
struct MacroDiagnostic: Error {
    /// Stable, such as `injected-constant`.
    let id: String
    /// One sentence: what is wrong, then what to do about it.
    let text: String
    /// Whether it stops the build.
    let severity: DiagnosticSeverity
    /// Whether nothing may be written because of it.
    var isError: Bool { severity == .error }
    /// The token it is about.
    let node: Syntax
    /// Other places that have to do with it.
    var notes: [(node: Syntax, text: String)] = []
    /// What the editor offers, the best one first.
    var fixIts: [FixIt] = []

    init(_ id: String, at node: some SyntaxProtocol, severity: DiagnosticSeverity = .error, _ text: String) {
        self.id = id
        self.text = text
        self.severity = severity
        self.node = Syntax(node)
    }

    /// A mistake that an attribute is, which the editor offers to take away.
    init(_ id: String, removing attribute: AttributeSyntax, _ text: String) {
        self = Self(id, at: attribute, text).offeringRemoval(of: attribute)
    }

    /// A mistake that an argument of an attribute is, which the editor offers to take away.
    init(_ id: String, removing argument: ExprSyntax, _ text: String) {
        self = Self(id, at: argument, text).offering("remove it", .removeArgument(argument))
    }

    /// Offers to take an attribute away.
    func offeringRemoval(of attribute: AttributeSyntax) -> MacroDiagnostic {
        offering("remove `@\(attribute.name)`", .remove(attribute))
    }

    /// Adds a place that has to do with it.
    func noting(_ node: some SyntaxProtocol, _ text: String) -> MacroDiagnostic {
        var copy = self
        copy.notes.append((Syntax(node), text))
        return copy
    }

    /// Adds an edit that the editor offers.
    func offering(_ text: String, _ changes: FixIt.Change...) -> MacroDiagnostic {
        var copy = self
        copy.fixIts.append(FixIt(message: Message(id: id, message: text, severity: severity), changes: changes))
        return copy
    }

    /// The form in which the compiler takes it.
    var diagnostic: Diagnostic {
        Diagnostic(
            node: node, message: Message(id: id, message: text, severity: severity),
            notes: notes.map { Note(node: $0.node, message: Message(id: id, message: $0.text, severity: .note)) },
            fixIts: fixIts)
    }

    /// A text of a diagnostic, of one of its notes or of one of its edits.
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
    /// Hands mistakes to the compiler.
    func report(_ mistakes: [MacroDiagnostic]) { for mistake in mistakes { diagnose(mistake.diagnostic) } }
}
#endif
