#if Macros
internal import SwiftSyntax

/// The members of the surrounding type that a body uses, unqualified or through `self`, `Self` or the type's name.
final class MemberUses: SyntaxVisitor {
    /// One use of a member.
    struct Use {
        /// The member's name as used: `store(path:)` for a call or a reference with labels, else `address`.
        let name: String
        /// Whether `self`, `Self` or the type's name precedes the name.
        let isQualified: Bool
        /// The call; nil for a mere reference.
        let call: FunctionCallExprSyntax?

        var baseName: String { String(name.prefix { $0 != "(" }) }
        var isCall: Bool { name.hasSuffix(")") }
    }

    /// The uses, in source order.
    private(set) var uses: [Use] = []
    /// The arguments that pass `self` to other code, whose use of `self` the macro cannot see.
    private(set) var handedOn: [DeclReferenceExprSyntax] = []
    private let typeName: String
    private let locals: LocalNames

    init(in body: some SyntaxProtocol, parameters: [String], of typeName: String) {
        self.typeName = typeName
        locals = LocalNames(in: body, parameters: parameters)
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    private func add(_ name: String, isQualified: Bool, call: FunctionCallExprSyntax? = nil) {
        uses.append(Use(name: name, isQualified: isQualified, call: call))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteHandedOn(node)
        guard let (reference, isQualified) = member(node.calledExpression) else { return .visitChildren }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let written = reference.argumentNames == nil ? "\(reference.baseName.text)(\(labels))" : spelling(of: reference)
        add(written, isQualified: isQualified, call: node)
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
        // `if let name` uses the variable `name`.
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !locals.contains(name.text, at: name.positionAfterSkippingLeadingTrivia)
        {
            add(name.text, isQualified: false)
        }
        return .visitChildren
    }

    /// The reference in an expression, if it may refer to a member of the type.
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
