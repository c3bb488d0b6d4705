#if Macros
internal import SwiftIfConfig
internal import SwiftSyntax
internal import SwiftSyntaxMacros

extension DeclGroupSyntax {
    /// The members, those of the active branch of each `#if` included.
    func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
        flattened(memberBlock.members, in: context)
    }
}

private func flattened(_ members: MemberBlockItemListSyntax, in context: some MacroExpansionContext) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
        guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        guard let configuration = context.buildConfiguration,
            case .decls(let members) = condition.activeClause(in: configuration).clause?.elements
        else { return [] }
        return flattened(members, in: context)
    }
}
#endif
