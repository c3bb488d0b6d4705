#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A parameter of an initializer or a method.
struct Parameter {
    /// The label a caller writes; `_` for none.
    let label: String
    let type: TypeSyntax
    let hasDefault: Bool
    let syntax: FunctionParameterSyntax?

    init(_ syntax: FunctionParameterSyntax) {
        label = syntax.firstName.asLabel
        type = syntax.type
        hasDefault = syntax.defaultValue != nil
        self.syntax = syntax
    }

    /// What a closure that hands it on calls it.
    func localName(_ index: Int) -> String {
        let name = syntax?.secondName ?? syntax?.firstName
        guard let text = name?.text, text != "_", text != "owner" else { return "argument\(index + 1)" }
        return text
    }

    /// Whether a caller, or the initializer itself, calls it so.
    func isNamed(_ name: String) -> Bool {
        label.withoutBackticks == name.withoutBackticks
            || syntax?.secondName?.text.withoutBackticks == name.withoutBackticks
    }

    /// A parameter of the initializer that the compiler writes for a structure.
    init(memberwise label: String, type: TypeSyntax, hasDefault: Bool) {
        self.label = label
        self.type = type
        self.hasDefault = hasDefault
        syntax = nil
    }
}

/// The parameters of an initializer or a method, with the queries that are given for them.
///
/// Queries are positional: there is one for each parameter, or one for each that has no default value. A parameter without a
/// query that has a default value keeps it.
struct Arguments {
    let parameters: [Parameter]
    let queries: [ExprSyntax]

    /// The queries where some parameters are left to the caller.
    static func leaving(_ names: [String], of parameters: [Parameter]) -> [ExprSyntax] {
        func isLeft(_ parameter: Parameter) -> Bool { names.contains(where: parameter.isNamed) }
        guard parameters.contains(where: isLeft) else { return [] }
        let needsAll = parameters.contains { $0.hasDefault && isLeft($0) }
        return parameters.filter { needsAll || !$0.hasDefault }.map { isLeft($0) ? ".argument" : ".auto" }
    }

    /// Those that the container finds.
    var found: [Parameter] {
        queries.count == parameters.count && !queries.isEmpty ? parameters : parameters.filter { !$0.hasDefault }
    }

    /// Whether a parameter is left to its default value, so that a plain reference would take too much.
    var leavesOut: Bool { found.count != parameters.count }

    /// `init(path:clock:)`, or the name alone where there is nothing to put between the parentheses.
    func reference(_ name: String) -> String {
        parameters.isEmpty ? name : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }

    /// `stamp(size:_:)`, as the method is declared.
    func signature(_ name: String) -> String {
        "\(name.withoutBackticks)(\(parameters.map { $0.label.withoutBackticks + ":" }.joined()))"
    }

    /// `(path: $0, clock: $1)`: a call in a closure, with its arguments from a place on.
    func call(from first: Int = 0) -> String {
        let arguments = found.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : "\(parameter.label): ") + "$\(index + first)"
        }
        return "(\(arguments.joined(separator: ", ")))"
    }

    /// `(path: path, clock: clock)`: a call in a closure that names what it hands on.
    func callByName() -> String {
        let arguments = found.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : "\(parameter.label): ") + parameter.localName(index)
        }
        return "(\(arguments.joined(separator: ", ")))"
    }

    /// What tells messages the labels: `.labels("path:clock:")`; nothing where there are none.
    var labels: [String] {
        guard found.contains(where: { $0.label != "_" }) else { return [] }
        let labels = found.map { $0.label.withoutBackticks + ":" }.joined()
        return [".labels(\"\(labels)\")"]
    }

    /// What the number of queries is not, if it is wrong.
    func mistake(at node: some SyntaxProtocol, of what: String) -> MacroDiagnostic? {
        let required = parameters.filter { !$0.hasDefault }.count
        if queries.isEmpty || queries.count == parameters.count || queries.count == required { return nil }
        return .wrongNumberOfQueries(queries, of: parameters.count, required: required, what, at: node)
    }
}

extension TokenSyntax {
    /// The name as a label, where but three keywords need to be escaped.
    var asLabel: String {
        let name = text.withoutBackticks
        return ["inout", "let", "var"].contains(name) ? text : name
    }
}

extension FunctionParameterSyntax {
    /// Why nothing can be found for it, if so.
    var obstacle: MacroDiagnostic? {
        if let attributed = type.as(AttributedTypeSyntax.self),
            let specifier = attributed.specifiers.first(where: { $0.trimmedDescription == "inout" })
        {
            return .inoutParameter(specifier, self)
        }
        if let ellipsis { return .variadicParameter(ellipsis, self) }
        if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.tokenKind == .keyword(.some) {
            return .opaqueParameter(some.someOrAnySpecifier, self)
        }
        return nil
    }
}
#endif
