/// A module that can be checked: a constant, or a function that returns the module.
package struct ModuleRoot: Sendable, Equatable {
    /// The target that declares the module.
    package let target: String
    /// The name in code: `shop`, `Shop.module`, or the function's.
    package let name: String
    /// The function's parameters without a default; nil for a constant.
    package let parameters: [Parameter]?
    /// The location of the declaration in the package.
    package let location: String

    /// A parameter of a function that returns a module.
    package struct Parameter: Sendable, Equatable {
        /// The argument label; empty without one.
        package let label: String
        package let type: String
    }

    /// The expression for the module, with a placeholder for each argument.
    package var expression: String {
        guard let parameters else { return name }
        let arguments = parameters.map { ($0.label.isEmpty ? "" : "\($0.label): ") + "<#\($0.type)#>" }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// The signature for a list: `tools(inColor: Bool)`.
    package var title: String {
        guard let parameters else { return name }
        let list = parameters.map { "\($0.label.isEmpty ? "_" : $0.label): \($0.type)" }.joined(separator: ", ")
        return "\(name)(\(list))"
    }
}

extension ModuleRoot {
    /// Finds the modules that a source file declares for other targets.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - target: The file's target.
    ///   - path: The file's path in the package.
    static func all(in text: String, of target: String, path: String) -> [ModuleRoot] {
        var roots: [ModuleRoot] = []
        var type: Substring?
        let declaration =
            /^(?:(?:public|package)\s+)?(?:final\s+)?(?:enum|struct|class|actor|extension)\s+(?<name>\w+(?:\.\w+)*)/
        let constant =
            /^(?<space>\s*)(?:public|package)\s+(?:nonisolated\s+)?(?<static>static\s+)?(?:let|var)\s+(?<name>\w+)(?:\s*:\s*Module\b|\s*=\s*Module\()/
        let function =
            /^(?<space>[ \t]*)(?:public|package)\s+(?<static>static\s+)?func\s+(?<name>\w+)\s*(?:<[^>]*>)?\((?<list>(?:[^()]|\([^()]*\))*)\)\s*(?:throws\s*)?->\s*Module\b/
        var rest = text[...]
        var line = 1
        while !rest.isEmpty {
            if let match = rest.prefixMatch(of: declaration) {
                type = match.name
            } else if rest.first == "}" {
                type = nil
            }
            func name(_ word: Substring, isStatic: Bool, isIndented: Bool) -> String? {
                guard isIndented else { return String(word) }
                return isStatic ? type.map { "\($0).\(word)" } : nil
            }
            if let match = rest.prefixMatch(of: constant) {
                if let name = name(match.name, isStatic: match.static != nil, isIndented: !match.space.isEmpty) {
                    roots.append(ModuleRoot(target: target, name: name, parameters: nil, location: "\(path):\(line)"))
                }
            } else if let match = rest.prefixMatch(of: function),
                let name = name(match.name, isStatic: match.static != nil, isIndented: !match.space.isEmpty)
            {
                roots.append(
                    ModuleRoot(
                        target: target, name: name, parameters: parameters(in: String(match.list)),
                        location: "\(path):\(line)"
                    ))
            }
            rest = rest.drop { $0 != "\n" }.dropFirst()
            line += 1
        }
        return roots
    }

    /// The parameters that have no default.
    private static func parameters(in list: String) -> [Parameter] {
        var parts: [String] = [""]
        var depth = 0
        var last: Character = " "
        for character in list {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
            last = character
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.compactMap { part in
            guard !part.contains("="),
                let match = part.firstMatch(of: /^\s*(\w+)(?:\s+\w+)?\s*:\s*(.+?)\s*$/.dotMatchesNewlines())
            else { return nil }
            return Parameter(label: match.1 == "_" ? "" : String(match.1), type: String(match.2))
        }
    }
}
