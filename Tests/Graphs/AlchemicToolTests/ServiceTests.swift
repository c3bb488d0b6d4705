#if CommandLine
import Foundation
import Testing

/// A definition that the program runs as a service, as a document says.
@Suite struct ServiceTests {
    private func document(_ name: String, with service: String) throws -> String {
        let text = try TestGraphs.text(of: name)
        return text.replacing("\"eager\": false,", with: "\"eager\": false,\n      \"service\": \(service),")
    }

    @Test func `it is used and the program runs it`() throws {
        let before = try ToolRun("list --unused -d -", input: try document("shop", with: "false"))
        #expect(before.output == (try ToolRun("list --unused -d shop.json").output))
        let services = try document("shop", with: "true")
        #expect(try ToolRun("list --unused -d -", input: services).output != before.output)
        let why = try ToolRun("why CardGateway -d -", input: services).output
        #expect(why.contains("The program runs it as a service."), "\(why)")
        #expect(try !ToolRun("why CardGateway -d shop.json").output.contains("as a service"))
        let show = try ToolRun("show CardGateway -d -", input: services).output
        #expect(show.contains("singleton, service"), "\(show)")
        #expect(try ToolRun("order -d -", input: services).output.contains("service"))
    }
}
#endif
