import Foundation
import Testing

/// Runs `swift package alchemic check` in `Fixtures/Shop`: its programs need no set-up for that.
@Suite("The command that checks", .serialized)
struct CommandTests {
    private func check(
        _ arguments: String..., isRepaired: Bool = false, environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        try ShopPackage(isRepaired: isRepaired).package(["alchemic", "check"] + arguments, environment: environment)
    }

    @Test("builds a program and reports what is wrong with its graph, at the real paths")
    func wrong() throws {
        let (status, output) = try check("--product", "Plain")
        #expect(status != 0)
        let sources = ShopPackage.folder.appending(path: "Sources").path()
        #expect(errors(output).count == 8, "\(output.suffix(5000))")
        for error in errors(output) { #expect(error.hasPrefix(sources), "\(error)") }
        // Those of candidates, too.
        #expect(output.contains("(\(sources)/Storage/Storage.swift:"), "\(output.suffix(5000))")
        #expect(output.contains("definitions checked: the graph is invalid\n"))
        #expect(output.contains("error: the graph of 'Plain' is invalid"))
        #expect(!output.contains("after the container") && !output.contains("was built"))
        #expect(!output.contains("planted secret"))
    }

    @Test("says that a graph is valid, of a program with AlchemicChecking too")
    func right() throws {
        for program in ["Plain", "Found"] {
            let (status, output) = try check("--product", program, isRepaired: true)
            #expect(status == 0, "\(output.suffix(5000))")
            #expect(errors(output).isEmpty)
            #expect(output.contains("the graph of '\(program)' is valid\n"), "\(output.suffix(5000))")
        }
    }

    @Test("does not take a program for right whose graph it has not seen")
    func unseen() throws {
        let endless = try check("--product", "Plain", "--seconds", "2", environment: ["SHOP_SUPPLIES": "endless"])
        #expect(endless.status != 0)
        #expect(
            endless.output.contains("error: 'Plain' has not come to its first graph within 2 seconds"),
            "\(endless.output.suffix(5000))")
        let ended = try check("--product", "Plain", isRepaired: true, environment: ["SHOP_SUPPLIES": "end"])
        #expect(ended.status != 0)
        #expect(ended.output.contains("nothing was checked"), "\(ended.output.suffix(5000))")
    }

    @Test("says what to write")
    func usage() throws {
        for arguments in [[], ["--products", "Plain"], ["--product", "Plain", "--seconds", "0"]] {
            let (status, output) = try ShopPackage(isRepaired: true).package(["alchemic", "check"] + arguments)
            #expect(status != 0)
            #expect(output.contains("write 'swift package alchemic check --product <program>'"), "\(output)")
            #expect(output.contains("the programs of this package are: "), "\(output)")
        }
        let unknown = try ShopPackage(isRepaired: true).package(["alchemic", "checks"])
        #expect(unknown.status != 0)
        #expect(unknown.output.contains("'swift package alchemic files check'"))
        let missing = try check("--product", "Plan", isRepaired: true)
        #expect(missing.status != 0)
        #expect(missing.output.contains("is it a program of this package?"), "\(missing.output)")
    }
}
