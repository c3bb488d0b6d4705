/// The file of a program or a library, and what its path says about it.
struct ImageFile: Sendable {
    /// Whose code it holds.
    enum Kind: Sendable {
        /// The program's own.
        case program
        /// A library's, which is searched like the program.
        case library
        /// The system's or Swift's: searched only if one of its types is named.
        case system
    }

    /// Where the file is.
    let path: String
    /// Whether it is what was launched.
    var isExecutable = false
    /// The folder of Swift's own libraries, with a slash at its end; nil where they are a part of the program.
    var runtimeFolder: String?

    private static let systemFolders = [
        "/usr/lib/", "/usr/lib64/", "/lib/", "/lib64/", "/System/",
        // Parts of Apple's systems that are updated by themselves.
        "/private/preboot/Cryptexes/",
    ]
    /// A simulator's system has all these folders in one of this name, wherever Xcode has put it.
    private static let simulatorRoot = "/RuntimeRoot/"
    /// What Xcode adds to the program's name for the library that holds the program's code in a debug build.
    private static let debugSuffix = ".debug.dylib"

    /// Whose code it holds.
    var kind: Kind {
        if isExecutable || path.hasSuffix(Self.debugSuffix) { return .program }
        let isOfSystem =
            Self.systemFolders.contains { path.hasPrefix($0) } || Self.split(path).folder == runtimeFolder
            || path.contains(Self.simulatorRoot)
        return isOfSystem ? .system : .library
    }

    /// The file's name, without its folder; the program's name is the same in every build.
    var name: String {
        let file = Self.split(path).file
        return file.hasSuffix(Self.debugSuffix) ? String(file.dropLast(Self.debugSuffix.count)) : file
    }

    /// Puts the program's code first, which may be in a library behind others that were loaded as it was launched.
    ///
    /// - Parameters:
    ///   - images: Images in the order in which they were loaded.
    ///   - file: The file of each.
    /// - Returns: All of them, otherwise in their order.
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
