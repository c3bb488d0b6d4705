#if Macros
internal import SwiftIfConfig
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A class, structure or actor with one of the macros' attributes.
struct DeclaredType {
    /// The kinds of types.
    enum Kind {
        case `class`, structure, actor
    }

    let syntax: any DeclGroupSyntax
    let kind: Kind
    /// The type's name, without surrounding types, since macros write into the type itself.
    let name: TokenSyntax
    let isolation: Isolation
    let members: [DeclSyntax]
    /// The surrounding declarations, innermost first.
    let surroundings: [Syntax]

    /// Nil for any other declaration, such as an enumeration or a protocol.
    init?(_ syntax: some DeclGroupSyntax, in context: some MacroExpansionContext) {
        if let type = syntax.as(ClassDeclSyntax.self) {
            (kind, name) = (.class, type.name)
        } else if let type = syntax.as(StructDeclSyntax.self) {
            (kind, name) = (.structure, type.name)
        } else if let type = syntax.as(ActorDeclSyntax.self) {
            (kind, name) = (.actor, type.name)
        } else {
            return nil
        }
        self.syntax = syntax
        isolation =
            kind == .actor
            ? .actor : Isolation(attributes: syntax.attributes, modifiers: syntax.modifiers) ?? .none
        members = syntax.memberBlock.members.declarations(in: context)
        surroundings = context.lexicalContext
    }

    /// The methods, and then the properties, each in source order.
    var functions: [FunctionDeclSyntax] { members.compactMap { $0.as(FunctionDeclSyntax.self) } }
    var variables: [VariableDeclSyntax] { members.compactMap { $0.as(VariableDeclSyntax.self) } }

    /// Whether the type can have subclasses; then key paths of its properties do not tell the properties' names at run time.
    var isOpenToSubclasses: Bool { kind == .class && !syntax.modifiers.has(.final) }

    /// Whether the inheritance clause may name a superclass.
    var mayInherit: Bool { kind == .class && syntax.inheritanceClause != nil }

    /// The modifier that makes a member as visible as the type: `public `, `package `, or nothing.
    var access: String {
        if syntax.modifiers.has(.public) || syntax.modifiers.has(.open) { return "public " }
        if syntax.modifiers.has(.package) { return "package " }
        let isUnsaid = ![Keyword.private, .fileprivate, .internal].contains { syntax.modifiers.has($0) }
        guard isUnsaid, let around = surroundings.first?.as(ExtensionDeclSyntax.self) else { return "" }
        return around.modifiers.has(.public) ? "public " : ""
    }

    /// Whether the type is private and nested, so that code outside, such as an extension, cannot name it.
    var isHidden: Bool { syntax.modifiers.modifier(.private) != nil && !surroundings.isEmpty }

    /// The generic parameter clause of the type or of a surrounding type, with the name of that type.
    var genericClause: (clause: Syntax, owner: String)? {
        for node in [Syntax(syntax)] + surroundings {
            let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            if let clause, let owner = node.asProtocol((any NamedDeclSyntax).self) {
                return (Syntax(clause), owner.name.text)
            }
        }
        return nil
    }
}

extension MemberBlockItemListSyntax {
    /// The members, including those in the active branch of each `#if`.
    func declarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard let configuration = context.buildConfiguration,
                case .decls(let members) = condition.activeClause(in: configuration).clause?.elements
            else { return [] }
            return members.declarations(in: context)
        }
    }
}
#endif
