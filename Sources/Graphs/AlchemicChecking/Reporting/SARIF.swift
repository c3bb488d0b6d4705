import AlchemicGraphDocument

/// Problems as a SARIF 2.1.0 log, the format that code scanning reads.
enum SARIF {
    static func log(of problems: [Diagnostic], folder: String?) -> String {
        var rules: [String] = []
        for problem in problems where !rules.contains(problem.id.rawValue) { rules.append(problem.id.rawValue) }
        let driver = JSON.members([
            "name": .string("Alchemic"),
            "rules": .array(rules.map { .members(["id": .string($0)]) }),
        ])
        let run = JSON.members([
            "tool": .members(["driver": driver]),
            "columnKind": .string("utf16CodeUnits"),
            "results": .array(problems.map { result(for: $0, rules: rules, folder: folder) }),
        ])
        return JSON.members([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([run]),
        ]).text
    }

    private static func result(for problem: Diagnostic, rules: [String], folder: String?) -> JSON {
        .members([
            "ruleId": .string(problem.id.rawValue),
            "ruleIndex": rules.firstIndex(of: problem.id.rawValue).map(JSON.number),
            "level": .string(problem.severity.rawValue),
            "message": .members(["text": .string(([problem.headline] + problem.remarks).joined(separator: "\n"))]),
            "locations": problem.location.map { .array([physicalLocation($0, folder: folder)]) },
        ])
    }

    private static func physicalLocation(_ location: Definition.SourceLocation, folder: String?) -> JSON {
        let region = JSON.members([
            // Lines and columns count from one, and a problem of the file as a whole has none.
            "startLine": .number(max(1, Int(location.line))),
            "startColumn": location.column == 0 ? nil : .number(Int(location.column)),
        ])
        let artifact = JSON.members(["uri": .string(uri(of: location.file, folder: folder))])
        return .members(["physicalLocation": .members(["artifactLocation": artifact, "region": region])])
    }

    /// A path as a URI: relative if the folder contains the file, else with its scheme.
    private static func uri(of path: String, folder: String?) -> String {
        let path = relative(path, to: folder)
        var result = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
