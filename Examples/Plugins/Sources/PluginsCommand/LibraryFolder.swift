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
    /// - Returns: The names of those that were opened, and messages about those that cannot be.
    func open() throws -> (libraries: Set<String>, failures: [String]) {
        var opened: (libraries: Set<String>, failures: [String]) = ([], [])
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
        for name in names.sorted() where name.hasSuffix(Self.ending) {
            if dlopen(url.appending(path: name).path(percentEncoded: false), RTLD_NOW | RTLD_LOCAL) != nil {
                opened.libraries.insert(name)
            } else {
                opened.failures.append("\(name) cannot be opened: \(dlerror().map { String(cString: $0) } ?? "")")
            }
        }
        return opened
    }
}
