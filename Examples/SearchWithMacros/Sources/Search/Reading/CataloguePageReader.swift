import AlchemicMacros

/// Reads the pages of a DocC catalogue: Markdown whose directives, such as `@Metadata { … }`, are nothing to search for.
@Singleton(.lazy, as: (any Reader).self)
struct CataloguePageReader: Reader {
    private let markdown: MarkdownReader

    func takes(_ file: SourceFile) -> Bool {
        file.path.contains(".docc/") && (markdown.takes(file) || file.ending == "tutorial")
    }

    func passages(of file: SourceFile, _ text: String) -> [Passage] {
        markdown.passages(of: file, text).compactMap { passage in
            let lines = passage.lines.filter {
                $0.kind == .code || $0.text.prefixMatch(of: /\s*(@[A-Z]|\}\s*$)/) == nil
            }
            return lines.isEmpty ? nil : Passage(file: file, lines: lines)
        }
    }
}
