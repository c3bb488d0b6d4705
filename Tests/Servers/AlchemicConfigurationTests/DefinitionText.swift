import Foundation

/// The definition files of the tests.
enum DefinitionText {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Files").path
}
