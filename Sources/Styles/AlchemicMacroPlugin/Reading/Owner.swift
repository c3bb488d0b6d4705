#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The declaration around a member that has one of the macros' attributes.
struct Owner {
    /// The attributes of types that read the attributes of members.
    private static let readers = Set(RegistrationAttribute.Lifetime.allCases.map(\.rawValue))
        .union(["InjectedByName", "Configuration", "ConfigurationPart"])

    /// The type or extension; nil at the top level of a file.
    private let syntax: Syntax?

    init(_ context: some MacroExpansionContext) { syntax = context.lexicalContext.first }

    var isStructure: Bool { syntax?.is(StructDeclSyntax.self) == true }

    /// The isolation of the type, as far as its text shows.
    var isolation: Isolation {
        guard let syntax else { return .none }
        if syntax.is(ActorDeclSyntax.self) { return .actor }
        return Isolation(attributes: syntax.attributesOfDeclaration, modifiers: syntax.modifiersOfDeclaration) ?? .none
    }

    /// Whether the type has an attribute that declares it.
    var isManaged: Bool {
        syntax?.attributesOfDeclaration.written.contains { RegistrationAttribute($0) != nil } == true
    }

    /// A mistake if no attribute of the surrounding type reads the attribute of the member.
    func mistake(_ attribute: AttributeSyntax) -> MacroDiagnostic? {
        guard let syntax else { return .memberWithoutType(attribute) }
        if syntax.attributesOfDeclaration.written.contains(where: { Self.readers.contains($0.name) }) { return nil }
        if syntax.is(ExtensionDeclSyntax.self) { return .memberOfExtension(attribute) }
        guard let name = syntax.asProtocol((any NamedDeclSyntax).self)?.name,
            syntax.is(ClassDeclSyntax.self) || syntax.is(StructDeclSyntax.self) || syntax.is(ActorDeclSyntax.self)
        else { return .memberWithoutType(attribute) }
        return .memberOfUndeclaredType(attribute, named: name.text)
    }
}
#endif
