import Foundation
import Testing

/// What a container has, and the main container, read from their sources.
@Suite("The main container") struct MainSurfaceTests {
    /// What it has not, and why.
    static let reasons = [
        "graph": "a program reads it of `container`, which is nil before the start",
        "parent": "it has none",
        "openScope": "it is no scope",
        "isEnded": "`hasEnded`, which is true of one that has never started, too",
        "startProgress": "its start has steps before and behind that of its containers, which send events",
        "current": "a container is in effect for a task, of which the main container knows nothing",
        "asCurrent(_:)": "`started` is the container that may be made the current one",
        "customMirror": "debuggers show it, programs do not ask for it",
        "checkModules(_:fingerprint:)": "typed containers are made of `started`",
    ]

    @Test func `the main container has what containers have, or there is a reason why not`() throws {
        let container = try members(
            of: "Container",
            in: [
                "Sources/Core/Alchemic/Running", "Sources/Core/Alchemic/Building", "Sources/Main/AlchemicMain/Calling",
            ])
        let main = try members(of: "MainContainer", in: ["Sources/Main/AlchemicMain/Main"])
        #expect(container.count > 30)
        let missing = container.subtracting(main)
        #expect(missing.subtracting(Self.reasons.keys).sorted() == [])
        #expect(Set(Self.reasons.keys).subtracting(missing).sorted() == [], "reasons for what is there")
    }

    @Test func `and providers ask in the ways in which containers do`() throws {
        let file = try text(of: "Sources/Core/Alchemic/Building/Provider.swift")
        let places = file.ranges(of: "public struct ScopeProvider").map(\.lowerBound)
        let scoped = String(file[try #require(places.first)...])
        #expect(signatures(in: scoped).subtracting(["init(_:)"]) == ["get(in:)", "get(asyncIn:)", "get(mainIn:)"])
    }

    /// The public members of a class, with their arguments' labels: those that the compiler fills in are left out.
    private func members(of type: String, in folders: [String]) throws -> Set<String> {
        var members: Set<String> = []
        for folder in folders {
            let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
            for name in names where name.hasSuffix(".swift") {
                let file = try text(of: "\(folder)/\(name)")
                let parts = file.split(
                    separator:
                        /(?m)^(?=(?:@\w+(?:\([^)]*\))?\n)*(?:public |package |private |fileprivate )?(?:final )?(?:extension|class|struct|enum|protocol) )/
                )
                for part in parts where part.contains(try Regex("(?m)^(?:public final class|extension) \(type)\\b")) {
                    members.formUnion(signatures(in: String(part)))
                }
            }
        }
        return members
    }

    /// What is declared public, four columns from the left.
    private func signatures(in text: String) -> Set<String> {
        let declaration =
            #/(?m)^ {4}(?:@\w+ )?public (?:nonisolated\(nonsending\) |static |package )*(?:(?:var|let) (?<name>\w+)|func (?<function>\w+)(?:<[^(]*>)?\()/#
        var signatures: Set<String> = []
        for match in text.matches(of: declaration) {
            if let name = match.output.name {
                signatures.insert(String(name))
            } else if let function = match.output.function {
                let labels = labels(text[match.range.upperBound...])
                signatures.insert("\(function)(\(labels.map { "\($0):" }.joined()))")
            }
        }
        return signatures
    }

    private func labels(_ text: Substring) -> [String] {
        var depth = 0
        var parameters = [""]
        for character in text {
            if depth == 0, character == ")" { break }
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ">", depth > 0, parameters[parameters.count - 1].last != "-" { depth -= 1 }
            if depth == 0, character == "," {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
        }
        return parameters.compactMap { parameter in
            let words = parameter.split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix("@") }
            guard let label = words.first.map({ $0.hasSuffix(":") ? String($0.dropLast()) : String($0) }) else {
                return nil
            }
            return ["file", "line", "isolation"].contains(label) ? nil : label
        }
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private var root: URL {
        (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    }
}
