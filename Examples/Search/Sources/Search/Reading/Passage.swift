/// What is found: a heading with the lines below it, or a paragraph.
struct Passage: Sendable {
    let file: SourceFile
    let lines: [Line]
}
