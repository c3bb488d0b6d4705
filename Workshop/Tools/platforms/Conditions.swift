/// Rewrites a source as if the compiler's target were another platform.
///
/// `os(…)` and `canImport(…)` follow the target, and no other target's standard library is here. What they say of the
/// platform is written in their place, so that the lines keep their numbers.
struct Conditions {
    let platform: Platform

    /// A condition that cannot be answered.
    struct Unknown: Error, Equatable, CustomStringConvertible {
        let line: Int
        let question: String
        var description: String { "\(line): error: no platform says what '\(question)' is: add it to Platform.swift" }
    }

    /// Whether a source has conditions that differ between platforms.
    static func areIn(_ source: String) -> Bool {
        source.split(separator: "\n").contains { isDirective($0) && $0.contains(question) }
    }

    private static var question: Regex<(Substring, name: Substring, argument: Substring)> {
        /\b(?<name>os|canImport|targetEnvironment)\(\s*(?<argument>\w+)[^)]*\)/
    }

    private static func isDirective(_ line: Substring) -> Bool { line.prefixMatch(of: /\s*#(if|elseif)\b/) != nil }

    /// The source for the platform.
    func rewritten(_ source: String) throws(Unknown) -> String {
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for index in lines.indices { lines[index] = try rewritten(lines[index], number: index + 1) }
        if platform.isExtension { Self.removeWhatExtensionsLack(&lines) }
        return lines.joined(separator: "\n")
    }

    private func rewritten(_ line: Substring, number: Int) throws(Unknown) -> Substring {
        var line = line
        if Self.isDirective(line) {
            while let match = line.firstMatch(of: Self.question) {
                guard let answer = answer(match.output.name, match.output.argument) else {
                    throw Unknown(line: number, question: String(match.output.0))
                }
                line.replaceSubrange(match.range, with: answer ? "true" : "false")
            }
        } else if let match = line.wholeMatch(of: /((?:\w+ )?import )(\w+)/),
            let module = platform.renamed[String(match.output.2)]
        {
            line = match.output.1 + module
        }
        return line
    }

    /// What stands in place of a declaration that was removed.
    static let removal = "// Not in application extensions."

    /// Removes declarations that application extensions do not have: from the attribute to where their braces are closed.
    private static func removeWhatExtensionsLack(_ lines: inout [Substring]) {
        var depth = 0
        var isRemoved = false
        for (index, line) in lines.enumerated() {
            let isAttribute = line.contains(/^\s*@available\(\w+ApplicationExtension, unavailable\)$/)
            guard isRemoved || isAttribute else { continue }
            lines[index] = isRemoved ? "" : Self.removal[...]
            isRemoved = true
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth == 0, line.contains("}") { isRemoved = false }
        }
    }

    private func answer(_ name: Substring, _ argument: Substring) -> Bool? {
        let argument = String(argument)
        switch name {
        case "os": return Platform.systems.contains(argument) ? argument == platform.system : nil
        case "canImport":
            return Platform.particularModules.contains(argument) ? platform.modules.contains(argument) : nil
        default: return Platform.environments.contains(argument) ? argument == platform.environment : nil
        }
    }
}
