#if Macros
internal import SwiftSyntax

/// What an attribute says of a definition beside its lifetime: names, tags, promised types and options.
///
/// Each lowers to the modifier of declarations that has its name.
struct RegistrationModifiers {
    let arguments: AttributeArguments
    /// `.primary`, `.order(3)` and so on, as written.
    let options: [ExprSyntax]

    /// The calls, in the order in which a person would write them: `.named("main")`, `.lazy()`.
    ///
    /// The conformances of what is on the main actor may be isolated: turning it into a promised type is left to the check.
    func calls(isOnMainActor: Bool) -> [String] {
        var calls = arguments.values("named").filter { !$0.isNilLiteral }.map { ".named(\($0.text))" }
        calls += listCall("alias", arguments.values("aliases"))
        calls += listCall("tagged", arguments.values("tags"))
        calls += arguments.values("as").map { isOnMainActor ? ".as(\($0.text))" : ".as(\($0.text)) \($0.conversion)" }
        calls += arguments.values("onlyAs").filter { !$0.isNilLiteral }.map { ".only(as: \($0.text))" }
        return calls + options.map(\.optionCall)
    }

    private func listCall(_ name: String, _ values: [ExprSyntax]) -> [String] {
        values.isEmpty ? [] : [".\(name)(\(values.map(\.text).joined(separator: ", ")))"]
    }

    /// What is wrong with the names, the types and the options themselves.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes = (arguments.values("named") + arguments.values("aliases")).filter { $0.literalText == "" }
            .map { MacroDiagnostic.empty("name", $0) }
        mistakes += arguments.values("tags").filter { $0.literalText == "" }.map { .empty("tag", $0) }
        mistakes += (repeated(arguments.values("as")) + repeated(options)).map { .repeated($0) }
        mistakes += options.filter(\.optionName.isEmpty).map { .optionInFull($0) }
        return mistakes
    }

    /// Those that stand there a second time.
    private func repeated(_ expressions: [ExprSyntax]) -> [ExprSyntax] {
        var seen: Set<String> = []
        return expressions.filter { !seen.insert($0.text).inserted }
    }
}

extension ExprSyntax {
    /// The name of an option: `order` of `.order(3)`.
    var optionName: String {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    }

    /// What converts an object to the type that is written as a metatype: `{ $0 as any Store }` for `(any Store).self`.
    ///
    /// Of `{ $0 }` alone the compiler does not say what is wrong where the type does not conform.
    fileprivate var conversion: String {
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "self"
        else { return "{ $0 }" }
        let group = base.as(TupleExprSyntax.self)
        let type = group?.elements.count == 1 ? group?.elements.first?.expression : nil
        return "{ $0 as \((type ?? base).text) }"
    }

    /// The method that an option stands for, called: `.primary()` for `.primary`.
    fileprivate var optionCall: String {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return ".\(optionName)()" }
        return ".\(optionName)(\(call.arguments.trimmedDescription))"
    }
}
#endif
