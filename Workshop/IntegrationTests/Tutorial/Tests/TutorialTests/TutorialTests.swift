import BuildingPackages
import Foundation
import Testing

/// Does what the tutorial says, from its first step to its last, in one package.
///
/// With `ALCHEMIC_RECORD=1`, what is printed is written into the files that show it.
@Suite struct TutorialTests {
    private let package = URL(filePath: PackageBuild.plain).appending(path: "tutorial/Mailroom")
    private let isRecording = ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1"

    @Test
    func `the tutorial builds, runs and prints what its steps show`() throws {
        try? FileManager.default.removeItem(at: package)
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        var terminal = Terminal(in: package)
        // What stands in each place, and where it has not been built yet.
        var current: [String: String] = [:]
        var isUnbuilt: Set<String> = []

        for tutorial in try Tutorial.all() {
            for step in tutorial.steps {
                let file = Tutorial.resources.appending(path: step.file)
                let content = try String(contentsOf: file, encoding: .utf8)
                if step.isTerminal {
                    let transcript = try check(content, of: step, in: &terminal)
                    if isRecording { try transcript.description.write(to: file, atomically: true, encoding: .utf8) }
                    for command in transcript.commands {
                        if command.text.hasPrefix("swift test") { isUnbuilt = [] }
                        if command.text.hasPrefix("swift run") {
                            isUnbuilt = isUnbuilt.filter { $0.hasPrefix("Tests/") }
                        }
                    }
                } else {
                    #expect(step.previous == current[step.place], "\(step.file) is compared with another file")
                    #expect(isUnbuilt.insert(step.place).inserted, "nothing was built before \(step.file)")
                    current[step.place] = step.file
                    try write(content, to: step.place)
                }
            }
        }
        #expect(isUnbuilt.isEmpty, "it ends with what was never built")
    }

    /// Writes a file of the reader's package.
    private func write(_ content: String, to place: String) throws {
        var content = content
        if place == "Package.swift" {
            let dependency = try #require(content.firstRange(of: #".package(name: "Alchemic", path: "../Alchemic")"#))
            // The only difference: this repository is elsewhere.
            let repository = PackageBuild.repository.path()
            content.replaceSubrange(dependency, with: #".package(name: "Alchemic", path: "\#(repository)")"#)
        }
        try writeSource(content, to: package.appending(path: place))
    }

    /// Runs the commands of a step, and compares what they print; returns the transcript of what happened.
    private func check(_ text: String, of step: Tutorial.Step, in terminal: inout Terminal) throws -> Transcript {
        var transcript = try Transcript(text)
        for (index, command) in transcript.commands.enumerated() {
            let result = try terminal.run(command)
            let printed = (result.output + result.endingOutput).joined(separator: "\n")
            let place = "\(step.file): \(command.text)\n\(printed)"
            let isStatusShown = transcript.commands.dropFirst(index + 1).first?.text == "echo $?"
            #expect(result.status == 0 || isStatusShown, "\(place)")
            #expect(result.wasEnded == (command.ending != nil), "\(place)")
            if !isRecording {
                #expect(Transcript.matches(result.output, command.output), "\(place)")
                #expect(Transcript.matches(result.endingOutput, command.ending?.output ?? []), "\(place)")
            } else if result.status == 0 || isStatusShown {
                transcript.record(result.output, result.endingOutput, for: index)
            }
        }
        return transcript
    }
}
