import Foundation
import Testing

@Suite("Apple's platforms") struct PlatformTests {
    @Test("UIKit is used where watchOS has it only") func watchOS() throws {
        let sources = repository.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        var conditions = 0
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines
            where line.hasPrefix("#") && line.replacing("!canImport(UIKit)", with: "").contains("canImport(UIKit)") {
                conditions += 1
                #expect(line.contains("canImport(UIKit) && !os(watchOS)"), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(conditions > 4)
    }

    @Test("the page lists every product") func page() throws {
        let manifest = try String(contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
        let page = try String(
            contentsOf: repository.appending(
                path: "Sources/Styles/AlchemicScenes/AlchemicScenes.docc/ApplePlatforms.md"),
            encoding: .utf8)
        let table = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined()
        let products = manifest.matches(of: /\.(?:library|plugin|executable)\(name: "([A-Za-z-]+)"/).map(\.output.1)
        #expect(products.count > 15)
        for product in products { #expect(table.contains("`\(product)`"), "\(product)") }
    }
}
