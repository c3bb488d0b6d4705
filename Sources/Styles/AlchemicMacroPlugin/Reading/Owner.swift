#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// What a member with an attribute of ours stands in.
struct Owner {
    /// The attributes of a type that read those of its members.
    private static let readers = Set(RegistrationAttribute.Lifetime.allCases.map(\.rawValue))
        .union(["InjectedByName", "Configuration", "ConfigurationPart"])

    /// The type or extension; nil for what stands in none.
    private let syntax: Syntax?

    init(_ context: some MacroExpansionContext) { syntax = context.lexicalContext.first }

    var isStructure: Bool { syntax?.is(StructDeclSyntax.self) == true }

    /// Whether it is on the main actor, as far as its text tells.
    var isolation: Isolation {
        guard let syntax else { return .none }
        if syntax.is(ActorDeclSyntax.self) { return .actor }
        return Isolation(attributes: syntax.attributesOfDeclaration, modifiers: syntax.modifiersOfDeclaration) ?? .none
    }

    /// Whether it is made by the container.
    var isManaged: Bool {
        syntax?.attributesOfDeclaration.written.contains { RegistrationAttribute($0) != nil } == true
    }

    /// Why nothing reads an attribute of its members, if so.
    func mistake(_ attribute: AttributeSyntax) -> MacroDiagnostic? {
        guard let syntax else { return .memberWithoutType(attribute) }
        if syntax.attributesOfDeclaration.written.contains(where: { Self.readers.contains($0.name) }) { return nil }
        if syntax.is(ExtensionDeclSyntax.self) { return .memberOfExtension(attribute) }
        guard let name = syntax.asProtocol((any NamedDeclSyntax).self)?.name,
            syntax.is(ClassDeclSyntax.self) || syntax.is(StructDeclSyntax.self) || syntax.is(ActorDeclSyntax.self)
        else { return .memberWithoutType(attribute) }
        return .memberOfUndeclaredType(attribute, name.text)
    }
}
#endif
