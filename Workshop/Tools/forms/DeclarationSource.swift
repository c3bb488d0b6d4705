/// The source of one kind of declaration: its type, and the forms in which a factory can be given to it.
///
/// All kinds have the same forms with the same words. They stand on the types themselves, and not in an extension of a
/// protocol, so that the documentation of each type shows what is written with it.
struct DeclarationSource {
    let name: String
    /// What stands above the type.
    let summary: [String]
    /// Whether the type has to be `Sendable`, since what is made is shared.
    let isShared: Bool
    /// Whether the first argument is the scope.
    var hasScope = false
    /// Up to how many parameters there is a form that needs no parameter pack, which is faster to call.
    var arities = 0

    var fileName: String { "\(name).swift" }

    private static let location = "file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column"

    var text: String {
        var lines = ["// Written by the tool `forms`; see Workshop/Tools/forms.", ""]
        lines += summary.map { $0.isEmpty ? "///" : "/// \($0)" }
        lines += [
            "public struct \(name)<Instance>: TypedDeclaration {",
            "    /// The definition.",
            "    public var definition: Definition",
            "",
            "    @usableFromInline",
            "    package init(_ definition: Definition) {",
            "        self.definition = definition",
            "    }",
            "}",
            "",
            "extension \(name) {",
        ]
        var blocks: [[String]] = []
        for arity in 0..<arities { blocks.append(few(arity + 1)) }
        blocks.append(form(.plain, queries: false))
        blocks.append(form(.plain, queries: true))
        blocks.append(form(.asynchronous, queries: false))
        blocks.append(form(.asynchronous, queries: true))
        for isSendable in [true, false] {
            blocks.append(form(.main(isSendable: isSendable), queries: false))
            blocks.append(form(.main(isSendable: isSendable), queries: true))
        }
        for isMain in [false, true] {
            blocks.append(method(isMain: isMain, queries: false))
            blocks.append(method(isMain: isMain, queries: true))
        }
        lines += blocks.joined(separator: [""])
        return lines.joined(separator: "\n") + "\n}\n"
    }

    // MARK: Forms

    private enum Form {
        case plain, asynchronous
        case main(isSendable: Bool)
    }

    private func form(_ form: Form, queries: Bool) -> [String] {
        var generics = "each Parameter"
        var function = "@escaping @Sendable (repeat each Parameter)"
        var body = isShared ? "shared" : "prototype"
        var traits = isShared ? "Seen.sendable" : "Seen.nothing"
        var isSendable = isShared
        var isMain = false
        let words: String
        switch form {
        case .plain:
            generics += ", Failure: Error"
            function += " throws(Failure) -> Instance"
            traits = "Seen.failing(with: Failure.self, sendable: \(isShared))"
            words = "an initializer, a function or a closure"
        case .asynchronous:
            function += " async throws -> Instance"
            body = "awaited"
            words = "an asynchronous factory"
        case .main(let sendable):
            function = "@escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance"
            body = "onMain"
            isSendable = sendable
            isMain = true
            traits = sendable ? "Seen.sendable" : "Seen.nothing"
            words =
                "a factory on the main actor" + (sendable ? "" : ", where it stays")
        }
        return declaration(
            summary: "Declares \(words)\(queries ? ", with a query for each parameter" : "").",
            generics: generics, function: function, isSendable: isSendable, isMain: isMain, queries: queries,
            body: body == "prototype" && queries ? "prototype(queried: make)" : "\(body)(make)",
            parameters: "typeList(repeat (each Parameter).self)", traits: traits)
    }

    private func few(_ count: Int) -> [String] {
        let types = ["First", "Second", "Third"].prefix(count)
        return declaration(
            summary:
                "Declares an initializer, a function or a closure of \(["one parameter", "two parameters", "three parameters"][count - 1]).",
            generics: (types + ["Failure: Error"]).joined(separator: ", "),
            function: "@escaping @Sendable (\(types.joined(separator: ", "))) throws(Failure) -> Instance",
            isSendable: isShared, isMain: false, queries: false, body: "prototype(of\(count): make)",
            parameters: "[\(types.map { "\($0).self" }.joined(separator: ", "))]",
            traits: "Seen.failing(with: Failure.self, sendable: \(isShared))")
    }

    private func method(isMain: Bool, queries: Bool) -> [String] {
        let function =
            isMain
            ? "@escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance"
            : "@escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance"
        return declaration(
            summary:
                "Declares a method of another object\(isMain ? ", on the main actor" : "")"
                + "\(isMain && !isShared ? ", where it stays" : "")"
                + "\(queries ? ", with a query for each parameter" : "").",
            generics: "Owner, each Parameter", function: function, isSendable: isShared, isMain: isMain,
            queries: queries, owner: true,
            body: isMain ? "onMain(method: make)" : isShared ? "shared(method: make)" : "prototype(method: make)",
            parameters: "typeList(Owner.self, repeat (each Parameter).self)",
            traits: isShared ? "Seen.sendable" : "Seen.nothing")
    }

    private func declaration(
        summary: String, generics: String, function: String, isSendable: Bool, isMain: Bool, queries: Bool,
        owner: Bool = false, body: String, parameters: String, traits: String
    ) -> [String] {
        var taken: [String] = []
        var explained: [String] = []
        if hasScope { taken.append("_ scope: Scope") }
        if owner {
            taken += ["of owner: Owner.Type", "owner query: Query<Owner> = .auto"]
            explained.append(
                "`make` is the method: `Tills.makeTill(amount:)`. The query finds its owner.")
        }
        taken.append("_ make: \(function)")
        if queries {
            taken.append("_ queries: repeat Query<each Parameter>")
            explained.append("The queries are in the order of the parameters; `.auto` resolves one by its type.")
        }
        if isMain {
            explained.append("Leave out `isolated`: it ranks this overload below those that are not isolated.")
        }
        let location = Self.location + (isMain ? ", isolated: Void = ()" : "")
        var arguments = [".\(body)", "of: Instance.self", "parameters: { \(parameters) }", ".\(kind)"]
        if hasScope { arguments.append("scope: scope") }
        arguments.append("traits: \(traits)")
        if queries { arguments.append("queries: plans(repeat each queries)") }
        if owner { arguments.append("owner: (Owner.self, query.plan)") }
        var lines = ["    /// \(summary)"]
        if !explained.isEmpty { lines.append("    ///") }
        lines += explained.map { "    /// \($0)" }
        lines += [
            "    @inlinable",
            "    public init<\(generics)>(",
        ]
        lines += taken.map { "        \($0)," }
        lines += ["        \(location)", "    )\(isSendable ? " where Instance: Sendable" : "") {"]
        lines += ["        self.init(", "            Definition("]
        lines += wrapped(arguments + ["file: file", "line: line", "column: column))"])
        lines.append("    }")
        return lines
    }

    /// A list of arguments on as few lines as it takes.
    private func wrapped(_ arguments: [String]) -> [String] {
        let indentation = String(repeating: " ", count: 16)
        var lines: [String] = []
        var line = indentation
        for (index, argument) in arguments.enumerated() {
            let piece = index == arguments.count - 1 ? argument : argument + ","
            if line != indentation, line.count + 1 + piece.count > 120 {
                lines.append(line)
                line = indentation
            }
            line += line == indentation ? piece : " " + piece
        }
        return lines + [line]
    }

    private var kind: String { name.lowercased() }
}
