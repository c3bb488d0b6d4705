import Foundation
import Testing

/// Runs `swift package alchemic check` in `Fixtures/Shop`: its programs need no set-up for that.
@Suite(.serialized)
struct CommandTests {
    private func check(
        _ arguments: String..., isRepaired: Bool = false, environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        try ShopPackage(isRepaired: isRepaired).package(["alchemic", "check"] + arguments, environment: environment)
    }

    @Test
    func `the command that checks builds a program and reports what is wrong with its graph, at the real paths`() throws
    {
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

    @Test
    func
        `the command that checks says that a graph is valid, of a program with AlchemicChecking and of a check target too`()
        throws
    {
        for program in ["Plain", "Found", "GraphCheck"] {
            let (status, output) = try check("--product", program, isRepaired: true)
            #expect(status == 0, "\(output.suffix(5000))")
            #expect(errors(output).isEmpty)
            #expect(output.contains("the graph of '\(program)' is valid\n"), "\(output.suffix(5000))")
            // What is built is shown, and which line would have more checked.
            #expect(output.contains("Build of product '\(program)' complete!"), "\(output.suffix(5000))")
            #expect(
                output.contains(
                    "not checked: what code resolves, what nothing uses, and modules that nothing lists. For this, add to the "
                        + "dependencies of 'Plain' in Package.swift, or to those of a test that calls "
                        + "'GraphCheck.problems':\n    .product(name: \"AlchemicChecking\", package: \""
                ) == (program == "Plain"),
                "\(output.suffix(5000))")
        }
        let faulty = try check("--product", "GraphCheck")
        #expect(faulty.status != 0)
        let verdict = "error: the graph of 'GraphCheck' is invalid\n"
        #expect(faulty.output.contains(verdict))
        // SwiftPM prints this on its own channel, maybe within a line of those that it indents.
        let report = faulty.output.replacing("\(verdict)  ", with: "").replacing(verdict, with: "")
        #expect(errors(report).count == 8, "\(faulty.output.suffix(5000))")
    }

    @Test
    func `the command that checks takes warnings for errors where it is strict, of every program`() throws {
        for program in ["Plain", "GraphCheck"] {
            let tolerant = try check("--product", program, isRepaired: true, environment: ["SHOP_SUPPLIES": "warn"])
            #expect(tolerant.status == 0, "\(tolerant.output.suffix(5000))")
            #expect(tolerant.output.contains("warning: [empty-collection]"), "\(tolerant.output.suffix(5000))")
            let strict = try check(
                "--product", program, "--strict", isRepaired: true, environment: ["SHOP_SUPPLIES": "warn"])
            #expect(strict.status != 0)
            #expect(strict.output.contains("error: [empty-collection]"), "\(strict.output.suffix(5000))")
            #expect(strict.output.contains("error: the graph of '\(program)' is invalid"))
        }
    }

    @Test
    func
        `the command that checks does not take a program for right whose graph it has not seen, and says how that ended`()
        throws
    {
        let endless = try check("--product", "Plain", "--seconds", "2", environment: ["SHOP_SUPPLIES": "endless"])
        #expect(endless.status != 0)
        #expect(
            endless.output.contains(
                "error: 'Plain' did not create its first container within 2 seconds: nothing was checked. Give it more "
                    + "time, '--seconds 4', or create the container earlier"),
            "\(endless.output.suffix(5000))")
        let ended = try check("--product", "Plain", isRepaired: true, environment: ["SHOP_SUPPLIES": "end"])
        #expect(ended.status != 0)
        #expect(ended.output.contains("error: 'Plain' ended with status 7 after "), "\(ended.output.suffix(5000))")
        #expect(
            ended.output.contains(
                "before it created its first container: nothing was checked; its last lines:\n"
                    + "  before the container\n  the port is taken\n"), "\(ended.output.suffix(5000))")
        let crashed = try check("--product", "Plain", isRepaired: true, environment: ["SHOP_SUPPLIES": "crash"])
        #expect(crashed.status != 0)
        #expect(crashed.output.contains("Fatal error: no supplies"), "\(crashed.output.suffix(5000))")
        #expect(crashed.output.contains("error: 'Plain' crashed with signal "), "\(crashed.output.suffix(5000))")
        let broken = try check("--product", "Plain", isRepaired: true, environment: ["SHOP_BROKEN": "1"])
        #expect(broken.status != 0)
        #expect(broken.output.contains("main.swift:5:19: error: cannot convert"), "\(broken.output.suffix(5000))")
        #expect(broken.output.contains("error: 'Plain' was not built: the build says why"))
    }

    @Test
    func `the command that checks says what to write`() throws {
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
        #expect(
            missing.output.contains("error: this package has no program 'Plan'; the programs of this package are: "))
    }
}
