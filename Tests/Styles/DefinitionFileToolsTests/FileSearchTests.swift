import DefinitionFileTools
import Foundation
import Testing

@Suite struct FileSearchTests {
    @Test
    func
        `finding definition files in folders takes those of a folder and its subfolders, and files as they are written`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "FileSearchTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in [
            "b.alchemic.yml", "a/c.alchemic.yaml", "a/plain.yml", "a/.hidden.alchemic.yml", ".build/d.alchemic.yml",
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let path = folder.path(percentEncoded: false)
        let all = ["\(path)/a/c.alchemic.yaml", "\(path)/b.alchemic.yml"]
        #expect(FileSearch.files(in: [path]) == all)
        #expect(FileSearch.files(in: [path + "/"]) == all)
        #expect(FileSearch.files(in: ["\(path)/.build"]) == ["\(path)/.build/d.alchemic.yml"])
        #expect(
            FileSearch.files(in: ["\(path)/a/plain.yml", "missing.yml", "\(path)/a"]) == [
                "\(path)/a/plain.yml", "missing.yml", "\(path)/a/c.alchemic.yaml",
            ])
    }
}
