#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The listing of a configuration, or of an extension of one: its creating methods, their helpers, and aliases.
struct ConfigurationListing {
    /// Functions of the standard library, whose calls look like calls of members.
    private static let standard: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min", "precondition",
        "preconditionFailure", "print", "repeatElement", "sequence", "stride", "swap", "type", "withExtendedLifetime",
        "withUnsafeCurrentTask", "zip",
    ]

    let declaration: any DeclGroupSyntax
    let isolation: Isolation
    let typeName: String
    let members: [DeclSyntax]
    /// The creating methods, in source order.
    let methods: [CreatingMethod]
    /// The methods and properties that return aliases.
    let aliases: [Aliases]

    /// A method or property such as `aliasesForFoo`, which returns aliases of `Foo`.
    struct Aliases {
        let key: String
        /// The method or the property.
        let declaration: DeclSyntax
        let name: TokenSyntax
        let isMethod: Bool
    }

    init(_ declaration: some DeclGroupSyntax, named typeName: String, in context: some MacroExpansionContext) {
        self.declaration = declaration
        self.typeName = typeName
        isolation =
            declaration.is(ActorDeclSyntax.self)
            ? .actor
            : Isolation(attributes: declaration.attributes, modifiers: declaration.modifiers) ?? .none
        members = declaration.memberBlock.members.declarations(in: context)
        let isolation = isolation
        methods = members.compactMap { $0.as(FunctionDeclSyntax.self).flatMap { CreatingMethod($0, in: isolation) } }
        aliases = members.compactMap(Aliases.init)
    }

    // MARK: What is written

    /// The statements for all members, in source order.
    func statements(
        on base: CreatingMethod.Base, indentation: String, _ context: some MacroExpansionContext
    ) -> String {
        let known = Set(members.flatMap(\.memberNames))
        let listings: [Statement] = members.compactMap { member in
            guard let uses = MemberUses(ofMember: member, of: typeName) else {
                return Aliases(member).map { $0.listing(on: base) }
            }
            let calls = calls(in: uses, among: known)
            if let function = member.as(FunctionDeclSyntax.self), let method = CreatingMethod(function, in: isolation) {
                return method.isSound ? method.statement(on: base, calls: calls, context) : nil
            }
            if let aliases = Aliases(member) { return aliases.listing(on: base) }
            guard !calls.isEmpty, let name = member.memberNames.first else { return nil }
            return Statement(
                "methods.add",
                taking: ["helper: \"\(name)\"", "calls: " + calls.map { "\"\($0)\"" }.joined(separator: ", ")])
        }
        return listings.map { $0.text(indentedBy: indentation) }.joined(separator: "\n")
    }

    /// The uses that may lead to a creating method: members of this declaration that have a body, and names that another
    /// extension may declare.
    private func calls(in uses: MemberUses, among known: Set<String>) -> [String] {
        var seen: Set<String> = []
        let computed = Set(members.filter { MemberUses(ofMember: $0, of: typeName) != nil }.flatMap(\.memberNames))
        return uses.uses.flatMap { use -> [String] in
            let base = use.baseName
            let here = known.filter { $0.prefix { $0 != "(" } == base }
            guard here.isEmpty else {
                let matches = here.filter { computed.contains($0) && use.mayMean($0) }
                return matches.sorted()
            }
            if NamingConvention(base) != nil { return [use.name] }
            guard use.isQualified || use.isCall, base.first?.isLowercase == true || base.first == "_" else { return [] }
            return Self.standard.contains(base) ? [] : [use.name]
        }.filter { seen.insert($0).inserted }
    }
}

extension ConfigurationListing.Aliases {
    init?(_ member: DeclSyntax) {
        let prefix = NamingConvention.aliasPrefix
        let function = member.as(FunctionDeclSyntax.self)
        guard let name = function?.name ?? member.as(VariableDeclSyntax.self)?.bindings.first?.name,
            function?.signature.parameterClause.parameters.isEmpty != false, name.text.hasPrefix(prefix),
            name.text != prefix
        else { return nil }
        key = String(name.text.dropFirst(prefix.count))
        declaration = member
        self.name = name
        isMethod = function != nil
    }

    fileprivate func listing(on base: CreatingMethod.Base) -> Statement {
        let isStatic = declaration.modifiersOfDeclaration.isStatic
        let owner = (isStatic ? base.type : base.object).map { "\($0)." } ?? ""
        return Statement(
            "methods.add", taking: ["aliases: \(owner)\(name.text)\(isMethod ? "()" : "")", "for: \"\(key)\""])
    }
}

extension MemberUses {
    /// Collects the uses in a member's body; nil for a member without a body.
    convenience init?(ofMember member: DeclSyntax, of typeName: String) {
        if let function = member.as(FunctionDeclSyntax.self) {
            guard let body = function.body else { return nil }
            self.init(in: body, parameters: function.signature.localNames, of: typeName)
        } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let accessors = binding.accessorBlock
        {
            self.init(in: accessors, parameters: [], of: typeName)
        } else {
            return nil
        }
    }
}

extension MemberUses.Use {
    /// Whether the use may refer to a member.
    ///
    /// The labels of a call must occur in the method's name in this order; labels of parameters with default values may be
    /// missing.
    func mayMean(_ member: String) -> Bool {
        guard isCall else { return true }
        guard member.hasSuffix(")") else { return false }
        var labels = Self.labels(of: member)[...]
        for label in Self.labels(of: name) {
            guard let place = labels.firstIndex(of: label) else { return false }
            labels = labels[(place + 1)...]
        }
        return true
    }

    private static func labels(of name: String) -> [Substring] {
        name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    }
}

extension DeclSyntax {
    /// The names by which a member can be used; a method's name includes its labels.
    fileprivate var memberNames: [String] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.signature.named(function.name)] }
        return self.as(VariableDeclSyntax.self)?.bindings.compactMap(\.name?.text) ?? []
    }
}
#endif
