#if Files
import Foundation
import TestSupport

/// A file that a page of the documentation shows, written to the disk.
///
/// The page's code stands within a type, which the classes are named with.
///
/// - Parameters:
///   - number: Which of the page's files it is, counted from one.
///   - page: The page.
/// - Returns: Where it is.
/// - Throws: What goes wrong with reading the page.
func documentedFile(_ number: Int = 1, of page: String) throws -> String {
    let shown = try DocumentationText.text(of: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/\(page)")
    let files = shown.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).alchemic.yml")
    let text = (files.dropFirst(number - 1).first ?? "")
        .replacing(/(?<key>[ .][Cc]lass: )(?<name>\w)/) { "\($0.key)\(page.dropLast(3))Samples.\($0.name)" }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path()
}
#endif
