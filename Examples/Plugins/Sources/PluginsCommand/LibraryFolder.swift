import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where the libraries are that the program opens: those whose names end in `Commands`.
struct LibraryFolder {
    #if canImport(Darwin)
    private static let ending = "Commands.dylib"
    #else
    private static let ending = "Commands.so"
    #endif

    private let url: URL

    /// The folder that the variable `PLUGINS_FOLDER` names, else the one in which the program is.
    init() {
        if let path = ProcessInfo.processInfo.environment["PLUGINS_FOLDER"] {
            url = URL(filePath: path, directoryHint: .isDirectory)
        } else {
            let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
            url = program.resolvingSymlinksInPath().deletingLastPathComponent()
        }
    }

    /// Opens the libraries, in the order of their names; what is in them is for the container to find.
    ///
    /// - Returns: Messages about those that cannot be opened.
    func open() throws -> [String] {
        let libraries = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(Self.ending) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        return libraries.compactMap { library in
            guard dlopen(library.path(percentEncoded: false), RTLD_NOW | RTLD_LOCAL) == nil else { return nil }
            return "\(library.lastPathComponent) cannot be opened: \(dlerror().map { String(cString: $0) } ?? "")"
        }
    }
}
