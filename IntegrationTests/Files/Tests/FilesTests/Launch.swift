import Foundation

/// Runs a program, and waits for its end.
func launch(_ executable: String, _ arguments: [String], in folder: URL? = nil) throws -> (
    status: Int32, output: String
) {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
}
