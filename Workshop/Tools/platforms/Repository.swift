import Foundation

/// The sources, read for one platform or another.
struct Repository {
    let root: URL

    /// Where stubs of modules are, each in a folder of its name.
    private let stubFolders = [
        "Workshop/IntegrationTests/AppleStandIns/Platforms", "Workshop/IntegrationTests/AppleStandIns/Sources",
        "Workshop/IntegrationTests/AppKitStandIn/Sources",
    ]
    /// Where stubs of C's headers are.
    static let headers = "Workshop/IntegrationTests/AppleStandIns/Platforms/Headers"

    /// The folders of the modules, by their names; those with C are among them.
    func moduleFolders() throws -> [String: String] {
        var folders: [String: String] = [:]
        for room in try names(in: "Sources") {
            for name in try names(in: "Sources/\(room)") where !name.hasSuffix(".md") {
                folders[name] = "Sources/\(room)/\(name)"
            }
        }
        return folders
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    }

    /// Paths of files in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder, in the repository.
    ///   - suffix: How the names end.
    func paths(in folder: String, suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(suffix) && !$0.contains(".docc/") }.sorted().map { "\(folder)/\($0)" }
    }

    /// What a file says.
    func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// The modules of the package with conditions that differ between platforms.
    func modulesWithConditions() throws -> [String] {
        try moduleFolders().filter { _, folder in
            try paths(in: folder, suffix: ".swift").contains { Conditions.areIn(try text($0)) }
        }.keys.sorted()
    }

    /// A module of the package.
    func module(_ name: String, on platform: Platform) throws -> SourceModule {
        try module(name, in: folder(of: name), on: platform)
    }

    /// The folder of a module of the package.
    func folder(of name: String) throws -> String {
        guard let folder = try moduleFolders()[name] else {
            throw Failure(description: "there is no module '\(name)'", status: 2)
        }
        return folder
    }

    private func module(_ name: String, in folder: String, on platform: Platform) throws -> SourceModule {
        let conditions = Conditions(platform: platform)
        let files = try paths(in: folder, suffix: ".swift").map { path in
            do {
                return SourceModule.File(path: path, text: try conditions.rewritten(text(path)))
            } catch let unknown as Conditions.Unknown {
                throw Failure(description: "\(path):\(unknown)")
            }
        }
        let imported = files.flatMap { file in
            file.text.matches(of: /(?m)^(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (\w+)$/).map { String($0.output.1) }
        }
        let available = platform.modules.union(platform.renamed.values)
        let stubs = try Set(imported).intersection(available).subtracting([name]).sorted().compactMap { stub in
            try stubFolders.map { "\($0)/\(stub)" }
                .first { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
                .map { try module(stub, in: $0, on: platform) }
        }
        return SourceModule(name: name, files: files, stubs: stubs)
    }
}

/// Why something could not be done.
struct Failure: Error, CustomStringConvertible {
    let description: String
    var status: Int32 = 1
}
