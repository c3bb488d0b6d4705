import Foundation
internal import LineDifference
public import Testing

/// Expects a text to be the same, to the byte, as the one recorded under a name.
///
/// The recorded text is `Goldens/<name>.txt` in the folder of the test target that asks. With the environment variable
/// `ALCHEMIC_RECORD=1` the file is written instead of compared, and version control shows what has changed. A recorded file
/// ends with exactly one line break, whether or not the text does.
///
/// - Parameters:
///   - text: The text to compare.
///   - name: The name it is recorded under, without folder and extension, such as `missing-binding`.
///   - sourceLocation: Where the expectation is; decides which test target's texts are used.
public func expectGolden(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = goldenFolder(of: sourceLocation).appendingPathComponent(name + ".txt")
    let actual = endingInOneLineBreak(text)
    if ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: file, options: .atomic)
        } catch {
            Issue.record("the golden text '\(name)' could not be written: \(error)", sourceLocation: sourceLocation)
        }
        return
    }
    guard let data = try? Data(contentsOf: file) else {
        Issue.record(
            """
            there is no golden text '\(name)' yet; with ALCHEMIC_RECORD=1 this one is recorded:
            \(actual)
            """, sourceLocation: sourceLocation)
        return
    }
    guard data != Data(actual.utf8) else { return }
    Issue.record(
        """
        not the golden text '\(name)' (- recorded, + now; if the new one is meant, record it with ALCHEMIC_RECORD=1):
        \(lineDifference(from: String(decoding: data, as: UTF8.self), to: actual))
        """, sourceLocation: sourceLocation)
}

/// The folder `Goldens` of the test target that a source file belongs to, however deep the file is in it.
private func goldenFolder(of location: SourceLocation) -> URL {
    let folder = URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
    var target = folder
    while target.lastPathComponent != location.moduleName {
        guard target.pathComponents.count > 1 else { return folder.appendingPathComponent("Goldens") }
        target.deleteLastPathComponent()
    }
    return target.appendingPathComponent("Goldens")
}

private func endingInOneLineBreak(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true {
        text.removeLast()
    }
    return text + "\n"
}
