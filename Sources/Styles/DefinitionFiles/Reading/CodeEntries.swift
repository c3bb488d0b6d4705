/// Services and parameters that code declares in the format of files.
package struct CodeEntries: Sendable {
    /// The file name in their positions, by which problems are sorted.
    package let path: String
    /// Services, each with its place in the code.
    package let services: [FileEntry]
    /// Parameters.
    package let parameters: [FileEntry]

    /// Creates a set of entries.
    package init(path: String, services: [FileEntry], parameters: [FileEntry]) {
        self.path = path
        self.services = services
        self.parameters = parameters
    }

    /// The entries as the root value of a file.
    var value: FileValue {
        let place = FilePlace(file: path, line: 1, column: 1)
        return FileValue(
            .map([
                FileEntry("Parameters", at: place, value: FileValue(.map(parameters), at: place)),
                FileEntry("Services", at: place, value: FileValue(.map(services), at: place)),
            ]), at: place)
    }
}
