import Foundation
import Testing

/// Runs the programs of `Fixtures/Shop`, as checks and to be checked.
@Suite(.serialized)
struct ProgramCheckTests {
    @Test
    func `a program that checks takes a format, a map of sources and a file for the document`() throws {
        let package = ShopPackage(isRepaired: false)
        try #require(try package.build("--product", "GraphCheck").status == 0)
        let folder = URL.temporaryDirectory.appending(path: "checking-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = folder.appending(path: "graph.json")
        let sources = folder.appending(path: "sources.txt")
        let core = ShopPackage.folder.appending(path: "Sources/Core/Core.swift").path()
        try "Core/Core.swift\t\(core)\n".write(to: sources, atomically: true, encoding: .utf8)
        func check(_ format: String) throws -> String {
            let (status, output) = try package.run(
                "GraphCheck", ["--format", format, "--sources", sources.path(), "--document", document.path()])
            #expect(status == 1, "\(output)")
            #expect(!output.contains("planted secret"))
            return output
        }

        #expect(try check("lines").contains("\(core):54:14: error: [missing-binding] nothing provides `Clock`"))
        // What is not in the map stays as it is.
        #expect(try check("lines").contains("\nOrders/Orders.swift:93:14: error: [duplicate-name] "))
        #expect(try check("text").contains("\(core):54:14: error: [missing-binding] nothing provides `Clock`"))
        #expect(
            try check("github").hasPrefix(
                "::error file=Sources/Core/Core.swift,line=54,col=14,title=missing-binding::nothing provides `Clock` for "
                    + "parameter 1 of `Log`%0Apath: Log -> Clock%0Aalso needed by: parameter 1 of `Cart`, "))
        let problems = try JSONSerialization.jsonObject(with: Data(try check("json").utf8)) as? [[String: Any]]
        #expect(problems?.count == 8)
        #expect(problems?.first?["id"] as? String == "missing-binding")
        try expectSARIF(try check("sarif"))
        let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: document)) as? [String: Any]
        #expect((graph?["problems"] as? [Any])?.count == 8)
        #expect((graph?["definitions"] as? [Any])?.isEmpty == false)
    }

    /// Looks for everything that SARIF 2.1.0 requires, and that code scanning reads.
    private func expectSARIF(_ text: String) throws {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "Alchemic")
        let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 8)
        for result in results {
            #expect(["error", "warning", "note", "none"].contains(result["level"] as? String))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            let rule = try #require(result["ruleIndex"] as? Int)
            #expect(rules[rule] == result["ruleId"] as? String)
            for location in try #require(result["locations"] as? [[String: Any]]) {
                let place = try #require(location["physicalLocation"] as? [String: Any])
                let address = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
                #expect(URL(string: address)?.relativeString == address)
                let region = try #require(place["region"] as? [String: Any])
                #expect(region["startLine"] as? Int ?? 0 > 0)
                #expect(region["startColumn"] as? Int ?? 0 > 0)
            }
        }
        let first = try #require(
            (results[0]["locations"] as? [[String: Any]])?[0]["physicalLocation"] as? [String: Any])
        #expect((first["artifactLocation"] as? [String: Any])?["uri"] as? String == "Sources/Core/Core.swift")
    }

    @Test
    func `a program that checks says what is wrong with its options, with status 2`() throws {
        let package = ShopPackage(isRepaired: false)
        try #require(try package.build("--product", "GraphCheck").status == 0)
        func check(_ arguments: String...) throws -> String {
            let (status, output) = try package.run("GraphCheck", arguments)
            #expect(status == 2, "\(output)")
            return output
        }
        #expect(
            try check("--formats", "json")
                == "error: there is no option '--formats'; there are --format, --document, --sources, --container, --seconds, --strict, --uses, --with-configuration\n"
        )
        #expect(
            try check("--format", "xml")
                == "error: there is no format 'xml'; there are lines, text, json, sarif, github\n")
        #expect(try check("--document") == "error: --document needs a value\n")
        #expect(try check("--seconds", "0") == "error: --seconds needs a number above zero, not '0'\n")
        #expect(try check("--sources", "/nowhere/at/all") == "error: cannot read '/nowhere/at/all'\n")
        #expect(
            try check("--document", "/nowhere/graph.json")
                == "error: cannot write '/nowhere/graph.json': No such file or directory\n")
    }

    @Test
    func `a program that checks says what to do if it crashes, or never ends`() throws {
        let package = ShopPackage(isRepaired: false)
        try #require(try package.build("--product", "GraphCheck").status == 0)
        let crash = try package.run("GraphCheck", environment: ["SHOP_SUPPLIES": "crash"])
        #expect(crash.status != 0)
        #expect(crash.output.contains("error: the check of the graph crashed. What runs in a check is your code"))
        let endless = try package.run("GraphCheck", ["--seconds", "1"], environment: ["SHOP_SUPPLIES": "endless"])
        #expect(endless.status == 3)
        #expect(
            endless.output.hasPrefix("error: the check of the graph took more than 1 seconds."), "\(endless.output)")
    }

    @Test
    func `a program that checks is any program, with ALCHEMIC_CHECK=1: at its first container, or before main`() throws
    {
        for isRepaired in [false, true] {
            let package = ShopPackage(isRepaired: isRepaired)
            try #require(try package.build("--product", "Plain").status == 0)
            try #require(try package.build("--product", "Found").status == 0)
            let plain = try package.run("Plain", environment: ["ALCHEMIC_CHECK": "1"])
            #expect(plain.status == (isRepaired ? 0 : 1))
            #expect(plain.output.contains("before the container"))
            #expect(!plain.output.contains("after the container"))
            #expect(errors(plain.output).count == (isRepaired ? 0 : 8), "\(plain.output)")
            #expect(!plain.output.contains("planted secret"))
            #expect(
                plain.output.contains("definitions checked: the graph is \(isRepaired ? "valid" : "invalid")\n"),
                "\(plain.output)")

            let found = try package.run(
                "Found", environment: ["ALCHEMIC_CHECK": "1", "ALCHEMIC_CHECK_FORMAT": "json"])
            #expect(found.status == (isRepaired ? 0 : 1))
            #expect(!found.output.contains("in main"))
            let problems = try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [[String: Any]]
            #expect(problems?.map { $0["id"] as? String } == (isRepaired ? [] : ["missing-binding"]), "\(found.output)")

            // The same as a check of its own, of what is found.
            let check = try package.run("Found", environment: ["FOUND_CHECKS": "1", "ALCHEMIC_NOSTART": "1"])
            #expect(check.status == (isRepaired ? 0 : 1))
            #expect(check.output.contains("[missing-binding] nothing provides `Hammer`") == !isRepaired)
        }
    }
}
