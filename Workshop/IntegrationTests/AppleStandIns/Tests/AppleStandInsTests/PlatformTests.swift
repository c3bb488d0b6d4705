import Foundation
import Testing

struct PlatformTests {
    @Test func `the page of Apple's platforms lists every product`() throws {
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
