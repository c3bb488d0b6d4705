/// What code declares in the words of files: services and parameters that stand in no file.
package struct CodeEntries: Sendable {
    /// Where they are said to be, for the order of problems.
    package let path: String
    /// Services, each with its place in the code.
    package let services: [FileEntry]
    /// Parameters.
    package let parameters: [FileEntry]

    /// Puts them together.
    package init(path: String, services: [FileEntry], parameters: [FileEntry]) {
        self.path = path
        self.services = services
        self.parameters = parameters
    }

    /// The same as a file's one value.
    var value: FileValue {
        let place = FilePlace(file: path, line: 1, column: 1)
        return FileValue(
            .map([
                FileEntry("Parameters", at: place, FileValue(.map(parameters), at: place)),
                FileEntry("Services", at: place, FileValue(.map(services), at: place)),
            ]), at: place)
    }
}
