import Alchemic
import Foundation
public import Testing

/// Expects each public type of a module to say in one line what it is, and the lines to be the recorded ones.
///
/// The types are found in the module's sources, so that a new one fails until a value of it is here, or a reason. Left out are
/// errors, whose texts are messages of several lines, and what is hidden from the documentation, which users neither name nor keep.
///
/// - Parameters:
///   - module: The module's name.
///   - values: Values of its types, of each at least one; the text "sesame" in them stands for what nothing may show.
///   - reasons: Why there is no value of a type, by the type's name.
///   - sourceLocation: Where the expectation is.
public func expectPrinted(
    _ module: String, _ values: [Any], unprinted reasons: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let sources = try ModuleSources(module)
    var printed: Set<String> = []
    var lines: [String] = []
    for value in values {
        let type = String(reflecting: type(of: value)).prefix { $0 != "<" }.dropFirst(module.count + 1)
        printed.insert(String(type))
        let text = "\(value)"
        lines.append("\(type): \(text)")
        var dumped = ""
        dump(value, to: &dumped)
        let children = Mirror(reflecting: value).children.compactMap(\.label)
        for (fault, isThere) in [
            "prints several lines": text.contains { $0.isNewline } && !(value is Diagnostic),
            "prints a module or an address": text.contains("0x") || text.contains("unknown context")
                || ModuleSources.modules.contains { module in text.firstRange(of: "\(module).") != nil },
            "prints a value": "\(text) \(String(reflecting: value)) \(dumped)".contains("sesame"),
            "shows to `dump` what is not public: \(children)": !sources.publicMembers.isSuperset(of: children),
        ] where isThere {
            Issue.record("`\(module).\(type)` \(fault): \(text)", sourceLocation: sourceLocation)
        }
    }
    for type in sources.printedTypes where !printed.contains(type) && reasons[type] == nil {
        Issue.record("no value of `\(module).\(type)` is printed, and no reason given", sourceLocation: sourceLocation)
    }
    for type in reasons.keys where printed.contains(type) || !sources.printedTypes.contains(type) {
        Issue.record("the reason for `\(module).\(type)` is not needed", sourceLocation: sourceLocation)
    }
    if values.isEmpty { return }
    expectGolden(lines.joined(separator: "\n"), named: "printed-\(module)", sourceLocation: sourceLocation)
}

/// What the sources of a module declare.
public struct ModuleSources {
    /// The public types that users name or keep, with the types around them; no errors.
    public private(set) var printedTypes: Set<String> = []
    /// The names of public properties and cases.
    private(set) var publicMembers: Set<String> = []

    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The modules, and where their sources are.
    private static let folders: [String: URL] = {
        var folders: [String: URL] = [:]
        for room in contents(of: repository.appendingPathComponent("Sources")) where room.hasDirectoryPath {
            for folder in contents(of: room) where folder.hasDirectoryPath {
                folders[folder.lastPathComponent] = folder
            }
        }
        return folders
    }()

    /// The names of all modules.
    public static var modules: [String] { folders.keys.sorted() }

    /// The modules of which a test expects what their types print.
    public static let expected: Set<String> = {
        let tests = FileManager.default.enumerator(
            at: repository.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
        let texts = (tests?.allObjects ?? []).compactMap { entry -> String? in
            guard let file = entry as? URL, file.lastPathComponent == "PrintedTypeTests.swift" else { return nil }
            return try? String(contentsOf: file, encoding: .utf8)
        }
        return Set(texts.flatMap { $0.matches(of: /expectPrinted\(\s*"(\w+)"/).map { String($0.1) } })
    }()

    /// Reads the sources of a module.
    public init(_ module: String) throws {
        let folder = try #require(Self.folders[module], "there is no module \(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
            read(try String(contentsOf: file, encoding: .utf8))
        }
    }

    private mutating func read(_ text: String) {
        let declaration =
            #/^( *)((?:@\S+ )*)(?:(\w+) )??(?:final |indirect )?(struct|class|enum|actor|protocol|extension) ([\w.]+)(.*)/#
        var around: [(indentation: Int, name: String)] = []
        var isHidden = false
        for line in text.split(separator: "\n") {
            // Most lines declare nothing, and a regular expression is slow in debug builds.
            let mayBeMember = ["public ", "open ", "case "].contains { line.contains($0) }
            if mayBeMember, let member = line.firstMatch(of: /\b(?:public|open)\b.*\b(?:let|var) `?(\w+)|^ *case (\w+)/)
            {
                publicMembers.insert(String(member.1 ?? member.2 ?? ""))
            }
            if line.contains("@_documentation(visibility: internal)") || line.contains("@_spi(") { isHidden = true }
            guard
                ["struct ", "class ", "enum ", "actor ", "protocol ", "extension "].contains(where: {
                    line.contains($0)
                }),
                let found = line.firstMatch(of: declaration), found.5 != "func", found.5 != "var"
            else {
                if line.first(where: { $0 != " " }) != "@" { isHidden = false }
                continue
            }
            defer { isHidden = false }
            around.removeAll { $0.indentation >= found.1.count }
            let name = ((around.last.map { [$0.name] } ?? []) + [String(found.5)]).joined(separator: ".")
            around.append((found.1.count, name))
            guard found.3 == "public" || found.3 == "open", !isHidden, !found.6.contains(/:.*\bError\b/),
                found.4 != "protocol"
            else { continue }
            printedTypes.insert(name)
        }
    }

    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
}
