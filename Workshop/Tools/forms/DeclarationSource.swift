/// The source of one kind of declaration: the forms in which a factory can be given to its type.
///
/// All kinds have the same forms with the same words. They stand on the types themselves, and not in an extension of a
/// protocol, so that the documentation of each type shows what is written with it. A form that the compiler chooses by
/// itself beside another one, for what is written in the same way, is not shown.
struct DeclarationSource {
    let name: String
    /// Whether the type has to be `Sendable`, since what is made is shared.
    let isShared: Bool
    /// Whether the first argument is the scope.
    var hasScope = false
    /// Up to how many parameters there is a form that needs no parameter pack, which is faster to call.
    var arities = 0

    var fileName: String { "\(name)+Forms.swift" }

    var text: String {
        var lines = ["// Written by the tool `forms`; see Workshop/Tools/forms.", "", "extension \(name) {"]
        var forms = (0..<arities).map { few($0 + 1) }
        for queries in [false, true] { forms.append(plain(queries: queries)) }
        for queries in [false, true] { forms.append(awaited(queries: queries)) }
        for queries in [false, true] { forms.append(main(isSendable: true, queries: queries)) }
        for queries in [false, true] { forms.append(main(isSendable: false, queries: queries)) }
        for isMain in [false, true] {
            for queries in [false, true] { forms.append(method(isMain: isMain, queries: queries)) }
        }
        lines += forms.map(declaration).joined(separator: [""])
        return lines.joined(separator: "\n") + "\n}\n"
    }

    // MARK: Forms

    private struct Form {
        var summary: String
        var isShown = true
        var generics: String
        var function: String
        /// How the function becomes a factory.
        var maker: String
        var isSendable: Bool
        var isMain = false
        var queries = false
        var hasOwner = false
    }

    private func plain(queries: Bool) -> Form {
        Form(
            summary: "an initializer, a function or a closure", generics: "each Parameter, Failure: Error",
            function: "@Sendable (repeat each Parameter) throws(Failure) -> Instance",
            // Only queries leave parameters to callers.
            maker: isShared ? "shared(make)" : queries ? "prototype(given: make)" : "prototype(make)",
            isSendable: isShared, queries: queries)
    }

    private func few(_ count: Int) -> Form {
        let types = ["First", "Second", "Third"].prefix(count)
        return Form(
            summary: "an initializer, a function or a closure of \(count) parameter\(count == 1 ? "" : "s")",
            isShown: false, generics: (types + ["Failure: Error"]).joined(separator: ", "),
            function: "@Sendable (\(types.joined(separator: ", "))) throws(Failure) -> Instance",
            maker: "prototype(of\(count): make)", isSendable: isShared)
    }

    private func awaited(queries: Bool) -> Form {
        Form(
            summary: "an asynchronous factory", isShown: false, generics: "each Parameter",
            function: "@Sendable (repeat each Parameter) async throws -> Instance", maker: "awaited(make)",
            isSendable: isShared, queries: queries)
    }

    private func main(isSendable: Bool, queries: Bool) -> Form {
        Form(
            summary: "a factory on the main actor" + (isSendable ? "" : ", where it stays"),
            isShown: false, generics: "each Parameter",
            function: "@MainActor @Sendable (repeat each Parameter) throws -> Instance", maker: "onMain(make)",
            isSendable: isSendable, isMain: true, queries: queries)
    }

    private func method(isMain: Bool, queries: Bool) -> Form {
        let isolation = isMain ? "@MainActor " : ""
        return Form(
            summary: "a method of another object" + (isMain ? ", on the main actor" : ""), isShown: !isMain,
            generics: "Owner, each Parameter",
            function: "\(isolation)@Sendable (Owner) -> \(isolation)(repeat each Parameter) throws -> Instance",
            maker: "\(isMain ? "onMain" : isShared ? "shared" : "prototype")(method: make)",
            isSendable: isShared, isMain: isMain, queries: queries, hasOwner: true)
    }

    private func declaration(_ form: Form) -> [String] {
        // `isolated` ranks an overload below those that are not isolated.
        var lines = ["    /// Declares \(form.summary)\(form.queries ? ", with a query for each parameter" : "")."]
        if form.hasOwner && !form.isMain && !form.queries {
            lines += ["    ///", "    /// `make` is the method: `Tills.makeTill(amount:)`. The query finds its owner."]
        } else if form.queries && !form.hasOwner && form.generics.contains("Failure") {
            lines += [
                "    ///", "    /// The queries are in the order of the parameters; `.auto` resolves one by its type.",
            ]
        }
        if !form.isShown { lines.append("    @_documentation(visibility: internal)") }
        var taken = hasScope ? ["_ scope: Scope,"] : []
        if form.hasOwner { taken.append("of owner: Owner.Type, owner query: Query<Owner> = .auto,") }
        taken.append("_ make: @escaping \(form.function),")
        if form.queries { taken.append("_ queries: repeat Query<each Parameter>,") }
        taken.append("file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column")
        if form.isMain { taken[taken.count - 1] += ", isolated: Void = ()" }
        lines.append("    @inlinable")
        // A function of its own for the types of each line: inlined into a list, the time that the optimizer takes would grow with
        // the square of its lines. Without queries there is little to inline, and the factory becomes part of what calls it.
        if form.queries { lines.append("    @inline(never)") }
        lines.append("    public init<\(form.generics)>(")
        lines += wrapped(taken, indentation: 8, separator: " ")
        lines.append("    )\(form.isSendable ? " where Instance: Sendable" : "") {")
        var given = ["maker: Maker.\(form.maker)"]
        if hasScope { given.append("in: scope") }
        if form.isSendable { given.append("isSendable: true") }
        if form.hasOwner {
            given += ["queries: erased(query\(form.queries ? ", repeat each queries" : ""))", "owner: Owner.self"]
        } else if form.queries {
            given.append("queries: erased(repeat each queries)")
        }
        given += ["file: file", "line: line", "column: column)"]
        let onOneLine = "        self.init(" + given.joined(separator: ", ")
        if onOneLine.count <= 120 {
            lines.append(onOneLine)
        } else {
            lines.append("        self.init(")
            lines += wrapped(given, indentation: 12, separator: ", ")
        }
        return lines + ["    }"]
    }

    /// Words on as few lines as it takes.
    private func wrapped(_ words: [String], indentation: Int, separator: String) -> [String] {
        let start = String(repeating: " ", count: indentation)
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + separator.count + word.count < 120 {
                lines[lines.count - 1] = last + separator + word
            } else {
                if !lines.isEmpty, separator.hasPrefix(",") { lines[lines.count - 1] += "," }
                lines.append(start + word)
            }
        }
        return lines
    }
}
