#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@ConfigurationPart` on an extension of a configuration: writes a type within it that is found as the program starts.
struct ConfigurationPartMacro {
    /// What is written is laid out already.
    static var formatMode: FormatMode { .disabled }
}

extension ConfigurationPartMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let part = declaration.as(ExtensionDeclSyntax.self) else {
            context.report([.partOfNothing(node, declaration)])
            return []
        }
        let type = part.extendedType.trimmedDescription
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let listing = ConfigurationListing(part, named: name, in: context)
        let mistakes = listing.mistakes(ofPart: part, node) + listing.mistakes()
        context.report(mistakes)
        guard !mistakes.contains(where: { $0.severity == .error }) else { return [] }
        let statements = listing.statements(
            on: CreatingMethod.Base(object: "configuration", type: type), indentation: "        ", context)
        return [
            """
            final class \(raw: partName(of: node, in: context)): ConfigurationPart {
                nonisolated static func declare(_ methods: inout ConfigurationMethods, of configuration: \(raw: type)) {
            \(raw: statements)
                }
            }
            """
        ]
    }
}

extension ConfigurationPartMacro {
    /// A name that no other part has: the compiler's own unique names are the same in all extensions of a type.
    private static func partName(of node: AttributeSyntax, in context: some MacroExpansionContext) -> String {
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            return context.makeUniqueName("Part").text
        }
        let path = place.file.literalText ?? place.file.trimmedDescription
        let file = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return "Part_\(String(file.map { $0.isLetter || $0.isNumber ? $0 : "_" }))_\(place.line.trimmedDescription)"
    }
}

extension ConfigurationPartMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        try ConfigurationMacro.expansion(
            of: node, attachedTo: declaration, providingAttributesFor: member, in: context)
    }
}
#endif
