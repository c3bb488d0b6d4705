#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A method of a configuration that makes something: by its name, or by `@Provides`.
struct CreatingMethod {
    let function: FunctionDeclSyntax
    /// What its name says, if it says anything.
    let convention: NamingConvention?
    /// `@Provides`, if it stands there.
    let attribute: AttributeSyntax?
    private let modifiers: RegistrationModifiers?
    private let lifetime: ExprSyntax?
    private let arguments: Arguments

    /// Nil for a method that makes nothing as far as the configuration is concerned.
    init?(_ function: FunctionDeclSyntax) {
        self.function = function
        convention = NamingConvention(function.name.text)
        attribute = function.attributes.named("Provides").first
        let parameters = function.signature.parameterClause.parameters
        guard attribute != nil || (convention != nil && parameters.isEmpty) else { return nil }
        let written = attribute.map(AttributeArguments.init)
        lifetime = written?.unlabelled.first { Self.lifetimes.keys.contains($0.optionName) }
        modifiers = written.map { written in
            RegistrationModifiers(
                arguments: written,
                options: written.unlabelled.filter { !Self.lifetimes.keys.contains($0.optionName) })
        }
        arguments = Arguments(
            parameters: parameters.map(Parameter.init), queries: written?.values("with") ?? [])
    }

    /// The declarations of a module, by the options of `@Provides`.
    private static let lifetimes = [
        "singleton": "Singleton", "prototype": "Prototype", "weak": "Singleton", "scoped": "Scoped",
    ]

    /// As it is declared, and as the compiler spells it: `store(path:)`.
    var name: String { function.fullName }

    /// The name that is given to what it makes, if it can be read.
    var givenName: (text: String, node: Syntax)? {
        if let expression = modifiers?.arguments.value("named") {
            return expression.literalText.map { ($0, Syntax(expression)) }
        }
        return convention.map { ($0.key, Syntax(function.name)) }
    }

    /// The other names that are given to it here.
    var aliases: [(text: String, node: Syntax)] {
        let written = (modifiers?.arguments.values("aliases") ?? []).compactMap { expression in
            expression.literalText.map { ($0, Syntax(expression)) }
        }
        return conventionalAliases.map { ($0, Syntax(function.name)) } + written
    }

    private var conventionalAliases: [String] {
        modifiers?.arguments.value("named") == nil ? convention?.aliases ?? [] : []
    }

    /// Whether each call of it makes a new one.
    var isPrototype: Bool { kind == "Prototype" }

    var hasParameters: Bool { !arguments.parameters.isEmpty }

    // MARK: What is wrong with it

    /// Whether it can be listed.
    var isSound: Bool {
        let mistakes = (attribute.map { ProvidedMethod(function, $0).mistakes(isStructure: true) } ?? []) + mistakes()
        return !mistakes.contains { $0.severity == .error }
    }

    /// What is wrong with it; what `@Provides` says itself is left to it.
    func mistakes() -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if attribute == nil, let convention {
            if !function.returnsSomething { mistakes.append(.createsNothing(function, convention.key)) }
            if let clause = function.genericParameterClause { mistakes.append(.genericMethod(clause, function.name)) }
            if let modifier = function.modifiers.modifier(.mutating) {
                mistakes.append(.mutatingMethod(modifier, function.name))
            }
        }
        if let convention, let lifetime {
            let isPrototype = lifetime.optionName == "prototype"
            if isPrototype != convention.isPrototype {
                mistakes.append(.contraryLifetime(lifetime, function.name, convention))
            }
        }
        let attributes = function.attributes.named("Provides")
        if attributes.count > 1 { mistakes.append(.severalDefinitions(attributes[1], function.name)) }
        return mistakes
    }

    // MARK: What is written

    /// The statement that lists it.
    func statement(
        on base: Base, in isolation: Isolation, calls: [String], indentation: String,
        _ context: some MacroExpansionContext
    ) -> Statement {
        let own = Isolation(ofMember: function, in: isolation)
        let waits = own.waits(for: function)
        let maker = maker(on: base, own, waits: waits)
        let scope = scope.map { "\($0), " } ?? ""
        let place =
            context.location(of: function.name, at: .afterLeadingTrivia, filePathMode: .fileID)
            .map { ", line: \($0.line.trimmedDescription), column: \($0.column.trimmedDescription)" } ?? ""
        let declaration = "\(kind)(\(scope)\(maker)\(arguments.queries.map { ", \($0.text)" }.joined())\(place))"
        let chain = modifierCalls(isOnMainActor: own == .main).joined()
        let isLong = indentation.count + 4 + declaration.count + chain.count >= 120
        let words = isLong ? "\(declaration)\n\(indentation)        \(chain)" : declaration + chain
        var parts = [words, "method: \"\(name)\""]
        if !calls.isEmpty { parts.append("calls: " + calls.map { "\"\($0)\"" }.joined(separator: ", ")) }
        if own.isActor, function.signature.effectSpecifiers?.asyncSpecifier == nil {
            parts.append("isSynchronous: true")
        }
        return Statement("methods.add", parts)
    }

    /// The declaration that stands for the lifetime.
    private var kind: String {
        if let lifetime { return Self.lifetimes[lifetime.optionName] ?? "Singleton" }
        return convention?.isPrototype == true ? "Prototype" : "Singleton"
    }

    private var scope: String? {
        lifetime?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.trimmedDescription
    }

    private func modifierCalls(isOnMainActor: Bool) -> [String] {
        var calls = lifetime?.optionName == "weak" ? [".weak()"] : []
        if let convention, modifiers?.arguments.value("named") == nil { calls.append(".named(\"\(convention.key)\")") }
        let aliases = conventionalAliases.map { "\"\($0)\"" }
        if !aliases.isEmpty { calls.append(".alias(\(aliases.joined(separator: ", ")))") }
        if convention?.isEager == true { calls.append(".eager()") }
        return calls + (modifiers?.calls(isOnMainActor: isOnMainActor) ?? [])
    }

    /// What stands for the method itself.
    private func maker(on base: Base, _ isolation: Isolation, waits: Bool) -> String {
        let owner = function.modifiers.isStatic ? base.type : base.object
        let isElsewhere = waits && function.signature.effectSpecifiers?.asyncSpecifier == nil
        guard isolation.isActor || isElsewhere || arguments.leavesOut else {
            return (owner.map { "\($0)." } ?? "") + arguments.reference(function.name.text)
        }
        // What belongs to an actor has no reference outside of it.
        let words = (function.signature.effectSpecifiers?.throwsClause != nil ? "try " : "") + (waits ? "await " : "")
        let parameters = arguments.found.enumerated().map {
            "\($0.element.localName($0.offset)): \($0.element.type.trimmedDescription)"
        }
        let isOnMain = !waits && isolation == .main
        let signature =
            parameters.isEmpty
            ? (isOnMain ? "@MainActor in " : "")
            : "\(isOnMain ? "@MainActor " : "")(\(parameters.joined(separator: ", "))) in "
        return
            "{ \(signature)\(words)\(owner ?? "self").\(function.name.text)\(arguments.callByName()) }"
    }

    /// By what the methods are reached where they are listed.
    struct Base {
        /// What stands for the configuration itself; nil where it goes without saying.
        let object: String?
        /// What stands for its type.
        let type: String
    }
}

extension Isolation {
    /// Whether a method's caller from outside has to await it.
    fileprivate func waits(for function: FunctionDeclSyntax) -> Bool {
        isActor || function.signature.effectSpecifiers?.asyncSpecifier != nil
    }

    /// Whether it is an actor other than the main one.
    var isActor: Bool {
        switch self {
        case .none, .main: false
        case .global, .actor: true
        }
    }
}

extension FunctionDeclSyntax {
    /// The name with its labels: `store(path:)`.
    var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }
}
#endif
