/// Files to search.
package protocol Folder: Sendable {
    /// Where it is, in words.
    var path: String { get }

    /// All files, those of folders within included, in the order of their paths.
    func files() throws -> [SourceFile]

    /// What a file says.
    func text(of file: SourceFile) throws -> String
}
