#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A function that the container calls, an initializer or a method: what it takes, where it runs, and what stands for it in a
/// declaration.
///
/// Queries are positional: there is one for each parameter, or one for each that has no default value. A parameter without a
/// query that has a default value keeps it.
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

    /// An initializer; an actor's runs on the actor only if it is awaited.
    init(_ syntax: InitializerDeclSyntax, in type: Isolation, leaving given: [String]) {
        let written = syntax.attributes.named("Inject").first.map { AttributeArguments($0).unlabelled } ?? []
        let parameters = syntax.signature.parameterClause.parameters.map(Parameter.init)
        let own = Isolation(ofMember: syntax, in: type)
        self.init(
            syntax.signature, queries: written.isEmpty ? parameters.queries(leaving: given) : written,
            isolation: own == .actor ? .none : own)
    }

    /// The initializer that the compiler writes.
    init(implicit parameters: [Parameter], in type: Isolation, leaving given: [String]) {
        self.parameters = parameters
        queries = parameters.queries(leaving: given)
        isolation = type == .actor ? .none : type
        (isAsync, isThrowing) = (false, false)
    }

    /// Those that the container finds.
    var found: [Parameter] {
        queries.count == parameters.count && !queries.isEmpty ? parameters : parameters.filter { !$0.hasDefault }
    }

    /// Whether a parameter is left to its default value, so that a plain reference would take too much.
    var leavesOut: Bool { found.count != parameters.count }

    /// Whether a caller from outside awaits it.
    var waits: Bool { isAsync || isolation.isActor }

    /// Whether it is awaited only since it belongs to an actor: a reference to it does not say so.
    var isElsewhere: Bool { waits && !isAsync }

    var isOnMain: Bool { !waits && isolation == .main }

    /// Why it cannot be called, if so.
    var obstacle: MacroDiagnostic? { parameters.lazy.compactMap(\.obstacle).first }

    // MARK: What is written

    /// `init(path:clock:)`, or the name alone where there is nothing to put between the parentheses.
    func reference(_ name: String) -> String {
        parameters.isEmpty ? name : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }

    /// `stamp(size:_:)`, as the method is declared.
    func signature(_ name: String) -> String {
        "\(name.withoutBackticks)(\(parameters.map { $0.label.withoutBackticks + ":" }.joined()))"
    }

    /// A closure that calls a type or a method with what is found: `{ (path: Path) in try Store(path: path) }`.
    ///
    /// It takes the object whose method it is, too, if its type is given; on an actor it is awaited itself.
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

    /// What tells messages the labels: `.labels("path:clock:")`; nothing where there are none.
    var labels: [String] {
        guard found.contains(where: { $0.label != "_" }) else { return [] }
        return [".labels(\"\(found.map { $0.label.withoutBackticks + ":" }.joined())\")"]
    }

    /// The statement that declares a type by its initializer: `Singleton(Dashboard.init(store:), .named("main"))`.
    ///
    /// - Parameter isOnly: Whether a name without parameters can mean no other initializer.
    func statement(
        _ lifetime: String, of type: String, after first: String?, isOnly: Bool, chain: [String]
    ) -> Statement {
        let made: String
        if case .global(let actor) = isolation, !isAsync {
            // On the actor, since one that the compiler writes may run anywhere: awaiting it would be a warning.
            made = closure(calling: type, on: actor)
        } else if leavesOut || (parameters.isEmpty && !isOnly) {
            made = closure(calling: type)
        } else {
            made = reference(type + ".init")
        }
        return Statement(lifetime, [first].compactMap(\.self) + [made] + queries.map(\.text), chain: labels + chain)
    }

    /// What is wrong with a parameter, or with the number of queries.
    func mistake(at node: some SyntaxProtocol, of what: String) -> MacroDiagnostic? {
        if let obstacle { return obstacle }
        let required = parameters.filter { !$0.hasDefault }.count
        if queries.isEmpty || queries.count == parameters.count || queries.count == required { return nil }
        return .wrongNumberOfQueries(queries, of: parameters.count, required: required, what, at: node)
    }
}

/// A parameter of an initializer or a method.
struct Parameter {
    /// The label a caller writes; `_` for none.
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

    /// A parameter of the initializer that the compiler writes for a structure.
    init(memberwise name: TokenSyntax, type: TypeSyntax, hasDefault: Bool) {
        label = name.asLabel
        self.type = type
        self.hasDefault = hasDefault
        syntax = nil
    }

    /// What a closure that hands it on calls it.
    fileprivate func localName(_ index: Int) -> String {
        guard let text = (syntax?.secondName ?? syntax?.firstName)?.text, text != "_", text != "owner" else {
            return "argument\(index + 1)"
        }
        return text
    }

    /// Whether a caller, or the initializer itself, calls it so.
    func isNamed(_ name: String) -> Bool {
        label.withoutBackticks == name.withoutBackticks
            || syntax?.secondName?.text.withoutBackticks == name.withoutBackticks
    }

    /// Why nothing can be passed for it, if so; the compiler takes it for what it is without that.
    var obstacle: MacroDiagnostic? {
        guard let syntax else { return nil }
        if let specifier = type.as(AttributedTypeSyntax.self)?.specifiers.first(where: {
            $0.trimmedDescription == "inout"
        }) {
            return .inoutParameter(specifier, syntax)
        }
        return syntax.ellipsis.map { .variadicParameter($0, syntax) }
    }
}

extension [Parameter] {
    /// The queries where some parameters are left to the caller.
    fileprivate func queries(leaving names: [String]) -> [ExprSyntax] {
        func isLeft(_ parameter: Parameter) -> Bool { names.contains(where: parameter.isNamed) }
        guard contains(where: isLeft) else { return [] }
        let needsAll = contains { $0.hasDefault && isLeft($0) }
        return filter { needsAll || !$0.hasDefault }.map { isLeft($0) ? ".argument" : ".auto" }
    }
}

extension FunctionSignatureSyntax {
    /// A function's name with its labels, as the compiler spells it: `store(path:)`.
    func named(_ name: TokenSyntax) -> String {
        "\(name.text)(\(parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }

    /// What the parameters are called within.
    var localNames: [String] { parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text } }
}

extension TokenSyntax {
    /// The name as a label, where but three keywords need to be escaped.
    var asLabel: String {
        let name = text.withoutBackticks
        return ["inout", "let", "var"].contains(name) ? text : name
    }
}

extension String {
    /// A name that is a keyword, as it is called.
    var withoutBackticks: String { filter { $0 != "`" } }
}
#endif
