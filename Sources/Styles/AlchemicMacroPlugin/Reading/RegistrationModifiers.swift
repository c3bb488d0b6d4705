#if Macros
internal import SwiftSyntax

/// The arguments of an attribute that modify a definition: names, tags, promised types and options.
///
/// Each lowers to the modifier of the same name.
struct RegistrationModifiers {
    let arguments: AttributeArguments
    /// The options as written, such as `.primary` and `.order(3)`.
    let options: [ExprSyntax]

    /// The calls of modifiers, in the usual order: `.named("main")`, `.lazy()`.
    ///
    /// On the main actor, `.as` gets no conversion closure, since conformances may be isolated; the check of the graph verifies
    /// the promised types instead.
    func calls(isOnMainActor: Bool) -> [String] {
        var calls = arguments.values("named").filter { !$0.isNilLiteral }.map { ".named(\($0.text))" }
        calls += listCall("alias", of: arguments.values("aliases"))
        calls += listCall("tagged", of: arguments.values("tags"))
        calls += arguments.values("as").map { isOnMainActor ? ".as(\($0.text))" : ".as(\($0.text)) \($0.conversion)" }
        calls += arguments.values("onlyAs").filter { !$0.isNilLiteral }.map { ".only(as: \($0.text))" }
        return calls + options.map(\.optionCall)
    }

    private func listCall(_ name: String, of values: [ExprSyntax]) -> [String] {
        values.isEmpty ? [] : [".\(name)(\(values.map(\.text).joined(separator: ", ")))"]
    }

    /// The mistakes in names, tags, types and options.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes = (arguments.values("named") + arguments.values("aliases")).filter { $0.literalText == "" }
            .map { MacroDiagnostic.empty("name", of: $0) }
        mistakes += arguments.values("tags").filter { $0.literalText == "" }.map { .empty("tag", of: $0) }
        mistakes += (repeated(arguments.values("as")) + repeated(options)).map { .repeated($0) }
        mistakes += options.filter(\.optionName.isEmpty).map { .optionInFull($0) }
        return mistakes
    }

    /// The expressions that occur earlier in the list.
    private func repeated(_ expressions: [ExprSyntax]) -> [ExprSyntax] {
        var seen: Set<String> = []
        return expressions.filter { !seen.insert($0.text).inserted }
    }
}

extension ExprSyntax {
    /// The name of an option: `order` for `.order(3)`.
    var optionName: String {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    }

    /// A closure that converts an object to the type of a metatype expression: `{ $0 as any Store }` for `(any Store).self`.
    ///
    /// With a plain `{ $0 }`, the compiler's message would not explain that the type does not conform.
    fileprivate var conversion: String {
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "self"
        else { return "{ $0 }" }
        let group = base.as(TupleExprSyntax.self)
        let type = group?.elements.count == 1 ? group?.elements.first?.expression : nil
        return "{ $0 as \((type ?? base).text) }"
    }

    /// The call of an option's modifier: `.primary()` for `.primary`.
    fileprivate var optionCall: String {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return ".\(optionName)()" }
        return ".\(optionName)(\(call.arguments.trimmedDescription))"
    }
}
#endif
