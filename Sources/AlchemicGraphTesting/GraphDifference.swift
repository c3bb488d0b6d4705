public import AlchemicGraphDocument
import LineDifference

/// What has changed from one graph to another, a line for each definition.
public struct GraphDifference: Sendable, Hashable, CustomStringConvertible {
    /// The lines: `-` for what is only in the old graph, `+` for what is only in the new one.
    public let description: String

    /// Compares two documents; places in files do not count.
    ///
    /// - Parameters:
    ///   - old: The old one.
    ///   - new: The new one.
    /// - Returns: nil if nothing has changed.
    public init?(from old: GraphDocument, to new: GraphDocument) {
        let (before, after) = (old.outline, new.outline)
        guard before != after else { return nil }
        description = lineDifference(from: before, to: after)
    }

    init(_ description: String) {
        self.description = description
    }
}

extension GraphDocument {
    /// The graph in words, a line for each definition, dependency and step; without places, which change with every edit.
    public var outline: String {
        var lines: [String] = []
        for definition in definitions {
            lines.append(definition.outline)
            for dependency in definition.dependencies { lines.append("    " + dependency.outline) }
            for step in definition.steps {
                lines.append("    \(step.kind)" + (step.name.map { " \($0)" } ?? ""))
                for dependency in step.dependencies { lines.append("        " + dependency.outline) }
            }
        }
        if !startOrder.isEmpty { lines.append("start: " + startOrder.joined(separator: ", ")) }
        for problem in problems { lines.append("\(problem.severity): [\(problem.id)] \(problem.headline)") }
        return lines.joined(separator: "\n")
    }
}

extension GraphDocument.Definition {
    fileprivate var outline: String {
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
        if isEvictable { words.append("evictable") }
        for override in overrides { words.append("overriding \(override)") }
        if isolation != "synchronous" { words.append(isolation) }
        if let inner { words.append("around \(inner)") }
        return words.joined(separator: " ") + " (\(module))"
    }
}

extension GraphDocument.Dependency {
    fileprivate var outline: String {
        let found = definitions.isEmpty ? outcome : definitions.joined(separator: ", ")
        let form = form == "single" ? "" : "\(form) of "
        return "\(label): \(form)\(type)" + (query.map { " by \($0)" } ?? "") + " = \(found)"
    }
}
