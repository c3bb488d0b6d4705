#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// What `@Configuration` attaches to each method that makes something: the method asks the container before it makes
/// anything.
struct ConfigurationMethodMacro: BodyMacro {
    /// What is written is laid out already.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
        in context: some MacroExpansionContext
    ) throws -> [CodeBlockItemSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self), let body = function.body else { return [] }
        guard CreatingMethod(function) != nil, let result = function.signature.returnClause?.type.trimmed else {
            context.report([.methodOfNoConfiguration(node)])
            return Array(body.statements)
        }
        let effects = function.signature.effectSpecifiers
        let isAsync = effects?.asyncSpecifier != nil
        let words = (effects?.throwsClause != nil ? "try " : "") + (isAsync ? "await " : "")
        let label = isAsync ? "asyncIn" : "in"
        // What is made may have a type that cannot be named here.
        var signature = ""
        if !result.isOpaque {
            let specifiers = [isAsync ? "async" : nil, effects?.throwsClause?.trimmedDescription].compactMap(\.self)
            signature = (["", "()"] + specifiers + ["->", result.description, "in"]).joined(separator: " ")
        }
        return [
            """
            \(raw: words)ConfigurationCall.answer(\(raw: label): Self.self) {\(raw: signature)
            \(raw: body.statements.indented)
            }
            """
        ]
    }
}

extension TypeSyntax {
    /// Whether it says `some` anywhere.
    fileprivate var isOpaque: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
}

extension CodeBlockItemListSyntax {
    /// The statements as they are written, one step further in.
    fileprivate var indented: String {
        let text = description.trimmingEmptyLines
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let depth =
            lines.lazy.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : "    " + $0.dropFirst(depth) }.joined(separator: "\n")
    }
}

extension String {
    /// Without empty lines in front, and without anything empty behind.
    fileprivate var trimmingEmptyLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines = lines.dropFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines = lines.dropLast() }
        return lines.joined(separator: "\n")
    }
}
#endif
