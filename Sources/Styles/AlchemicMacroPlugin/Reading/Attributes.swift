#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

extension AttributeSyntax {
    /// The attribute's name, without a module.
    var name: String {
        if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
        return attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
    }
}

extension AttributeListSyntax {
    /// The attributes outside of `#if`, in order.
    var written: [AttributeSyntax] {
        compactMap { element in
            if case .attribute(let attribute) = element { attribute } else { nil }
        }
    }

    /// The attributes with one of these names.
    func named(_ names: String...) -> [AttributeSyntax] { written.filter { names.contains($0.name) } }

    /// Whether any attribute has this name.
    func has(_ name: String) -> Bool { !named(name).isEmpty }
}

extension DeclModifierListSyntax {
    /// The modifier for a keyword, without a detail: `private`, but not `private(set)`.
    func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    /// Whether there is a modifier for a keyword, with or without a detail such as `(unsafe)`.
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    /// Whether the declaration is a member of the type itself.
    var isStatic: Bool { has(.static) || has(.class) }
}

extension SyntaxProtocol {
    /// The attributes of a declaration of any kind.
    var attributesOfDeclaration: AttributeListSyntax {
        asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    }

    /// The declaration's attribute for which a macro is expanded; `node` is a copy of the attribute outside of the declaration.
    func attribute(_ node: AttributeSyntax, in context: some MacroExpansionContext) -> AttributeSyntax {
        let candidates = attributesOfDeclaration.named(node.name)
        if candidates.count == 1 { return candidates[0] }
        let place = context.lineAndColumn(of: node)
        return candidates.first { context.lineAndColumn(of: $0) == place } ?? candidates.first ?? node
    }

    /// The modifiers of a declaration of any kind.
    var modifiersOfDeclaration: DeclModifierListSyntax {
        asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    }
}

extension MacroExpansionContext {
    /// The position of a node; nil if it is unknown.
    fileprivate func lineAndColumn(of node: some SyntaxProtocol) -> [String]? {
        location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
            .map { [$0.line.trimmedDescription, $0.column.trimmedDescription] }
    }
}
#endif
