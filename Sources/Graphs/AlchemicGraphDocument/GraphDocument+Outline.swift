extension GraphDocument {
    /// The graph in words, one line per definition, dependency and step.
    ///
    /// The outline leaves out source locations, which change with every edit.
    public var outline: String {
        var lines: [String] = []
        for definition in definitions {
            lines.append(definition.outline)
            for dependency in definition.dependencies { lines.append("    " + dependency.outline) }
            for step in definition.steps {
                lines.append("    " + step.outline)
                for dependency in step.dependencies { lines.append("        " + dependency.outline) }
            }
        }
        if !startOrder.isEmpty { lines.append("start: " + startOrder.joined(separator: ", ")) }
        for problem in problems { lines.append("\(problem.severity): [\(problem.id)] \(problem.headline)") }
        return lines.joined(separator: "\n")
    }
}

extension GraphDocument.Definition {
    /// The definition in one line, without its dependencies.
    package var outline: String {
        var words = [lifetime, id]
        if id != type { words.append("of type \(type)") }
        if !promisedTypes.isEmpty {
            words.append("\(hidesOtherTypes ? "only as" : "as") \(promisedTypes.joined(separator: ", "))")
        }
        if let scope { words.append("in \(scope)") }
        if !aliases.isEmpty { words.append("alias \(aliases.joined(separator: ", "))") }
        for tag in tags { words.append("tag \(tag.name)" + (tag.order.map { " \($0)" } ?? "")) }
        if let order { words.append("order \(order)") }
        if isPrimary { words.append("primary") }
        if isEager { words.append("eager") }
        if isService { words.append("service") }
        if isOncePerResolution == true { words.append("once per resolution") }
        if isEvictable { words.append("evictable") }
        for override in overrides { words.append("overriding \(override)") }
        if isolation != "synchronous" { words.append(isolation) }
        if let inner { words.append("around \(inner)") }
        if let configuration { words.append("from \(configuration.outline)") }
        return words.joined(separator: " ") + " (\(module))"
    }
}

extension GraphDocument.ConfigurationKey {
    /// The key, and its default or the word `required`.
    fileprivate var outline: String {
        let name = isSection ? "configuration section \(key)" : "configuration key \(key)"
        let without = isRequired ? ", required" : `default`.map { " = \($0)" } ?? ""
        return name + without + (isSecret ? ", secret" : "")
    }
}

extension GraphDocument.Dependency {
    /// The parameter in one line, with the outcome of its resolution.
    package var outline: String {
        declaration + " = " + (definitions.isEmpty ? outcome : definitions.joined(separator: ", "))
    }

    /// The parameter in one line, as it is declared.
    var declaration: String {
        let form = form == "single" ? "" : "\(form) of "
        let source = configuration.map { " from \($0.outline)" } ?? query.map { " by \($0)" } ?? ""
        return "\(label): \(form)\(type)\(source)"
    }
}

extension GraphDocument.Step {
    /// The step in one line, without its parameters.
    var outline: String {
        kind + (name.map { " \($0)" } ?? "") + (onlyIfUnset ? " only if unset" : "")
            + (isolation == "synchronous" ? "" : " \(isolation)")
    }
}
