import CAlchemicChecking
import SourceImports

/// The sources of a program in a test's package, found by the folders of targets and the imports of files.
///
/// The package manager knows them precisely, but cannot run while it runs tests.
struct PackageSources {
    /// The files of all targets; those of the program and of its imports are marked as code.
    let map: SourceMap

    /// Finds the sources.
    ///
    /// - Parameters:
    ///   - program: The program's target.
    ///   - folders: The folders of targets that have a `path:` in the manifest.
    ///   - test: A file of the package.
    /// - Throws: A failure if the package or the target is not found, or a file cannot be read.
    init(of program: String, folders: [String: String], beside test: String) throws(TextFile.Failure) {
        let package = try PackageSources.package(around: test)
        var targetFolders: [String: String] = [:]
        for root in ["Sources", "Source", "src", "srcs"] {
            for entry in TextFile.entries(of: "\(package)/\(root)") where entry.isFolder {
                targetFolders[PackageSources.module(of: entry.name)] = "\(package)/\(root)/\(entry.name)"
            }
        }
        for (target, folder) in folders { targetFolders[PackageSources.module(of: target)] = "\(package)/\(folder)" }
        guard targetFolders[PackageSources.module(of: program)] != nil else {
            throw TextFile.Failure(
                description: "there is no folder '\(package)/Sources/\(program)': say where the target is, "
                    + "`folders: [\"\(program)\": \"<#its path in the package#>\"]`")
        }

        var own: Set<String> = []
        var queue = [PackageSources.module(of: program)]
        while let module = queue.popLast() {
            guard let folder = targetFolders[module], own.insert(module).inserted else { continue }
            var imports = ImportLevels()
            for file in PackageSources.files(in: folder) { imports.read(try TextFile.read(file)) }
            queue += imports.modules.sorted()
        }
        // A library, or a target in another folder, may list the modules of these targets.
        let internals = try PackageSources.hidesAllTargets("\(package)/Package.swift") ? "internal" : ""
        let lines = targetFolders.keys.sorted().flatMap { module in
            PackageSources.files(in: targetFolders[module] ?? "").map { file in
                "\(module)/\(file.split(separator: "/").last ?? "")\t\(file)\t"
                    + (own.contains(module) ? "code " : "") + internals
            }
        }
        // Tests may list modules too.
        let tests = PackageSources.files(in: "\(package)/Tests").map { "\($0)\t\($0)" }
        map = SourceMap((lines + tests).joined(separator: "\n"))
    }

    /// The folder that contains the manifest.
    private static func package(around test: String) throws(TextFile.Failure) -> String {
        var folder = test[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if TextFile.entries(of: String(folder)).contains(where: { $0.name == "Package.swift" }) {
                return String(folder)
            }
        }
        throw TextFile.Failure(description: "there is no Package.swift in a folder around '\(test)'")
    }

    /// Whether a manifest declares no library, and no target in a folder of its own.
    private static func hidesAllTargets(_ manifest: String) throws(TextFile.Failure) -> Bool {
        let bytes = try TextFile.readBytes(manifest)
        let list = TokenList(Tokenizer.tokens(of: bytes).tokens, of: bytes)
        var index = 0
        while index < list.count {
            let isMember = list.isSign(".", at: index - 1)
            if isMember, list.isWord("package", at: index), list.isSign("(", at: index + 1) {
                // A package on the disk has a path as well.
                index = list.end(of: index + 1)
                continue
            }
            if isMember && list.isWord("library", at: index) { return false }
            if list.isWord("path", at: index), list.isSign(":", at: index + 1) { return false }
            index += 1
        }
        return true
    }

    /// The module name of a target.
    private static func module(of target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The Swift files in a folder and its subfolders, in order.
    private static func files(in folder: String) -> [String] {
        TextFile.entries(of: folder).sorted { $0.name < $1.name }.flatMap { entry in
            let path = "\(folder)/\(entry.name)"
            return entry.isFolder ? files(in: path) : path.hasSuffix(".swift") ? [path] : []
        }
    }
}
