#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// An initializer or method that the container calls: its parameters, its isolation, and the expressions for it in a
/// declaration.
///
/// Queries are positional: one for each parameter, or one for each parameter without a default value. In the latter case, the
/// other parameters keep their default values.
struct Callable {
    let parameters: [Parameter]
    let queries: [ExprSyntax]
    let isolation: Isolation
    let isAsync: Bool
    let isThrowing: Bool

    init(_ signature: FunctionSignatureSyntax, queries: [ExprSyntax], isolation: Isolation = .none) {
        parameters = signature.parameterClause.parameters.map(Parameter.init)
        self.queries = queries
        self.isolation = isolation
        isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        isThrowing = signature.effectSpecifiers?.throwsClause != nil
    }

    /// Reads an initializer.
    ///
    /// An actor's initializer counts as nonisolated: a synchronous one is, and an asynchronous one is awaited anyway.
    init(_ syntax: InitializerDeclSyntax, in type: Isolation, leaving given: [String]) {
        let written = syntax.attributes.named("Inject").first.map { AttributeArguments($0).unlabeled } ?? []
        let parameters = syntax.signature.parameterClause.parameters.map(Parameter.init)
        let own = Isolation(ofMember: syntax, in: type)
        self.init(
            syntax.signature, queries: written.isEmpty ? parameters.queries(leaving: given) : written,
            isolation: own == .actor ? .none : own)
    }

    /// Describes an implicit initializer.
    init(implicit parameters: [Parameter], in type: Isolation, leaving given: [String]) {
        self.parameters = parameters
        queries = parameters.queries(leaving: given)
        isolation = type == .actor ? .none : type
        (isAsync, isThrowing) = (false, false)
    }

    /// The parameters for which the container finds arguments; the others keep their default values.
    var found: [Parameter] {
        queries.count == parameters.count && !queries.isEmpty ? parameters : parameters.filter { !$0.hasDefault }
    }

    /// Whether any parameter keeps its default value, so that a plain reference would have too many parameters.
    var leavesOut: Bool { found.count != parameters.count }

    /// Whether a caller outside of the function's actor must await it.
    var waits: Bool { isAsync || isolation.isActor }

    /// Whether the function must be awaited only because of its actor, which a reference to the function does not show.
    var isElsewhere: Bool { waits && !isAsync }

    var isOnMain: Bool { !waits && isolation == .main }

    /// A mistake if the container cannot call the function.
    var obstacle: MacroDiagnostic? { parameters.lazy.compactMap(\.obstacle).first }

    // MARK: What is written

    /// A reference to the function, such as `init(path:clock:)`; only the name if there are no parameters.
    func reference(_ name: String) -> String {
        parameters.isEmpty ? name : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }

    /// The full name of the method, such as `stamp(size:_:)`.
    func signature(_ name: String) -> String {
        "\(name.withoutBackticks)(\(parameters.map { $0.label.withoutBackticks + ":" }.joined()))"
    }

    /// A closure that calls a type or a method with the found parameters: `{ (path: Path) in try Store(path: path) }`.
    ///
    /// With `owner`, a type, the closure also takes the object whose method it calls. With `on`, a global actor, the closure
    /// itself is isolated to the actor and asynchronous.
    func closure(
        calling called: String, owner: String? = nil, on actor: String? = nil, discarding isDiscarding: Bool = false
    ) -> String {
        let own = found.enumerated().map { "\($1.localName($0)): \($1.type.trimmedDescription)" }
        let parameters = (owner.map { ["owner: \($0)"] } ?? []) + own
        let list = parameters.isEmpty && actor == nil ? nil : "(\(parameters.joined(separator: ", ")))"
        let place = actor.map { "@\($0)" } ?? (isOnMain ? "@MainActor" : nil)
        let signature = [place, list, actor.map { _ in "async" }].compactMap(\.self).joined(separator: " ")
        let words = (isDiscarding ? "_ = " : "") + (isThrowing ? "try " : "") + (waits && actor == nil ? "await " : "")
        let arguments = found.enumerated().map { ($1.label == "_" ? "" : "\($1.label): ") + $1.localName($0) }
        let call = "\(words)\(called)(\(arguments.joined(separator: ", ")))"
        return "{ \(signature.isEmpty ? "" : signature + " in ")\(call) }"
    }

    /// The modifier that gives the labels to messages: `.labels("path:clock:")`; empty if there are no labels.
    var labels: [String] {
        guard found.contains(where: { $0.label != "_" }) else { return [] }
        return [".labels(\"\(found.map { $0.label.withoutBackticks + ":" }.joined())\")"]
    }

    /// The statement that declares a type by its initializer: `Singleton(Dashboard.init(store:), .named("main"))`.
    ///
    /// - Parameter isOnly: Whether `init` without parameters can refer to no other initializer.
    func statement(
        _ lifetime: String, of type: String, after first: String?, isOnly: Bool, chain: [String]
    ) -> Statement {
        let made: String
        if case .global(let actor) = isolation, !isAsync {
            // The closure is on the actor, so that it need not await: an implicit initializer may be nonisolated, and `await`
            // would then cause a warning.
            made = closure(calling: type, on: actor)
        } else if leavesOut || (parameters.isEmpty && !isOnly) {
            made = closure(calling: type)
        } else {
            made = reference(type + ".init")
        }
        return Statement(
            lifetime, taking: [first].compactMap(\.self) + [made] + queries.map(\.text), chain: labels + chain)
    }

    /// The mistake of a parameter, or of the number of queries.
    func mistake(at node: some SyntaxProtocol, of what: String) -> MacroDiagnostic? {
        if let obstacle { return obstacle }
        let required = parameters.filter { !$0.hasDefault }.count
        if queries.isEmpty || queries.count == parameters.count || queries.count == required { return nil }
        return .wrongNumberOfQueries(queries, of: parameters.count, required: required, for: what, at: node)
    }
}

/// A parameter of an initializer or a method.
struct Parameter {
    /// The label; `_` for none.
    let label: String
    let type: TypeSyntax
    let hasDefault: Bool
    private let syntax: FunctionParameterSyntax?

    init(_ syntax: FunctionParameterSyntax) {
        label = syntax.firstName.asLabel
        type = syntax.type
        hasDefault = syntax.defaultValue != nil
        self.syntax = syntax
    }

    /// A parameter of a structure's memberwise initializer.
    init(memberwise name: TokenSyntax, type: TypeSyntax, hasDefault: Bool) {
        label = name.asLabel
        self.type = type
        self.hasDefault = hasDefault
        syntax = nil
    }

    /// The parameter's name in a closure that passes its argument on.
    fileprivate func localName(_ index: Int) -> String {
        guard let text = (syntax?.secondName ?? syntax?.firstName)?.text, text != "_", text != "owner" else {
            return "argument\(index + 1)"
        }
        return text
    }

    /// Whether the parameter's label or local name is this name.
    func isNamed(_ name: String) -> Bool {
        label.withoutBackticks == name.withoutBackticks
            || syntax?.secondName?.text.withoutBackticks == name.withoutBackticks
    }

    /// A mistake if the container cannot pass an argument, since the parameter is `inout` or variadic.
    var obstacle: MacroDiagnostic? {
        guard let syntax else { return nil }
        if let specifier = type.as(AttributedTypeSyntax.self)?.specifiers.first(where: {
            $0.trimmedDescription == "inout"
        }) {
            return .inoutParameter(specifier, of: syntax)
        }
        return syntax.ellipsis.map { .variadicParameter($0, of: syntax) }
    }
}

extension [Parameter] {
    /// Queries that leave the parameters with these names to the caller; empty if there are none.
    fileprivate func queries(leaving names: [String]) -> [ExprSyntax] {
        func isLeft(_ parameter: Parameter) -> Bool { names.contains(where: parameter.isNamed) }
        guard contains(where: isLeft) else { return [] }
        let needsAll = contains { $0.hasDefault && isLeft($0) }
        return filter { needsAll || !$0.hasDefault }.map { isLeft($0) ? ".argument" : ".auto" }
    }
}

extension FunctionSignatureSyntax {
    /// A function's full name: `store(path:)`.
    func named(_ name: TokenSyntax) -> String {
        "\(name.text)(\(parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }

    /// The parameters' names inside the function.
    var localNames: [String] { parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text } }
}

extension TokenSyntax {
    /// The name as a label, escaped only if it is one of the three keywords that cannot be labels.
    var asLabel: String {
        let name = text.withoutBackticks
        return ["inout", "let", "var"].contains(name) ? text : name
    }
}

extension String {
    /// The name without the backticks that escape a keyword.
    var withoutBackticks: String { filter { $0 != "`" } }
}
#endif
