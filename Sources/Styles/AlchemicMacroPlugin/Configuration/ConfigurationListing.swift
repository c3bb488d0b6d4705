#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// What a configuration, or an extension of it, lists: its creating methods, what helps them, and further names.
struct ConfigurationListing {
    /// Functions of the standard library, which are called like members and are none.
    private static let standard: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min", "precondition",
        "preconditionFailure", "print", "repeatElement", "sequence", "stride", "swap", "type", "withExtendedLifetime",
        "withUnsafeCurrentTask", "zip",
    ]

    let declaration: any DeclGroupSyntax
    let isolation: Isolation
    let typeName: String
    let members: [DeclSyntax]
    /// The methods that make something, in order.
    let methods: [CreatingMethod]
    /// Methods and properties that give more names to something.
    let aliases: [Aliases]

    /// `aliasesForFoo`.
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

    /// The statements, each method in its place.
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
                "methods.add", ["helper: \"\(name)\"", "calls: " + calls.map { "\"\($0)\"" }.joined(separator: ", ")])
        }
        return listings.map { $0.text(indentedBy: indentation) }.joined(separator: "\n")
    }

    /// What of the uses of members has to do with making anything, as far as can be told from here: members that stand here
    /// and are computed, and what may stand in another extension.
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
        return Statement("methods.add", ["aliases: \(owner)\(name.text)\(isMethod ? "()" : "")", "for: \"\(key)\""])
    }
}

extension MemberUses {
    /// What the body of a member uses; nil for a member that has no body to run.
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
    /// Whether it may be a use of a member of that name: of a method, with the labels that are written.
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
    /// The names under which a member is used: a method's with its labels.
    fileprivate var memberNames: [String] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.signature.named(function.name)] }
        return self.as(VariableDeclSyntax.self)?.bindings.compactMap(\.name?.text) ?? []
    }
}
#endif
