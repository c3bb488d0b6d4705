import AlchemicGraphDocument

/// A problem as a workflow command, which GitHub shows beside the source line.
struct GitHubAnnotation {
    let text: String

    init(_ problem: Diagnostic, folder: String?) {
        var properties: [(String, String)] = []
        if let location = problem.location {
            properties.append(("file", relative(location.file, to: folder)))
            properties.append(("line", String(location.line)))
            if location.column > 0 { properties.append(("col", String(location.column))) }
        }
        properties.append(("title", problem.id.rawValue))
        let list = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
        let message = ([problem.headline] + problem.remarks).joined(separator: "\n")
        let command = problem.severity == .note ? "notice" : "\(problem.severity)"
        text = "::\(command) \(list)::\(Self.escaped(message, isProperty: false))"
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

/// A path relative to a folder that contains it; any other path is unchanged.
func relative(_ path: String, to folder: String?) -> String {
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
}
