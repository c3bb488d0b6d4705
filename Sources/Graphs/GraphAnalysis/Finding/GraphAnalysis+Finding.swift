import AlchemicGraph
package import AlchemicGraphDocument

/// A name that the graph does not have.
package struct UnknownName: Error, Hashable {
    package let name: String
    /// Similar names, nearest first.
    package let near: [String]

    package init(name: String, near: [String]) {
        self.name = name
        self.near = near
    }
}

extension GraphAnalysis {
    /// The definitions that a user means by a name: tried as an id, then as a name or alias, then as a type.
    ///
    /// A type may be written without its Swift module, and without `any`.
    ///
    /// - Returns: The indices, in order of declaration; never empty.
    package func indices(named name: String) throws(UnknownName) -> [Int] {
        if let index = index(of: name) ?? titles.firstIndex(of: name) { return [index] }
        let named = definitions.indices.filter { index in
            let definition = definitions[index]
            return definition.name == name || definition.aliases.contains(name) || definition.defaultName == name
        }
        let found = named.isEmpty ? indices(ofType: name) : named
        if !found.isEmpty { return found }
        throw UnknownName(name: name, near: similarNames(to: name))
    }

    /// The definitions that have or promise a type, which may be written without its Swift module and without `any`.
    package func indices(ofType name: String) -> [Int] {
        func found(_ fits: (String) -> Bool) -> [Int] {
            definitions.indices.filter {
                ([definitions[$0].type] + definitions[$0].promisedTypes).contains(where: fits)
            }
        }
        let exact = found { $0 == name }
        return exact.isEmpty ? found { isShortName(name, of: $0) } : exact
    }

    /// The names of definitions that are similar to an unknown one.
    package func similarNames(to name: String) -> [String] {
        let names = definitions.flatMap { definition in
            definition.aliases + ([definition.type] + definition.promisedTypes).map(bareName)
        }
        return suggestions(for: name, among: titles + names)
    }

    /// The types that may be resolved and whose names contain a text; all types for nil.
    package func requests(matching text: String?) throws(UnknownName) -> [GraphDocument.Request] {
        guard let text else { return document.requests }
        let found = document.requests.filter { occurs(text, in: $0.type) }
        guard found.isEmpty else { return found }
        throw UnknownName(name: text, near: suggestions(for: text, among: document.requests.map { bareName($0.type) }))
    }

    /// A configuration key, with the first definition that reads the key or has a parameter that does.
    package struct ConfiguredKey: Sendable {
        package let key: GraphDocument.ConfigurationKey
        /// The type that the key's value is read as.
        package let type: String
        package let definition: GraphDocument.Definition
    }

    /// The configuration keys that contain a text, each once per type; all keys for nil.
    package func configuredKeys(matching text: String?) throws(UnknownName) -> [ConfiguredKey] {
        var seen: Set<[String]> = []
        let all = definitions.flatMap { definition in
            let dependencies = definition.dependencies + definition.steps.flatMap(\.dependencies)
            return [
                definition.configuration.map { ConfiguredKey(key: $0, type: definition.type, definition: definition) }
            ]
            .compactMap(\.self)
                + dependencies.compactMap { dependency in
                    dependency.configuration.map {
                        ConfiguredKey(key: $0, type: dependency.typeWithForm, definition: definition)
                    }
                }
        }.filter { seen.insert([$0.key.key, $0.type]).inserted }
        guard let text else { return all }
        let found = all.filter { occurs(text, in: $0.key.key) }
        guard found.isEmpty else { return found }
        throw UnknownName(name: text, near: suggestions(for: text, among: all.map(\.key.key)))
    }

    /// The types with a given name, which may lack the Swift module and `any`.
    package func requests(named name: String) -> [GraphDocument.Request] {
        let exact = document.requests.filter { $0.type == name }
        return exact.isEmpty ? document.requests.filter { isShortName(name, of: $0.type) } : exact
    }

    /// Whether the module with this full path, or a module within it, declares the definition.
    package func isDefinition(at index: Int, declaredIn path: String) -> Bool {
        let module = definitions[index].module
        return module == path || module.hasPrefix(path + "/")
    }

    /// The path of the module or definition source that a full or partial path means.
    package func modulePath(matching path: String) throws(UnknownName) -> String {
        let paths = document.modules.map(\.path)
        if paths.contains(path) { return path }
        if let short = paths.first(where: { $0.hasSuffix("/" + path) }) { return short }
        let names = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
        throw UnknownName(name: path, near: suggestions(for: path, among: path.contains("/") ? paths : names))
    }
}

/// A type's name without enclosing modules and types, also in its generic arguments.
package func shortName(_ type: String) -> String {
    var result = ""
    var word = ""
    for character in type {
        switch character {
        case ".": word = ""
        case _ where character.isLetter || character.isNumber || character == "_": word.append(character)
        default:
            result += word
            result.append(character)
            word = ""
        }
    }
    return result + word
}

/// A type's short name without `any`, as users type it.
private func bareName(_ type: String) -> String { bare(shortName(type)) }

/// A name without `any`.
private func bare(_ name: String) -> String { name.hasPrefix("any ") ? String(name.dropFirst(4)) : name }

/// Whether a user may mean a type by a name: without the Swift module, without enclosing types, or without `any`.
private func isShortName(_ name: String, of type: String) -> Bool {
    bare(type) == bare(name) || bare(shortName(type)) == bare(name) || bare(type).hasSuffix("." + bare(name))
}

/// Whether a text occurs in a name, in upper or lower case.
private func occurs(_ text: String, in name: String) -> Bool {
    let (name, text) = (Array(name.lowercased()), Array(text.lowercased()))
    guard text.count <= name.count else { return false }
    return (0...(name.count - text.count)).contains { name[$0..<($0 + text.count)].elementsEqual(text) }
}
