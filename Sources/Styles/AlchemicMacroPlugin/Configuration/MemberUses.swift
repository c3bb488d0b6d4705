#if Macros
internal import SwiftSyntax

/// The members of its type that a body uses, by name, without a qualifier or through `self`.
final class MemberUses: SyntaxVisitor {
    /// One use of one member.
    struct Use {
        /// As written: `store(path:)`, or `address` for what is not called.
        let name: String
        /// Whether it is written with `self` or the type in front.
        let isQualified: Bool
        /// The call, if it is one.
        let call: FunctionCallExprSyntax?

        var baseName: String { String(name.prefix { $0 != "(" }) }
        var isCall: Bool { name.hasSuffix(")") }
    }

    /// In source order.
    private(set) var uses: [Use] = []
    /// The places that pass `self` itself on: what is done with it there cannot be seen.
    private(set) var handedOn: [DeclReferenceExprSyntax] = []
    private let typeName: String
    private let locals: LocalNames

    init(in body: some SyntaxProtocol, parameters: [String], of typeName: String) {
        self.typeName = typeName
        locals = LocalNames(in: body, parameters: parameters)
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    private func add(_ name: String, isQualified: Bool, _ call: FunctionCallExprSyntax? = nil) {
        uses.append(Use(name: name, isQualified: isQualified, call: call))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteHandedOn(node)
        guard let (reference, isQualified) = member(node.calledExpression) else { return .visitChildren }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let written = reference.argumentNames == nil ? "\(reference.baseName.text)(\(labels))" : spelling(of: reference)
        add(written, isQualified: isQualified, node)
        walk(node.arguments)
        if let closure = node.trailingClosure { walk(closure) }
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let (reference, isQualified) = member(ExprSyntax(node)) {
            add(spelling(of: reference), isQualified: isQualified)
        } else if let base = node.base {
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let (reference, isQualified) = member(ExprSyntax(node)) {
            add(spelling(of: reference), isQualified: isQualified)
        }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // `if let name` uses the variable that it names.
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !locals.contains(name.text, at: name.positionAfterSkippingLeadingTrivia)
        {
            add(name.text, isQualified: false)
        }
        return .visitChildren
    }

    /// What an expression names, if it may be a member of the type.
    private func member(_ expression: ExprSyntax) -> (reference: DeclReferenceExprSyntax, isQualified: Bool)? {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            guard let base = access.base?.as(DeclReferenceExprSyntax.self),
                ["self", "Self", typeName].contains(base.baseName.text)
            else { return nil }
            return (access.declName, true)
        }
        guard let reference = expression.as(DeclReferenceExprSyntax.self),
            case .identifier(let name) = reference.baseName.tokenKind,
            !locals.contains(name, at: reference.positionAfterSkippingLeadingTrivia)
        else { return nil }
        return (reference, false)
    }

    private func spelling(of reference: DeclReferenceExprSyntax) -> String {
        reference.baseName.text + (reference.argumentNames?.trimmedDescription ?? "")
    }

    private func noteHandedOn(_ call: FunctionCallExprSyntax) {
        handedOn += call.arguments.compactMap { argument in
            argument.expression.as(DeclReferenceExprSyntax.self).flatMap {
                $0.baseName.tokenKind == .keyword(.self) ? $0 : nil
            }
        }
    }
}
#endif
