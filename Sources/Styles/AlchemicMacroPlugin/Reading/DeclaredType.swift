#if Macros
internal import SwiftIfConfig
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A class, a structure or an actor that carries an attribute of ours.
struct DeclaredType {
    /// What kind of type it is.
    enum Kind {
        case `class`, structure, actor
    }

    let syntax: any DeclGroupSyntax
    let kind: Kind
    /// The type's name, without what it is nested in: the macros write into the type itself.
    let name: TokenSyntax
    let isolation: Isolation
    let members: [DeclSyntax]
    /// What it stands in, the nearest first.
    let surroundings: [Syntax]

    /// Nil for what no object can be made of: an enumeration, a protocol.
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

    /// The methods, and the properties, each in order.
    var functions: [FunctionDeclSyntax] { members.compactMap { $0.as(FunctionDeclSyntax.self) } }
    var variables: [VariableDeclSyntax] { members.compactMap { $0.as(VariableDeclSyntax.self) } }

    /// Whether the type can have subclasses, so that the runtime does not know the names of its properties.
    var isOpenToSubclasses: Bool { kind == .class && !syntax.modifiers.has(.final) }

    /// Whether a superclass may stand in its inheritance clause.
    var mayInherit: Bool { kind == .class && syntax.inheritanceClause != nil }

    /// What its members write to be seen wherever the type is: `public `, or nothing.
    var access: String {
        if syntax.modifiers.has(.public) || syntax.modifiers.has(.open) { return "public " }
        if syntax.modifiers.has(.package) { return "package " }
        let isUnsaid = ![Keyword.private, .fileprivate, .internal].contains { syntax.modifiers.has($0) }
        guard isUnsaid, let around = surroundings.first?.as(ExtensionDeclSyntax.self) else { return "" }
        return around.modifiers.has(.public) ? "public " : ""
    }

    /// Whether nothing outside of what it is nested in can name it, an extension of it included.
    var isHidden: Bool { syntax.modifiers.modifier(.private) != nil && !surroundings.isEmpty }

    /// The clause that makes it, or what it stands in, generic.
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
    /// The members, those of the active branch of each `#if` included.
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
