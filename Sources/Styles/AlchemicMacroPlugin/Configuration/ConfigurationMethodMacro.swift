#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@ConfigurationMethod`, which `@Configuration` attaches to each creating method: the method first asks the container,
/// and runs its original body only to make a new object.
struct ConfigurationMethodMacro: BodyMacro {
    /// Disabled, since the generated code is formatted already.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
        in context: some MacroExpansionContext
    ) throws -> [CodeBlockItemSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self), let body = function.body else { return [] }
        guard CreatingMethod(function) != nil, let result = function.signature.returnClause?.type.trimmed else {
            return ["\(raw: body.statements.indented(by: 4))"]
        }
        let effects = function.signature.effectSpecifiers
        let isAsync = effects?.asyncSpecifier != nil
        let specifiers = [isAsync ? "async" : nil, effects?.throwsClause?.trimmedDescription].compactMap(\.self)
        let signature = (specifiers + ["->", result.description]).joined(separator: " ")
        let words = (effects?.throwsClause != nil ? "try " : "") + (isAsync ? "await " : "")
        let make = unusedName(in: body)
        // A nested function, not a closure: inside a closure, the compiler does not infer the type of the error for `catch`.
        return [
            """
                func \(raw: make)() \(raw: signature) {
            \(raw: body.statements.indented(by: 8))
                }
                return \(raw: words)ConfigurationCall.answer(\(raw: isAsync ? "asyncIn" : "in"): Self.self, \(raw: make))
            """
        ]
    }

    /// A name for the nested function that the body does not use.
    private static func unusedName(in body: CodeBlockSyntax) -> String {
        let names = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
        return ["make", "makeNew"].first { !names.contains($0) }
            ?? (2...).lazy.map { "makeNew\($0)" }.first { !names.contains($0) } ?? "make"
    }
}

extension CodeBlockItemListSyntax {
    /// The statements as written, with another indentation.
    fileprivate func indented(by indentation: Int) -> String {
        let isEmpty = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
        var lines = description.split(separator: "\n", omittingEmptySubsequences: false).drop(while: isEmpty)
        while let last = lines.last, isEmpty(last) { lines.removeLast() }
        while lines.last?.last == " " { lines[lines.endIndex - 1].removeLast() }
        let depth = lines.lazy.filter { !isEmpty($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let space = String(repeating: " ", count: indentation)
        return lines.map { isEmpty($0) ? "" : space + $0.dropFirst(depth) }.joined(separator: "\n")
    }
}
#endif
