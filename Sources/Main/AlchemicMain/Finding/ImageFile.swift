/// The file of a program or a library, and the facts that follow from its path.
struct ImageFile: Sendable {
    /// The owner of the code in the file.
    enum Kind: Sendable {
        /// The program's own code.
        case program
        /// A library's code, which is searched like the program.
        case library
        /// The system's or Swift's code, which is searched only if one of its types is named.
        case system
    }

    /// The path of the file.
    let path: String
    /// Whether the file is the program that was launched.
    var isExecutable = false
    /// The folder of Swift's own libraries, with a slash at its end; nil if they are linked into the program.
    var runtimeFolder: String?

    /// The beginnings of the paths of system libraries.
    private static let systemFolders = [
        "/usr/lib/", "/usr/lib64/", "/lib/", "/lib64/", "/System/",
        // The parts of Apple's systems that are updated separately.
        "/private/preboot/Cryptexes/",
    ]
    /// A part of every path in a simulator's system, wherever Xcode is installed.
    private static let simulatorRoot = "/RuntimeRoot/"
    /// The suffix that Xcode adds to the program's name for the library with the program's code in a debug build.
    private static let debugSuffix = ".debug.dylib"

    /// The owner of the code in the file.
    var kind: Kind {
        if isExecutable || path.hasSuffix(Self.debugSuffix) { return .program }
        let isOfSystem =
            Self.systemFolders.contains { path.hasPrefix($0) } || Self.split(path).folder == runtimeFolder
            || path.contains(Self.simulatorRoot)
        return isOfSystem ? .system : .library
    }

    /// The file's name without its folder; the program has the same name in every build.
    var name: String {
        let file = Self.split(path).file
        return file.hasSuffix(Self.debugSuffix) ? String(file.dropLast(Self.debugSuffix.count)) : file
    }

    /// Puts the images with the program's code first.
    ///
    /// In a debug build, the code may be in a library that was loaded after others.
    ///
    /// - Parameters:
    ///   - images: The images in order of loading.
    ///   - file: The file of each.
    /// - Returns: All images, otherwise in their order.
    static func programFirst<Image>(_ images: [Image], file: (Image) -> ImageFile) -> [Image] {
        var own: [Image] = []
        var others: [Image] = []
        for image in images {
            if file(image).kind == .program { own.append(image) } else { others.append(image) }
        }
        return own + others
    }

    /// The folder, with a slash at its end, and the file of a path.
    static func split(_ path: String) -> (folder: String, file: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
        let file = path.utf8.index(after: slash)
        return (String(path[..<file]), String(path[file...]))
    }
}
