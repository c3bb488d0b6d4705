#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Configuration` on a type: lists its methods, and makes each creating method return the container's object.
struct ConfigurationMacro: ConfigurationListingMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = DeclaredType(declaration, in: context) else {
            context.report([.configurationOfOtherKind(node, on: declaration)])
            return []
        }
        let listing = ConfigurationListing(declaration, named: type.name.text, in: context)
        guard listing.isSound(context, besides: listing.mistakes(ofType: type)) else { return [] }
        return [
            """
            \(raw: type.access)nonisolated func declare(_ methods: inout ConfigurationMethods) {
            \(raw: listing.statements(on: .init(object: nil, type: "Self"), indentation: "    ", context))
            }
            """
        ]
    }
}

extension ConfigurationMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let declared = DeclaredType(declaration, in: context), !protocols.isEmpty else { return [] }
        let listing = ConfigurationListing(declaration, named: declared.name.text, in: context)
        guard !(listing.mistakes(ofType: declared) + listing.mistakes()).contains(where: \.isError) else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated ConfigurationSource {}")]
    }
}

/// `@ConfigurationPart` on an extension of a configuration: writes a nested type, which is found when the program starts.
struct ConfigurationPartMacro: ConfigurationListingMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let part = declaration.as(ExtensionDeclSyntax.self) else {
            context.report([.partOfNothing(node, on: declaration)])
            return []
        }
        let type = part.extendedType.trimmedDescription
        let listing = ConfigurationListing(
            part, named: type.split(separator: ".").last.map(String.init) ?? type, in: context)
        guard listing.isSound(context, besides: listing.mistakes(ofPart: node)) else { return [] }
        return [
            """
            final class \(raw: partName(of: node, in: context)): ConfigurationPart {
                nonisolated static func declare(_ methods: inout ConfigurationMethods, of configuration: \(raw: type)) {
            \(raw: listing.statements(on: .init(object: "configuration", type: type), indentation: "        ", context))
                }
            }
            """
        ]
    }

    /// A name that no other part has; the compiler's unique names repeat in each extension of a type.
    private static func partName(of node: AttributeSyntax, in context: some MacroExpansionContext) -> String {
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            return context.makeUniqueName("Part").text
        }
        let path = place.file.literalText ?? place.file.trimmedDescription
        let file = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return "Part_\(String(file.map { $0.isLetter || $0.isNumber ? $0 : "_" }))_\(place.line.trimmedDescription)"
    }
}

/// A macro that lists the methods of a configuration, and attaches `@ConfigurationMethod` to each creating method.
protocol ConfigurationListingMacro: MemberMacro, MemberAttributeMacro {}

extension ConfigurationListingMacro {
    /// Disabled, since the generated code is formatted already.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let function = member.as(FunctionDeclSyntax.self), function.body != nil,
            CreatingMethod(function)?.isSound == true
        else { return [] }
        return ["@ConfigurationMethod"]
    }
}

extension ConfigurationListing {
    /// Reports all mistakes, and returns whether none of them is an error, so that the macro may write code.
    fileprivate func isSound(_ context: some MacroExpansionContext, besides mistakesOfType: [MacroDiagnostic]) -> Bool {
        let mistakes = mistakesOfType + mistakes()
        context.report(mistakes)
        return !mistakes.contains(where: \.isError)
    }
}
#endif
