#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

extension AttributeSyntax {
    /// The attribute's name, without a module in front.
    var name: String {
        if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
        return attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
    }
}

extension AttributeListSyntax {
    /// The attributes that stand there, in order.
    var written: [AttributeSyntax] {
        compactMap { element in
            if case .attribute(let attribute) = element { attribute } else { nil }
        }
    }

    /// Those with one of these names.
    func named(_ names: String...) -> [AttributeSyntax] { written.filter { names.contains($0.name) } }

    /// Whether one of this name stands there.
    func has(_ name: String) -> Bool { !named(name).isEmpty }
}

extension DeclModifierListSyntax {
    /// The modifier itself, if it stands there: for `private`, not for `private(set)`.
    func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    /// Whether a modifier stands there, by itself or with a detail such as `unsafe`.
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    /// Whether it belongs to a type and not to its objects.
    var isStatic: Bool { has(.static) || has(.class) }
}

extension SyntaxProtocol {
    /// The attributes of a declaration of any kind.
    var attributesOfDeclaration: AttributeListSyntax {
        asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    }

    /// The attribute that a macro expands, as it stands at the declaration: it is shown by itself as well.
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
    /// Where a node stands; nil if that is not known.
    fileprivate func lineAndColumn(of node: some SyntaxProtocol) -> [String]? {
        location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
            .map { [$0.line.trimmedDescription, $0.column.trimmedDescription] }
    }
}
#endif
