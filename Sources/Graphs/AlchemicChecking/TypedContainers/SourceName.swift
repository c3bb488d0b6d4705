import AlchemicGraph

/// A type as generated code writes it, with the modules to import.
package struct SourceName: Sendable, Hashable {
    /// The type's text, qualified by its modules.
    package let text: String
    /// The type's part of a member's name: `sqlStore`, `userRepository`.
    let member: String
    /// The result and the arguments of a provider that takes arguments; nil for other types.
    let call: Call?

    /// The signature of a provider.
    struct Call: Sendable, Hashable {
        let result: String
        let member: String
        let arguments: [String]
    }

    package init(_ type: Any.Type) {
        guard let outer = TypeShape(type).outer else {
            let name = SourceName.exported(_typeName(type))
            let isExistential =
                isExistential(type) && !name.hasPrefix("any ") && name != "Any" && name != "Swift.AnyObject"
            text = isExistential ? "any \(name)" : name
            member = SourceName.member(for: text)
            call = nil
            return
        }
        let inside = SourceName(outer.element)
        let arguments = outer.arguments.map { SourceName($0).text }
        let all = ([inside.text] + arguments).joined(separator: ", ")
        call = arguments.isEmpty ? nil : Call(result: inside.text, member: inside.member, arguments: arguments)
        let isExistential = inside.text.hasPrefix("any ")
        switch outer.form {
        case .optional:
            text = isExistential ? "(\(inside.text))?" : "\(inside.text)?"
            member = inside.member
        case .list:
            text = "[\(inside.text)]"
            member = inside.member + "List"
        case .dictionary:
            text = "[String: \(inside.text)]"
            member = inside.member + "Dictionary"
        case .lazy:
            text = "Alchemic.Lazy<\(inside.text)>"
            member = "lazy" + capitalized(inside.member)
        case .provider:
            text = "Alchemic.Provider<\(all)>"
            member = call?.member ?? inside.member + "Provider"
        case .asyncProvider:
            text = "Alchemic.AsyncProvider<\(all)>"
            member = call?.member ?? inside.member + "Provider"
        case .scopeProvider:
            text = "Alchemic.ScopeProvider<\(inside.text)>"
            member = inside.member + "Provider"
        }
    }

    /// Creates the name of a type from a graph document, whose spelling is the same unless the type has a form.
    init(written text: String) {
        self.text = text
        member = SourceName.member(for: text)
        call = nil
    }

    /// The name as users write it: they import `AlchemicGraph`'s types through `Alchemic`.
    private static func exported(_ name: String) -> String {
        name.split(separator: "AlchemicGraph.", omittingEmptySubsequences: false).joined(separator: "Alchemic.")
    }

    /// Whether other files can name the type, which a private or local type does not allow.
    var isNameable: Bool { !text.contains("(") || text.hasSuffix("?") && !text.dropFirst().dropLast(2).contains("(") }

    /// The Swift modules that declare the types in the text.
    package var modules: Set<String> {
        Set(
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
                .filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first.map(String.init) }
        ).subtracting(["Swift", "Alchemic"])
    }

    /// The member's name with the enclosing type or module, to distinguish equal names.
    var longMember: String {
        let path = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.first { $0.contains(".") }
        let outer = path?.split(separator: ".").dropLast().last.map(String.init) ?? ""
        return outer.isEmpty ? member : uncapitalized(outer) + capitalized(member)
    }

    /// `userRepository` for `Shop.Repository<Core.User>`, `cartID` for `Shop.Cart.ID`.
    private static func member(for text: String) -> String {
        let words = text.split { "<>,& ".contains($0) }.filter { $0 != "any" }.map { word in
            let path = word.split(separator: ".").map(String.init)
            return path.last == "ID" && path.count > 2 ? path.suffix(2).joined() : path.last ?? ""
        }
        guard let first = words.first else { return "value" }
        return uncapitalized((words.dropFirst().joined() + first).filter { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}

/// `sqlStore` for `SQLStore`, `bm25Ranker` for `BM25Ranker`.
func uncapitalized(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    guard capitals.count > 1, rest.first?.isLowercase == true else { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
}

func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

/// A text as an identifier in camel case, of its letters and numbers.
func camelCase(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = words.first else { return "" }
    let name = uncapitalized(first) + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : name
}
