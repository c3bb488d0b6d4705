import Foundation
import Testing

/// Builds the package in `Fixtures/Shop`, whose plugin checks the graph before the app is compiled.
@Suite(.serialized)
struct BuildCheckTests {
    /// What is wrong, in the order of the report.
    private static let faults = [
        "Core/Core.swift:54:14: error: [missing-binding]",
        "Core/Core.swift:55:14: error: [ambiguous]",
        "Storage/Storage.swift:66:14: error: [broken-promise]",
        "Storage/Storage.swift:67:14: error: [cycle]",
        "Storage/Storage.swift:72:14: error: [missing-name]",
        "Orders/Orders.swift:91:14: error: [captive-scope]",
        "Orders/Orders.swift:93:14: error: [duplicate-name]",
        "Orders/Orders.swift:94:14: error: [override-of-nothing]",
    ]

    @Test
    func `a check as a part of the build stops the build at the lines of eight faults, and builds nothing`() throws {
        let (status, output) = try ShopPackage(isRepaired: false).build("--product", "App")
        #expect(status != 0)
        let sources = ShopPackage.folder.appending(path: "Sources").path()
        let errors = errors(output)
        #expect(errors.count == Self.faults.count, "\(output.suffix(5000))")
        for (error, fault) in zip(errors, Self.faults) {
            #expect(error.hasPrefix("\(sources)/\(fault)"), "\(error)")
        }
        #expect(!output.contains("Compiling App "))
        #expect(!output.contains("was built"))
        #expect(!output.contains("planted secret"))

        // Nothing has changed, and it is still wrong.
        let again = try ShopPackage(isRepaired: false).build("--product", "App")
        #expect(again.status != 0)
    }

    @Test
    func `a check as a part of the build lets the repaired package build, and its app use the typed container`() throws
    {
        let package = ShopPackage(isRepaired: true)
        let (status, output) = try package.build("--product", "App")
        try #require(status == 0, "\(output.suffix(5000))")
        #expect(!output.contains("warning: "), "\(output)")
        let app = try package.run("App", environment: ["SHOP_BUILDS": "1"])
        #expect(app.status == 0)
        #expect(
            app.output.split(separator: "\n").map(String.init) == [
                "the shop is open: 24 definitions",
                "stored: memory, bonjour, orders",
                "made: memory, false",
                "with an argument: hello 5",
                #"requested: 16, ["hello", "bonjour"]"#,
                "awaited: 2, on the main actor: the shop",
                "in a scope: Ada",
                "overridden: BONJOUR, bonjour",
                "error: [typed-container] `ShopContainer` was written for other modules than those of the container",
                "  help: create the container from the modules of the check; override in a child, or with `withOverrides`",
                "  docs: Troubleshooting#typed-container",
            ], "\(app.output)")

        let written = try ShopPackage.written()
        #expect(Set(written.map(\.lastPathComponent)).isSuperset(of: ["TypedContainer.swift", "graph.json"]))
        for file in written {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("planted secret"), "\(file.path())")
        }
        let second = try package.build("--product", "App").output
        #expect(!second.contains("Checking the graph") && !second.contains("Compiling"), "\(second)")
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["CI_LONG"] == "1"))
    func `a check as a part of the build does the same with the optimizer`() throws {
        let wrong = try ShopPackage(isRepaired: false).build("-c", "release", "--product", "App")
        #expect(wrong.status != 0)
        #expect(errors(wrong.output).count == Self.faults.count, "\(wrong.output.suffix(5000))")
        let right = try ShopPackage(isRepaired: true).build("-c", "release", "--product", "App")
        #expect(right.status == 0, "\(right.output.suffix(5000))")
    }
}
